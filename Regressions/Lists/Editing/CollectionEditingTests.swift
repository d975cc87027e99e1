import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// What a collection view's editing mode changes in its cells (R13.30, R13.32).
@Suite struct CollectionEditingTests {
  private final class Cell: CollectionViewCell {
    var states: [Bool] = []

    override func updateConfiguration(using state: CellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state.isEditing)
    }
  }

  private func list(_ cell: CollectionViewCell.Type, _ items: RegisteredItems) -> CollectionView {
    let list = items.makeCollectionView(
      size: .wh(100, 100), layout: CollectionViewFlowLayout(item: .wh(100, 50)), cell: cell)
    list.layoutIfNeeded()
    return list
  }

  @Test func `R13.30 cells are configured again when the editing mode changes`() throws {
    let items = ItemGrid([1])
    let list = list(Cell.self, items)
    let cell = try #require(list.visibleCells.first as? Cell)
    expectEqual(cell.states, [false])

    list.isEditing = true
    list.layoutIfNeeded()
    list.isEditing = true
    list.layoutIfNeeded()
    expectEqual(cell.states, [false, true])
    list.isEditing = false
    list.layoutIfNeeded()
    expectEqual(cell.states, [false, true, false])
  }

  @Test func `R13.32 accessories of the editing mode take their width when it begins`() throws {
    let items = ItemGrid([1])
    let list = list(CollectionViewListCell.self, items)
    let cell = try #require(list.visibleCells.first as? CollectionViewListCell)
    cell.accessories = [.delete(displayed: .whenEditing)]
    list.layoutIfNeeded()
    let width = cell.contentView.frame.width

    list.isEditing = true
    list.layoutIfNeeded()

    expect(cell.contentView.frame.width < width)
  }
}
