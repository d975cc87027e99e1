import TestSupport
import Testing

@testable import ViewGeometry

/// The keys by which index paths identify sections.
@Suite struct SectionKeyTests {
  @Test func `those of deleted sections are used again, so that a snapshot doesn't grow by edits`()
  {
    var sections = IdentifiedSections<Int, Int>()
    sections.insertSections([-1], at: 0)
    _ = sections.insert([-1, -2], at: ItemIndex(section: 0, item: 0))

    for round in 0..<20 {
      sections.insertSections([2 * round, 2 * round + 1], at: 0)
      _ = sections.insert([round], at: ItemIndex(section: 1, item: 0))
      expectEqual(sections.place(of: round), ItemIndex(section: 1, item: 0))
      expectEqual(sections.place(of: -2), ItemIndex(section: 2, item: 1))
      sections.removeSections([0, 1])
    }

    expectEqual(sections.numbersByKey.count, 3)
    expectEqual(sections.place(of: -2), ItemIndex(section: 0, item: 1))
  }
}
