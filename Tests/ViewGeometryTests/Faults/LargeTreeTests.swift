import Foundation
import ScreenFiles
import Testing
import ViewGeometry

@testable import TestSupport

/// Further operations on a very deep or very wide tree, on a stack of 512 KB.
@Suite(.oneAtATime) struct LargeTreeTests {
  private static let count = enormousCount

  /// Each view a point to the right of its superview, 10 million points wide.
  private static func chain() -> (root: View, leaf: View) {
    let leaf = View(frame: CGRect(1, 0, 1e7, 10))
    var root = leaf
    for _ in 1..<count {
      let view = View(frame: CGRect(1, 0, 1e7, 10))
      view.addSubview(root)
      root = view
    }
    return (root, leaf)
  }

  /// Views of one point beside one another.
  private static func row() -> View {
    let root = View(frame: CGRect(0, 0, CGFloat(count), 1))
    for index in 0..<count { root.addSubview(View(frame: CGRect(CGFloat(index), 0, 1, 1))) }
    return root
  }

  @Test func `a deep tree is frozen, described and drawn`() {
    onSmallStack {
      let (root, leaf) = Self.chain()

      let snapshot = GeometrySnapshot(of: root)
      expectEqual(snapshot.count, Self.count)
      expectEqual(snapshot.id(of: leaf), snapshot.elements.last)
      if let id = snapshot.id(of: leaf) {
        let end = snapshot.convert(CGPoint(0, 0), from: id, to: snapshot.root)
        expectEqual(end, CGPoint(CGFloat(Self.count - 1), 0))
        expectEqual(snapshot.hitTest(CGPoint(end.x, 1)), id)
      }
      expect(root.recursiveDescription().hasSuffix("(\(Self.count - 256) more views)"))
      expect(TreeDrawing(of: root).svg.utf8.count < 100_000_000)
      root.checkInvariants()
    }
  }

  @Test func `a deep tree is marked, laid out and taken apart from above`() {
    onSmallStack {
      let (root, leaf) = Self.chain()
      leaf.setNeedsLayout()
      root.layoutIfNeeded()
      expect(!leaf.isLayoutNeeded)

      var top: View? = root
      var parts = 0
      while let view = top {
        top = view.subviews.first
        top?.removeFromSuperview()
        parts += 1
      }

      expectEqual(parts, Self.count)
      expect(leaf.superview == nil)
    }
  }

  @Test func `a wide tree converts, is frozen, described and laid out`() {
    onSmallStack {
      let root = Self.row()
      let middle = root.subviews[Self.count / 2]
      let center = CGPoint(CGFloat(Self.count / 2) + 0.5, 0.5)

      expect(root.hitTest(center, with: nil) === middle)
      expectEqual(root.hitTestAll(center).count, 2)
      expectEqual(middle.convert(CGPoint(0.5, 0.5), to: root), center)
      let snapshot = GeometrySnapshot(of: root)
      expectEqual(snapshot.hitTest(center), snapshot.id(of: middle))
      expectEqual(snapshot.elements(in: CGRect(10, 0, 5, 1)).count, 6)
      expect(root.recursiveDescription().utf8.count > Self.count)
      middle.setNeedsLayout()
      root.layoutIfNeeded()
      expect(!middle.isLayoutNeeded)
      root.checkInvariants()
    }
  }

  @Test func `a wide tree is emptied from the front and from the back`() {
    onSmallStack {
      let root = Self.row()
      let views = root.subviews
      _ = root.hitTest(CGPoint(0.5, 0.5), with: nil)

      for view in views.prefix(500) { view.removeFromSuperview() }
      for view in views.suffix(500).reversed() { view.removeFromSuperview() }
      root.sendSubviewToBack(views[Self.count / 2])
      root.bringSubviewToFront(views[500])

      expectEqual(root.subviews.count, Self.count - 1_000)
      expect(root.hitTest(CGPoint(500.5, 0.5), with: nil) === views[500])
      root.checkInvariants()
    }
  }
}
