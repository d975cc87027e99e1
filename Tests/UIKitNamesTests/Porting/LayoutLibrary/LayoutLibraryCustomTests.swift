import Testing
import UIKitNames

@testable import TestSupport

/// The layouts of the library that aren't based on a flow.
@Suite struct LayoutLibraryCustomTests {
  private func isClose(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 1e-9 }

  // MARK: Timeline

  private func timeline() -> (TimelineLayout, LayoutLibraryScene) {
    let layout = TimelineLayout()
    let scene = LayoutLibraryScene(layout, counts: [3, 3, 3, 3])
    layout.delegate = scene
    layout.eventsDidChange()
    scene.collectionView.layoutIfNeeded()
    return (layout, scene)
  }

  @Test func `Events that overlap share the width of their day`() {
    let (layout, scene) = timeline()

    expectEqual(layout.collectionViewContentSize, CGSize(width: 450, height: 990))
    expectEqual(scene.cell(0)?.frame, CGRect(x: 52, y: 71, width: 46, height: 78))
    expectEqual(scene.cell(1)?.frame, CGRect(x: 102, y: 111, width: 46, height: 78))
    expectEqual(scene.cell(2)?.frame, CGRect(x: 52, y: 271, width: 96, height: 38))
    expectEqual(scene.cell(0, section: 1)?.frame, CGRect(x: 152, y: 71, width: 46, height: 78))
  }

  @Test func `Headers float with the bounds, and the events aren't prepared again`() {
    let (layout, scene) = timeline()
    let prepared = layout.preparedEvents

    scene.scroll(to: CGPoint(x: 120, y: 200))

    let day = scene.collectionView.layoutAttributesForSupplementaryElement(
      ofKind: TimelineLayout.ElementKind.dayHeader, at: IndexPath(item: 0, section: 1))
    let hour = scene.collectionView.layoutAttributesForSupplementaryElement(
      ofKind: TimelineLayout.ElementKind.hourHeader, at: IndexPath(item: 6, section: 0))
    expectEqual(day?.frame, CGRect(x: 150, y: 200, width: 100, height: 30))
    expectEqual(hour?.frame, CGRect(x: 120, y: 262, width: 50, height: 16))
    expectEqual(layout.preparedEvents, prepared)
    layout.eventsDidChange()
    scene.collectionView.layoutIfNeeded()
    expectEqual(layout.preparedEvents, prepared + 12)
  }

  @Test func `Lines lie behind the events, and the line of the present before them`() {
    let (layout, scene) = timeline()
    layout.currentHour = 2.5
    scene.collectionView.layoutIfNeeded()

    let lines = scene.collectionView.subviews.compactMap { $0 as? TimelineLineView }
    let now = lines.first { $0.appliedKind == TimelineLayout.ElementKind.nowLine }
    let hours = lines.filter { $0.appliedKind == TimelineLayout.ElementKind.hourLine }
    expectEqual(now?.frame, CGRect(x: 50, y: 130, width: 400, height: 2))
    expectEqual(hours.count, 10)
    expect(
      scene.collectionView.hitTest(CGPoint(x: 60, y: 131), with: nil) === now)
    layout.currentHour = nil
    scene.collectionView.layoutIfNeeded()
    expect(!scene.collectionView.subviews.contains { $0 === now })
  }

  @Test func `An event that comes appears out of half its size`() {
    let (layout, scene) = timeline()
    scene.collectionView.performBatchUpdates({
      scene.counts[0] = 4
      scene.collectionView.insertItems(at: [IndexPath(item: 3, section: 0)])
    })
    scene.collectionView.layoutIfNeeded()
    let initial = layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 3, section: 0))

    expect(initial == nil, "The update is over.")
    expect(scene.cell(3) != nil)
    expectEqual(scene.cell(3)?.alpha, CGFloat(1))
  }

  // MARK: Mosaic

  @Test func `Pictures go to the shortest column, over the background of their section`() {
    let layout = MosaicLayout()
    let scene = LayoutLibraryScene(layout, counts: [5, 2])
    layout.delegate = scene
    layout.invalidateLayout()
    scene.collectionView.layoutIfNeeded()

    // Heights of 32, 62 and 92 with their padding: columns of 32 + 92 and 62 + 32 + 62.
    expectEqual(scene.cell(0)?.frame, CGRect(x: 6, y: 6, width: 138, height: 20))
    expectEqual(scene.cell(1)?.frame, CGRect(x: 156, y: 6, width: 138, height: 50))
    expectEqual(scene.cell(2)?.frame, CGRect(x: 6, y: 38, width: 138, height: 80))
    expectEqual(scene.cell(3)?.frame, CGRect(x: 156, y: 68, width: 138, height: 20))
    expectEqual(scene.cell(4)?.frame, CGRect(x: 156, y: 100, width: 138, height: 50))
    expectEqual(scene.cell(0, section: 1)?.frame, CGRect(x: 6, y: 162, width: 138, height: 20))
    expectEqual(scene.collectionView.contentSize, CGSize(width: 300, height: 218))
    let background = layout.layoutAttributesForDecorationView(
      ofKind: MosaicLayout.backgroundKind, at: IndexPath(item: 0, section: 0))
    expectEqual(background?.frame, CGRect(x: 0, y: 0, width: 300, height: 156))
  }

  @Test func `A mosaic is solved again for another width and not while it scrolls`() {
    let layout = MosaicLayout()
    let scene = LayoutLibraryScene(layout, counts: [30])
    layout.delegate = scene

    scene.scroll(to: CGPoint(x: 0, y: 100))
    expect(scene.collectionView.visibleCells.allSatisfy { $0.frame.width == CGFloat(138) })
    scene.collectionView.frame.size.width = 200
    scene.collectionView.layoutIfNeeded()
    expect(scene.collectionView.visibleCells.allSatisfy { $0.frame.width == CGFloat(88) })
  }

  // MARK: Stretchy header and wheel

  @Test func `The first header grows when the content is pulled down`() {
    let layout = StretchyHeaderLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    layout.headerReferenceSize = CGSize(width: 300, height: 150)
    let scene = LayoutLibraryScene(layout, counts: [8])
    let header = { [scene] in
      scene.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))?.frame
    }
    expectEqual(header(), CGRect(x: 0, y: 0, width: 300, height: 150))

    scene.scroll(to: CGPoint(x: 0, y: -60))

    expectEqual(header(), CGRect(x: 0, y: -60, width: 300, height: 210))
    expectEqual(layout.invalidations.last?.origin, CGPoint(x: 0, y: -60))
  }

  @Test func `Items lie around a wheel, rotated about a point far below them`() throws {
    let layout = WheelLayout()
    let scene = LayoutLibraryScene(layout, counts: [12], cell: WheelCell.self)
    let angle = atan(CGFloat(0.2))

    let first = try #require(scene.cell(0))
    let second = try #require(scene.cell(1))
    expectEqual(first.frame, CGRect(x: 120, y: 155, width: 60, height: 90))
    // The middle of the wheel lies 300 points below the middle of the first item.
    let middle = second.convert(CGPoint(x: 30, y: 45), to: scene.collectionView)
    expect(isClose(middle.x, 150 + 300 * sin(angle)))
    expect(isClose(middle.y, 500 - 300 * cos(angle)))
    expect(scene.collectionView.hitTest(middle, with: nil) === second.contentView)
    expectEqual(first.contentView.layer.cornerRadius, CGFloat(5))
  }

  @Test func `A wheel stops with an item on top`() {
    let layout = WheelLayout()
    let scene = LayoutLibraryScene(layout, counts: [12], cell: WheelCell.self)
    let range = layout.collectionViewContentSize.width - 300

    let target = layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 50, y: 0), withScrollingVelocity: CGPoint(x: 1, y: 0))

    expect(isClose(target.x, 2 * range / 11))
    scene.scroll(to: target)
    let third = layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))
    expect((third as? WheelLayoutAttributes).map { isClose($0.angle, 0) } == true)
  }
}
