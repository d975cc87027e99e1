import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The parts of an element outside its ancestors that are cut off for touches.
@Suite struct TouchReachTests {
  /// A root, a card that clips, a row in its corner, and a button that extends beyond both.
  private static let button = 3

  private func reach(under policy: HitTestPolicy, isInert: Bool = false) -> TouchReach {
    var tree = ArrayTree(chain: [
      CGRect(0, 0, 100, 100), CGRect(0, 0, 40, 40), CGRect(0, 0, 20, 20), CGRect(10, 10, 40, 40),
    ])
    tree.geometries[1].clipsToBounds = true
    tree.geometries[Self.button].isUserInteractionEnabled = !isInert
    let frozen = TreeSnapshot(of: tree)
    let map = VisibilityMap(of: frozen.snapshot, policy: VisibilityPolicy(touches: policy))
    return map.reach(of: frozen.snapshot.elements[Self.button]) { _ in true }
  }

  @Test(arguments: [false, true])
  func `where touches stay inside, all around an element cuts it`(isInert: Bool) throws {
    let reach = reach(under: .uiKit, isInert: isInert)

    expectEqual(reach.area, 1_600)
    expectEqual(reach.box, Extent(x: 10, y: 10, width: 10, height: 10))
    expect(reach.cutArea == 100 && reach.freeArea == 100)
    expectEqual(reach.cuts.map(\.area), [1_500])
    let tap = try #require(reach.tapPoint)
    expect(abs(tap.clearance - 5) <= 1 / 64)
  }

  @Test(arguments: [false, true])
  func `where touches reach overflow, only what clips cuts it`(isInert: Bool) throws {
    let reach = reach(under: .overflowVisible, isInert: isInert)

    expectEqual(reach.area, 1_600)
    expectEqual(reach.box, Extent(x: 10, y: 10, width: 30, height: 30))
    expect(reach.cutArea == 900 && reach.freeArea == 900)
    expectEqual(reach.cuts.map(\.area), [700])
    let tap = try #require(reach.tapPoint)
    expect(abs(tap.clearance - 15) <= 1 / 64)
  }
}
