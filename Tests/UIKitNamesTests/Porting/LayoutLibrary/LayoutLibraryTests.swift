import Testing
import UIKitNames

@testable import TestSupport

/// Layouts written as libraries for UIKit are, with the import changed and nothing else.
@Suite struct LayoutLibraryTests {
  private func isClose(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-9 }

  // MARK: Carousel

  private func carousel() -> (CarouselLayout, LayoutLibraryScene) {
    let layout = CarouselLayout()
    layout.itemSize = CGSize(width: 200, height: 200)
    layout.sideItemScale = 0.8
    layout.spacingMode = .fixed(spacing: 30)
    return (layout, LayoutLibraryScene(layout, counts: [10]))
  }

  @Test func `A carousel centers its first page and shrinks the next`() throws {
    let (layout, scene) = carousel()

    expectEqual(layout.sectionInset, UIEdgeInsets(top: 100, left: 50, bottom: 100, right: 50))
    expectEqual(layout.minimumLineSpacing, CGFloat(10))
    let first = try #require(scene.cell(0))
    let second = try #require(scene.cell(1))
    expectEqual(first.frame, CGRect(x: 50, y: 100, width: 200, height: 200))
    expectEqual(first.alpha, CGFloat(1))
    expect(isClose(second.frame.width, 160) && isClose(second.center.x, 360))
    expectEqual(second.alpha, CGFloat(0.5))
  }

  @Test func `A carousel follows the scroll position`() throws {
    let (layout, scene) = carousel()
    scene.scroll(to: CGPoint(x: 210, y: 0))

    let second = try #require(
      layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
        as? CarouselLayoutAttributes)
    let third = try #require(
      layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))
        as? CarouselLayoutAttributes)
    expectEqual(layout.currentPage, 1)
    expect(second.isFocused && !third.isFocused)
    expect(second.offsetFromCenter == CGFloat(0) && third.offsetFromCenter == CGFloat(1))
    expect(isClose(second.transform3D.m11, 1) && isClose(third.transform3D.m11, 0.8))
    expectEqual(scene.collectionView.indexPathForItem(at: CGPoint(x: 360, y: 200))?.item, 1)
  }

  @Test func `A carousel stops on a page, and a flick takes the next one`() {
    let (layout, scene) = carousel()

    let near = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 80, y: 0), withScrollingVelocity: .zero)
    let flick = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 20, y: 0), withScrollingVelocity: CGPoint(x: 1, y: 0))
    expectEqual(near, .zero)
    expectEqual(flick, CGPoint(x: 210, y: 0))

    layout.scrollToPage(3, animated: false)
    expectEqual(scene.collectionView.contentOffset, CGPoint(x: 630, y: 0))
    expectEqual(layout.currentPage, 3)
  }

  @Test func `Copies of attributes keep what a subclass added`() throws {
    let attributes = CarouselLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
    attributes.offsetFromCenter = 0.25
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    let copy = try #require(attributes.copy() as? CarouselLayoutAttributes)

    expect(copy !== attributes && copy.isEqual(attributes))
    expectEqual(copy.offsetFromCenter, CGFloat(0.25))
    copy.offsetFromCenter = 0
    expect(!copy.isEqual(attributes))
  }

  // MARK: Cards

  @Test func `A stack of cards shows the edges of those behind`() throws {
    let layout = CardStackLayout()
    let scene = LayoutLibraryScene(layout, counts: [10])

    expectEqual(scene.collectionView.contentSize, CGSize(width: 3_000, height: 400))
    let first = try #require(scene.cell(0))
    let second = try #require(scene.cell(1))
    expect(first.center == CGPoint(x: 150, y: 200) && second.center == CGPoint(x: 150, y: 190))
    let scale = 1 / (0.95 * 0.95)
    expect(isClose(first.frame.width, 200 * scale) && isClose(second.frame.width, 200 / 0.95))
    expectEqual(scene.collectionView.visibleCells.count, 4)
    expect(scene.collectionView.hitTest(CGPoint(x: 150, y: 200), with: nil) === first.contentView)
  }

  @Test func `A card leaves to the left while the next comes forward`() throws {
    let layout = CardStackLayout()
    layout.scalesCards = false
    let scene = LayoutLibraryScene(layout, counts: [10])
    scene.scroll(to: CGPoint(x: 450, y: 0))

    let leaving = try #require(scene.cell(1))
    let coming = try #require(scene.cell(2))
    expectEqual(leaving.center, CGPoint(x: 450, y: 200))
    expectEqual(coming.center, CGPoint(x: 600, y: 195))
    expect(scene.cell(0) == nil)
    let target = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 450, y: 0), withScrollingVelocity: CGPoint(x: -1, y: 0))
    expectEqual(target, CGPoint(x: 300, y: 0))
  }

  // MARK: Sticky headers and tags

  private func stickyScene() -> (StickyHeadersLayout, LayoutLibraryScene) {
    let layout = StickyHeadersLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 300, height: 40)
    return (layout, LayoutLibraryScene(layout, counts: [6, 6]))
  }

  private func header(_ section: Int, in scene: LayoutLibraryScene) -> CGRect? {
    scene.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))?.frame
  }

  @Test func `A header sticks while its section is there, and the next pushes it out`() {
    let (_, scene) = stickyScene()
    expectEqual(header(0, in: scene), CGRect(x: 0, y: 0, width: 300, height: 40))

    scene.scroll(to: CGPoint(x: 0, y: 150))
    expectEqual(header(0, in: scene), CGRect(x: 0, y: 150, width: 300, height: 40))

    scene.scroll(to: CGPoint(x: 0, y: 620))
    expectEqual(header(0, in: scene), CGRect(x: 0, y: 600, width: 300, height: 40))
    expectEqual(header(1, in: scene), CGRect(x: 0, y: 640, width: 300, height: 40))
  }

  @Test func `A header that sticks may shrink and is above the cells`() {
    let (layout, scene) = stickyScene()
    layout.maximumShrink = 15
    scene.scroll(to: CGPoint(x: 0, y: 10))
    expectEqual(header(0, in: scene)?.height, CGFloat(30))

    scene.scroll(to: CGPoint(x: 0, y: 200))
    expectEqual(header(0, in: scene)?.height, CGFloat(25))
    let hit = scene.collectionView.hitTest(CGPoint(x: 10, y: 210), with: nil)
    expect(hit is UICollectionReusableView && !(hit is UICollectionViewCell))
  }

  @Test func `Tags start every line at the left`() {
    let layout = LeftAlignedLayout()
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let scene = LayoutLibraryScene(layout, counts: [5])
    scene.sizes = [90, 120, 100, 60, 200].map { CGSize(width: $0, height: 30) }
    scene.collectionView.collectionViewLayout.invalidateLayout()
    scene.collectionView.layoutIfNeeded()

    let frames = (0..<5).compactMap { scene.cell($0)?.frame }
    expectEqual(frames.map(\.minX), [10, 108, 10, 118, 10])
    expectEqual(frames.map(\.minY), [0, 0, 35, 35, 70])
  }
}
