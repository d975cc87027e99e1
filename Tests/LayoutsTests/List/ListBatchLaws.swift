import Testing
import ViewGeometry

@testable import TestSupport

/// A batch applied to a solved list gives the list after it.
@Suite struct ListBatchLaws {
  /// Rows have different lengths, so a row at a wrong index shows.
  private struct Source: ListLengths {
    let after: NaiveList

    func length(ofRow place: ItemIndex) -> Double {
      after.sections[place.section].rows[place.item]
    }
    func section(_ section: Int) -> ListSection {
      ListSection(of: NaiveList(sections: [after.sections[section]]).solved)
    }
  }

  @Test func `a batch leads where the arrays lead`() {
    check(BatchCase.any) { input in
      let before = Self.list(of: input.before)
      let after = Self.list(of: input.after)
      let plan = try input.updates.plan(before: before.solved, after: after)
      var solved = before.solved

      solved.apply(plan, lengths: Source(after: after))

      try demand(solved.naive == after, "The batch leads to \(solved.naive).")
    }
  }

  @Test func `a batch leaves measured what stays and what moves, and nothing else`() {
    check(BatchCase.any) { input in
      let names = input.before.sections.joined()
      let measured = Set(names.filter { $0 < "5" })
      let after = Self.list(of: input.after)
      let plan = try input.updates.plan(before: input.before, after: after)
      var solved = Self.list(of: input.before).solved
      for (section, names) in input.before.sections.enumerated() {
        for (row, name) in names.enumerated() where measured.contains(name) {
          let place = ItemIndex(section: section, item: row)
          solved.setLength(solved.span(ofRow: place).length, ofRow: place, isMeasured: true)
        }
      }

      solved.apply(plan, lengths: Source(after: after))

      for (section, names) in input.after.sections.enumerated() {
        for (row, name) in names.enumerated() {
          let isMeasured = solved.isMeasured(ItemIndex(section: section, item: row))
          try demand(isMeasured == measured.contains(name), "\(name): \(isMeasured)")
        }
      }
    }
  }

  /// A list whose rows have the lengths in their names; reloaded ones, marked by a stroke, are a
  /// quarter longer.
  private static func list(of contents: ListContents) -> NaiveList {
    NaiveList(
      sections: contents.sections.map { names in
        NaiveList.Section(
          rows: names.map { name in
            (Double(name.filter(\.isNumber)) ?? 0) + (name.hasSuffix("'") ? 0.25 : 0)
          })
      })
  }
}
