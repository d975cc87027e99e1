public import Foundation

/// Changes of layers that belong together: `CATransaction`.
///
/// Changes are made at once, here as everywhere, so a transaction says only what is to follow: its completion block is called when it is
/// committed, or, inside a block of an animation, when that has ended. What is set counts for the innermost open transaction
/// of the thread; outside of any nothing is kept.
public enum LayerTransaction {
  /// Opens a transaction inside the open one, with its settings and without a completion block.
  public static func begin() {
    var transaction = TransactionStack.current.open.last ?? OpenTransaction()
    transaction.completion = nil
    TransactionStack.current.open.append(transaction)
  }

  /// Closes the innermost transaction; nothing happens without one.
  public static func commit() {
    guard let transaction = TransactionStack.current.open.popLast(),
      let completion = transaction.completion
    else { return }
    AnimationTimeline.current.commit(completion)
  }

  /// Does nothing: changes have been made already.
  public static func flush() {}

  /// Whether changes are to be made without animation; false by default.
  public static func disableActions() -> Bool {
    TransactionStack.current.open.last?.disablesActions ?? false
  }

  /// Sets whether changes are to be made without animation.
  public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// How long animations are to take, in seconds; a quarter by default.
  public static func animationDuration() -> TimeInterval {
    TransactionStack.current.open.last?.duration ?? OpenTransaction().duration
  }

  /// Sets how long animations are to take, in seconds.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = duration }
  }

  /// What is called when the innermost transaction is committed; nil by default.
  public static func completionBlock() -> (() -> Void)? {
    TransactionStack.current.open.last?.completion
  }

  /// Sets what is called when the innermost transaction is committed; outside of any it is called at once.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if TransactionStack.current.open.isEmpty { block?() } else { change { $0.completion = block } }
  }

  private static func change(_ body: (inout OpenTransaction) -> Void) {
    let stack = TransactionStack.current
    guard !stack.open.isEmpty else { return }
    body(&stack.open[stack.open.count - 1])
  }
}

private struct OpenTransaction {
  var disablesActions = false
  var duration: TimeInterval = 0.25
  var completion: (() -> Void)?
}

/// The open transactions of a thread, the innermost last.
private final class TransactionStack {
  var open: [OpenTransaction] = []

  private static let key = "ForceTouch.TransactionStack"

  static var current: TransactionStack {
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? TransactionStack { return stack }
    let stack = TransactionStack()
    storage[key] = stack
    return stack
  }
}
