import UIKitNames

@testable import TestSupport

/// A collection view in a window of 300 x 400 points, and its content.
final class LayoutLibraryScene: RegisteredItems, UICollectionViewDelegateFlowLayout {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let collectionView: UICollectionView
  var sizes: [CGSize] = []

  init(_ layout: UICollectionViewLayout, counts: [Int], cell: UICollectionViewCell.Type? = nil) {
    collectionView = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init(counts)
    collectionView.register(
      cell ?? UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, TimelineLayout.ElementKind.dayHeader,
      TimelineLayout.ElementKind.hourHeader,
    ] {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind)
    }
    collectionView.dataSource = self
    collectionView.delegate = self
    window.addSubview(collectionView)
    collectionView.layoutIfNeeded()
  }

  func scroll(to offset: CGPoint) {
    collectionView.contentOffset = offset
    collectionView.layoutIfNeeded()
  }

  func cell(_ item: Int, section: Int = 0) -> UICollectionViewCell? {
    collectionView.cellForItem(at: IndexPath(item: item, section: section))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if indexPath.item < sizes.count { return sizes[indexPath.item] }
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}

extension LayoutLibraryScene: TimelineLayoutDelegate, MosaicLayoutDelegate {
  /// Two events of the morning that overlap, and one of the afternoon.
  func collectionView(
    _ collectionView: UICollectionView, layout: TimelineLayout, hoursForItemAt indexPath: IndexPath
  ) -> ClosedRange<CGFloat> {
    [1...3, 2...4, 6...7][indexPath.item % 3]
  }

  func collectionView(
    _ collectionView: UICollectionView, heightForItemAtIndexPath indexPath: IndexPath,
    withWidth width: CGFloat
  ) -> CGFloat {
    CGFloat(20 + indexPath.item % 3 * 30)
  }
}
