import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The order of views is the layout's current one, whatever it was when they were made (R9.5).
@Suite struct CellOrderLaws {
  /// The items of the cells, from back to front.
  private static func pile(_ list: CollectionView) -> [IndexPath] {
    list.subviews.compactMap { ($0 as? CollectionViewCell).flatMap { list.indexPath(for: $0) } }
  }

  @Test func `Items lie in the order of the levels they have now`() {
    check(
      { source in (0..<4).map { _ in (0..<5).map { _ in Int(source.choice(below: 3)) } } },
      cases: .perThousand(200)
    ) { (steps: [[Int]]) in
      let (layout, items) = (PinBoard(.wh(100, 100), isIndexed: true), ItemGrid([5]))
      let list = items.makeCollectionView(size: .wh(100, 100), layout: layout)
      let badge = View(frame: .xywh(60, 60, 10, 10))
      for levels in steps {
        // All cover one point, some in front of others.
        layout.pins = levels.enumerated().map { item, level in
          let attributes = CollectionViewLayoutAttributes(forCellWith: .at(0, item))
          attributes.frame = .xywh(CGFloat(item), 0, 50, 50)
          attributes.zIndex = level
          return attributes
        }
        layout.invalidateLayout()
        list.layoutIfNeeded()
        if badge.superview == nil { list.addSubview(badge) }

        let expected = levels.indices.sorted { (levels[$0], $0) < (levels[$1], $1) }
        let found = Self.pile(list).map(\.item)
        try demand(found == expected, "\(found), not \(expected).")
        let front = list.hitTest(.xy(20, 20), with: nil)?.superview
        try demand(front === list.cellForItem(at: .at(0, expected[4])), "Another is in front.")
        try demand(list.subviews.last === badge, "Cells lie on a view that was in front.")
      }
    }
  }

  @Test func `Items lie in their order after a batch`() {
    check(BatchCase.any, cases: .perThousand(200)) { input in
      let touches = TouchLog(input.before.sections.map(\.count))
      let list = touches.collection()
      list.layoutIfNeeded()

      list.performBatchUpdates {
        touches.counts = input.after.sections.map(\.count)
        list.perform(input.updates)
      }
      list.layoutIfNeeded()

      let found = Self.pile(list)
      try demand(found == found.sorted(), "\(found)")
    }
  }

  @Test func `An item that was dragged lies in its order again`() {
    let items = ItemGrid([4])
    let list = items.makeCollectionView(
      size: .wh(100, 100),
      layout: CollectionViewFlowLayout(item: .wh(100, 20), spacing: 0, lines: 0))
    list.layoutIfNeeded()

    _ = list.beginInteractiveMovementForItem(at: .at(0, 0))
    list.updateInteractiveMovementTargetPosition(.xy(50, 30))
    list.layoutIfNeeded()
    let dragged = Self.pile(list)
    list.cancelInteractiveMovement()
    list.layoutIfNeeded()

    expectEqual(dragged, [.at(0, 0), .at(0, 2), .at(0, 3), .at(0, 1)])
    expectEqual(Self.pile(list), (0..<4).map { .at(0, $0) })
  }
}
