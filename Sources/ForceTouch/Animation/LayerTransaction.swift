public import Foundation

/// Groups layer changes: `CATransaction`.
///
/// Changes take effect immediately; a transaction only determines when its completion block is
/// called. After the commit, the block is called when the thread's `AnimationClock` is next
/// advanced, or immediately if there is no clock. If the transaction is committed inside an
/// animation block, its completion block is called when the animation has ended, after its delay
/// and its repetitions (R15.7).
///
/// Settings apply to the innermost open transaction of the thread. Outside of a transaction, a
/// completion block is called immediately, and all other settings are discarded.
public enum LayerTransaction {
  /// Opens a transaction, nested in the innermost open one if there is one.
  ///
  /// It inherits the settings of the enclosing transaction, but not its completion block.
  public static func begin() {
    var transaction = TransactionStack.current.open.last ?? OpenTransaction()
    transaction.completion = nil
    TransactionStack.current.open.append(transaction)
  }

  /// Closes the innermost transaction, if there is one.
  public static func commit() {
    guard let transaction = TransactionStack.current.open.popLast(),
      let completion = transaction.completion
    else { return }
    AnimationTimeline.current.commit(completion)
  }

  /// Does nothing, since changes take effect immediately.
  public static func flush() {}

  /// Returns the value that `setDisableActions(_:)` has set for the innermost transaction; false by
  /// default.
  public static func disableActions() -> Bool {
    TransactionStack.current.open.last?.disablesActions ?? false
  }

  /// Sets whether animations are disabled; the value is stored, but has no effect.
  public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// Returns the duration that `setAnimationDuration(_:)` has set for the innermost transaction, in
  /// seconds; 0.25 by default.
  public static func animationDuration() -> TimeInterval {
    TransactionStack.current.open.last?.duration ?? OpenTransaction().duration
  }

  /// Sets the duration of animations, in seconds; the value is stored, but has no effect.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = duration }
  }

  /// Returns the closure to call after the innermost transaction is committed; nil by default.
  public static func completionBlock() -> (() -> Void)? {
    TransactionStack.current.open.last?.completion
  }

  /// Sets the closure to call after the innermost transaction is committed.
  ///
  /// Outside of a transaction, the closure is called immediately.
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

/// The open transactions of one thread, the innermost last.
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
