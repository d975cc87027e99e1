import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The selection moves with the selected items, through any batch (R9.14).
@Suite struct SelectionLaws {
  struct Case: CustomStringConvertible {
    var batch: BatchCase
    /// Bits by the index of the item.
    var selected: UInt64
    var description: String { "\(batch), selected \(selected)" }

    /// The names of the items selected before, and of those among them that stay without a reload.
    var names: (before: Set<String>, after: Set<String>) {
      let all = batch.before.sections.joined().enumerated()
      let before = all.filter { selected >> UInt64($0.offset) & 1 == 1 }.map(\.element)
      return (Set(before), Set(before).intersection(batch.after.sections.joined()))
    }
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    Case(
      batch: BatchCase.any(&source), selected: source.choice(below: 1 << 40))
  }

  private static let cases = CaseRange.perThousand(300)

  private static func paths(_ contents: ListContents, _ names: Set<String>) -> [IndexPath] {
    contents.sections.enumerated().flatMap { section, items in
      items.enumerated().filter { names.contains($0.element) }.map { .at(section, $0.offset) }
    }
  }

  @Test func `Items keep their selection through a batch`() {
    check(Self.anyCase, cases: Self.cases) { input in
      let touches = TouchLog(input.batch.before.sections.map(\.count))
      let list = touches.collection()
      list.allowsMultipleSelection = true
      list.layoutIfNeeded()
      for path in Self.paths(input.batch.before, input.names.before) {
        list.selectItem(at: path, animated: false, scrollPosition: [])
      }

      list.performBatchUpdates {
        touches.counts = input.batch.after.sections.map(\.count)
        list.perform(input.batch.updates)
      }
      list.layoutIfNeeded()

      let expected = Self.paths(input.batch.after, input.names.after)
      let found = list.indexPathsForSelectedItems ?? []
      try demand(found == expected, "\(found) are selected, not \(expected).")
      for cell in list.visibleCells {
        let path = list.indexPath(for: cell) ?? []
        try demand(cell.isSelected == expected.contains(path), "The cell of \(path) is wrong.")
      }
    }
  }

  @Test func `Rows keep their selection through a batch`() {
    check(Self.anyCase, cases: Self.cases) { input in
      let touches = TouchLog(input.batch.before.sections.map(\.count))
      let table = touches.table()
      table.allowsMultipleSelection = true
      table.layoutIfNeeded()
      for path in Self.paths(input.batch.before, input.names.before) {
        table.selectRow(at: path, animated: false, scrollPosition: .none)
      }

      table.performBatchUpdates {
        touches.counts = input.batch.after.sections.map(\.count)
        table.perform(input.batch.updates)
      }
      table.layoutIfNeeded()

      let expected = Self.paths(input.batch.after, input.names.after)
      let found = table.indexPathsForSelectedRows ?? []
      try demand(found == expected, "\(found) are selected, not \(expected).")
      for cell in table.visibleCells {
        let path = table.indexPath(for: cell) ?? []
        try demand(cell.isSelected == expected.contains(path), "The cell of \(path) is wrong.")
      }
    }
  }
}
