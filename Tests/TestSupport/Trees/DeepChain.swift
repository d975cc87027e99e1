import Foundation
import ViewGeometry

/// A chain of views, each a point to the right of its superview, so wide that points of the leaf lie in all of them.
final class DeepChain {
  /// A view whose class has no overrides that walks take into account.
  final class Plain: View {
    var payload = 0
  }

  let root: View
  let leaf: View
  /// The view half-way down.
  let middle: View
  let length: Int

  static let width: CGFloat = 10_000_000

  /// Builds from the leaf up: adding to a root is O(1), whatever is below the added view.
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

  /// From the root's left edge to the leaf's.
  var distance: CGFloat { CGFloat(length - 1) }
}

/// The number of views of an enormous tree: a million, or a tenth without optimisation.
///
/// By default a thirtieth without optimisation, which overflows a small stack as surely: a recursion
/// would have 15 bytes a level.
var enormousCount: Int {
  #if DEBUG
    CaseRange.isFull ? 100_000 : 30_000
  #else
    1_000_000
  #endif
}

/// Runs `work` on a thread with a stack of 512 KB, as small as those of a system's worker threads, and waits for it.
///
/// A walk that recurses over a deep tree overflows it and ends the process.
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
