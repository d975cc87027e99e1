import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The reference model itself, on rows of the acceptance tables worked out by hand.
@Suite struct NaiveTreeTests {
  @Test func `a chain of scales and offsets converts both ways`() {
    var tree = NaiveTree()
    let root = tree.add(NaiveView(frame: CGRect(x: 0, y: 0, width: 500, height: 500)))
    var scaledView = NaiveView()
    scaledView.transform = CGAffineTransform(scaleX: 2, y: 2)
    let scaled = tree.add(scaledView, to: root)
    tree.setFrame(of: scaled, to: CGRect(x: 0, y: 0, width: 200, height: 200))
    let middle = tree.add(NaiveView(frame: CGRect(x: 10, y: 10, width: 80, height: 80)), to: scaled)
    let inner = tree.add(NaiveView(frame: CGRect(x: 5, y: 5, width: 20, height: 20)), to: middle)

    let inside = tree.convert(CGPoint(x: 100, y: 100), from: root, to: inner)
    let box = tree.convert(tree.views[inner].bounds, from: inner, to: root)

    expectEqual(inside, CGPoint(x: 35, y: 35))
    expectEqual(box, CGRect(x: 30, y: 30, width: 40, height: 40))
  }

  @Test func `a quarter turn swaps the sides of a rectangle`() {
    var tree = NaiveTree()
    let root = tree.add(NaiveView(frame: CGRect(x: 0, y: 0, width: 500, height: 500)))
    var view = NaiveView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let turned = tree.add(view, to: root)

    let box = tree.convert(CGRect(x: 10, y: 20, width: 30, height: 40), from: turned, to: root)

    expectEqual(tree.frame(of: turned), CGRect(x: 150, y: 50, width: 100, height: 200))
    expectEqual(box, CGRect(x: 190, y: 60, width: 40, height: 30))
  }

  @Test func `setting the frame of a mirrored view moves its center`() {
    var tree = NaiveTree()
    var view = NaiveView()
    view.anchorPoint = .zero
    view.transform = CGAffineTransform(scaleX: -1, y: 1)
    let mirrored = tree.add(view)

    tree.setFrame(of: mirrored, to: CGRect(x: 10, y: 10, width: 100, height: 40))

    expectEqual(tree.views[mirrored].center, CGPoint(x: 110, y: 10))
    expectEqual(tree.frame(of: mirrored), CGRect(x: 10, y: 10, width: 100, height: 40))
  }

  @Test func `a rotated child is hit on its shape and not on its box`() {
    var tree = NaiveTree()
    let root = tree.add(NaiveView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    var view = NaiveView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let child = tree.add(view, to: root)

    expectEqual(tree.hitTest(CGPoint(x: 16, y: 16), in: root), root)
    expectEqual(tree.hitTest(CGPoint(x: 50, y: 16), in: root), child)
    expect(tree.hitTest(CGPoint(x: 100, y: 50), in: root) == nil)
  }

  @Test func `the description is the code that builds the tree`() {
    var tree = NaiveTree()
    let root = tree.add(NaiveView(frame: CGRect(x: 0, y: 0, width: 10, height: 20)))
    var child = NaiveView()
    child.isHidden = true
    child.transform = CGAffineTransform(scaleX: 0.5, y: -0.0)
    tree.add(child, to: root)

    let code = """
      let view0 = View()
      view0.bounds = CGRect(x: 0.0, y: 0.0, width: 10, height: 20)
      view0.center = CGPoint(x: 5, y: 10)
      let view1 = View()
      view1.transform = CGAffineTransform(a: 0.5, b: 0.0, c: 0.0, d: -0.0, tx: 0.0, ty: 0.0)
      view1.isHidden = true
      view0.addSubview(view1)
      """

    expectEqual(tree.description, code)
  }
}
