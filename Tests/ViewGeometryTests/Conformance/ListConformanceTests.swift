import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The expectations of other systems' test suites for lists.
@Suite struct ListConformanceTests {
  /// Cases that pin another rule than UIKit's, with the reason.
  private static let otherRules = [
    "fl-fixed-extent-max-index":
      "the last child before an offset, within a tolerance; here edges are half-open and exact",
    "av-scroll-into-view":
      "states realized windows, so a table answers it (TableScrollingConformanceTests)",
  ]

  private func list(_ count: Int, _ length: Double, before: Double = 0, gap: Double = 0)
    -> ListSolution
  {
    var builder = ListBuilder(header: before)
    guard gap > 0 else {
      builder.appendSection(header: 0, rowLength: length, rowCount: count, footer: 0)
      return builder.finish()
    }
    // A gap is the footer of a section of one row.
    for row in 0..<count {
      builder.appendSection(
        header: 0, rowLength: length, rowCount: 1, footer: row == count - 1 ? 0 : gap)
    }
    return builder.finish()
  }

  private func rows(_ list: ListSolution, from lower: Double, length: Double) -> [Int] {
    list.rows(from: lower, to: lower + length).map(\.item)
  }

  @Test(arguments: try ListCase.all())
  func `lists answer as the test suites of other systems expect`(_ each: ListCase) throws {
    guard Self.otherRules[each.id] == nil else { return }
    switch each.family {
    case "estimate": try checkEstimates(each)
    case "list.variable": try checkStarts(each)
    case "window": try checkWindows(each)
    case "scroll.toItem": try checkScrolling(each)
    default: try checkAnchor(each)
    }
  }

  private func checkEstimates(_ each: ListCase) throws {
    let count = try #require(each.input.count)
    let (estimate, actual) = (try #require(each.input.estimate), try #require(each.input.actual))
    for row in try #require(each.expect.table) {
      var list = list(count, estimate)
      for item in 0..<(row.measuredPrefix ?? 0) {
        list.setLength(actual, ofRow: ItemIndex(section: 0, item: item), isMeasured: true)
      }
      expectEqual(list.totalLength, row.total)
    }
  }

  private func checkStarts(_ each: ListCase) throws {
    let input = each.input
    let count = try #require(input.count)
    if let items = each.expect.items {
      let list = list(
        count, try #require(input.extent),
        before: (input.paddingStart ?? 0) + (input.scrollMargin ?? 0),
        gap: input.gap ?? 0)
      for (name, ends) in items {
        let span = list.span(ofRow: ItemIndex(section: try #require(Int(name)), item: 0))
        expectEqual(span.start, ends.start)
        expect(ends.end == nil || span.end == ends.end)
      }
    }
    for (step, expected) in zip(input.steps ?? [], each.expect.steps ?? []) {
      let list = list(count, try #require(input.extent), gap: step.gap)
      expectEqual(list.totalLength, expected.total)
      for (name, start) in expected.starts {
        let row = try #require(Int(name))
        let place =
          step.gap > 0 ? ItemIndex(section: row, item: 0) : ItemIndex(section: 0, item: row)
        expectEqual(list.span(ofRow: place).start, start)
      }
    }
    if let starts = each.expect.starts {
      var list = list(count, try #require(input.estimate))
      for row in (0..<count).reversed() {
        list.setLength(30 + Double(row), ofRow: ItemIndex(section: 0, item: row))
      }
      expectEqual(
        (0..<count).map { list.span(ofRow: ItemIndex(section: 0, item: $0)).start }, starts)
      expectEqual(list.totalLength, each.expect.total)
    }
    guard let before = each.expect.before, let after = each.expect.after else { return }
    for (length, range) in [(input.extent, before), (input.resizeAllTo, after)] {
      let list = list(count, try #require(length))
      let visible = rows(
        list, from: try #require(input.scroll), length: try #require(input.viewport))
      expectEqual([visible.first, visible.last], [range.first, range.last])
      expectEqual(list.totalLength, range.total)
    }
  }

  private func checkWindows(_ each: ListCase) throws {
    let input = each.input
    let extent = try #require(input.extent)
    let viewport = try #require(input.viewport)
    if let range = each.expect.realizedHalfOpen {
      // The cache begins at the start of the list at the earliest.
      let perLine = input.perLine ?? 1
      let (offset, cache) = (input.scrollOffset ?? 0, input.cacheExtent ?? 0)
      let lower = max(0, offset - cache)
      let lines = rows(
        list((input.count ?? 0) / perLine, extent), from: lower,
        length: offset + viewport + cache - lower)
      expectEqual(lines.first.map { $0 * perLine }, range.first)
      expectEqual(lines.last.map { ($0 + 1) * perLine }, range.last)
    }
    for row in each.expect.table ?? [] where row.cacheLength ?? 0 == 0 {
      let count = try #require(row.count.flatMap { row.last == nil ? nil : $0 } ?? input.count)
      let visible = rows(
        list(count, extent), from: try #require(row.offset), length: viewport)
      expect(visible.first ?? 0 == row.first)
      expect(visible.last ?? -1 == row.last ?? ((row.first ?? 0) + (row.count ?? 0) - 1))
    }
  }

  private func checkScrolling(_ each: ListCase) throws {
    let (extent, count) = (try #require(each.input.extent), try #require(each.input.count))
    let span = ScrollSpan(
      view: try #require(each.input.viewport), content: extent * Double(count))
    for row in try #require(each.expect.table) {
      let start = Double(try #require(row.index)) * extent
      let alignments = ["start": ScrollAlignment.start, "center": .center, "end": .end]
      switch row.align {
      case "auto":
        let offset = span.offset(
          revealing: start, to: start + extent, from: try #require(row.current))
        expectEqual(offset, row.offset)
      case let name? where alignments[name] != nil:
        let alignment = try #require(alignments[name])
        expectEqual(
          span.offset(showing: start, to: start + extent, at: alignment), row.offset,
          "\(name) \(row)")
      default:
        // "smart": the middle, unless the item is in view.
        let current = try #require(row.current)
        let revealed = span.offset(revealing: start, to: start + extent, from: current)
        let offset =
          revealed == current
          ? current : span.offset(showing: start, to: start + extent, at: .center)
        expectEqual(offset, row.offset, "\(row)")
      }
    }
  }

  private func checkAnchor(_ each: ListCase) throws {
    let count = try #require(each.input.count)
    let extent = CGFloat(try #require(each.input.extent))
    let model = TableModel([TableModel.Section(rows: Array(repeating: extent, count: count))])
    let table = model.table(
      frame: CGRect(x: 0, y: 0, width: 100, height: try #require(each.input.viewport)))
    table.contentOffset.y = CGFloat(try #require(each.input.scroll))
    table.layoutIfNeeded()

    model.sections[0].rows.append(extent)
    table.insertRows(at: [.at(0, try #require(each.input.insertAt))])
    table.layoutIfNeeded()

    expectEqual(Double(table.contentOffset.y), each.expect.scroll)
    expectEqual(table.indexPathsForVisibleRows?.first?.row, each.expect.firstRealized)
  }

  @Test func `the cases about lists are all there, and so are the listed ones`() throws {
    let names = try ListCase.all().map(\.id)

    expectEqual(names.count, 17)
    expect(Set(names).isSuperset(of: Self.otherRules.keys))
  }
}
