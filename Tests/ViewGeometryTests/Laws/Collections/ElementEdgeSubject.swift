import Foundation
import ViewGeometry

@testable import TestSupport

/// Shows a case, and queries its elements in every possible way.
final class ElementEdgeSubject: ListData, CollectionViewDelegateFlowLayout,
  CollectionViewDelegateWaterfallLayout
{
  let input: ElementEdgeCase
  let collection: CollectionView
  let layout: CollectionViewLayout

  init(_ input: ElementEdgeCase) {
    self.input = input
    layout = input.makeLayout()
    collection = CollectionView(
      frame: CGRect(origin: .zero, size: input.numbers.size(input.numbers.breadth, 1_000 / 3)),
      collectionViewLayout: layout)
    if input.numbers.isMirrored { collection.semanticContentAttribute = .forceRightToLeft }
    collection.contentInset = EdgeInsets(
      top: input.contentInset, left: 0, bottom: input.contentInset / 3, right: 0)
    collection.register(KeepingCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    if input.layout.asksDelegate { collection.delegate = self }
    measure()
    collection.contentOffset = input.offset
    guard let composition = layout as? CollectionViewCompositionalLayout else { return }
    for section in input.numbers.sections.indices {
      composition.setOrthogonalContentOffset(input.ownOffset, inSection: section)
    }
  }

  /// Sets sizes of some items that differ from their estimates, as their cells would.
  private func measure() {
    for (number, size) in input.preferred.enumerated() {
      let section = number % max(1, input.numbers.sections.count)
      guard let count = input.numbers.sections.dropFirst(section).first?.count, count > 0 else {
        continue
      }
      let path = IndexPath(item: number * 7 % count, section: section)
      guard let original = collection.layoutAttributesForItem(at: path) else { continue }
      let preferred = original.copied()
      preferred.size = input.numbers.size(size.x, size.y)
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }
  }

  // MARK: All elements

  /// Every element at its current frame, requested by its index path, in content coordinates.
  var elements: [LawElement] {
    collection.layoutIfNeeded()
    return elements(
      item: collection.layoutAttributesForItem(at:),
      supplementary: collection.layoutAttributesForSupplementaryElement(ofKind:at:),
      mirrored: input.numbers.isMirrored)
  }

  /// Every element at its current frame, requested by its index path, in the layout's own
  /// coordinates.
  var layoutElements: [LawElement] {
    collection.layoutIfNeeded()
    return elements(
      item: layout.layoutAttributesForItem(at:),
      supplementary: layout.layoutAttributesForSupplementaryView(ofKind:at:), mirrored: false)
  }

  private func elements(
    item: (IndexPath) -> CollectionViewLayoutAttributes?,
    supplementary: (String, IndexPath) -> CollectionViewLayoutAttributes?, mirrored: Bool
  ) -> [LawElement] {
    var found: [CollectionViewLayoutAttributes?] = (0...1).map {
      supplementary(ElementEdgeCase.whole, IndexPath(index: $0))
    }
    var backgrounds: [LawElement] = []
    for (section, items) in input.numbers.sections.enumerated() {
      let first = IndexPath(item: 0, section: section)
      found += Self.sectionKinds.map { supplementary($0, first) }
      for number in items.indices {
        let path = IndexPath(item: number, section: section)
        found += [item(path), supplementary(ElementEdgeCase.badge, path)]
      }
      // Only layouts return the frames of decorations.
      let background = layout.layoutAttributesForDecorationView(
        ofKind: ElementEdgeCase.background, at: first)
      guard let background else { continue }
      var element = LawElement(background)
      if mirrored {
        let frame = background.frame
        element = LawElement(
          indexPath: first, kind: ElementEdgeCase.background,
          frame: CGRect(
            x: collection.contentSize.width - frame.minX - frame.width, y: frame.minY,
            width: frame.width, height: frame.height))
        element.zIndex = background.zIndex
      }
      backgrounds.append(element)
    }
    return found.compactMap { $0.map(LawElement.init) } + backgrounds
  }

  static let sectionKinds = [
    CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
  ]

  // MARK: Questions

  func items(at point: CGPoint) -> [(String, IndexPath?)] {
    [
      ("The view", collection.indexPathForItem(at: point)),
      ("Its snapshot", snapshot.indexPathForItem(at: point)),
    ]
  }

  func elements(in rect: CGRect) -> [(String, [LawElement])] {
    var (found, frozen): ([LawElement], [LawElement]) = ([], [])
    collection.forEachElement(in: rect) { found.append(LawElement($0)) }
    snapshot.forEachElement(in: rect) { frozen.append(LawElement($0)) }
    return [("The view", found), ("Its snapshot", frozen)]
  }

  func layoutElements(in rect: CGRect) -> [LawElement] {
    (layout.layoutAttributesForElements(in: rect) ?? []).map(LawElement.init)
  }

  private(set) lazy var snapshot = collection.layoutSnapshot

  // MARK: Answers

  var sectionCount: Int { input.numbers.sections.count }
  func itemCount(inSection section: Int) -> Int { input.numbers.sections[section].count }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let lengths = input.numbers.sections[indexPath.section][indexPath.item]
    return input.numbers.size(lengths.x, lengths.y)
  }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    input.numbers.sections[indexPath.section][indexPath.item].y
  }
}

/// A cell that keeps the size it is given.
private final class KeepingCell: CollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    layoutAttributes
  }
}

extension LawElement {
  init(_ attributes: CollectionViewLayoutAttributes) {
    self.init(
      indexPath: attributes.indexPath, kind: attributes.representedElementKind ?? "cell",
      frame: attributes.frame)
    zIndex = attributes.zIndex
  }
}
