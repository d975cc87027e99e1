import Testing
import ViewGeometry

@testable import TestSupport

/// A list whose sums of lengths are rounded answers by the frames of its rows, even at their ends.
@Suite struct ListRoundingLaws {
  private static func tenths(_ source: inout ChoiceSource) -> Double {
    source.oneIn(4) ? 0 : Double(1 + source.index(below: 600)) / 10
  }

  private static func anyList(_ source: inout ChoiceSource) -> NaiveList {
    NaiveList(
      header: tenths(&source),
      sections: source.list(mean: 3, limit: 6) { source in
        NaiveList.Section(
          header: tenths(&source), rows: source.list(mean: 4, limit: 9, of: tenths),
          footer: tenths(&source))
      },
      footer: tenths(&source), headerPadding: source.flag() ? 5.3 : 0)
  }

  @Test func `about the end of anything the row is the one that holds the place, else the nearest`()
  {
    check(Self.anyList) { naive in
      let list = naive.solved
      let spans = (0..<list.sectionCount).flatMap { section in
        (0..<list.itemCount(inSection: section)).map {
          let row = ItemIndex(section: section, item: $0)
          return (row: row, span: list.span(ofRow: row))
        }
      }.filter { $0.span.length > 0 }
      let ends =
        spans.flatMap { [$0.span.start, $0.span.end] }
        + (0..<list.sectionCount).flatMap {
          [list.span(ofHeader: $0).end, list.span(ofFooter: $0).end]
        } + [list.headerSpan.end, list.totalLength]
      for offset in ends.flatMap({ [$0.nextDown, $0, $0.nextUp] }) {
        let holding = spans.last { $0.span.start <= offset && offset < $0.span.end }?.row
        let found = list.row(at: offset)
        try demand(found == holding, "At \(offset): \(String(describing: found)).")
        func distance(_ row: ItemIndex) -> Double {
          let span = list.span(ofRow: row)
          return max(span.start - offset, offset - span.end, 0)
        }
        let nearest = list.nearestRow(to: offset)
        let best = spans.map { distance($0.row) }.min()
        try demand(nearest.map(distance) == best, "Near \(offset): \(String(describing: nearest)).")
      }
    }
  }

  @Test func `the row that has just ended is nearest (R9.19)`() {
    let end = 109.199_999_999_999_99
    let rows = NaiveList(sections: [.init(rows: [44.1, 20.7, 44.4])]).solved
    let row = NaiveList(header: 44.1, sections: [.init(header: 20.7, rows: [44.4])]).solved

    expect(rows.row(at: end) == nil)
    expectEqual(rows.nearestRow(to: end), ItemIndex(section: 0, item: 2))
    expectEqual(row.nearestRow(to: end), ItemIndex(section: 0, item: 0))
  }
}
