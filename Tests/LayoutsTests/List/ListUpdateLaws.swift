import Testing
import ViewGeometry

@testable import TestSupport

/// Edits and batches leave a list that equals one built from scratch.
@Suite struct ListUpdateLaws {
  enum Edit {
    case row(Int, Int, Double)
    case header(Int, Double)
    case footer(Int, Double)
    case insertRows(Int, Int, [Double])
    case removeRows(Int, Int, Int)
    case insertSection(Int, NaiveList.Section)
    case removeSection(Int)
  }

  struct Case {
    var list: NaiveList
    var edits: [Edit]
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    let list = source.naiveList()
    let edits = source.list(mean: 8, limit: 20) { source -> Edit in
      let (first, second) = (source.index(below: 100), source.index(below: 100))
      return switch source.index(below: 7) {
      case 0: .row(first, second, source.listLength())
      case 1: .header(first, source.listLength())
      case 2: .footer(first, source.listLength())
      case 3: .insertRows(first, second, source.list(mean: 2, limit: 5) { $0.listLength() })
      case 4: .removeRows(first, second, source.index(below: 4))
      case 5: .insertSection(first, source.listSection())
      default: .removeSection(first)
      }
    }
    return Case(list: list, edits: edits)
  }

  @Test func `edits one by one agree with the twin's`() {
    check(Self.anyCase) { input in
      var naive = input.list
      var solved = naive.solved
      for edit in input.edits {
        let before = solved
        let beforeNaive = naive
        Self.apply(edit, to: &naive, &solved)
        try demand(solved.naive == naive, "After \(edit): \(solved.naive), not \(naive).")
        try demand(before.naive == beforeNaive, "\(edit) changed a copy.")
      }
    }
  }

  /// Indices in edits are taken modulo the count; edits of an empty list do nothing.
  private static func apply(_ edit: Edit, to naive: inout NaiveList, _ solved: inout ListSolution) {
    let count = naive.sections.count
    switch edit {
    case .insertSection(let index, let section):
      let index = index % (count + 1)
      let list = NaiveList(sections: [section], headerPadding: naive.headerPadding)
      solved.insertSection(ListSection(of: list.solved), at: index)
      naive.sections.insert(section, at: index)
    case _ where count == 0: break
    case .removeSection(let index):
      solved.removeSection(at: index % count)
      naive.sections.remove(at: index % count)
    case .header(let section, let length):
      solved.setLength(length, ofHeader: section % count)
      naive.sections[section % count].header = length
    case .footer(let section, let length):
      solved.setLength(length, ofFooter: section % count)
      naive.sections[section % count].footer = length
    case .insertRows(let section, let row, let lengths):
      let section = section % count
      let row = row % (naive.sections[section].rows.count + 1)
      solved.insertRows(ContiguousArray(lengths), at: ItemIndex(section: section, item: row))
      naive.sections[section].rows.insert(contentsOf: lengths, at: row)
    case .row(let section, _, _), .removeRows(let section, _, _):
      applyToRows(edit, section % count, &naive, &solved)
    }
  }

  private static func applyToRows(
    _ edit: Edit, _ section: Int, _ naive: inout NaiveList, _ solved: inout ListSolution
  ) {
    let count = naive.sections[section].rows.count
    guard count > 0 else { return }
    switch edit {
    case .row(_, let row, let length):
      solved.setLength(length, ofRow: ItemIndex(section: section, item: row % count))
      naive.sections[section].rows[row % count] = length
    case .removeRows(_, let row, let wanted):
      let rows = row % count..<min(count, row % count + wanted)
      solved.removeRows(rows, ofSection: section)
      naive.sections[section].rows.removeSubrange(rows)
    default: break
    }
  }

  @Test func `measurements stay with their rows`() {
    var list = ListBuilder()
    list.appendSection(header: 10, rowLength: 44, rowCount: 10, footer: 0)
    list.appendSection(header: 10, rowLength: 44, rowCount: 10, footer: 0)
    var solved = list.finish()
    solved.setLength(60, ofRow: ItemIndex(section: 1, item: 3), isMeasured: true)

    solved.insertRows([1, 2], at: ItemIndex(section: 1, item: 0))
    solved.removeRows(0..<5, ofSection: 0)
    let section = solved.section(1)
    solved.removeSection(at: 1)
    solved.insertSection(section, at: 0)

    expect(solved.isMeasured(ItemIndex(section: 0, item: 5)))
    expect(!solved.isMeasured(ItemIndex(section: 0, item: 4)))
    expectEqual(solved.span(ofRow: ItemIndex(section: 0, item: 5)).length, 60)
  }

  @Test func `marks of what was measured stay with their rows through any edits`() {
    check({ (Self.anyCase(&$0), $0.index(below: 1 << 20)) }) { input, number in
      var (naive, solved) = (input.list, input.list.solved)
      // Rows are identified by their lengths, which are whole except for a fraction that marks
      // measured ones.
      var count = 0
      func mark(_ isMeasured: Bool) -> Double {
        count += 1
        return Double(count) + (isMeasured ? 0.5 : 0)
      }
      for section in naive.sections.indices {
        for row in naive.sections[section].rows.indices {
          let isMeasured = number >> (count % 20) & 1 == 1
          let length = mark(isMeasured)
          naive.sections[section].rows[row] = length
          solved.setLength(
            length, ofRow: ItemIndex(section: section, item: row), isMeasured: isMeasured)
        }
      }
      for edit in input.edits {
        switch edit {
        case .insertRows(let section, let row, let lengths):
          Self.apply(
            .insertRows(section, row, lengths.map { _ in mark(false) }), to: &naive, &solved)
        case .row(let section, let row, _):
          Self.apply(.row(section, row, mark(false)), to: &naive, &solved)
        case .insertSection(let index, let other) where !naive.sections.isEmpty:
          // One of the list's own rows, moved.
          let from = other.rows.count % naive.sections.count
          let moved = solved.section(from)
          solved.removeSection(at: from)
          let section = naive.sections.remove(at: from)
          let to = index % (naive.sections.count + 1)
          solved.insertSection(moved, at: to)
          naive.sections.insert(section, at: to)
        case .insertSection: break
        default: Self.apply(edit, to: &naive, &solved)
        }
        try demand(solved.naive == naive, "After \(edit): \(solved.naive), not \(naive).")
      }
      for (section, contents) in naive.sections.enumerated() {
        for (row, length) in contents.rows.enumerated() {
          let isMeasured = solved.isMeasured(ItemIndex(section: section, item: row))
          try demand(isMeasured == (length != length.rounded()), "\(length) is \(isMeasured)")
        }
      }
    }
  }

  @Test func `a section is inserted with its marks, or without any`() {
    func list(_ count: Int) -> ListSolution {
      var builder = ListBuilder()
      builder.appendSection(header: 0, rowLength: 44, rowCount: count, footer: 0)
      return builder.finish()
    }
    func marks(_ list: ListSolution) -> [[Bool]] {
      (0..<list.sectionCount).map { section in
        (0..<list.itemCount(inSection: section)).map {
          list.isMeasured(ItemIndex(section: section, item: $0))
        }
      }
    }
    let plain = list(3)
    var marked = list(2)
    marked.setLength(50, ofRow: ItemIndex(section: 0, item: 1), isMeasured: true)

    var (one, other, neither) = (plain, marked, plain)
    one.insertSection(ListSection(of: marked), at: 0)
    other.insertSection(ListSection(of: plain), at: 1)
    neither.insertSection(ListSection(of: plain), at: 1)

    expectEqual(marks(one), [[false, true], [false, false, false]])
    expectEqual(marks(other), [[false, true], [false, false, false]])
    expectEqual(marks(neither), [[false, false, false], [false, false, false]])
    // A flag for each slot, and no others.
    expectEqual(one.measured?.count, one.lengths.count)
    expectEqual(other.measured?.count, other.lengths.count)
    expect(neither.measured == nil)
    other.setLength(44, ofRow: ItemIndex(section: 0, item: 1))
    expectEqual(marks(other), [[false, false], [false, false, false]])
  }
}
