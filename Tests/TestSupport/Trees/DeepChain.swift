import Foundation
import ViewGeometry

/// A chain of views, each a point to the right of its superview.
///
/// The views are so wide that points of the leaf are inside all of them.
final class DeepChain {
  /// A view class without overrides that affect walks of the tree.
  final class Plain: View {
    var payload = 0
  }

  let root: View
  let leaf: View
  /// The view halfway down the chain.
  let middle: View
  let length: Int

  static let width: CGFloat = 10_000_000

  /// Builds the chain from the leaf up, because adding a view to a root is O(1), regardless of its
  /// descendants.
  init(length: Int, ofSubclass isSubclass: Bool) {
    let frame = CGRect(1, 0, DeepChain.width, 10)
    func makeView() -> View {
      let view = isSubclass ? Plain(frame: frame) : View(frame: frame)
      view.autoresizingMask = .flexibleWidth
      return view
    }
    leaf = makeView()
    var top = leaf
    var middle = leaf
    for index in 1..<length {
      let view = makeView()
      view.addSubview(top)
      top = view
      if index == length / 2 { middle = view }
    }
    (root, self.middle, self.length) = (top, middle, length)
  }

  /// The distance from the root's left edge to the leaf's.
  var distance: CGFloat { CGFloat(length - 1) }
}

/// The number of views in an enormous tree: a million, or 100,000 in a debug build.
///
/// In a debug build, it is only 30,000 if the environment doesn't specify a number of cases. That
/// still overflows a small stack, on which a recursion would have only 15 bytes per level.
var enormousCount: Int {
  #if DEBUG
    CaseRange.isFull ? 100_000 : 30_000
  #else
    1_000_000
  #endif
}

/// Runs `work` on a thread with a stack of 512 KB, and waits for it.
///
/// The stack is as small as those of the system's worker threads. A recursion over a deep tree
/// overflows it, and ends the process.
func onSmallStack(_ work: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    work()
    isDone.signal()
  }
  thread.stackSize = 512 << 10
  thread.start()
  isDone.wait()
}
