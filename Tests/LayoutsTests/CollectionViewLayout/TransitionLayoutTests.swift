import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Interactive transitions between layouts.
@Suite struct TransitionLayoutTests {
  private let items = ItemGrid([30])

  private func flow(_ width: CGFloat) -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = .wh(width, 50)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    return layout
  }

  @Test func `R9.26 elements lie between both layouts, and end in one of them`() throws {
    let (old, new, path) = (flow(100), flow(50), IndexPath(item: 3, section: 0))
    let list = items.makeCollectionView(size: .wh(100, 200), layout: old)
    var ends: [[Bool]] = []

    let transition = list.startInteractiveTransition(to: new) { ends.append([$0, $1]) }
    for (progress, frame) in [
      (0, CGRect.xywh(0, 150, 100, 50)), (0.5, .xywh(25, 100, 75, 50)), (1, .xywh(50, 50, 50, 50)),
    ] {
      transition.transitionProgress = progress
      list.layoutIfNeeded()
      expectEqual(list.layoutAttributesForItem(at: path)?.frame, frame)
      expectEqual(list.cellForItem(at: path)?.frame, frame)
    }
    expectEqual(list.contentSize, .wh(100, 750))
    list.cancelInteractiveTransition()
    expect(list.collectionViewLayout === old && old.collectionView === list)
    expect(new.collectionView == nil)

    list.startInteractiveTransition(to: new) { ends.append([$0, $1]) }.transitionProgress = .nan
    list.finishInteractiveTransition()
    list.finishInteractiveTransition()
    expect(list.collectionViewLayout === new)
    expectEqual(list.layoutAttributesForItem(at: path)?.frame, .xywh(50, 50, 50, 50))
    expectEqual(ends, [[true, false], [true, true]])
  }
}
