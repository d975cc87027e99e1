import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Edits of a grid whose counts are requested again.
@Suite struct StaleGridTests {
  private let items = ItemGrid([3, 3, 3])
  private let layout = CollectionViewGridLayout()
  private let view: CollectionView

  init() {
    view = items.makeCollectionView(size: .wh(128, 60), layout: layout)
    layout.setHeight(50, ofRow: 1)
    layout.setWidth(30, ofColumn: 2)
    layout.mergeCells(rows: 1..<3, columns: 0..<2)
    view.layoutIfNeeded()
  }

  private func ask() { _ = view.frameForItem(at: .at(0, 0)) }

  @Test(arguments: [false, true])
  func `Lengths and merged cells go with their rows in an edit of its own`(asksBefore: Bool) {
    layout.invalidateLayout(with: EverythingContext())
    if asksBefore { ask() }
    items.counts = [3, 3, 3, 3]
    view.insertSections([0])
    view.layoutIfNeeded()

    expectEqual(view.contentSize, .wh(158, 110))
    expectEqual(view.frameForItem(at: .at(2, 0)), .xywh(0, 40, 128, 70))
    expect(view.frameForItem(at: .at(3, 1)) == nil)
    expectEqual(view.frameForItem(at: .at(3, 2)), .xywh(128, 90, 30, 20))
  }

  @Test(arguments: [false, true], [false, true])
  func `Lengths and merged cells go with rows and columns in a batch`(
    asksBefore: Bool, asksAfter: Bool
  ) {
    view.performBatchUpdates {
      layout.invalidateLayout(with: EverythingContext())
      if asksBefore { ask() }
      items.counts = [4, 4, 4, 4]
      if asksBefore { layout.invalidateLayout(with: EverythingContext()) }
      if asksAfter { ask() }
      view.insertSections([0])
      view.insertItems(at: [.at(1, 0), .at(2, 0), .at(3, 0)])
    }
    view.layoutIfNeeded()

    expectEqual(view.contentSize, .wh(222, 110))
    expectEqual(view.frameForItem(at: .at(2, 1)), .xywh(64, 40, 128, 70))
    expect(view.frameForItem(at: .at(3, 2)) == nil)
    expectEqual(view.frameForItem(at: .at(3, 3)), .xywh(192, 90, 30, 20))
  }
}
