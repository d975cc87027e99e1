import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Layout snapshots, the nearest item, and the difference of two layouts.
@Suite struct CollectionSnapshotTests {
  private let items = ItemGrid([7, 3])

  private func makeGrid() -> CollectionView {
    let layout = CollectionViewFlowLayout(item: .wh(50, 50), header: 30)
    let view = items.makeCollectionView(layout: layout)
    view.layoutIfNeeded()
    return view
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `A snapshot goes on answering when the collection has changed`() {
    let view = makeGrid()
    let snapshot = view.layoutSnapshot

    items.counts = [1]
    view.reloadData()
    view.layoutIfNeeded()

    expectEqual(snapshot.numberOfSections, 2)
    expectEqual(snapshot.numberOfItems(inSection: 1), 3)
    expectEqual(snapshot.frameForItem(at: path(6)), .xywh(67.5, 90, 50, 50))
    expectEqual(snapshot.indexPathForItem(at: .xy(67.5, 90)), path(6))
    expectEqual(snapshot.contentSize, .wh(320, 220))
    expectEqual(view.numberOfSections, 1)
  }

  @Test func `A snapshot answers from another thread`() async {
    let snapshot = makeGrid().layoutSnapshot

    let found = await Task.detached { snapshot.indexPathForItem(at: CGPoint(x: 0, y: 90)) }.value

    expectEqual(found, path(5))
  }

  @Test func `A snapshot answers what the collection answers`() {
    let view = makeGrid()
    let snapshot = view.layoutSnapshot
    let rect = CGRect.xywh(10, 20, 200, 160)

    var shown: [CollectionLayoutElement] = []
    var frozen: [CollectionLayoutElement] = []
    view.forEachElement(in: rect) { shown.append($0) }
    snapshot.forEachElement(in: rect) { frozen.append($0) }

    expectEqual(shown, frozen)
    expectEqual(shown.count, 11)
    expectEqual(view.indexPathsForItems(in: rect), snapshot.indexPathsForItems(in: rect))
    expectEqual(
      snapshot.frameForSupplementaryElement(
        ofKind: CollectionView.elementKindSectionHeader, at: path(0, 1)), .xywh(0, 140, 320, 30))
    expect(snapshot.frameForItem(at: path(9)) == nil)
    for section in [-1, snapshot.numberOfSections, 5] {
      expectEqual(snapshot.numberOfItems(inSection: section), 0)
    }
  }

  @Test(
    arguments: [
      (CGPoint.xy(10, 40), 0, 0), (.xy(56, 40), 0, 0), (.xy(61, 40), 1, 0), (.xy(0, 0), 0, 0),
      (.xy(0, 84), 0, 0), (.xy(0, 86), 5, 0), (.xy(300, 100), 4, 0), (.xy(10, 5_000), 0, 1),
      (.xy(-500, 200), 0, 1),
    ] as [(CGPoint, Int, Int)])
  func `The nearest item is found from gaps, headers and beyond the ends`(
    point: CGPoint, item: Int, section: Int
  ) {
    let view = makeGrid()

    expectEqual(view.nearestItem(to: point), path(item, section))
    expectEqual(view.layoutSnapshot.nearestItem(to: point), path(item, section))
  }

  @Test func `Nothing is near NaN or in an empty collection`() {
    expect(makeGrid().nearestItem(to: .xy(.nan, 0)) == nil)
    expect(
      ItemGrid([]).makeCollectionView(layout: CollectionViewFlowLayout()).nearestItem(to: .zero)
        == nil)
  }

  @Test func `Two snapshots show what appeared, vanished and moved in a rectangle`() {
    let view = makeGrid()
    let before = view.layoutSnapshot

    items.counts = [6, 3]
    view.deleteItems(at: [path(0)])
    let difference = view.layoutSnapshot.difference(from: before, in: view.bounds)

    expectEqual(difference.vanished, [path(6)])
    expectEqual(difference.appeared, [])
    expectEqual(difference.moved, [])

    items.counts = [5, 3]
    let between = view.layoutSnapshot
    view.deleteItems(at: [path(0)])
    let second = view.layoutSnapshot.difference(from: between, in: view.bounds)

    expectEqual(second.vanished, [path(5)])
    expectEqual(second.moved.map(\.indexPath), [path(0, 1), path(1, 1), path(2, 1)])
    expectEqual(second.moved.first?.from, .xywh(0, 170, 50, 50))
    expectEqual(second.moved.first?.to, .xywh(0, 110, 50, 50))
  }

  @Test func `A layout that only knows attributes is frozen element by element`() {
    final class Diagonal: CollectionViewLayout {
      override var collectionViewContentSize: CGSize { .wh(300, 300) }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [CollectionViewLayoutAttributes]? {
        (0..<3).map { item in
          let attributes = CollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: 0))
          attributes.frame = CGRect(x: item * 50, y: item * 50, width: 100, height: 100)
          attributes.zIndex = -item
          return attributes
        }
      }
    }
    let view = ItemGrid([3]).makeCollectionView(layout: Diagonal())

    let snapshot = view.layoutSnapshot

    expectEqual(snapshot.indexPathForItem(at: .xy(75, 75)), path(0))
    expectEqual(snapshot.frameForItem(at: path(2)), .xywh(100, 100, 100, 100))
    expectEqual(snapshot.indexPathsForItems(in: .xywh(0, 0, 60, 60)), [path(0), path(1)])
  }

  @Test(arguments: [false, true])
  func `A mirrored item in perspective is found by the snapshot as by its list`(isIndexed: Bool) {
    let pin = CollectionViewLayoutAttributes(forCellWith: path(0))
    pin.frame = .xywh(84, 90, 32, 20)
    // The outline isn't symmetric: from 84 to 108 about a center at 100.
    pin.transform3D.m14 = 1 / 16
    let items = ItemGrid([1])
    let list = items.makeCollectionView(
      size: .wh(200, 200),
      layout: PinBoard(.wh(200, 200), pins: [pin], isIndexed: isIndexed, isFlipping: true))
    list.semanticContentAttribute = .forceRightToLeft
    list.layoutIfNeeded()

    let snapshot = list.layoutSnapshot

    for x in stride(from: 80.5, to: 116, by: 3) as StrideTo<CGFloat> {
      for y in [88, 92, 100, 108] as [CGFloat] {
        let point = CGPoint.xy(x, y)
        let (found, expected) = (
          snapshot.indexPathForItem(at: point), list.indexPathForItem(at: point)
        )
        expectEqual(found, expected, "\(point)")
      }
    }
    expectEqual(snapshot.indexPathForItem(at: .xy(100, 100)), path(0))
    expect(snapshot.indexPathForItem(at: .xy(110, 100)) == nil)
    // An indexed layout is queried only for the part that its own frames have there.
    if !isIndexed { expectEqual(snapshot.indexPathForItem(at: .xy(86, 100)), path(0)) }
  }
}
