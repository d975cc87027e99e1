import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Items that don't fit into a line (R6.22), and the space in lines (R6.1).
@Suite struct FlowLayoutDiagnosticTests {
  private func show(
    _ sizes: [CGSize], in size: CGSize, isHorizontal: Bool = false
  ) -> (CollectionView, CollectionViewFlowLayout?, FlowCaseItems) {
    let items = FlowCaseItems([
      .init(itemSpacing: 10, lineSpacing: 10, items: sizes)
    ])
    let view = items.makeCollectionView(size: size, isHorizontal: isHorizontal)
    return (view, view.collectionViewLayout as? CollectionViewFlowLayout, items)
  }

  @Test func `Items wider than a line are named, a section at a time`() {
    let (view, layout, items) = show(
      [.wh(50, 30), .wh(400, 20), .wh(310, 20)], in: .wh(300, 480))

    expectEqual(
      layout?.diagnostics,
      [
        .itemExceedsContainer(
          first: IndexPath(item: 1, section: 0), count: 2, length: 400, available: 300,
          direction: .vertical)
      ])
    let description = layout?.diagnostics.first?.description ?? ""
    expect(
      description.hasPrefix(
        "The item width must be less than the width of the collection view minus the section "
          + "insets left and right values, minus the content insets left and right values"))

    items.sections[0].items = [.wh(50, 30)]
    view.reloadData()
    expectEqual(layout?.diagnostics, [])
  }

  @Test(
    arguments: [
      (.vertical, "width", "left and right"), (.horizontal, "height", "top and bottom"),
    ] as [(CollectionView.ScrollDirection, String, String)])
  func `R6.22 the sentence is about the side and the edges across the direction`(
    direction: CollectionView.ScrollDirection, side: String, edges: String
  ) {
    let diagnostic = CollectionViewFlowLayout.Diagnostic.itemExceedsContainer(
      first: IndexPath(item: 4, section: 2), count: 3, length: 200, available: 150,
      direction: direction)

    let expected = """
      The item \(side) must be less than the \(side) of the collection view minus the section \
      insets \(edges) values, minus the content insets \(edges) values: item 4 of section 2 is \
      200.0 points long, but 150.0 points are available. It is the first of 3 such items.
      """
    expectEqual(diagnostic.description, expected)
  }

  @Test func `An item that fills its line is in order`() {
    let (_, layout, items) = show([.wh(300, 20), .wh(50, 30)], in: .wh(300, 480))

    withExtendedLifetime(items) { expectEqual(layout?.diagnostics, []) }
  }

  @Test func `Equal items that are too wide lie around the middle of the line`() {
    let (view, layout, items) = show([.wh(400, 20), .wh(400, 20)], in: .wh(300, 480))

    withExtendedLifetime(items) {
      expectEqual(view.itemOrigins, [.xy(-50, 0), .xy(-50, 30)])
      expectEqual(layout?.diagnostics.count, 1)
    }
  }

  @Test func `Horizontally the height counts`() {
    let (view, layout, items) = show(
      [.wh(60, 200), .wh(40, 60)], in: .wh(300, 150), isHorizontal: true)

    withExtendedLifetime((view, items)) {
      expectEqual(
        layout?.diagnostics,
        [
          .itemExceedsContainer(
            first: IndexPath(item: 0, section: 0), count: 1, length: 200, available: 150,
            direction: .horizontal)
        ])
    }
  }

  @Test func `R6.23 items without size are placed and never hit`() {
    let (view, _, items) = show([.wh(0, 40), .wh(50, 40), .wh(50, 0)], in: .wh(300, 480))

    withExtendedLifetime(items) {
      expectEqual(view.itemOrigins, [.xy(0, 0), .xy(10, 0), .xy(70, 20)])
      expect(view.indexPathForItem(at: .xy(0, 0)) == nil)
      expect(view.indexPathForItem(at: .xy(70, 20)) == nil)
      expectEqual(view.indexPathsForItems(in: .infinite).map(\.item), [1])
    }
  }

  @Test func `R6.23 a negative size traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let items = FlowCaseItems([.init(items: [CGSize(width: -1, height: 10)])])
      _ = items.makeCollectionView(size: CGSize(width: 320, height: 480), isHorizontal: false)
    }

    expectMessage("An item can't have the size", in: result)
  }

  @Test(
    arguments: [
      (.fromContentInset, [6, 72, 138, 204, 270]), (.fromLayoutMargins, [26, 102, 178, 254, 26]),
    ] as [(CollectionViewFlowLayout.SectionInsetReference, [CGFloat])])
  func `R6.1 section insets are measured from their reference`(
    reference: CollectionViewFlowLayout.SectionInsetReference, x: [CGFloat]
  ) {
    let items = ItemGrid([5])
    let layout = CollectionViewFlowLayout(
      item: .wh(50, 50), inset: EdgeInsets(top: 0, left: 6, bottom: 0, right: 0))
    let view = items.makeCollectionView(layout: layout)
    view.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 16)

    layout.sectionInsetReference = reference

    expectEqual(view.itemOrigins.map(\.x), x)
  }

  /// Three items and their spacings in 170 points.
  @Test func `R6.1 scrolling sideways, the reference counts at the ends of the columns alone`() {
    let items = ItemGrid([3])
    let layout = CollectionViewFlowLayout(item: .wh(50, 50))
    layout.scrollDirection = .horizontal
    layout.sectionInsetReference = .fromLayoutMargins
    let view = items.makeCollectionView(size: .wh(300, 200), layout: layout)

    view.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 30, right: 16)
    expectEqual(view.itemOrigins, [.xy(0, 0), .xy(0, 60), .xy(0, 120)])
    expectEqual(layout.collectionViewContentSize, .wh(50, 200))

    view.layoutMargins = EdgeInsets(top: 30, left: 20, bottom: 0, right: 16)
    expectEqual(view.itemOrigins, [.xy(0, 30), .xy(0, 90), .xy(0, 150)])
  }

  @Test func `A change of the reference alone lays out again`() {
    let layout = CollectionViewFlowLayout(item: .wh(50, 50))
    let items = ItemGrid([1])
    let view = items.makeCollectionView(layout: layout)
    view.contentInsetAdjustmentBehavior = .never
    let window = Window(frame: .xywh(0, 0, 320, 480))
    window.addSubview(view)

    layout.sectionInsetReference = .fromLayoutMargins
    view.layoutMargins.left = 24
    expectEqual(view.itemOrigins.map(\.x), [24])
    view.layoutMargins.left = 12
    expectEqual(view.itemOrigins.map(\.x), [12])

    layout.sectionInsetReference = .fromSafeArea
    expectEqual(view.itemOrigins.map(\.x), [0])
    window.safeAreaInsets.left = 44
    expectEqual(view.itemOrigins.map(\.x), [44])
  }

  @Test func `The safe area is such a reference, where the content inset leaves it out`() {
    let items = ItemGrid([5])
    let layout = CollectionViewFlowLayout(
      item: .wh(50, 50), inset: EdgeInsets(top: 0, left: 6, bottom: 0, right: 0), header: 20)
    let view = items.makeCollectionView(layout: layout)
    view.contentInsetAdjustmentBehavior = .never
    let window = Window(frame: .xywh(0, 0, 320, 480))
    window.addSubview(view)
    window.safeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 0, right: 34)

    layout.sectionInsetReference = .fromSafeArea

    expectEqual(view.itemOrigins.map(\.x), [50, 112, 174, 236, 50])
    expectEqual(
      view.frame(ofKind: CollectionView.elementKindSectionHeader, section: 0), .xywh(0, 0, 320, 20))
  }
}
