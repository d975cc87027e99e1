import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct GeometrySnapshotDetailTests {
  /// A root with two branches, the second rotated by 90 degrees.
  private struct Branches {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let left = View(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let leaf = View(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    let turned = View(frame: CGRect(x: 100, y: 100, width: 40, height: 20))

    init() {
      turned.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      root.addSubview(left)
      left.addSubview(leaf)
      root.addSubview(turned)
    }
  }

  @Test func `elements come in painting order and know who holds them`() throws {
    let tree = Branches()

    let snapshot = GeometrySnapshot(of: tree.root)

    let ids = try [tree.root, tree.left, tree.leaf, tree.turned].map {
      try #require(snapshot.id(of: $0))
    }
    expectEqual(snapshot.count, 4)
    expectEqual(snapshot.elements, ids)
    expectEqual(ids.map(snapshot.superview), [nil, ids[0], ids[1], ids[0]])
    expectEqual(snapshot.bounds(of: ids[2]), CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `a snapshot stays as it was when views move, leave or die`() throws {
    let tree = Branches()
    let snapshot = GeometrySnapshot(of: tree.root)
    let leaf = try #require(snapshot.id(of: tree.leaf))

    tree.left.center.x += 100
    tree.leaf.removeFromSuperview()

    expectEqual(
      snapshot.convert(CGPoint(x: 1, y: 1), from: leaf, to: snapshot.root), CGPoint(x: 16, y: 26))
    expectEqual(snapshot.hitTest(CGPoint(x: 16, y: 26)), leaf)
  }

  @Test func `a view made later isn't confused with a freed one at its address`() {
    let root = View()
    var snapshots: [GeometrySnapshot] = []
    for _ in 0..<100 {
      let view = View()
      root.addSubview(view)
      for snapshot in snapshots { expect(snapshot.id(of: view) == nil) }
      snapshots.append(GeometrySnapshot(of: root))
      view.removeFromSuperview()
    }
  }

  @Test func `a quarter turn converts points and boxes exactly`() throws {
    let tree = Branches()
    let snapshot = GeometrySnapshot(of: tree.root)
    let (leaf, turned) = (
      try #require(snapshot.id(of: tree.leaf)), try #require(snapshot.id(of: tree.turned))
    )

    // (15, 25) of the root; the rotated view's middle (20, 10) lies at (120, 110).
    let point = snapshot.convert(CGPoint.zero, from: leaf, to: turned)
    let box = snapshot.convert(
      CGRect(x: 0, y: 0, width: 40, height: 20), from: turned, to: snapshot.root)

    expectEqual(point, CGPoint(x: 20 + (25 - 110), y: 10 - (15 - 120)))
    expectEqual(box, CGRect(x: 110, y: 90, width: 20, height: 40))
  }

  @Test func `an offset too fine for one double beside its sum isn't lost`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let content = View(frame: CGRect(x: 0x1p30, y: 0, width: 0, height: 0))
    let mark = View(frame: CGRect(x: 0x1p-30, y: 0, width: 0, height: 0))
    root.addSubview(content)
    content.addSubview(mark)

    let snapshot = GeometrySnapshot(of: root)
    let (source, target) = (
      try #require(snapshot.id(of: mark)), try #require(snapshot.id(of: content))
    )

    expectEqual(
      snapshot.convert(CGPoint.zero, from: source, to: target), CGPoint(x: 0x1p-30, y: 0))
  }

  @Test func `content far off keeps the low bits of its offsets`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let content = View(frame: CGRect(x: 0x1p60, y: -0x1p60, width: 1000, height: 1000))
    let (first, second) = (
      View(frame: CGRect(x: 0.1, y: 0.2, width: 0, height: 0)),
      View(frame: CGRect(x: 0.7, y: 0.3, width: 0, height: 0))
    )
    content.addSubview(first)
    content.addSubview(second)
    root.addSubview(content)

    let snapshot = GeometrySnapshot(of: root)

    let (from, to) = (
      try #require(snapshot.id(of: first)), try #require(snapshot.id(of: second))
    )
    // Converted through the root, nothing would be left of them.
    expectEqual(
      snapshot.convert(CGPoint.zero, from: from, to: to), CGPoint(x: 0.1 - 0.7, y: 0.2 - 0.3))
    expectEqual(first.convert(CGPoint.zero, to: second), CGPoint(x: 0.1 - 0.7, y: 0.2 - 0.3))
  }

  /// Positions that are whole, fine or far, any two of which differ by more than a double holds or
  /// by less.
  @Test(arguments: [0, 0x1p-18, 1.0 / 3, 0x1p-30, 0x1p31, 0x1p33, 0x1p40 + 0.25, -0x1p52])
  func `a point among shifted views is rounded once, however far they are apart`(
    _ place: Double
  ) throws {
    let root = View()
    let view = View()
    view.bounds.origin = CGPoint(x: -place, y: 0)
    root.addSubview(view)
    for other in [0x1p-18, 5, -0x1p31, 0x1p32, 0x1p40] {
      let target = View()
      target.bounds.origin = CGPoint(x: 0, y: other)
      root.addSubview(target)
      let snapshot = GeometrySnapshot(of: root)
      let (start, end) = (
        try #require(snapshot.id(of: view)), try #require(snapshot.id(of: target))
      )
      for x in [0, 0.5, -place, 0x1p-40, 0x1p35] {
        let point = snapshot.convert(CGPoint(x: x, y: -other), from: start, to: end)
        expectEqual(point.x, CGFloat(x + place))
        expectEqual(point.y, 0)
      }
      target.removeFromSuperview()
    }
    let fine = View()
    fine.bounds.origin = CGPoint(x: -0x1p-18, y: 0)
    root.addSubview(fine)
    let snapshot = GeometrySnapshot(of: root)
    let (start, end) = (try #require(snapshot.id(of: view)), try #require(snapshot.id(of: fine)))
    // The rest of the difference when the large parts cancel.
    expectEqual(
      snapshot.convert(CGPoint(x: -place, y: 0), from: start, to: end).x, CGFloat(-0x1p-18))
  }

  @Test func `rotated content far off keeps its low bits too`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let content = View(frame: CGRect(x: 0x1p40, y: 0x1p40, width: 1000, height: 1000))
    root.addSubview(content)
    let cards = [0.1, 0.7].map { x in
      let card = View(frame: CGRect(x: x, y: 0.25, width: 8, height: 8))
      card.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      content.addSubview(card)
      return card
    }

    let snapshot = GeometrySnapshot(of: root)

    let ids = try cards.map { try #require(snapshot.id(of: $0)) }
    let point = snapshot.convert(CGPoint(x: 1, y: 2), from: ids[0], to: ids[1])
    expect(abs(point.x - 1) < 1e-15)
    expect(abs(point.y - 2.6) < 1e-14)
  }

  /// A million views, fewer in builds without optimization.
  private static let deep: Int = {
    #if DEBUG
      200_000
    #else
      1_000_000
    #endif
  }()

  @Test func `a chain a million deep is taken, converted in and hit without recursion`() throws {
    let deepest = View(frame: CGRect(x: 0x1p-30, y: 0, width: 100, height: 100))
    var root = deepest
    // From the deepest up: each step is O(1).
    for _ in 0..<Self.deep {
      let view = View(frame: CGRect(x: 0x1p-30, y: 0, width: 100, height: 100))
      view.addSubview(root)
      root = view
    }

    let snapshot = GeometrySnapshot(of: root)

    let id = try #require(snapshot.id(of: deepest))
    expectEqual(snapshot.count, Self.deep + 1)
    expectEqual(
      snapshot.convert(CGPoint.zero, from: id, to: snapshot.root),
      CGPoint(x: CGFloat(Self.deep) * 0x1p-30, y: 0))
    expectEqual(snapshot.hitTest(CGPoint(x: 50, y: 50)), id)
    expect(snapshot.hitTest(CGPoint(x: 100, y: 50)) == nil)
  }

  @Test func `small families are descended, wide and deep trees searched`() {
    func snapshot(depth: Int, fanOut: Int) -> GeometrySnapshot {
      var root = View(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      for _ in 0..<fanOut { root.addSubview(View(frame: CGRect(x: 1, y: 1, width: 1, height: 1))) }
      for _ in 1..<depth {
        let outer = View(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        outer.addSubview(root)
        root = outer
      }
      return GeometrySnapshot(of: root)
    }

    expect(snapshot(depth: 63, fanOut: 63).isDescended)
    expect(!snapshot(depth: 65, fanOut: 1).isDescended)
    expect(!snapshot(depth: 1, fanOut: 64).isDescended)
    for snapshot in [snapshot(depth: 63, fanOut: 63), snapshot(depth: 65, fanOut: 64)] {
      expectEqual(snapshot.hitTest(CGPoint(x: 1, y: 1)), snapshot.elements.last)
      expect(snapshot.hitTest(CGPoint(x: 9, y: 1)) == nil)
    }
  }

  @Test func `many subviews of one view are found as by the live tree`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    var source = ChoiceSource(seed: 5)
    for _ in 0..<2_000 {
      let view = View(
        frame: CGRect(
          x: source.integer(within: 1000), y: source.integer(within: 1000), width: 40, height: 30))
      if source.oneIn(9) { view.transform = CGAffineTransform(rotationAngle: 0.5) }
      root.addSubview(view)
    }

    let snapshot = GeometrySnapshot(of: root)

    for _ in 0..<1_000 {
      let point = CGPoint(x: source.integer(within: 1000), y: source.integer(within: 1000))
      let hit = root.hitTest(point, with: nil)
      expectEqual(snapshot.hitTest(point), hit.flatMap { snapshot.id(of: $0) })
    }
  }

  @Test func `a point in a singular view comes out at its anchor, one in it goes up`() throws {
    let tree = Branches()
    tree.turned.transform = CGAffineTransform(scaleX: 0, y: 0)
    let inner = View(frame: CGRect(x: 3, y: 4, width: 5, height: 5))
    tree.turned.addSubview(inner)

    let snapshot = GeometrySnapshot(of: tree.root)

    let (leaf, id) = (
      try #require(snapshot.id(of: tree.leaf)), try #require(snapshot.id(of: inner))
    )
    expectEqual(snapshot.convert(CGPoint.zero, from: leaf, to: id), CGPoint(x: 17, y: 6))
    expectEqual(
      snapshot.convert(CGPoint.zero, from: id, to: snapshot.root), CGPoint(x: 120, y: 110))
    expectEqual(
      snapshot.convert(CGPoint(x: 1, y: 1), from: id, to: id), CGPoint(x: 1, y: 1))
    expectEqual(snapshot.hitTest(CGPoint(x: 120, y: 110)), snapshot.root)
  }

  @Test
  func `all points come out at one in a view whose scale makes up for a singular one around it`()
    throws
  {
    // Only the inverse of the first scale overflows.
    let tree = Branches()
    tree.turned.transform = CGAffineTransform(scaleX: 0x1p-1030, y: 0x1p-1030)
    let inner = View(frame: CGRect(x: 3, y: 4, width: 5, height: 5))
    inner.transform = CGAffineTransform(scaleX: 0x1p300, y: 0x1p300)
    tree.turned.addSubview(inner)

    let snapshot = GeometrySnapshot(of: tree.root)

    let id = try #require(snapshot.id(of: inner))
    for point in [CGPoint.zero, CGPoint(x: 7, y: 9)] {
      expectEqual(snapshot.convert(point, from: snapshot.root, to: id), CGPoint(x: 2.5, y: 2.5))
    }
  }

  @Test(arguments: [CGPoint(x: 1e308, y: 0), CGPoint(x: 0, y: 1e308)])
  func `a finite point whose way leads beyond the doubles comes out in the middle`(
    point: CGPoint
  ) throws {
    let tree = Branches()
    tree.left.transform = CGAffineTransform(scaleX: 100, y: 100)
    tree.turned.transform = CGAffineTransform(scaleX: 2, y: 2)

    let snapshot = GeometrySnapshot(of: tree.root)

    let (left, turned) = (
      try #require(snapshot.id(of: tree.left)), try #require(snapshot.id(of: tree.turned))
    )
    expectEqual(snapshot.convert(point, from: left, to: turned), CGPoint(x: 20, y: 10))
    let infinite = snapshot.convert(
      CGPoint(x: point.x * 10, y: point.y * 10), from: left, to: turned)
    expect(infinite.x.isNaN || infinite.y.isNaN)
  }

  @Test func `what is hidden is converted in and neither hit nor seen`() throws {
    let tree = Branches()
    tree.left.isHidden = true

    let snapshot = GeometrySnapshot(of: tree.root)

    let ids = snapshot.elements
    expectEqual(snapshot.hitTest(CGPoint(x: 16, y: 26)), snapshot.root)
    expectEqual(snapshot.elements(in: CGRect(x: 10, y: 20, width: 50, height: 50)), [ids[0]])
    expectEqual(
      snapshot.convert(CGPoint.zero, from: ids[2], to: ids[0]), CGPoint(x: 15, y: 25))
  }

  @Test func `no rectangle finds what it only touches, and nothing is near NaN`() {
    let snapshot = GeometrySnapshot(of: Branches().root)

    expect(snapshot.elements(in: CGRect(x: 200, y: 0, width: 10, height: 10)).isEmpty)
    expect(snapshot.elements(in: .null).isEmpty)
    expectEqual(snapshot.elements(in: .infinite), snapshot.elements)
    expect(snapshot.nearest(to: CGPoint(x: CGFloat.nan, y: 0), count: 2).isEmpty)
    expectEqual(snapshot.nearest(to: CGPoint(x: 16, y: 26), count: 1), [snapshot.elements[2]])
    expect(snapshot.hitTest(CGPoint(x: CGFloat.infinity, y: 0)) == nil)
  }

  @Test func `threads ask one snapshot at the same time`() async {
    // The tasks race to build the index.
    let snapshot = GeometrySnapshot(of: Branches().root)
    let expected = snapshot.elements[2]

    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<1_000).allSatisfy { _ in
            snapshot.hitTest(CGPoint(x: 16, y: 26)) == expected
              && snapshot.convert(CGPoint.zero, from: expected, to: snapshot.root)
                == CGPoint(x: 15, y: 25)
              && snapshot.elements(in: CGRect(x: 16, y: 26, width: 1, height: 1)).last == expected
              && snapshot.nearest(to: CGPoint(x: 16, y: 26), count: 1) == [expected]
          }
        }
      }
      for await isRight in group { expect(isRight) }
    }
  }
}

@Suite struct SpatialSnapshotTests {
  @Test func `a view in perspective converts and is hit as in the live tree`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let stage = View(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
    let card = View(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let label = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    card.addSubview(label)
    stage.addSubview(card)
    root.addSubview(stage)
    // A rotation by 60 degrees about the y axis, seen from 500 points.
    var transform = Transform3D.identity
    (transform.m11, transform.m13) = (0.5, -0.75.squareRoot())
    (transform.m31, transform.m33) = (0.75.squareRoot(), 0.5)
    var eye = Transform3D.identity
    eye.m34 = -1 / 500
    card.transform3D = transform.concatenating(eye)

    let snapshot = GeometrySnapshot(of: root)

    let (id, other) = (
      try #require(snapshot.id(of: label)), try #require(snapshot.id(of: stage))
    )
    let point = CGPoint(x: 3, y: 4)
    expectEqual(snapshot.convert(point, from: id, to: other), label.convert(point, to: stage))
    expectEqual(snapshot.convert(point, from: other, to: id), stage.convert(point, to: label))
    let box = CGRect(x: 0, y: 0, width: 30, height: 40)
    expectEqual(
      snapshot.convert(box, from: id, to: snapshot.root), label.convert(box, to: root))
    for x in stride(from: 0.5, to: 400, by: 13) {
      for y in stride(from: 0.5, to: 400, by: 13) {
        let hit = root.hitTest(CGPoint(x: x, y: y), with: nil)
        expectEqual(
          snapshot.hitTest(CGPoint(x: x, y: y)), hit.flatMap { snapshot.id(of: $0) })
      }
    }
  }
}
