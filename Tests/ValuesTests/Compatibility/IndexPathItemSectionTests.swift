import Foundation
import TestSupport
import Testing
import ViewGeometry

@Suite struct IndexPathItemSectionTests {
  @Test func `an item's path is the section and then the item`() {
    let path = IndexPath(item: 7, section: 2)

    expectEqual(path, [2, 7])
    expectEqual(path.section, 2)
    expectEqual(path.item, 7)
  }

  @Test func `a row is an item`() {
    expectEqual(IndexPath(row: 7, section: 2), IndexPath(item: 7, section: 2))
    expectEqual(IndexPath(item: 7, section: 2).row, 7)
  }

  @Test func `setting one part keeps the other`() {
    var path = IndexPath(item: 7, section: 2)

    path.item = 8
    expectEqual(path, [2, 8])

    path.section = 3
    expectEqual(path, [3, 8])

    path.row = 9
    expectEqual(path, [3, 9])
  }

  @Test func `paths order by section and then by item`() {
    expect(IndexPath(item: 9, section: 0) < IndexPath(item: 0, section: 1))
    expect(IndexPath(item: 0, section: 1) < IndexPath(item: 1, section: 1))
  }

  @Test func `the largest numbers fit`() {
    let path = IndexPath(item: .max, section: .max)

    expectEqual(path.item, .max)
    expectEqual(path.section, .max)
  }
}
