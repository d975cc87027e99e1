import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Pairs of a cover and a covered element, one of them rotated.
@Suite struct TurnedCoverTests {
  @Test func `the part of a rotated element under two covers counts for the front one`() {
    var tree = ArrayTree(
      root: CGRect(0, 0, 100, 100),
      [CGRect(25, 25, 50, 50), CGRect(0, 0, 60, 100), CGRect(40, 0, 60, 100)])
    tree.geometries[1].transform = CGAffineTransform(rotationAngle: .pi / 4)
    let frozen = TreeSnapshot(of: tree)
    let ids = frozen.snapshot.elements

    let reach = VisibilityMap(of: frozen.snapshot).reach(of: ids[1]) { _ in true }

    // To the left of 40 is a corner of the square, a right angle half as high as wide.
    let height = 25 * 2.0.squareRoot() - 10
    let areas = Dictionary(
      reach.covers.map { ($0.element, $0.area) }, uniquingKeysWith: { $0 + $1 })
    expectEqual(Set(areas.keys), [ids[2], ids[3]])
    expect(abs((areas[ids[2]] ?? 0) - height * height) < 1e-9)
    expect(abs((areas[ids[3]] ?? 0) - (2500 - height * height)) < 1e-9)
    expectEqual(reach.freeArea, 0)
  }

  @Test func `a rotated cover hides no more of an upright element than it lies over`() throws {
    var tree = ArrayTree(
      root: CGRect(0, 0, 200, 200), [CGRect(0, 0, 100, 100), CGRect(0, 0, 200, 200)])
    // A square rotated by 45 degrees, with its corners in the middles of the root's sides.
    let scale = CGFloat(0.5).squareRoot()
    tree.geometries[2].transform = CGAffineTransform(rotationAngle: .pi / 4)
      .scaledBy(x: scale, y: scale)
    let frozen = TreeSnapshot(of: tree)

    let tap = try #require(
      VisibilityMap(of: frozen.snapshot).tapPoint(of: frozen.snapshot.elements[1]))

    // The inscribed circle of a right-angled triangle with two sides of 100.
    let radius = 100 - 50 * 2.0.squareRoot()
    expect(abs(Double(tap.clearance) - radius) <= 1 / 64)
    expect(abs(Double(tap.point.x) - radius) <= 1)
    expect(abs(Double(tap.point.y) - radius) <= 1)
  }

  @Test(arguments: [-1, 1] as [CGFloat])
  func `one depth alone orders siblings, below zero as above`(depth: CGFloat) {
    var tree = ArrayTree(
      root: CGRect(0, 0, 100, 100), [CGRect(0, 0, 50, 50), CGRect(0, 0, 50, 50)])
    tree.geometries[depth < 0 ? 2 : 1].zPosition = depth
    let frozen = TreeSnapshot(of: tree)
    let ids = frozen.snapshot.elements

    let map = VisibilityMap(of: frozen.snapshot)

    expectEqual(map.element(at: CGPoint(10, 10)), ids[1])
    expectEqual(map.touchedElement(at: CGPoint(10, 10)), ids[2])
    expectEqual(map.visibleFraction(of: ids[2]), 0)
  }

  @Test func `covers apart from each other each hide their own part of an upright element`() {
    var tree = ArrayTree(
      root: CGRect(0, 0, 200, 200),
      [CGRect(0, 0, 200, 100), CGRect(40, 40, 20, 20), CGRect(140, 40, 20, 20)])
    for cover in [2, 3] {
      tree.geometries[cover].transform = CGAffineTransform(rotationAngle: .pi / 4)
    }
    let frozen = TreeSnapshot(of: tree)
    let ids = frozen.snapshot.elements

    let reach = VisibilityMap(of: frozen.snapshot).reach(of: ids[1]) { _ in true }

    expectEqual(reach.covers.map(\.element), [ids[2], ids[3]])
    let arm = 10 * 2.0.squareRoot()
    for (cover, middle) in zip(reach.covers, [50.0, 150]) {
      expect(abs(cover.area - 400) < 1e-9)
      expect(abs(cover.box.minX - (middle - arm)) < 1e-9)
      expect(abs(cover.box.maxX - (middle + arm)) < 1e-9)
      expect(abs(cover.box.minY - (50 - arm)) < 1e-9)
      expect(abs(cover.box.maxY - (50 + arm)) < 1e-9)
    }
    expect(abs(reach.freeArea - 19_200) < 1e-9)
  }
}
