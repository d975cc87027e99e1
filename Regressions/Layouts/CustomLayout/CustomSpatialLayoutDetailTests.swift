import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Layouts that return all their attributes at once and use the index.
@Suite struct CustomSpatialLayoutDetailTests {
  /// Returns its attributes at once.
  private class IndexedBoard: CollectionViewLayout {
    var pins: [CollectionViewLayoutAttributes] = []
    var target: CGPoint?
    private(set) var transitions: [String] = []

    override var spatialAttributes: [CollectionViewLayoutAttributes]? { pins }

    override var collectionViewContentSize: CGSize { .wh(1_000, 1_000) }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
      target ?? proposedContentOffset
    }

    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      target ?? proposedContentOffset
    }

    override func prepareForTransition(to newLayout: CollectionViewLayout) {
      transitions.append("to")
    }

    override func prepareForTransition(from oldLayout: CollectionViewLayout) {
      transitions.append("from")
    }

    override func finalizeLayoutTransition() { transitions.append("done") }
  }

  private final class Badge: CollectionReusableView {}

  private static func pin(_ number: Int, _ source: inout ChoiceSource)
    -> CollectionViewLayoutAttributes
  {
    let path = IndexPath(item: number / 3, section: number % 3)
    let pin =
      switch source.index(below: 8) {
      case 6:
        CollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: source.pick([
            CollectionView.elementKindSectionHeader, "badge",
            CollectionView.elementKindSectionFooter,
          ]), with: path)
      case 7: CollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: path)
      default: CollectionViewLayoutAttributes(forCellWith: path)
      }
    pin.frame = rect(&source)
    pin.zIndex = source.integer(within: 2)
    pin.isHidden = source.oneIn(8)
    if source.oneIn(3) {
      // Integers, so that boxes of corners and frames agree to the last bit.
      pin.transform = source.pick([
        CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
        CGAffineTransform(a: 1, b: 1, c: -1, d: 1, tx: 8, ty: 0),
        CGAffineTransform(a: -2, b: 0, c: 1, d: 1, tx: 0, ty: 4),
        CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
      ])
    }
    return pin
  }

  private static func rect(_ source: inout ChoiceSource) -> CGRect {
    .xywh(
      CGFloat(source.index(below: 40)) * 2, CGFloat(source.index(below: 40)) * 2,
      CGFloat(source.index(below: 12)) * 4, CGFloat(source.index(below: 12)) * 4)
  }

  private func board(_ frames: CGRect...) -> IndexedBoard {
    let board = IndexedBoard()
    board.pins = frames.enumerated().map { item, frame in
      let pin = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      pin.frame = frame
      return pin
    }
    return board
  }

  @Test func `Attributes are requested again after an invalidation`() {
    let board = board(.xywh(0, 0, 50, 50))
    let items = ItemGrid([1])
    let view = items.makeCollectionView(layout: board)
    expect(view.indexPathForItem(at: .xy(100, 0)) == nil)

    board.pins[0].frame.origin.x = 100
    board.invalidateLayout()

    expectEqual(view.indexPathForItem(at: .xy(100, 0))?.item, 0)
  }

  @Test func `An element that doesn't exist has no attributes`() {
    let items = ItemGrid([1])
    let view = items.makeCollectionView(layout: board(.xywh(0, 0, 50, 50)))

    expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) == nil)
    expect(
      view.layoutAttributesForSupplementaryElement(
        ofKind: "badge", at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test func `A decoration view is used again when another comes into view`() {
    let board = board()
    for row in 0..<2 {
      let badge = CollectionViewLayoutAttributes(
        forDecorationViewOfKind: "badge", with: IndexPath(item: row, section: 0))
      badge.frame = .xywh(0, CGFloat(row) * 500, 50, 50)
      board.pins.append(badge)
    }
    board.register(Badge.self, forDecorationViewOfKind: "badge")
    let items = ItemGrid([0])
    let view = items.makeCollectionView(layout: board)
    view.layoutIfNeeded()
    let first = view.subviews.first { $0 is Badge }

    view.contentOffset.y = 500
    view.layoutIfNeeded()

    let second = view.subviews.first { $0 is Badge }
    expect(first != nil)
    expect(first === second)
    expectEqual(second?.frame, .xywh(0, 500, 50, 50))
  }

  @Test func `Another layout's decoration views are of its own classes, at the same paths too`() {
    final class Wall: CollectionReusableView {}
    func layout(_ viewClass: CollectionReusableView.Type) -> CollectionViewLayout {
      let board = board()
      let wall = CollectionViewLayoutAttributes(forDecorationViewOfKind: "wall", with: .at(0, 0))
      wall.frame = .xywh(0, 0, 50, 50)
      board.pins.append(wall)
      board.register(viewClass, forDecorationViewOfKind: "wall")
      return board
    }
    let items = ItemGrid([0])
    let view = items.makeCollectionView(layout: layout(Badge.self))
    view.layoutIfNeeded()
    let first = view.subviews.last
    view.collectionViewLayout = layout(Badge.self)
    view.layoutIfNeeded()
    expect(first is Badge && view.subviews.last === first)

    view.collectionViewLayout = layout(Wall.self)
    view.layoutIfNeeded()

    expectEqual(view.subviews.map { $0 is Wall }, [true])
    view.contentOffset.y = 900
    view.layoutIfNeeded()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    expectEqual(view.subviews.map { $0 is Wall }, [true])
  }

  @Test func `The new layout decides the offset, and both layouts are notified`() {
    let (old, new) = (board(.xywh(0, 0, 50, 50)), board(.xywh(0, 200, 50, 50)))
    new.target = .xy(0, 150)
    let items = ItemGrid([1])
    let view = items.makeCollectionView(layout: old)
    view.layoutIfNeeded()

    view.setCollectionViewLayout(new, animated: false)
    view.layoutIfNeeded()

    expectEqual(view.contentOffset, .xy(0, 150))
    expectEqual(old.transitions, ["to", "done"])
    expectEqual(new.transitions, ["from", "done"])
    expectEqual(view.visibleCells.map(\.frame.minY), [200])
  }

  @Test func `The layout decides where a drag comes to rest`() {
    let board = board(.xywh(0, 0, 50, 50))
    let items = ItemGrid([1])
    let view = items.makeCollectionView(layout: board)
    view.layoutIfNeeded()
    board.target = .xy(0, 120)

    view.contentOffset.y = 30
    view.endDragging(from: .zero, velocity: .zero)

    expectEqual(view.contentOffset, .xy(0, 120))
  }

  @Test func `A context lists its invalidations, kind by kind`() {
    let context = CollectionViewLayoutInvalidationContext()
    let path = IndexPath(item: 1, section: 0)

    context.invalidateItems(at: [path])
    context.invalidateItems(at: [path])
    context.invalidateDecorationElements(ofKind: "back", at: [path])

    expectEqual(context.invalidatedItemIndexPaths, [path, path])
    expect(context.invalidatedSupplementaryIndexPaths == nil)
    expectEqual(context.invalidatedDecorationIndexPaths, ["back": [path]])
  }
}
