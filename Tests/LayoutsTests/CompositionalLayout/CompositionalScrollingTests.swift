import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// T8.12 to T8.14: sections that scroll by themselves.
@Suite struct CompositionalScrollingTests {
  /// Four groups of 337.5 points, 10 between them, in a section after one that doesn't scroll.
  private func page(_ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior)
    -> CompositionalPage
  {
    let whole = CollectionLayoutItem(layoutSize: .whole)
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(0.9), .absolute(100)), subitems: [whole])
    let section = CollectionLayoutSection.section(group, spacing: 10)
    section.orthogonalScrollingBehavior = behavior
    return CompositionalPage([(section, 4), (.section(.row(of: whole)), 20)])
  }

  @Test func `T8.12 groups lie in a row (R8.22)`() {
    let page = page(.continuous)

    expectEqual(page.frames.map(\.minX), [0, 347.5, 695, 1042.5])
    expectEqual(page.frames.map(\.minY), [0, 0, 0, 0])
    expectEqual(page.layout.orthogonalContentLength(inSection: 0), 1380)
    expectEqual(page.layout.collectionViewContentSize, .wh(375, 2100))
  }

  @Test(
    arguments: [
      (.continuous, []), (.continuousGroupLeadingBoundary, [0, 347.5, 695, 1005]),
      (.paging, [0, 375, 750, 1005]), (.groupPaging, [0, 347.5, 695, 1005]),
      (.groupPagingCentered, [-18.75, 328.75, 676.25, 1023.75]),
    ] as [(CollectionLayoutSectionOrthogonalScrollingBehavior, [CGFloat])])
  func `T8.13 scrolling rests where its behavior says (R8.23)`(
    behavior: CollectionLayoutSectionOrthogonalScrollingBehavior, stops: [CGFloat]
  ) {
    let page = page(behavior)

    expectEqual(Array(page.layout.orthogonalRestingOffsets(inSection: 0)), stops)
    expect(page.layout.orthogonalRestingOffsets(inSection: 1).isEmpty)
  }

  @Test(
    arguments: [
      (.continuous, 400, 1, 0, 400), (.continuous, 4000, 1, 0, 1005),
      (.continuousGroupLeadingBoundary, 600, 1, 0, 695), (.groupPaging, 900, 1, 0, 347.5),
      (.groupPaging, 100, 0, 0, 0), (.groupPaging, 300, -1, 695, 347.5),
      // However fast: one page.
      (.groupPaging, 900, 0, 0, 347.5), (.groupPaging, 0, 0, 695, 347.5),
      (.paging, 900, 1, 100, 375), (.groupPagingCentered, 900, 1, -18.75, 328.75),
    ] as [(CollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, CGFloat, CGFloat, CGFloat)])
  func `R8.23 a drag comes to rest`(
    behavior: CollectionLayoutSectionOrthogonalScrollingBehavior, proposed: CGFloat,
    velocity: CGFloat, start: CGFloat, rest: CGFloat
  ) {
    let page = page(behavior)

    let offset = page.layout.orthogonalRestingOffset(
      forProposedOffset: proposed, velocity: velocity, draggedFrom: start, inSection: 0)

    expectEqual(offset, rest)
  }

  @Test(
    arguments: [
      (.continuous, -5, 0), (.continuous, 400, 400), (.continuous, 4000, 1005),
      (.groupPagingCentered, -500, -18.75), (.groupPagingCentered, 4000, 1023.75),
      (.none, 400, 0),
    ] as [(CollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, CGFloat)])
  func `An offset stays where groups are`(
    behavior: CollectionLayoutSectionOrthogonalScrollingBehavior, asked: CGFloat, offset: CGFloat
  ) {
    let page = page(behavior)

    page.layout.setOrthogonalContentOffset(asked, inSection: 0)

    expectEqual(page.layout.orthogonalContentOffset(inSection: 0), offset)
  }

  @Test func `A section that doesn't scroll by itself has neither length nor offset of its own`() {
    let page = page(.continuous)

    page.layout.setOrthogonalContentOffset(40, inSection: 1)

    expect(page.layout.orthogonalContentLength(inSection: 1) == 0 as CGFloat)
    expect(page.layout.orthogonalContentOffset(inSection: 1) == 0 as CGFloat)
    // Its groups are longer than the view is wide.
    let rest = page.layout.orthogonalRestingOffset(
      forProposedOffset: 40, velocity: 1, draggedFrom: 0, inSection: 1)
    expect(rest == 0 as CGFloat)
  }

  @Test func `T8.14 a point is mapped into the scrolled section (R8.24, R8.25)`() {
    let page = page(.groupPaging)

    page.layout.setOrthogonalContentOffset(347.5, inSection: 0)

    expectEqual(page.item(at: 10, 50), 1)
    expect(page.item(at: 340, 50) == nil)
    expectEqual(page.item(at: 347.5, 50), 2)
    expectEqual(page.item(at: -20, 50), 0)
    expectEqual(page.frames.map(\.minX), [-347.5, 0, 347.5, 695])
    expectEqual(page.view.contentOffset, .zero)
  }

  @Test func `Offsets keep to their limits`() {
    let page = page(.continuous)

    page.layout.setOrthogonalContentOffset(5000, inSection: 0)
    let far = page.layout.orthogonalContentOffset(inSection: 0)
    page.layout.setOrthogonalContentOffset(-50, inSection: 0)

    expectEqual(far, 1005)
    expectEqual(page.layout.orthogonalContentOffset(inSection: 0), 0)
  }

  @Test func `Cells move with their section`() {
    let page = page(.groupPaging)
    page.view.layoutIfNeeded()

    page.layout.setOrthogonalContentOffset(347.5, inSection: 0)
    page.view.layoutIfNeeded()

    let first = page.view.indexPathsForVisibleItems.filter { $0.section == 0 }
    expectEqual(first.map(\.item), [1, 2])
    expectEqual(
      page.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame, .xywh(0, 0, 337.5, 100))
  }

  @Test func `R8.24 scrolling to an item scrolls both ways`() {
    let page = page(.groupPaging)
    page.view.layoutIfNeeded()
    page.view.contentOffset = .xy(0, 300)

    page.view.scrollToItem(
      at: IndexPath(item: 2, section: 0), at: [.top, .left], animated: false)

    expectEqual(page.layout.orthogonalContentOffset(inSection: 0), 695)
    expectEqual(page.view.contentOffset, .zero)
  }

  @Test(
    arguments: [
      (.left, false, 695), (.centeredHorizontally, false, 676.25), (.right, false, 657.5),
      (.top, false, nil), (.left, true, 657.5), (.centeredHorizontally, true, 676.25),
      (.right, true, 695), (.top, true, nil),
    ] as [(CollectionView.ScrollPosition, Bool, CGFloat?)])
  func `R8.24 scrolling to an item leads to the same offset from any offset of the section`(
    position: CollectionView.ScrollPosition, isMirrored: Bool, offset: CGFloat?
  ) {
    let page = page(.continuous)
    if isMirrored { page.view.semanticContentAttribute = .forceRightToLeft }
    page.view.layoutIfNeeded()

    for start in [0, 100, 347.5, 700, 1005] as [CGFloat] {
      page.layout.setOrthogonalContentOffset(start, inSection: 0)

      page.view.scrollToItem(at: IndexPath(item: 2, section: 0), at: position, animated: false)

      expect(
        page.layout.orthogonalContentOffset(inSection: 0) == offset ?? start, "From \(start)")
    }
  }

  @Test func `Offsets stay when the layout is solved again`() {
    let page = page(.groupPaging)
    page.layout.setOrthogonalContentOffset(695, inSection: 0)

    page.layout.invalidateLayout()

    expectEqual(page.frames[2].minX, 0)
  }

  @Test(arguments: [
    CollectionLayoutSectionOrthogonalScrollingBehavior.continuous, .paging, .groupPaging,
    .groupPagingCentered,
  ])
  func `a section without items stays where it is`(
    behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
  ) {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(0.9), .absolute(100)),
      subitems: [CollectionLayoutItem(layoutSize: .whole)])
    let section = CollectionLayoutSection.section(group, spacing: 10)
    section.orthogonalScrollingBehavior = behavior
    let page = CompositionalPage(section, items: 0)

    page.layout.setOrthogonalContentOffset(40, inSection: 0)

    expect(page.layout.orthogonalContentOffset(inSection: 0) == 0 as CGFloat)
  }
}
