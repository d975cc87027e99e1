import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct FrameLaws {
  /// A lone view and a frame to be set.
  private struct FrameCase: CustomStringConvertible {
    let tree: NaiveTree
    let frame: CGRect

    init(_ source: inout ChoiceSource, _ family: TransformFamily) {
      var tree = NaiveTree()
      tree.add(source.view(family))
      self.tree = tree
      frame = source.dyadicRect()
    }

    var description: String {
      """
      \(tree)
      view0.frame = \(frame.code)
      """
    }
  }

  @Test func `a frame set under flips, quarter turns and powers of two reads back bit for bit`() {
    check({ FrameCase(&$0, .exact) }) { each in
      let view = ViewTree(each.tree)[0]

      view.frame = each.frame

      try demand(view.frame == each.frame, "the frame reads \(view.frame.code)")
    }
  }

  @Test func `a frame set under any transform keeps its middle and grows at most`() {
    check({ FrameCase(&$0, .affine) }) { each in
      let view = ViewTree(each.tree)[0]

      view.frame = each.frame

      let frame = view.frame
      try demand(
        isClose(frame.midX, each.frame.midX) && isClose(frame.midY, each.frame.midY),
        "the middle of \(frame.code) moved")
      try demand(
        frame.width > each.frame.width - 1e-6 && frame.height > each.frame.height - 1e-6,
        "\(frame.code) is smaller")
    }
  }

  @Test(arguments: TransformFamily.allCases)
  func `setting a frame changes bounds and center as in the textbook`(_ family: TransformFamily) {
    check({ FrameCase(&$0, family) }) { each in
      let view = ViewTree(each.tree)[0]

      view.frame = each.frame

      var textbook = each.tree
      textbook.setFrame(of: 0, to: each.frame)
      let expected = textbook.views[0]
      try demand(
        isClose(view.bounds.width, expected.bounds.width)
          && isClose(view.bounds.height, expected.bounds.height)
          && view.bounds.origin == expected.bounds.origin, "bounds is \(view.bounds.code)")
      try demand(
        isClose(view.center.x, expected.center.x) && isClose(view.center.y, expected.center.y),
        "center is \(view.center.code), and \(expected.center.code) in the textbook")
    }
  }
}

private func isClose(_ answer: CGFloat, _ expected: CGFloat) -> Bool {
  abs(answer - expected) <= 1e-9 * max(1, abs(expected))
}
