import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Operations of a data source or delegate in the middle of each of its methods: afterwards the
/// right cells are shown.
@Suite struct CollectionReentrancyTests {
  enum Change: String, CaseIterable, Codable, Sendable {
    case reload, shrink, empty, grow, delete, insert, scroll, resize, leave, layOut, invalidate
    case switchLayout, dropDataSource, dropDelegate
  }

  #if compiler(>=6.3)
    // In processes of their own, so that a trap is reported with its method.
    @Test(arguments: Items.Call.allCases)
    func `a change in a callback is made`(_ call: Items.Call) async {
      await #expect(processExitsWith: .success) { [call] in
        for change in Change.allCases where !CollectionScene.isMisuse(change, in: call) {
          for makeLayout in CollectionScene.layouts {
            try CollectionScene(makeLayout()).run(change, in: call)
          }
        }
      }
    }
  #endif
}

/// A collection view in a window, driven through everything for which it calls its data source and
/// delegate.
final class CollectionScene {
  static let layouts: [@Sendable () -> CollectionViewLayout] = [
    {
      let flow = CollectionViewFlowLayout()
      flow.headerReferenceSize = CGSize(width: 10, height: 10)
      return flow
    },
    { CollectionViewCompositionalLayout(section: .rows) },
    { CollectionViewWaterfallLayout() },
  ]

  let items = SizedItems([60, 5])
  let collection: KeepingCollection
  let window = Window(frame: CGRect(0, 0, 320, 480))

  init(_ layout: CollectionViewLayout) {
    collection = items.collection(layout)
    window.addSubview(collection)
  }

  /// Updating data that is currently being counted or measured is inconsistent.
  static func isMisuse(
    _ change: CollectionReentrancyTests.Change, in call: Items.Call
  ) -> Bool {
    (change == .delete || change == .insert) && [.sections, .items, .size].contains(call)
  }

  func run(_ change: CollectionReentrancyTests.Change, in call: Items.Call) throws {
    try run { body in
      items.once(call) { _ in body() }
    } change: {
      self.make(change)
    }
    items.reactions = [:]
  }

  /// Drives the collection view, first hidden and then shown, with a change at the call that `arm`
  /// selects.
  func run(
    _ arm: (@escaping () -> Void) -> Void, change: @escaping () -> Void
  ) throws {
    for isShown in [false, true] {
      if isShown { window.layoutIfNeeded() }
      arm(change)
      drive()
      arm {}
      window.addSubview(collection)
      window.layoutIfNeeded()
      try check()
    }
  }

  private func drive() {
    window.layoutIfNeeded()
    collection.contentOffset.y = 300
    window.layoutIfNeeded()
    if items.counts.first ?? 0 > 1, collection.numberOfSections > 0 {
      collection.performBatchUpdates {
        self.items.counts[0] -= 1
        self.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    window.layoutIfNeeded()
    collection.reloadData()
    window.layoutIfNeeded()
  }

  func make(_ change: CollectionReentrancyTests.Change) {
    switch change {
    case .reload: collection.reloadData()
    case .shrink: recount([3])
    case .empty: recount([])
    case .grow: recount([80, 7, 9])
    case .delete: deleteOne()
    case .insert:
      guard !items.counts.isEmpty else { return }
      items.counts[0] += 1
      collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    case .scroll: collection.contentOffset.y = 900
    case .resize: collection.frame.size = CGSize(width: 200, height: 300)
    case .leave: collection.removeFromSuperview()
    case .layOut: collection.layoutIfNeeded()
    case .invalidate: collection.collectionViewLayout.invalidateLayout()
    case .switchLayout: collection.collectionViewLayout = CollectionViewFlowLayout()
    case .dropDataSource: collection.dataSource = nil
    case .dropDelegate: collection.delegate = nil
    }
  }

  private func recount(_ counts: [Int]) {
    items.counts = counts
    collection.reloadData()
  }

  private func deleteOne() {
    guard items.counts.first ?? 0 > 1 else { return }
    items.counts[0] -= 1
    collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
  }

  private func check() throws {
    try collection.checkCells()
    try demand(items.missing.isEmpty, "cells were asked for \(items.missing)")
    guard collection.dataSource != nil else { return }
    try demand(
      collection.visibleCells.count == collection.indexPathsForItems(in: collection.bounds).count,
      "\(collection.visibleCells.count) cells are shown")
  }
}
