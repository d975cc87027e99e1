import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Supplementary and decoration views of a custom layout's own kinds, created, reused and queried
/// like cells.
@Suite struct CustomElementTests {
  /// A cell, a badge on it and a ribbon behind it, every 100 points; `isIndexed` selects whether
  /// the index answers queries.
  private final class Column: CollectionViewLayout {
    let elements: [CollectionViewLayoutAttributes]
    let isIndexed: Bool

    init(isIndexed: Bool) {
      self.isIndexed = isIndexed
      elements = (0..<10).flatMap { item in
        let path = IndexPath(item: item, section: 0)
        let cell = CollectionViewLayoutAttributes(forCellWith: path)
        cell.frame = .xywh(0, CGFloat(item) * 100, 50, 50)
        let badge = CollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: "badge", with: path)
        badge.frame = .xywh(40, CGFloat(item) * 100, 20, 20)
        badge.zIndex = 1
        let ribbon = CollectionViewLayoutAttributes(
          forDecorationViewOfKind: "ribbon", with: path)
        ribbon.frame = .xywh(-10, CGFloat(item) * 100 + 20, 100, 10)
        ribbon.zIndex = -1
        return [cell, badge, ribbon]
      }
      super.init()
      register(Ribbon.self, forDecorationViewOfKind: "ribbon")
    }

    override var collectionViewContentSize: CGSize { .wh(100, 1_000) }

    override var spatialAttributes: [CollectionViewLayoutAttributes]? {
      isIndexed ? elements : nil
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      isIndexed
        ? super.layoutAttributesForElements(in: rect)
        : elements.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      elements.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }
  }

  private final class Ribbon: CollectionReusableView {}

  private final class Badge: CollectionReusableView {
    var timesReused = 0

    override func prepareForReuse() { timesReused += 1 }
  }

  private let items = RegisteredItems([10])

  private func makeView(isIndexed: Bool) -> CollectionView {
    let view = CollectionView(
      frame: .xywh(0, 0, 100, 150), collectionViewLayout: Column(isIndexed: isIndexed))
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      Badge.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
    view.dataSource = items
    view.layoutIfNeeded()
    return view
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test(arguments: [true, false])
  func `Badges are realized by the data source and found by kind and place`(isIndexed: Bool) {
    let view = makeView(isIndexed: isIndexed)

    expectEqual(
      view.indexPathsForVisibleSupplementaryElements(ofKind: "badge"), [path(0), path(1)])
    let badge = view.supplementaryView(forElementKind: "badge", at: path(1))
    expect(badge is Badge)
    expectEqual(badge?.frame, .xywh(40, 100, 20, 20))
    expectEqual(badge.flatMap { view.indexPath(forSupplementaryView: $0) }, path(1))
    expectEqual(
      view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: path(7))?.frame,
      .xywh(40, 700, 20, 20))
  }

  @Test(arguments: [true, false])
  func `Badges and ribbons that went out of view are used again`(isIndexed: Bool) {
    let view = makeView(isIndexed: isIndexed)
    let badges = Set(view.visibleSupplementaryViews(ofKind: "badge").map(ObjectIdentifier.init))
    let ribbons = Set(view.subviews.filter { $0 is Ribbon }.map(ObjectIdentifier.init))

    view.contentOffset.y = 500
    view.layoutIfNeeded()

    let shown = view.visibleSupplementaryViews(ofKind: "badge")
    expectEqual(Set(shown.map(ObjectIdentifier.init)), badges)
    expectEqual(shown.compactMap { $0 as? Badge }.map(\.timesReused), [1, 1])
    expectEqual(shown.map(\.frame.minY), [500, 600])
    let nextRibbons = view.subviews.filter { $0 is Ribbon }
    expectEqual(Set(nextRibbons.map(ObjectIdentifier.init)), ribbons)
    expectEqual(nextRibbons.map(\.frame.minY).sorted(), [520, 620])
  }

  @Test(arguments: [true, false])
  func `R9.5 subviews lie by zIndex: ribbons, cells, badges`(isIndexed: Bool) {
    let view = makeView(isIndexed: isIndexed)

    let kinds = view.subviews.map { $0 is Ribbon ? 0 : $0 is CollectionViewCell ? 1 : 2 }

    expectEqual(kinds, [0, 0, 1, 1, 2, 2])
  }

  @Test(arguments: [true, false])
  func `Only items answer to points`(isIndexed: Bool) {
    let view = makeView(isIndexed: isIndexed)

    // Under a badge, beside the cell on a badge, on a ribbon.
    expectEqual(view.indexPathForItem(at: .xy(45, 105)), path(1))
    expect(view.indexPathForItem(at: .xy(55, 105)) == nil)
    expect(view.indexPathForItem(at: .xy(80, 125)) == nil)
  }

  @Test(arguments: [true, false])
  func `A rectangle finds elements of all kinds, and the snapshot too`(isIndexed: Bool) {
    let view = makeView(isIndexed: isIndexed)
    let snapshot = view.layoutSnapshot
    let rect = CGRect.xywh(0, 300, 100, 25)
    var (found, frozen): ([String?], [String?]) = ([], [])

    view.forEachElement(in: rect) { found.append($0.kind) }
    snapshot.forEachElement(in: rect) { frozen.append($0.kind) }

    expectEqual(found, [nil, "badge", "ribbon"])
    expectEqual(frozen, found)
    expectEqual(
      snapshot.frameForSupplementaryElement(ofKind: "badge", at: path(3)), .xywh(40, 300, 20, 20))
  }

  private final class Witness: CollectionViewDelegate {
    var told: [String] = []

    func collectionView(
      _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { told.append("cell \(indexPath.item)") }

    func collectionView(
      _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) { told.append("\(elementKind) \(indexPath.item)") }

    func collectionView(
      _ collectionView: CollectionView,
      didEndDisplayingSupplementaryView view: CollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { told.append("no \(elementKind) \(indexPath.item)") }
  }

  @Test func `The delegate is notified of cells and badges, not of ribbons`() {
    let witness = Witness()
    let view = makeView(isIndexed: true)
    view.delegate = witness

    view.contentOffset.y = 500
    view.layoutIfNeeded()

    expectEqual(
      witness.told.sorted(), ["badge 5", "badge 6", "cell 5", "cell 6", "no badge 0", "no badge 1"])
  }
}
