import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Drags, scrolls and queries in any order: every cell on screen shows the item at its index path
/// (R9.17).
@Suite struct DragLaws {
  /// Values whose targets the law chooses.
  private final class Numbers: DraggableNumbers, CollectionViewDelegate, TableViewDelegate {
    /// The target that the delegate chooses for the dragged item.
    var target = IndexPath.at(0, 0)
    /// Runs after the data source has moved a value.
    var reaction: () -> Void = {}
    private(set) var moves = 0

    override func move(_ source: IndexPath, to target: IndexPath) {
      moves += 1
      super.move(source, to: target)
      reaction()
    }

    func collectionView(
      _ collectionView: CollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      target
    }
    func tableView(
      _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      target
    }
  }

  private enum Step {
    case begin(Int)
    case drag(section: Int, item: Int, y: Int)
    case scroll(Int)
    case reconfigure
    case reload
    case end(reconfigures: Bool)
    case cancel
  }

  private struct Case: CustomStringConvertible {
    let steps: [Step]
    var description: String { steps.map { "\($0)" }.joined(separator: "\n") }
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    Case(
      steps: source.list(mean: 12, limit: 30) { source in
        switch source.index(below: 12) {
        case 0, 1: .begin(source.index(below: 20))
        case 2, 3, 4:
          .drag(
            section: source.index(below: 2), item: source.index(below: 15),
            y: source.index(below: 400))
        case 5, 6, 7: .scroll(source.index(below: 310))
        case 8: .reconfigure
        case 9: source.oneIn(3) ? .reload : .reconfigure
        case 10: .end(reconfigures: source.flag())
        default: .cancel
        }
      })
  }

  /// The dragged and the shown items, by the rules alone.
  private struct Model {
    var data = [Array(0..<12), Array(20..<28)]
    var shown: [[Int]]
    var drag: (original: IndexPath, current: IndexPath)?
    var moves = 0

    init() { shown = data }

    mutating func cancel() { (shown, drag) = (data, nil) }

    mutating func begin(_ place: IndexPath) {
      cancel()
      if place.item < data[place.section].count { drag = (place, place) }
    }

    mutating func drag(to target: IndexPath) {
      guard let drag else { return }
      let room = shown[target.section].count + (target.section == drag.current.section ? 0 : 1)
      guard target.item < room else { return }
      shown.move(drag.current, to: target)
      self.drag?.current = target
    }

    mutating func end() {
      guard let drag else { return }
      if drag.original != drag.current { moves += 1 }
      (data, self.drag) = (shown, nil)
    }

    mutating func take(_ step: Step) {
      switch step {
      case .begin(let number): begin(.at(number / 12, number % 12))
      case .drag(let section, let item, _): drag(to: .at(section, item))
      case .end: end()
      case .cancel, .reload: cancel()
      case .scroll, .reconfigure: break
      }
    }
  }

  private static func demandShown(
    _ model: Model, _ numbers: Numbers, counts: [Int], cells: [(path: IndexPath, tag: Int)],
    inView: [IndexPath]
  ) throws {
    try demand(counts == model.shown.map(\.count), "\(counts) items")
    for (path, tag) in cells {
      let expected = model.shown[path.section][path.item]
      try demand(tag == expected, "\(path) shows \(tag), not \(expected)")
    }
    try demand(
      Set(inView).isSubset(of: cells.map(\.path)), "\(inView) are in view, \(cells) have cells")
    try demand(numbers.sections == model.data, "The data is \(numbers.sections)")
    try demand(numbers.moves == model.moves, "\(numbers.moves) moves, not \(model.moves)")
  }

  private static let cases = CaseRange.perThousand(400)

  @Test func `items that are dragged are shown in their order`() {
    check(Self.anyCase, cases: Self.cases) { input in
      var model = Model()
      let numbers = Numbers(model.data)
      let list = numbers.collection(height: 90)
      for step in input.steps {
        switch step {
        case .begin(let number):
          _ = list.beginInteractiveMovementForItem(at: .at(number / 12, number % 12))
        case .drag(let section, let item, let y):
          numbers.target = .at(section, item)
          list.updateInteractiveMovementTargetPosition(.xy(50, CGFloat(y)))
        case .scroll(let y): list.contentOffset.y = CGFloat(y)
        case .reconfigure: list.reconfigureItems(at: list.indexPathsForVisibleItems)
        case .reload: list.reloadData()
        case .end(let reconfigures):
          numbers.reaction = {
            if reconfigures { list.reconfigureItems(at: list.indexPathsForVisibleItems) }
          }
          list.endInteractiveMovement()
        case .cancel: list.cancelInteractiveMovement()
        }
        model.take(step)
        list.layoutIfNeeded()
        try Self.demandShown(
          model, numbers, counts: (0..<2).map { list.numberOfItems(inSection: $0) },
          cells: list.visibleCells.map { (list.indexPath(for: $0) ?? [0, 99], $0.tag) },
          inView: list.indexPathsForItems(in: list.bounds))
        try demand(list.hasUncommittedUpdates == (model.drag != nil), "It isn't known to drag.")
      }
    }
  }

  @Test func `rows that are dragged are shown in their order`() {
    check(Self.anyCase, cases: Self.cases) { input in
      var model = Model()
      let numbers = Numbers(model.data)
      let table = numbers.table(height: 90)
      for step in input.steps {
        switch step {
        case .begin(let number):
          _ = table.beginInteractiveMovementForRow(at: .at(number / 12, number % 12))
        case .drag(let section, let item, let y):
          numbers.target = .at(section, item)
          table.updateInteractiveMovementTargetPosition(.xy(50, CGFloat(y)))
        case .scroll(let y): table.contentOffset.y = CGFloat(y)
        case .reconfigure: table.reconfigureRows(at: table.indexPathsForVisibleRows ?? [])
        case .reload: table.reloadData()
        case .end(let reconfigures):
          numbers.reaction = {
            if reconfigures { table.reconfigureRows(at: table.indexPathsForVisibleRows ?? []) }
          }
          table.endInteractiveMovement()
        case .cancel: table.cancelInteractiveMovement()
        }
        model.take(step)
        table.layoutIfNeeded()
        try Self.demandShown(
          model, numbers, counts: (0..<2).map { table.numberOfRows(inSection: $0) },
          cells: table.visibleCells.map { (table.indexPath(for: $0) ?? [0, 99], $0.tag) },
          inView: table.indexPathsForRows(in: table.bounds) ?? [])
      }
    }
  }
}
