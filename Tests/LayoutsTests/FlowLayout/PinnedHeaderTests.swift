import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// T6.18 and T6.19: pinned headers and footers.
@Suite struct PinnedHeaderTests {
  private let items = ItemGrid([18, 18])
  private let header = CollectionView.elementKindSectionHeader
  private let footer = CollectionView.elementKindSectionFooter

  /// Two sections of 18 rows of 10 points below a header of 30: 0 to 210 and 210 to 420.
  private func makeList(
    topInset: CGFloat = 0, footer: CGFloat = 0, pinsFooters: Bool = false
  ) -> (CollectionView, CollectionViewFlowLayout) {
    let layout = CollectionViewFlowLayout(
      item: .wh(320, 10), lines: 0, header: 30, footer: footer)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = pinsFooters
    let view = items.makeCollectionView(size: .wh(320, 100), layout: layout)
    view.contentInset.top = topInset
    return (view, layout)
  }

  private func headerY(_ view: CollectionView, section: Int = 0) -> CGFloat? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: header, at: IndexPath(item: 0, section: section))?.frame.minY
  }

  @Test(
    arguments: [(-50, 0), (0, 0), (30, 30), (170, 170), (195, 180), (220, 180)]
      as [(CGFloat, CGFloat)])
  func `T6.18 a header stays at the top until its section leaves (R6.25)`(
    offset: CGFloat, y: CGFloat
  ) {
    let (view, _) = makeList()

    view.contentOffset.y = offset

    expectEqual(headerY(view), y)
  }

  @Test(arguments: [(0, 64), (-64, 0)] as [(CGFloat, CGFloat)])
  func `T6.19 a header stays below the content inset`(offset: CGFloat, y: CGFloat) {
    let (view, _) = makeList(topInset: 64)

    view.contentOffset.y = offset

    expectEqual(headerY(view), y)
  }

  @Test func `R6.27 the next header pushes the old one out`() {
    let (view, _) = makeList()

    view.contentOffset.y = 195
    view.layoutIfNeeded()

    expectEqual(headerY(view), 180)
    expectEqual(headerY(view, section: 1), 210)
    expectEqual(view.visibleSupplementaryViews(ofKind: header).map(\.frame.minY), [180, 210])
  }

  @Test func `R6.26 only the pinned frame counts for a rectangle`() {
    let (view, layout) = makeList()

    view.contentOffset.y = 100

    expectEqual(layout.layoutAttributesForElements(in: .xywh(0, 0, 320, 29))?.count, 0)
    let found = layout.layoutAttributesForElements(in: .xywh(0, 101, 320, 8)) ?? []
    expectEqual(found.map(\.representedElementKind), [header, nil])
  }

  @Test(arguments: [false, true])
  func `R6.15 cells have zIndex 0, headers and footers 10, pinned or not`(_ pins: Bool) {
    let (view, layout) = makeList(footer: 20)
    layout.sectionHeadersPinToVisibleBounds = pins

    view.contentOffset.y = 100
    let found = layout.layoutAttributesForElements(in: .xywh(0, 0, 320, 500)) ?? []

    let others = found.filter { $0.representedElementCategory != .cell }
    expect(others.count >= 3 && others.allSatisfy { $0.zIndex == 10 })
    expect(found.allSatisfy { $0.representedElementCategory != .cell || $0.zIndex == 0 })
  }

  @Test func `R6.15 a pinned header floats above the cells (T12.27)`() {
    let (view, _) = makeList()
    view.contentOffset.y = 100

    view.layoutIfNeeded()

    expectEqual(view.subviews.last?.frame, .xywh(0, 100, 320, 30))
    expectEqual(view.indexPathForItem(at: .xy(10, 105)), IndexPath(item: 7, section: 0))
  }

  @Test func `A footer stays at the bottom from the moment its section appears`() {
    let (view, _) = makeList(footer: 20, pinsFooters: true)
    let path = IndexPath(item: 0, section: 0)

    let found = [-90, 0, 100, 130, 200].map { (offset: CGFloat) in
      view.contentOffset.y = offset
      return view.layoutAttributesForSupplementaryElement(ofKind: footer, at: path)?.frame.minY
    }

    expectEqual(found, [30, 80, 180, 210, 210])
  }

  @Test func `Scrolling moves the view of a pinned header`() {
    let (view, _) = makeList()
    view.layoutIfNeeded()
    let shown = view.visibleSupplementaryViews(ofKind: header).first

    view.contentOffset.y = 50
    view.layoutIfNeeded()

    expect(view.visibleSupplementaryViews(ofKind: header).first === shown)
    expectEqual(shown?.frame, .xywh(0, 50, 320, 30))
  }

  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func `scrolling puts a flow out of date where something is pinned, its size across always`(
    headers: Bool, footers: Bool
  ) {
    for direction in [CollectionView.ScrollDirection.vertical, .horizontal] {
      let layout = CollectionViewFlowLayout(item: .wh(50, 50))
      layout.scrollDirection = direction
      layout.sectionHeadersPinToVisibleBounds = headers
      layout.sectionFootersPinToVisibleBounds = footers
      let items = ItemGrid([100])
      let view = items.makeCollectionView(layout: layout)
      view.layoutIfNeeded()
      func isOutOfDate(_ change: (inout CGRect) -> Void) -> Bool {
        var bounds = view.bounds
        change(&bounds)
        return layout.shouldInvalidateLayout(forBoundsChange: bounds)
      }

      expectEqual(isOutOfDate { $0.origin.x += 10 }, (headers || footers))
      expectEqual(isOutOfDate { $0.origin.y += 10 }, (headers || footers))
      expectEqual(isOutOfDate { $0.size.width += 1 }, (direction == .vertical))
      expectEqual(isOutOfDate { $0.size.height += 1 }, (direction == .horizontal))
      expect(!isOutOfDate { _ in })
    }
  }

  /// Two sections of 18 columns of 10 points between a header of 30 and a footer of 20: 460 points.
  @Test(
    arguments: [(0, 80), (100, 180), (130, 210), (200, 210), (300, 380)] as [(CGFloat, CGFloat)])
  func `From right to left a footer stays at the left edge`(offset: CGFloat, x: CGFloat) {
    for isMirrored in [false, true] {
      let layout = FlippingFlow(item: .wh(10, 100), lines: 0, header: 30, footer: 20)
      layout.scrollDirection = .horizontal
      (layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds) =
        (true, true)
      let view = items.makeCollectionView(size: .wh(100, 100), layout: layout)
      if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
      view.layoutIfNeeded()

      view.contentOffset.x = isMirrored ? 360 - offset : offset

      let path = IndexPath(item: 0, section: offset < 230 ? 0 : 1)
      expectEqual(
        view.layoutAttributesForSupplementaryElement(ofKind: footer, at: path)?.frame.minX,
        (isMirrored ? 440 - x : x))
    }
  }
}
