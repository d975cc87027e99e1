import Foundation
import ViewGeometry

@testable import TestSupport

/// A custom layout that positions items by its options, and returns its attributes at once or is
/// searched.
final class OptionedBoard: CollectionViewLayout {
  var pitch: CGFloat = 20
  var side: CGFloat = 30
  var isIndexed = true
  var isFlipping = false
  /// Every this many items one is hidden, and one is in front of the others.
  var rhythm = 7
  private var attributes: [CollectionViewLayoutAttributes] = []

  func change(_ change: (OptionedBoard) -> Void) {
    change(self)
    invalidateLayout()
  }

  override func prepare() {
    guard let collectionView else { return attributes = [] }
    let across = max(1, Int(collectionView.bounds.width / pitch))
    attributes = (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).map { item in
        let cell = CollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: section))
        cell.frame = CGRect(
          x: CGFloat(item % across) * pitch, y: CGFloat(item / across + 2 * section) * pitch,
          width: side, height: side)
        cell.isHidden = item % rhythm == 1
        cell.zIndex = item % rhythm == 2 ? 1 : 0
        return cell
      }
    }
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { isFlipping }

  override var collectionViewContentSize: CGSize {
    attributes.reduce(into: CGSize.zero) {
      $0.width = max($0.width, $1.frame.maxX)
      $0.height = max($0.height, $1.frame.maxY)
    }
  }

  override var spatialAttributes: [CollectionViewLayoutAttributes]? {
    isIndexed ? attributes : nil
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    isIndexed
      ? super.layoutAttributesForElements(in: rect)
      : attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    attributes.first { $0.indexPath == indexPath }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

extension CollectionHistory where Layout == OptionedBoard {
  static var board: SubjectUnderTest<CollectionHistory> {
    subject(
      "board",
      [
        Setting("pitch", [20, 33.5, 61]) { history, pitch in
          history.layout.change { $0.pitch = pitch }
        },
        Setting("side", [30, 12, 0]) { history, side in history.layout.change { $0.side = side } },
        Setting("indexed", [true, false]) { history, isIndexed in
          history.layout.change { $0.isIndexed = isIndexed }
        },
        Setting("flipping", [false, true]) { history, isFlipping in
          history.layout.change { $0.isFlipping = isFlipping }
        },
        Setting("rhythm", [7, 3, 5]) { history, rhythm in
          history.layout.change { $0.rhythm = rhythm }
        },
      ], make: { OptionedBoard() })
  }
}
