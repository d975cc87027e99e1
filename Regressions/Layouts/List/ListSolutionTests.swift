import TestSupport
import Testing
import ViewGeometry

@testable import LayoutsTests

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

    expectEqual(starts, [50, 50, 60, 180, 217, 218, 218])
  }

  @Test func `R7.7 a footer sticks to the bottom until its section begins`() {
    let starts = [90.0, 120, 200, 248, 300].map {
      list.pinnedSpan(ofFooter: 0, ListPinning(visibleStart: 0, visibleEnd: $0)).start
    }

    expectEqual(starts, [80, 100, 180, 228, 228])
  }

  @Test func `padding lies above headers and not in them`() {
    var builder = ListBuilder(headerPadding: 22)
    builder.appendSection(header: 30, rowLength: 44, rowCount: 1, footer: 0)
    builder.appendSection(header: 0, rowLength: 44, rowCount: 1, footer: 0)
    let list = builder.finish()

    expectEqual(list.span(ofHeader: 0), ListSpan(start: 22, length: 30))
    expectEqual(list.span(ofRow: ItemIndex(section: 0, item: 0)), ListSpan(start: 52, length: 44))
    expectEqual(list.span(ofSection: 0), ListSpan(start: 0, length: 96))
    expectEqual(list.span(ofHeader: 1), ListSpan(start: 96, length: 0))
  }

  @Test func `a hundred thousand sections answer like one`() {
    var builder = ListBuilder()
    for _ in 0..<100_000 {
      builder.appendSection(header: 20, rowLength: 40, rowCount: 100, footer: 0)
    }
    let list = builder.finish()

    expectEqual(list.rowCount, 10_000_000)
    expectEqual(list.totalLength, 402_000_000)
    expectEqual(list.row(at: 201_000_020), ItemIndex(section: 50_000, item: 0))
    expect(list.row(at: 201_000_019) == nil)
    expectEqual(
      list.span(ofRow: ItemIndex(section: 99_999, item: 99)),
      ListSpan(start: 401_999_960, length: 40))
  }

  @Test func `seventy thousand rows keep their lengths, and later ones their offsets`() {
    let rows = (0..<70_000).map { Double(1 + $0 % 7) }
    var builder = ListBuilder()
    builder.appendSection(header: 20, rowLength: 44, rowCount: 1, footer: 3)
    rows.withUnsafeBufferPointer { builder.appendSection(header: 10, rows: $0, footer: 5) }
    builder.appendSection(header: 0, rows: OffsetTree([8, 9]), footer: 2)
    let list = builder.finish(footer: 6)

    // 10,000 rounds of 28 points.
    expectEqual((0..<3).map { list.itemCount(inSection: $0) }, [1, 70_000, 2])
    expectEqual(list.totalLength, 67 + 280_015 + 19 + 6)
    expectEqual(
      list.span(ofRow: ItemIndex(section: 1, item: 69_999)), ListSpan(start: 280_070, length: 7))
    expectEqual(list.span(ofFooter: 1), ListSpan(start: 280_077, length: 5))
    expectEqual(
      list.span(ofRow: ItemIndex(section: 2, item: 1)), ListSpan(start: 280_090, length: 9))
    expectEqual(list.row(at: 280_069.5), ItemIndex(section: 1, item: 69_998))
  }

  @Test func `seventy thousand sections of different sizes keep their rows`() {
    var builder = ListBuilder(header: 3)
    for section in 0..<70_000 {
      builder.appendSection(header: 1, rowLength: 2, rowCount: section % 3, footer: 0)
    }
    let list = builder.finish()

    // 23,333 rounds of three rows, and none in the last section.
    expectEqual(list.rowCount, 69_999)
    expectEqual(list.totalLength, 3 + 70_000 + 2 * 69_999)
    expectEqual(
      [65_534, 65_535, 65_536, 65_537].map { list.itemCount(inSection: $0) }, [2, 0, 1, 2])
    expectEqual(list.span(ofHeader: 69_999), ListSpan(start: 210_000, length: 1))
    expectEqual(
      list.span(ofRow: ItemIndex(section: 65_537, item: 1)), ListSpan(start: 196_615, length: 2))
  }

  @Test func `of two rows equally near the one before is nearest`() {
    // A footer and a header lie between two rows: from 10 to 20.
    let between = NaiveList(sections: [
      .init(rows: [10], footer: 4), .init(header: 6, rows: [0, 10]),
    ]).solved

    expectEqual(between.nearestRow(to: 15), ItemIndex(section: 0, item: 0))
    expectEqual(between.nearestRow(to: 15.5), ItemIndex(section: 1, item: 1))
    expectEqual(between.nearestRow(to: -5), ItemIndex(section: 0, item: 0))
    expectEqual(between.nearestRow(to: 50), ItemIndex(section: 1, item: 1))
  }

  @Test(.timeLimit(.minutes(1)), arguments: [false, true])
  func `a billion rows without height aren't passed one by one`(areEqual: Bool) {
    var builder = ListBuilder()
    builder.appendSection(header: 10, rowLength: 20, rowCount: 1, footer: 10)
    builder.appendSection(header: 10, rowLength: 0, rowCount: 1_000_000_000, footer: 10)
    builder.appendSection(header: 10, rowLength: areEqual ? 20 : 0.1, rowCount: 1, footer: 10)
    let list = builder.finish()

    expectEqual(list.nearestRow(to: 49), ItemIndex(section: 0, item: 0))
    expectEqual(list.nearestRow(to: 50), ItemIndex(section: 0, item: 0))
    expectEqual(list.nearestRow(to: 50.5), ItemIndex(section: 2, item: 0))
    expectEqual(list.nearestRow(to: 1_000), ItemIndex(section: 2, item: 0))
  }

  @Test func `rows without height between positions that are rounded are passed`() {
    for count in [1, 2, 3, 300] {
      let rows = [0.1, 0.2] + [Double](repeating: 0, count: count) + [0.3, 0.7]
      let list = NaiveList(sections: [
        .init(rows: rows), .init(header: 0.1), .init(rows: [0, 0]), .init(footer: 0.3),
      ]).solved

      expectEqual(list.nearestRow(to: 0.3.nextDown), ItemIndex(section: 0, item: 1))
      expectEqual(list.nearestRow(to: 5), ItemIndex(section: 0, item: count + 3))
      expectEqual(list.nearestRow(to: -1), ItemIndex(section: 0, item: 0))
      expect(NaiveList(sections: [.init(header: 1, rows: [0, 0])]).solved.nearestRow(to: 1) == nil)
    }
  }

  @Test func `equal rows take no memory`() {
    var builder = ListBuilder()
    builder.appendSection(header: 20, rowLength: 44, rowCount: 10_000_000, footer: 0)
    let list = builder.finish()

    expect(list.lengths.memory + list.slotCounts.memory < 4_096)
  }

  @Test func `no number is at no row`() {
    expect(list.row(at: .nan) == nil)
    expect(list.rows(from: .nan, to: 100).isEmpty)
    expect(list.nearestRow(to: .nan) == nil)
  }

  @Test func `a header that goes takes its padding along`() {
    var builder = ListBuilder(headerPadding: 22)
    builder.appendSection(header: 30, rowLength: 44, rowCount: 1, footer: 0)
    var list = builder.finish()

    list.setLength(0, ofHeader: 0)
    expectEqual(list.totalLength, 44)

    list.setLength(10, ofHeader: 0)
    expectEqual(list.totalLength, 76)
    expectEqual(list.span(ofHeader: 0), ListSpan(start: 22, length: 10))
  }

  @Test(arguments: [60.0, 80, 100])
  func `nothing overlaps an empty stretch`(offset: Double) {
    var found: [ListElement] = []

    list.forEachElement(from: offset, to: offset) { found.append($0) }

    expect(found.isEmpty)
  }
}
