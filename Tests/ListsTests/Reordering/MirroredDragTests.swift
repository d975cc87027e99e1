import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Dragging in a list in right-to-left reading (R9.17, R6.28): as in its mirror image.
@Suite struct MirroredDragTests {
  private final class Flipping: CollectionViewFlowLayout {
    private(set) var targets: [CGPoint] = []

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> CollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      targets += [previousPosition, context.interactiveMovementTarget]
      return context
    }
  }

  private let numbers = DraggableNumbers([Array(0..<7)])

  private func makeList(_ layout: CollectionViewLayout, isMirrored: Bool) -> CollectionView {
    let list = CollectionView(frame: .xywh(0, 0, 196, 300), collectionViewLayout: layout)
    list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = numbers
    if isMirrored { list.semanticContentAttribute = .forceRightToLeft }
    list.layoutIfNeeded()
    return list
  }

  private func expectMirrored(_ make: () -> CollectionViewLayout) {
    let (plain, mirrored) = (
      makeList(make(), isMirrored: false), makeList(make(), isMirrored: true)
    )

    // No point is at the edge of an item.
    for x in stride(from: 1.5, to: 196, by: 13) as StrideTo<CGFloat> {
      for y in stride(from: 0.5, to: 110, by: 9) as StrideTo<CGFloat> {
        for (list, point) in [(plain, CGPoint.xy(x, y)), (mirrored, .xy(196 - x, y))] {
          _ = list.beginInteractiveMovementForItem(at: .at(0, 1))
          list.updateInteractiveMovementTargetPosition(point)
          list.layoutIfNeeded()
          let dragged = list.visibleCells.first { $0.tag == 1 }
          expectEqual(dragged?.center, point)
        }
        expectEqual(mirrored.visibleCells.map(\.tag), plain.visibleCells.map(\.tag), "\(x), \(y)")
        for (cell, image) in zip(plain.visibleCells, mirrored.visibleCells) {
          expectEqual(image.center, .xy(196 - cell.center.x, cell.center.y), "\(x), \(y)")
        }
        plain.cancelInteractiveMovement()
        mirrored.cancelInteractiveMovement()
      }
    }
  }

  @Test func `an item is dragged in a mirror, to where the finger is`() {
    expectMirrored {
      let layout = Flipping()
      (layout.itemSize, layout.minimumLineSpacing) = (.wh(40, 26), 8)
      layout.minimumInteritemSpacing = 12
      return layout
    }
  }

  @Test func `a layout is notified of a drag in its own coordinates, mirrored or not`() {
    let layouts = [Flipping(), Flipping()]
    for (layout, isMirrored) in zip(layouts, [false, true]) {
      layout.itemSize = .wh(40, 26)
      let list = makeList(layout, isMirrored: isMirrored)
      _ = list.beginInteractiveMovementForItem(at: .at(0, 1))
      list.updateInteractiveMovementTargetPosition(.xy(isMirrored ? 150 : 46, 20))
    }

    expectEqual(layouts[0].targets.last, .xy(46, 20))
    expectEqual(layouts[1].targets, layouts[0].targets)
  }

  @Test func `an item of a composition is dragged in a mirror, to where the finger is`() {
    expectMirrored {
      let item = CollectionLayoutItem(layoutSize: .size(.absolute(40), .absolute(26)))
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: .size(.fractionalWidth(1), .absolute(34)), subitems: [item])
      return CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
    }
  }
}
