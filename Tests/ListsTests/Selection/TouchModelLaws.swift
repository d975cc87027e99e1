import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Lists that are touched, edited, selected in and reloaded, compared with a model of selected and
/// highlighted items (R7.12, R9.14).
@Suite struct TouchModelLaws {
  private enum Step {
    case down(Int)
    case up
    case cancel
    case select(Int)
    case selectNothing
    case deselect(Int)
    case edit(Bool)
    case allow(Int, Bool)
    case reload
    case insert(Int)
    case delete(Int)
    case reloadRow(Int)
    case editAlone(Int, isInsertion: Bool)
    case editWhileStale(Int, isInsertion: Bool, isFirst: Bool, asks: Bool)
    case refuse(Int)
    case scroll(Int)
    case layOut
  }

  private struct Case: CustomStringConvertible {
    let steps: [Step]
    var description: String { steps.map { "\($0)" }.joined(separator: "\n") }
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    Case(
      steps: source.list(mean: 25, limit: 60) { source in
        let row = source.index(below: 9)
        switch source.index(below: 22) {
        case 0, 1, 2: return .down(row)
        case 3, 4: return .up
        case 5: return .cancel
        case 6, 7: return .select(row)
        case 8: return source.oneIn(3) ? .selectNothing : .deselect(row)
        case 9: return .edit(source.oneIn(2))
        case 10, 11: return .allow(source.index(below: 4), !source.oneIn(3))
        case 12: return .reload
        case 13: return .insert(row)
        case 14: return .delete(row)
        case 15: return .reloadRow(row)
        case 16: return .scroll(row)
        case 17: return .editAlone(row, isInsertion: source.oneIn(2))
        case 18, 19:
          return .editWhileStale(
            row, isInsertion: source.oneIn(2), isFirst: source.oneIn(2), asks: source.oneIn(2))
        case 20: return .refuse(row)
        default: return .layOut
        }
      })
  }

  /// The selected and highlighted items, by the rules alone.
  private struct Model {
    var count = 8
    var selected: Set<Int> = []
    var touched: Int?
    /// Single and multiple selection, and the same while editing.
    var allows = [true, false, false, false]
    var isEditing = false
    /// A collection view whose selection is off doesn't allow it in code either.
    let obeysProgram: Bool

    var isMultiple: Bool { isEditing ? allows[3] : allows[1] }
    var isAllowed: Bool { isEditing ? allows[2] || allows[3] : allows[0] }

    mutating func select(_ row: Int) { selected = isMultiple ? selected.union([row]) : [row] }

    private mutating func move(_ newRow: (Int) -> Int?) {
      selected = Set(selected.compactMap(newRow))
      touched = touched.flatMap(newRow)
    }

    mutating func take(_ step: Step) {
      switch step {
      case .down(let row): touched = isAllowed && row < count ? row : nil
      case .up:
        guard let row = touched else { return }
        if isMultiple, selected.contains(row) { selected.remove(row) } else { select(row) }
        touched = nil
      case .cancel: touched = nil
      case .select(let row): if row < count, obeysProgram || allows[0] { select(row) }
      case .selectNothing: if obeysProgram || allows[0] { selected = [] }
      case .deselect(let row): if obeysProgram || allows[0] { selected.remove(row) }
      case .edit(let isOn):
        if isOn != isEditing { selected = [] }
        isEditing = isOn
      case .allow(let kind, let isOn):
        allows[kind] = isOn
        if !isMultiple, selected.count > 1 { selected = Set([selected.min()].compactMap(\.self)) }
      case .reload: (selected, touched) = ([], nil)
      case .insert(let row):
        guard row <= count else { return }
        count += 1
        move { $0 < row ? $0 : $0 + 1 }
      case .delete(let row):
        guard row < count else { return }
        count -= 1
        move { $0 == row ? nil : $0 < row ? $0 : $0 - 1 }
      case .reloadRow(let row): move { $0 == row ? nil : $0 }
      case .editWhileStale(let row, let isInsertion, _, _), .editAlone(let row, let isInsertion):
        take(isInsertion ? .insert(row) : .delete(row))
      case .scroll, .layOut, .refuse: break
      }
    }
  }

  private static func point(_ row: Int) -> CGPoint { .xy(50, CGFloat(row) * 20 + 10) }

  private static func demandSame(
    _ model: Model, _ selected: [IndexPath],
    _ cells: [(IndexPath, isSelected: Bool, isTouched: Bool)]
  ) throws {
    try demand(
      selected == model.selected.sorted().map { .at(0, $0) },
      "\(selected) are selected, not \(model.selected.sorted())")
    for (path, isSelected, isTouched) in cells {
      try demand(isSelected == model.selected.contains(path.item), "\(path) looks \(isSelected)")
      try demand(isTouched == (model.touched == path.item), "\(path) is touched: \(isTouched)")
    }
  }

  /// Makes all heights stale, though none changes.
  private static func makeStale(_ table: TableView) {
    table.sectionFooterHeight = table.sectionFooterHeight == 3 ? 0 : 3
  }

  /// Makes all counts and sizes stale.
  private static func makeStale(_ list: CollectionView) {
    list.collectionViewLayout.invalidateLayout(with: EverythingContext())
  }

  private static let cases = CaseRange.perThousand(250)

  @Test func `Tables select what is touched and chosen`() {
    check(Self.anyCase, cases: Self.cases) { input in
      let touches = TouchLog([8])
      let table = touches.table()
      table.frame.size.height = 400
      table.layoutIfNeeded()
      var model = Model(obeysProgram: true)
      for step in input.steps {
        switch step {
        case .down(let row):
          table.contentOffset = .zero
          table.touchDown(at: Self.point(row))
        case .up: table.touchUp()
        case .cancel: table.touchCancelled()
        case .select(let row) where row < model.count:
          table.selectRow(at: .at(0, row), animated: false, scrollPosition: .none)
        case .selectNothing: table.selectRow(at: nil, animated: false, scrollPosition: .none)
        case .deselect(let row): table.deselectRow(at: .at(0, row), animated: false)
        case .edit(let isOn): table.isEditing = isOn
        case .allow(0, let isOn): table.allowsSelection = isOn
        case .allow(1, let isOn): table.allowsMultipleSelection = isOn
        case .allow(2, let isOn): table.allowsSelectionDuringEditing = isOn
        case .allow(_, let isOn): table.allowsMultipleSelectionDuringEditing = isOn
        case .reload: table.reloadData()
        case .insert(let row) where row <= model.count:
          touches.counts[0] += 1
          table.insertRows(at: [.at(0, row)])
        case .delete(let row) where row < model.count:
          touches.counts[0] -= 1
          table.deleteRows(at: [.at(0, row)])
        case .reloadRow(let row) where row < model.count: table.reloadRows(at: [.at(0, row)])
        case .editAlone(let row, let isInsertion) where row < model.count:
          Self.makeStale(table)
          touches.counts[0] += isInsertion ? 1 : -1
          if isInsertion {
            table.insertRows(at: [.at(0, row)])
          } else {
            table.deleteRows(at: [.at(0, row)])
          }
        case .editWhileStale(let row, let isInsertion, let isFirst, let asks)
        where row < model.count:
          table.performBatchUpdates {
            if isFirst { Self.makeStale(table) }
            touches.counts[0] += isInsertion ? 1 : -1
            if asks { _ = table.indexPathsForSelectedRows }
            if isInsertion {
              table.insertRows(at: [.at(0, row)])
            } else {
              table.deleteRows(at: [.at(0, row)])
            }
            if !isFirst { Self.makeStale(table) }
            if asks { _ = table.indexPathsForSelectedRows }
          }
        case .refuse(let row):
          try? table.validateUpdates {
            table.reconfigureRows(at: [.at(0, row)])
            table.deleteRows(at: [.at(0, row)])
          }
        case .scroll(let row): table.contentOffset.y = CGFloat(row) * 30
        case .layOut: table.layoutIfNeeded()
        default: continue
        }
        model.take(step)
        if case .reload = step { table.layoutIfNeeded() }
        try Self.demandSame(
          model, table.indexPathsForSelectedRows ?? [],
          table.visibleCells.map {
            (table.indexPath(for: $0) ?? [], $0.isSelected, $0.isHighlighted)
          })
      }
    }
  }

  @Test func `Collection views select what is touched and chosen`() {
    check(Self.anyCase, cases: Self.cases) { input in
      let touches = TouchLog([8])
      let list = touches.collection()
      list.frame.size.height = 400
      list.layoutIfNeeded()
      var model = Model(obeysProgram: false)
      for step in input.steps {
        switch step {
        case .down(let row):
          list.contentOffset = .zero
          list.touchDown(at: Self.point(row))
        case .up: list.touchUp()
        case .cancel: list.touchCancelled()
        case .select(let row) where row < model.count:
          list.selectItem(at: .at(0, row), animated: false, scrollPosition: [])
        case .selectNothing: list.selectItem(at: nil, animated: false, scrollPosition: [])
        case .deselect(let row): list.deselectItem(at: .at(0, row), animated: false)
        case .edit(let isOn): list.isEditing = isOn
        case .allow(0, let isOn): list.allowsSelection = isOn
        case .allow(1, let isOn): list.allowsMultipleSelection = isOn
        case .allow(2, let isOn): list.allowsSelectionDuringEditing = isOn
        case .allow(_, let isOn): list.allowsMultipleSelectionDuringEditing = isOn
        case .reload: list.reloadData()
        case .insert(let row) where row <= model.count:
          touches.counts[0] += 1
          list.insertItems(at: [.at(0, row)])
        case .delete(let row) where row < model.count:
          touches.counts[0] -= 1
          list.deleteItems(at: [.at(0, row)])
        case .reloadRow(let row) where row < model.count: list.reloadItems(at: [.at(0, row)])
        case .editAlone(let row, let isInsertion) where row < model.count:
          Self.makeStale(list)
          touches.counts[0] += isInsertion ? 1 : -1
          if isInsertion {
            list.insertItems(at: [.at(0, row)])
          } else {
            list.deleteItems(at: [.at(0, row)])
          }
        case .editWhileStale(let row, let isInsertion, let isFirst, let asks)
        where row < model.count:
          list.performBatchUpdates {
            if isFirst { Self.makeStale(list) }
            touches.counts[0] += isInsertion ? 1 : -1
            if asks { _ = (list.indexPathsForSelectedItems, list.contentSize) }
            if isInsertion {
              list.insertItems(at: [.at(0, row)])
            } else {
              list.deleteItems(at: [.at(0, row)])
            }
            if !isFirst { Self.makeStale(list) }
            if asks { _ = (list.indexPathsForSelectedItems, list.contentSize) }
          }
          try demand(
            list.numberOfItems(inSection: 0) == touches.counts[0],
            "\(list.numberOfItems(inSection: 0)) items, not \(touches.counts[0])")
        case .refuse(let row):
          try? list.validateUpdates {
            list.reconfigureItems(at: [.at(0, row)])
            list.deleteItems(at: [.at(0, row)])
          }
        case .scroll(let row): list.contentOffset.y = CGFloat(row) * 30
        case .layOut: list.layoutIfNeeded()
        default: continue
        }
        model.take(step)
        if case .reload = step { list.layoutIfNeeded() }
        try Self.demandSame(
          model, list.indexPathsForSelectedItems ?? [],
          list.visibleCells.map {
            (list.indexPath(for: $0) ?? [], $0.isSelected, $0.isHighlighted)
          })
      }
    }
  }
}
