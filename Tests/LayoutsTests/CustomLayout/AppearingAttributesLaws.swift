import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Cells that enter and leave in a batch start and end at the layout's frames, from either side and
/// in either direction (R9.15).
@Suite struct AppearingAttributesLaws {
  /// Items enter from one position and leave to another, which follow from their index paths.
  private final class Sliding: CollectionViewFlowLayout {
    private(set) var coming: [IndexPath: CGRect] = [:]
    private(set) var going: [IndexPath: CGRect] = [:]

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      (coming, going) = ([:], [:])
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      let attributes = layoutAttributesForItem(at: itemIndexPath)
      attributes?.center.x += CGFloat(itemIndexPath.item) + 5
      attributes?.center.y -= 9
      coming[itemIndexPath] = attributes?.frame
      return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      let attributes = CollectionViewLayoutAttributes(forCellWith: itemIndexPath)
      attributes.frame = CGRect(
        x: 2 * itemIndexPath.item, y: 3 * itemIndexPath.section, width: 6, height: 4)
      going[itemIndexPath] = attributes.frame
      return attributes
    }
  }

  private final class Cell: CollectionViewCell {
    var item = LawItem(number: -1)
    var applied: [CGRect] = []

    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      applied.append(layoutAttributes.frame)
    }
  }

  private final class Items: ListData, CollectionViewDelegateFlowLayout {
    let sizes: LawItems
    /// The frames of cells when they were removed.
    var left: [IndexPath: CGRect] = [:]

    init(_ contents: LawContents, isHorizontal: Bool) {
      sizes = LawItems(contents, isHorizontal: isHorizontal)
    }

    var sectionCount: Int { sizes.sectionCount }
    func itemCount(inSection section: Int) -> Int { sizes.itemCount(inSection: section) }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = Cell()
      cell.item = sizes.item(at: indexPath)
      return cell
    }

    func collectionView(
      _ collectionView: CollectionView, layout: CollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      sizes.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
    }

    func collectionView(
      _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      left[indexPath] = cell.frame
    }
  }

  private struct Case {
    var isHorizontal: Bool
    var isMirrored: Bool
    var contents: LawContents
    var batch: LawBatch
    var offset: CGFloat

    init(_ source: inout ChoiceSource) {
      (isHorizontal, isMirrored) = (source.flag(), source.flag())
      contents = source.lawContents(.free, longest: 40)
      var next = contents.sections.joined().count
      batch = source.lawBatch(of: contents, .free, next: &next)
      offset = CGFloat(source.index(below: 60))
    }
  }

  @Test func `cells take what the layout says when they come and when they go`() {
    check({ Case(&$0) }, cases: .perThousand(150)) { input in
      let (layout, items) = (
        Sliding(), Items(input.contents, isHorizontal: input.isHorizontal)
      )
      layout.scrollDirection = input.isHorizontal ? .horizontal : .vertical
      let view = CollectionView(
        frame: CGRect(x: 0, y: 0, width: 150, height: 120), collectionViewLayout: layout)
      if input.isMirrored { view.semanticContentAttribute = .forceRightToLeft }
      (view.dataSource, view.delegate) = (items, items)
      view.layoutIfNeeded()
      view.contentOffset = input.isHorizontal ? .xy(input.offset, 0) : .xy(0, input.offset)
      view.layoutIfNeeded()
      let before = Self.shown(view)
      items.left = [:]

      view.performBatchUpdates {
        items.sizes.contents = input.batch.after
        view.perform(input.batch.updates)
      }
      let left = items.left
      view.layoutIfNeeded()

      let width = view.contentSize.width
      func image(_ frame: CGRect) -> CGRect {
        guard input.isMirrored else { return frame }
        return CGRect(
          x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      }
      let after = Self.shown(view)
      let new = after.filter { before[$0.key] == nil }
      try demand(
        Set(layout.coming.keys) == Set(new.values.map(\.path)),
        "Asked about \(layout.coming.keys.sorted()), not \(new.values.map(\.path).sorted())")
      for (item, shown) in new {
        let first = shown.cell.applied.first ?? .null
        let expected = image(layout.coming[shown.path] ?? .null)
        try demand(first.isNear(expected), "\(item) starts at \(first), not \(expected)")
        let rest = view.frameForItem(at: shown.path) ?? .null
        try demand(shown.cell.frame.isNear(rest), "\(item) ends at \(shown.cell.frame)")
      }
      for (path, frame) in layout.going {
        let found = left[path] ?? .null
        try demand(found.isNear(image(frame)), "\(path) left at \(found), not \(image(frame))")
      }
    }
  }

  private static func shown(
    _ view: CollectionView
  ) -> [LawItem: (path: IndexPath, cell: Cell)] {
    var shown: [LawItem: (path: IndexPath, cell: Cell)] = [:]
    for path in view.indexPathsForVisibleItems {
      if let cell = view.cellForItem(at: path) as? Cell { shown[cell.item] = (path, cell) }
    }
    return shown
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 1e-9 }
  }
}
