import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The snapshot of a layout that only uses attributes answers every query as the collection view
/// does.
@Suite struct FrozenSnapshotLaws {
  struct Case {
    var pins: [CollectionViewLayoutAttributes]
    var isIndexed: Bool
    var isMirrored: Bool
    var points: [CGPoint]
    var rect: CGRect
  }

  private static let kinds = ["badge", CollectionView.elementKindSectionHeader]

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    var number = -1
    return Case(
      pins: source.list(mean: 12, limit: 30) { source in
        number += 1
        return pin(IndexPath(item: number / 3, section: number % 3), &source)
      },
      isIndexed: source.flag(), isMirrored: source.flag(),
      points: (0..<8).map { _ in
        .xy(CGFloat(source.index(below: 140)), CGFloat(source.index(below: 140)))
      },
      rect: rect(&source))
  }

  private static func pin(
    _ path: IndexPath, _ source: inout ChoiceSource
  ) -> CollectionViewLayoutAttributes {
    let pin =
      source.oneIn(3)
      ? CollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: source.pick(kinds), with: path)
      : CollectionViewLayoutAttributes(forCellWith: path)
    pin.frame = rect(&source)
    pin.zIndex = source.integer(within: 2)
    pin.isHidden = source.oneIn(4)
    if source.oneIn(4) { pin.transform = CGAffineTransform(a: 1, b: 1, c: -1, d: 1, tx: 8, ty: 0) }
    return pin
  }

  private static func rect(_ source: inout ChoiceSource) -> CGRect {
    .xywh(
      CGFloat(source.index(below: 50)) * 2, CGFloat(source.index(below: 50)) * 2,
      CGFloat(source.index(below: 12)) * 4, CGFloat(source.index(below: 12)) * 4)
  }

  @Test func `the snapshot of attributes answers as the collection view, of hidden and empty ones`()
  {
    check(Self.anyCase, cases: CaseRange.perThousand(500)) { input in
      let items = ItemGrid([10, 10, 10])
      let view = items.makeCollectionView(
        size: .wh(128, 64),
        layout: PinBoard(
          .wh(128, 128), pins: input.pins, isIndexed: input.isIndexed, isFlipping: true))
      if input.isMirrored { view.semanticContentAttribute = .forceRightToLeft }
      view.layoutIfNeeded()
      let snapshot = view.layoutSnapshot

      for number in 0..<30 {
        let path = IndexPath(item: number / 3, section: number % 3)
        let (frame, expected) = (snapshot.frameForItem(at: path), view.frameForItem(at: path))
        try demand(frame == expected, "\(path) is at \(String(describing: frame)).")
        for kind in Self.kinds {
          let frame = snapshot.frameForSupplementaryElement(ofKind: kind, at: path)
          let expected = view.frameForSupplementaryElement(ofKind: kind, at: path)
          try demand(frame == expected, "\(kind) \(path) is at \(String(describing: frame)).")
        }
      }
      for point in input.points {
        let (found, nearest) = (
          snapshot.indexPathForItem(at: point), snapshot.nearestItem(to: point)
        )
        try demand(
          found == view.indexPathForItem(at: point), "At \(point): \(String(describing: found)).")
        try demand(
          nearest == view.nearestItem(to: point), "Near \(point): \(String(describing: nearest)).")
      }
      var (shown, frozen): ([CollectionLayoutElement], [CollectionLayoutElement]) = ([], [])
      view.forEachElement(in: input.rect) { shown.append($0) }
      snapshot.forEachElement(in: input.rect) { frozen.append($0) }
      try demand(frozen == shown, "In \(input.rect): \(frozen), not \(shown).")
    }
  }

  @Test func `A custom flow has its empty and its hidden items in the snapshot`() {
    let (items, layout) = (ItemGrid([3]), AdaptedFlow(item: .wh(50, 50)))
    layout.adapt = {
      if $0.indexPath.item == 1 { $0.isHidden = true }
      if $0.indexPath.item == 2 { $0.frame.size.height = 0 }
    }
    let view = items.makeCollectionView(layout: layout)

    let snapshot = view.layoutSnapshot

    let frames = (0..<4).map { snapshot.frameForItem(at: IndexPath(item: $0, section: 0)) }
    expectEqual(frames, [.xywh(0, 0, 50, 50), .xywh(67.5, 0, 50, 50), .xywh(135, 0, 50, 0), nil])
    expectEqual(snapshot.numberOfItems(inSection: 0), 3)
    expectEqual(snapshot.indexPathsForItems(in: view.bounds), [IndexPath(item: 0, section: 0)])
  }
}
