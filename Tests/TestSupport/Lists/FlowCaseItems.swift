import Foundation
import ViewGeometry

/// Sections of sized items, as the flow cases describe them, for a collection view.
final class FlowCaseItems: RegisteredItems, CollectionViewDelegateFlowLayout {
  struct Section {
    /// The insets at the top, left, bottom and right, in this order.
    var inset: [Double] = [0, 0, 0, 0]
    var itemSpacing = 0.0
    var lineSpacing = 0.0
    var header = 0.0
    var footer = 0.0
    var items: [CGSize]
  }

  var sections: [Section] {
    didSet { counts = sections.map(\.items.count) }
  }

  init(_ sections: [Section]) {
    self.sections = sections
    super.init(sections.map(\.items.count))
    registersViews = false
  }

  func makeCollectionView(
    size: CGSize, isHorizontal: Bool, pins: Bool = false
  ) -> CollectionView {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.sectionHeadersPinToVisibleBounds = pins
    layout.sectionFootersPinToVisibleBounds = pins
    let view = makeCollectionView(size: size, layout: layout)
    view.layoutIfNeeded()
    return view
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizesForItems items: Range<Int>, inSection section: Int,
    into sizes: UnsafeMutableBufferPointer<CGSize>
  ) -> Bool {
    for item in items { sizes[item - items.lowerBound] = sections[section].items[item] }
    return true
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    insetForSectionAt section: Int
  ) -> EdgeInsets {
    let inset = sections[section].inset
    return EdgeInsets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    CGFloat(sections[section].lineSpacing)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    CGFloat(sections[section].itemSpacing)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: sections[section].header, height: sections[section].header)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    CGSize(width: sections[section].footer, height: sections[section].footer)
  }
}

extension CollectionView {
  /// Returns the current frame of a header or footer; nil if the section has none.
  func frame(ofKind kind: String, section: Int) -> CGRect? {
    layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }

  /// Returns the frame of an item.
  func frame(ofItem item: Int, section: Int) -> CGRect? {
    layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
}

/// Returns whether two optional frames are equal within `tolerance`.
func agree(_ found: CGRect?, _ expected: [Double]?, tolerance: CGFloat) -> Bool {
  guard let found, let expected else { return found == nil && expected == nil }
  let rect = CGRect(expected)
  return abs(found.minX - rect.minX) <= tolerance && abs(found.minY - rect.minY) <= tolerance
    && abs(found.width - rect.width) <= tolerance
    && abs(found.height - rect.height) <= tolerance
}
