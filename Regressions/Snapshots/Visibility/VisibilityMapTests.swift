import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct VisibilityMapTests {
  /// A card, half of it under a bar.
  private static let tree = ArrayTree(
    root: CGRect(0, 0, 100, 100), [CGRect(10, 10, 40, 40), CGRect(0, 30, 100, 70)])

  @Test func `a covered half is not seen, and the cover is named`() {
    let frozen = TreeSnapshot(of: Self.tree)
    let map = VisibilityMap(of: frozen.snapshot)
    let ids = frozen.snapshot.elements

    expectEqual(map.element(at: CGPoint(20, 20)), ids[1])
    expectEqual(map.element(at: CGPoint(20, 30)), ids[2])
    expect(map.element(at: CGPoint(100, 20)) == nil)
    expectEqual(map.visibleArea(of: ids[1]), 800)
    expectEqual(map.visibleFraction(of: ids[1]), 0.5)
    expectEqual(map.clippedFraction(of: ids[1]), 0)
    expectEqual(map.visibleParts(of: ids[1]), [Quad(CGRect(10, 10, 40, 20))])
    expectEqual(map.coverers(of: ids[1]).map(\.element), [ids[2]])
    expectEqual(map.coverers(of: ids[1]).map(\.fraction), [0.5])
    expectEqual(map.touchTakers(of: ids[1]).map(\.element), [ids[2], ids[1]])
    expect(map.coverers(of: ids[2]).isEmpty)
  }

  @Test func `a tap point lies in the middle of what is left`() {
    let frozen = TreeSnapshot(of: Self.tree)
    let map = VisibilityMap(of: frozen.snapshot)
    let card = frozen.snapshot.elements[1]

    let tap = map.tapPoint(of: card)

    expectEqual(tap?.point.y, 20)
    expectEqual(tap?.clearance, 10)
    expectEqual(map.tapPoint(of: card, minimumClearance: 10)?.clearance, 10)
    expect(map.tapPoint(of: card, minimumClearance: 10.5) == nil)
    expect(map.tapPoint(of: card, minimumClearance: .nan) == nil)
    expect(map.tapPoint(of: card, minimumClearance: .infinity) == nil)
    expectEqual(map.tapPoint(of: card, minimumClearance: -5), tap)
  }

  @Test func `around a corner the clearance is that of a circle, not of a square`() throws {
    // The rest has the shape of an L, each arm 40 wide.
    let frozen = TreeSnapshot(
      of: ArrayTree(root: CGRect(0, 0, 100, 100), [CGRect(0, 0, 100, 100), CGRect(40, 40, 60, 60)]))
    let map = VisibilityMap(of: frozen.snapshot)

    let tap = try #require(map.tapPoint(of: frozen.snapshot.elements[1]))

    // r from the left and top edges, and from the corner at (40, 40): r = √2 · (40 - r).
    let radius = 40 * 2.squareRoot() / (1 + 2.squareRoot())
    expect(abs(Double(tap.clearance) - radius) < 1e-8)
    expect(abs(Double(tap.point.x) - radius) < 1e-6)
    expect(abs(Double(tap.point.y) - radius) < 1e-6)
  }

  @Test func `what is inert takes no touches, and is seen`() {
    var tree = Self.tree
    tree.geometries[2].isUserInteractionEnabled = false
    let frozen = TreeSnapshot(of: tree)
    let map = VisibilityMap(of: frozen.snapshot)
    let ids = frozen.snapshot.elements

    expectEqual(map.element(at: CGPoint(20, 40)), ids[2])
    expectEqual(map.touchedElement(at: CGPoint(20, 40)), ids[1])
    expectEqual(map.tapPoint(of: ids[1]), TapPoint.inTests(CGPoint(30, 30), 20))
    expect(map.tapPoint(of: ids[2]) == nil)
    expectEqual(
      map.touchTakers(of: ids[2]).map(\.fraction), [CGFloat(6200) / 7000, CGFloat(800) / 7000])
  }

  @Test func `glass covers nothing where the policy asks for opaque elements`() {
    var tree = Self.tree
    tree.geometries[2].alpha = 0.5
    let frozen = TreeSnapshot(of: tree)
    let map = VisibilityMap(
      of: frozen.snapshot, policy: VisibilityPolicy(covering: .opaque(minimumAlpha: 0.75)))
    let ids = frozen.snapshot.elements

    expectEqual(map.element(at: CGPoint(20, 40)), ids[1])
    expectEqual(map.visibleFraction(of: ids[1]), 1)
    expectEqual(map.visibleFraction(of: ids[2]), 1)
  }

  @Test func `elements that cover nothing are covered by those in front of them alone`() {
    let frozen = TreeSnapshot(of: Self.tree)
    let ids = frozen.snapshot.elements
    func coverers(of place: Int, among covers: [Int]) -> [String] {
      let named = Set(covers.map { ids[$0] })
      let map = VisibilityMap(
        of: frozen.snapshot, policy: VisibilityPolicy(covering: .elements(named)))
      return map.coverers(of: ids[place]).map { cover in
        "\(ids.firstIndex(of: cover.element) ?? -1): \(Double(cover.fraction))"
      }
    }

    // Half of the card lies under the bar. The bar has 7000 of the root, the rest of the card 800.
    expectEqual(coverers(of: 1, among: [2]), ["2: 0.5"])
    expectEqual(coverers(of: 1, among: [0, 2]), ["2: 0.5"])
    expect(coverers(of: 1, among: [0]).isEmpty)
    expect(coverers(of: 2, among: [0, 1]).isEmpty)
    expectEqual(coverers(of: 0, among: [1, 2]), ["2: 0.7", "1: 0.08"])
    expectEqual(coverers(of: 0, among: [1]), ["1: 0.16"])
    expect(coverers(of: 0, among: []).isEmpty)
  }

  @Test func `an opaque element in glass is glass`() {
    var tree = ArrayTree(chain: [
      CGRect(0, 0, 100, 100), CGRect(0, 0, 80, 80), CGRect(0, 0, 40, 40),
    ])
    tree.geometries[1].alpha = 0.5
    let frozen = TreeSnapshot(of: tree)
    let map = VisibilityMap(
      of: frozen.snapshot, policy: VisibilityPolicy(covering: .opaque(minimumAlpha: 0.75)))
    let ids = frozen.snapshot.elements

    expectEqual(map.element(at: CGPoint(20, 20)), ids[0])
    expectEqual(map.touchedElement(at: CGPoint(20, 20)), ids[2])
    expectEqual(map.visibleFraction(of: ids[0]), 1)
  }

  @Test func `a rotated element leaves convex parts`() {
    var tree = ArrayTree(root: CGRect(0, 0, 100, 100), [CGRect(25, 25, 50, 50)])
    tree.geometries[1].transform = CGAffineTransform(rotationAngle: .pi / 4)
    let frozen = TreeSnapshot(of: tree)
    let map = VisibilityMap(of: frozen.snapshot)
    let ids = frozen.snapshot.elements

    expect(abs(map.visibleArea(of: ids[1]) - 2500) < 1e-9)
    expect(abs(map.visibleArea(of: ids[0]) - 7500) < 1e-9)
    expectEqual(map.element(at: CGPoint(30, 30)), ids[0])
    expectEqual(map.element(at: CGPoint(50, 20)), ids[1])
    let tap = map.tapPoint(of: ids[1])
    expect(abs((tap?.clearance ?? 0) - 25) <= 1 / 64)
  }

  @Test func `elements without a finite position or an area are nowhere`() {
    var tree = ArrayTree(
      root: CGRect(0, 0, 100, 100),
      [CGRect(0, 0, 0, 50), CGRect(0, 0, 50, 50), CGRect(1e308, 0, 1e308, 50), CGRect(0, 0, 9, 9)])
    tree.geometries[2].transform = CGAffineTransform(scaleX: 0, y: 1)
    tree.geometries[4].isHidden = true
    let frozen = TreeSnapshot(of: tree)
    let map = VisibilityMap(of: frozen.snapshot)

    for id in frozen.snapshot.elements.dropFirst() {
      expect(map.visibleFraction(of: id) >= 0)
      expect(map.tapPoint(of: id)?.clearance.isNaN != true)
      expect(map.clippedFraction(of: id) >= 0)
    }
    expectEqual(map.element(at: CGPoint(5, 5)), frozen.snapshot.root)
    for x in [CGFloat.nan, .infinity, -.infinity] {
      expect(map.element(at: CGPoint(x: x, y: 5)) == nil)
      expect(map.touchedElement(at: CGPoint(x: 5, y: x)) == nil)
    }
  }

  @Test func `a map of views and one of the same tree are one`() {
    let root = View(frame: CGRect(0, 0, 100, 100))
    root.addSubview(View(frame: CGRect(10, 10, 40, 40)))
    root.addSubview(View(frame: CGRect(0, 30, 100, 70)))
    let map = VisibilityMap(of: GeometrySnapshot(of: root))
    let own = VisibilityMap(of: TreeSnapshot(of: Self.tree).snapshot)

    for id in own.snapshot.elements {
      expectEqual(map.visibleParts(of: id), own.visibleParts(of: id))
      expectEqual(map.tapPoint(of: id), own.tapPoint(of: id))
    }
  }
}

extension TapPoint {
  fileprivate static func inTests(_ point: CGPoint, _ clearance: CGFloat) -> TapPoint {
    TapPoint(point: point, clearance: clearance)
  }
}
