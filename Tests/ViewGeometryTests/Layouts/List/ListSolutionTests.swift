import Testing
import ViewGeometry

/// The list of T7.1 to T7.9, and lists of ten million rows.
@Suite struct ListSolutionTests {
  private let list = NaiveList(
    header: 50,
    sections: [
      .init(header: 30, rows: [44, 60, 44], footer: 20), .init(header: 30),
      .init(rows: [44, 0, 44], footer: 10),
    ], footer: 40
  ).solved

  @Test func `T7.7 a header sticks to the top until its section ends (R7.7)`() {
    let starts = [-10.0, 50, 60, 180, 217, 230, 248].map {
      list.pinnedSpan(ofHeader: 0, ListPinning(visibleStart: $0, visibleEnd: $0 + 480)).start
    }

    #expect(starts == [50, 50, 60, 180, 217, 218, 218])
  }

  @Test func `R7.7 a footer sticks to the bottom until its section begins`() {
    let starts = [90.0, 120, 200, 248, 300].map {
      list.pinnedSpan(ofFooter: 0, ListPinning(visibleStart: 0, visibleEnd: $0)).start
    }

    #expect(starts == [80, 100, 180, 228, 228])
  }

  @Test func `padding lies above headers and not in them`() {
    var builder = ListBuilder(headerPadding: 22)
    builder.appendSection(header: 30, rowLength: 44, rowCount: 1, footer: 0)
    builder.appendSection(header: 0, rowLength: 44, rowCount: 1, footer: 0)
    let list = builder.finish()

    #expect(list.span(ofHeader: 0) == ListSpan(start: 22, length: 30))
    #expect(list.span(ofRow: ItemIndex(section: 0, item: 0)) == ListSpan(start: 52, length: 44))
    #expect(list.span(ofSection: 0) == ListSpan(start: 0, length: 96))
    #expect(list.span(ofHeader: 1) == ListSpan(start: 96, length: 0))
  }

  @Test func `a hundred thousand sections answer like one`() {
    var builder = ListBuilder()
    for _ in 0..<100_000 {
      builder.appendSection(header: 20, rowLength: 40, rowCount: 100, footer: 0)
    }
    let list = builder.finish()

    #expect(list.rowCount == 10_000_000)
    #expect(list.totalLength == 402_000_000)
    #expect(list.row(at: 201_000_020) == ItemIndex(section: 50_000, item: 0))
    #expect(list.row(at: 201_000_019) == nil)
    #expect(
      list.span(ofRow: ItemIndex(section: 99_999, item: 99))
        == ListSpan(start: 401_999_960, length: 40))
  }

  @Test func `equal rows take no memory`() {
    var builder = ListBuilder()
    builder.appendSection(header: 20, rowLength: 44, rowCount: 10_000_000, footer: 0)
    let list = builder.finish()

    #expect(list.lengths.memory + list.slotCounts.memory < 4_096)
  }

  @Test func `no number is at no row`() {
    #expect(list.row(at: .nan) == nil)
    #expect(list.rows(from: .nan, to: 100).isEmpty)
    #expect(list.nearestRow(to: .nan) == nil)
  }
}
