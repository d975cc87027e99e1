import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// T6.20: layouts that are mirrored in right-to-left reading.
@Suite struct MirroredLayoutTests {
  private let items = ItemGrid([4])
  private let single = ItemGrid([1])

  private func makeCollectionView(_ layout: CollectionViewFlowLayout) -> CollectionView {
    layout.itemSize = .wh(100, 100)
    let view = items.makeCollectionView(layout: layout)
    view.semanticContentAttribute = .forceRightToLeft
    return view
  }

  private func turning(_ turn: CGAffineTransform) -> FlippingFlow {
    let layout = FlippingFlow()
    (layout.reach, layout.adapt) = (400, { $0.transform = turn })
    return layout
  }

  @Test func `T6.20 a flipping layout is mirrored at the middle of the content (R6.28)`() {
    let view = makeCollectionView(FlippingFlow())

    expectEqual(view.itemOrigins, [.xy(220, 0), .xy(110, 0), .xy(0, 0), .xy(220, 110)])
  }

  @Test func `Any other stays as it is`() {
    let view = makeCollectionView(CollectionViewFlowLayout())

    expectEqual(view.itemOrigins, [.xy(0, 0), .xy(110, 0), .xy(220, 0), .xy(0, 110)])
  }

  @Test(
    arguments: [(220, 0), (319.5, 0), (320, nil), (210, nil), (209.5, 1), (0, 2), (100, nil)]
      as [(CGFloat, Int?)])
  func `A mirrored frame has its left edge in and its right one out`(x: CGFloat, item: Int?) {
    let view = makeCollectionView(FlippingFlow())

    expectEqual(view.indexPathForItem(at: .xy(x, 0)), item.map { IndexPath(item: $0, section: 0) })
  }

  @Test(arguments: [(125, 0), (129.5, 0), (130, nil), (135, nil), (140, 3)] as [(CGFloat, Int?)])
  func `what a layout moves is found alike from either side`(y: CGFloat, item: Int?) {
    let layout = FlippingFlow()
    layout.adaptElements = { $0.center.y += 30 }
    let view = makeCollectionView(layout)
    let path = item.map { IndexPath(item: $0, section: 0) }

    expectEqual(view.indexPathForItem(at: .xy(310, y)), path)
    view.semanticContentAttribute = .forceLeftToRight
    expectEqual(view.indexPathForItem(at: .xy(10, y)), path)
  }

  @Test func `Cells are where their attributes are`() {
    let view = makeCollectionView(FlippingFlow())

    view.layoutIfNeeded()

    expectEqual(view.visibleCells.map(\.frame.origin), view.itemOrigins)
  }

  @Test func `A rectangle finds the mirrored elements`() {
    let view = makeCollectionView(FlippingFlow())
    var found: [Int] = []

    view.forEachElement(in: .xywh(0, 0, 110, 50)) { found.append($0.indexPath.item) }

    expectEqual(found, [2])
  }

  @Test func `A rectangle that begins far away finds what its near end overlaps`() {
    let layout = FlippingFlow()
    layout.sectionInset = EdgeInsets(top: 0, left: 211.5, bottom: 0, right: 9.5)
    layout.itemSize = .wh(100, 100)
    let view = single.makeCollectionView(size: .wh(321, 480), layout: layout)
    view.semanticContentAttribute = .forceRightToLeft
    var found: [CGRect] = []

    // Ends at 10. Its mirror image would begin at 311, where the item's frame ends at 311.5, but is rounded to 312.
    view.forEachElement(in: .xywh(-0x1p53 - 2, 0, 0x1p53 + 12, 50)) { found.append($0.frame) }

    expectEqual(found, [.xywh(9.5, 0, 100, 100)])
  }

  @Test func `Turning the reading direction back turns the layout back`() {
    let view = makeCollectionView(FlippingFlow())
    view.layoutIfNeeded()

    view.semanticContentAttribute = .forceLeftToRight

    expectEqual(view.itemOrigins.first, .xy(0, 0))
  }

  @Test func `A rotated element is moved and stays rotated the same way`() {
    let view = makeCollectionView(turning(CGAffineTransform(rotationAngle: 0.5)))

    let attributes = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))

    expectEqual(attributes?.center, .xy(270, 50))
    expectEqual(attributes?.transform, CGAffineTransform(rotationAngle: 0.5))
  }

  @Test func `A shifted element is shown and found at the mirror image of its frame`() {
    let view = makeCollectionView(turning(CGAffineTransform(translationX: 30, y: 0)))
    let first = IndexPath(item: 0, section: 0)
    view.layoutIfNeeded()

    expectEqual(view.layoutAttributesForItem(at: first)?.frame, .xywh(190, 0, 100, 100))
    expectEqual(view.cellForItem(at: first)?.frame, .xywh(190, 0, 100, 100))
    expectEqual(view.indexPathForItem(at: .xy(195, 50)), first)
    expect(view.indexPathForItem(at: .xy(295, 50)) != first)
  }

  @Test func `A rotated element is found where it is seen, in snapshots too`() {
    let layout = FlippingFlow()
    layout.reach = 400
    layout.adaptElements = {
      $0.transform = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    }
    let view = makeCollectionView(layout)
    // The lower right corner of item 0, which leans to the right in both directions.
    let (inside, outside) = (CGPoint.xy(330, 75), CGPoint.xy(210, 75))

    for found in [view.indexPathForItem(at:), view.layoutSnapshot.indexPathForItem(at:)] {
      expectEqual(found(inside), IndexPath(item: 0, section: 0))
      expect(found(outside) != IndexPath(item: 0, section: 0))
    }
  }

  @Test(arguments: [false, true], [false, true])
  func `R10.16 a preview springs from where an item is shown`(isMirrored: Bool, isIndexed: Bool) {
    let pin = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    pin.frame = .xywh(10, 20, 50, 30)
    let items = ItemGrid([1])
    let list = items.makeCollectionView(
      size: .wh(200, 100),
      layout: PinBoard(.wh(200, 100), pins: [pin], isIndexed: isIndexed, isFlipping: true))
    if isMirrored { list.semanticContentAttribute = .forceRightToLeft }
    let root = View(frame: .xywh(0, 0, 300, 300))
    root.addSubview(list)
    list.frame.origin = .xy(7, 9)
    root.layoutIfNeeded()

    let (left, right) = (
      list.sourceRect(at: .xy(27, 39), in: root), list.sourceRect(at: .xy(180, 39), in: root)
    )

    expect((isMirrored ? left : right) == nil)
    let found = isMirrored ? right : left
    expectEqual(found?.indexPath, IndexPath(item: 0, section: 0))
    expectEqual(found?.rect, .xywh(isMirrored ? 147 : 17, 29, 50, 30))
  }
}
