import Foundation
import TestSupport
import Testing
import ViewGeometry

@Suite struct HierarchyTests {
  private let root = View()
  private let a = View()
  private let b = View()
  private let c = View()
  private let d = View()

  init() {
    for view in [a, b, c] { root.addSubview(view) }
  }

  private func expectOrder(
    _ expected: [View], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let names = [ObjectIdentifier(a): "a", ObjectIdentifier(b): "b", ObjectIdentifier(c): "c"]
    let order = root.subviews.map { names[ObjectIdentifier($0)] ?? "d" }
    let expectedOrder = expected.map { names[ObjectIdentifier($0)] ?? "d" }
    #expect(order == expectedOrder, sourceLocation: sourceLocation)
    root.checkInvariants()
  }

  @Test func `added views come in front`() {
    expectOrder([a, b, c])
    expect(a.superview === root)
    expect(root.superview == nil)
  }

  @Test func `adding a subview again brings it to the front`() {
    root.addSubview(a)

    expectOrder([b, c, a])
  }

  @Test func `a view is inserted at an index, from the back to one past the front`() {
    root.insertSubview(d, at: 0)
    expectOrder([d, a, b, c])

    d.removeFromSuperview()
    root.insertSubview(d, at: 3)
    expectOrder([a, b, c, d])
  }

  @Test func `for a subview the index counts the others`() {
    root.insertSubview(a, at: 1)
    expectOrder([b, a, c])

    root.insertSubview(b, at: 3)
    expectOrder([a, c, b])
  }

  @Test func `a view is inserted above and below a sibling`() {
    root.insertSubview(d, aboveSubview: a)
    expectOrder([a, d, b, c])

    d.removeFromSuperview()
    root.insertSubview(d, belowSubview: a)
    expectOrder([d, a, b, c])
  }

  @Test func `a subview moves above and below a sibling from either side`() {
    root.insertSubview(a, aboveSubview: b)
    expectOrder([b, a, c])

    root.insertSubview(c, aboveSubview: b)
    expectOrder([b, c, a])

    root.insertSubview(b, belowSubview: a)
    expectOrder([c, b, a])

    root.insertSubview(a, belowSubview: c)
    expectOrder([a, c, b])
  }

  @Test func `two subviews change places`() {
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    expectOrder([c, b, a])

    root.exchangeSubview(at: 1, withSubviewAt: 1)
    expectOrder([c, b, a])
  }

  @Test func `a subview goes to the front and to the back`() {
    root.bringSubviewToFront(a)
    expectOrder([b, c, a])

    root.sendSubviewToBack(c)
    expectOrder([c, b, a])
  }

  @Test func `only subviews go to the front or the back`() {
    root.bringSubviewToFront(d)
    root.sendSubviewToBack(d)

    expectOrder([a, b, c])
    expect(d.superview == nil)
  }

  @Test func `a view leaves its old superview when added to another`() {
    d.addSubview(b)

    expectOrder([a, c])
    expect(b.superview === d)
    expectEqual(d.subviews.map { $0 === b }, [true])
  }

  @Test func `a removed view is the root of its own tree`() {
    b.removeFromSuperview()
    b.removeFromSuperview()

    expectOrder([a, c])
    expect(b.superview == nil)
  }

  @Test func `the subviews are a copy that may be walked while they change`() {
    for view in root.subviews { view.removeFromSuperview() }

    expectOrder([])
  }

  @Test func `a view descends from itself and from everything above it`() {
    a.addSubview(d)

    expect(d.isDescendant(of: d))
    expect(d.isDescendant(of: a))
    expect(d.isDescendant(of: root))
    expect(!d.isDescendant(of: b))
    expect(!root.isDescendant(of: d))
    expect(!View().isDescendant(of: root))
  }

  @Test func `a tag is searched in the view itself, parents first, back to front`() {
    a.addSubview(d)
    (d.tag, b.tag, c.tag) = (7, 7, 8)

    expect(root.viewWithTag(7) === d)
    expect(root.viewWithTag(8) === c)
    expect(root.viewWithTag(0) === root)
    expect(root.viewWithTag(9) == nil)
    expect(a.viewWithTag(8) == nil)
  }

  @Test func `the window is the nearest one upward, the view itself included`() {
    let window = Window()
    expect(a.window == nil)

    window.addSubview(root)
    expect(a.window === window)
    expect(window.window === window)

    root.removeFromSuperview()
    expect(a.window == nil)
  }

  @Test func `a window inside another is the window of what is in it`() {
    let (outer, inner) = (Window(), Window())
    outer.addSubview(root)
    root.addSubview(inner)
    inner.addSubview(d)

    expect(d.window === inner)
    expect(inner.window === inner)
    expect(a.window === outer)
  }
}
