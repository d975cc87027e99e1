import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The context that a layout gets at the end of a drag.
@Suite struct DragEndPositionTests {
  private final class Noting: CollectionViewFlowLayout {
    var targets: [CGPoint] = []

    override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
      if context.targetIndexPathsForInteractivelyMovingItems != nil {
        targets.append(context.interactiveMovementTarget)
      }
      super.invalidateLayout(with: context)
    }
  }

  @Test(arguments: [false, true])
  func `R9.17 the context at the end of a drag has its last position`(isCancelled: Bool) {
    let numbers = DraggableNumbers([[10, 20, 30]])
    let layout = Noting(item: .wh(100, 20), spacing: 0, lines: 0)
    let list = CollectionView(frame: .xywh(0, 0, 100, 200), collectionViewLayout: layout)
    list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = numbers
    list.layoutIfNeeded()

    _ = list.beginInteractiveMovementForItem(at: .at(0, 2))
    list.updateInteractiveMovementTargetPosition(.xy(50, 30))
    if isCancelled { list.cancelInteractiveMovement() } else { list.endInteractiveMovement() }

    expectEqual(layout.targets, [.xy(50, 30), .xy(50, 30)])
  }
}
