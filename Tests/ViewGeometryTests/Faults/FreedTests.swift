import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The behavior of views, lists and their helpers after the objects they refer to are freed.
@Suite struct FreedTests {
  private static let layouts: [@Sendable () -> CollectionViewLayout] = [
    { CollectionViewFlowLayout() }, { CollectionViewWaterfallLayout() },
    { CollectionViewGridLayout() }, { CollectionViewCompositionalLayout(section: .rows) },
  ]

  @Test(arguments: layouts.indices)
  func `a layout without its collection view knows of no items`(_ number: Int) {
    let layout = Self.layouts[number]()
    do { Items([20]).collection(layout).layoutIfNeeded() }

    expect(layout.collectionView == nil)
    layout.invalidateLayout()
    layout.prepare()
    expect(layout.layoutAttributesForElements(in: CGRect(0, 0, 320, 480))?.count ?? 0 == 0)
    expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
    expectEqual(layout.collectionViewContentSize.height, 0)

    let next = Items([3]).collection(layout)
    next.layoutIfNeeded()
    expectEqual(next.visibleCells.count, 3)
  }

  @Test func `cells outlive their lists`() throws {
    var cells: [View] = []
    do {
      let (collection, table) = (Items([3]).collection(), Rows([3]).table())
      collection.layoutIfNeeded()
      table.layoutIfNeeded()
      cells = collection.visibleCells + table.visibleCells
    }

    for cell in cells {
      expect(cell.superview == nil && cell.window == nil)
      expectEqual(cell.convert(CGPoint(1, 1), to: nil), CGPoint(1, 1))
      cell.checkInvariants()
    }
    let (items, rows) = (Items([1]), Rows([1]))
    items.onlyCell = cells.first as? CollectionViewCell
    rows.onlyCell = cells.last as? TableViewCell
    let (collection, table) = (items.collection(), rows.table())
    collection.layoutIfNeeded()
    table.layoutIfNeeded()
    try collection.checkCells()
    try table.checkCells()
  }

  @Test func `without its data source a list shows what it showed, and then nothing`() {
    let (collection, table) = (Items([20]).collection(), Rows([20]).table())
    collection.layoutIfNeeded()
    table.layoutIfNeeded()

    (collection.items, table.rows) = (nil, nil)
    expect(collection.dataSource == nil && table.dataSource == nil)
    for list in [collection, table] as [ScrollView] {
      list.contentOffset.y = 50
      list.layoutIfNeeded()
      list.checkInvariants()
    }
    collection.reloadData()
    table.reloadData()
    collection.layoutIfNeeded()
    table.layoutIfNeeded()

    expect(collection.visibleCells.isEmpty && collection.numberOfSections == 0)
    expect(table.visibleCells.isEmpty && table.numberOfSections == 0)
  }

  @Test func `a delegate that releases itself in a callback is called to the end`() {
    final class Vanishing: ScrollViewDelegate {
      nonisolated(unsafe) static var only: Vanishing?
      func scrollViewDidScroll(_ scrollView: ScrollView) {
        guard Self.only != nil else { return }
        Self.only = nil
        scrollView.contentOffset.y += 1
      }
    }
    let view = ScrollView(frame: CGRect(0, 0, 10, 10))
    Vanishing.only = Vanishing()
    view.delegate = Vanishing.only

    view.contentOffset.y = 5

    expect(view.delegate == nil)
    expect(view.contentOffset.y == 6 as CGFloat)
  }

  @Test func `a zoomed view that is gone doesn't zoom`() {
    let scrollView = ScrollView(frame: CGRect(0, 0, 10, 10))
    scrollView.maximumZoomScale = 4
    do {
      let zoomed = View(frame: CGRect(0, 0, 20, 20))
      scrollView.viewForZooming = zoomed
    }

    scrollView.zoomScale = 2
    scrollView.zoom(to: CGRect(0, 0, 5, 5), animated: true)

    expect(scrollView.zoomScale == 1 as CGFloat)
  }

  @Test func `a snapshot doesn't take a new view for one that is gone`() {
    let root = View()
    for _ in 0..<100 { root.addSubview(View()) }
    let snapshot = GeometrySnapshot(of: root)
    let frozen = snapshot.elements.map { snapshot.bounds(of: $0) }

    for view in root.subviews { view.removeFromSuperview() }
    let views = (0..<100).map { _ in View(frame: CGRect(0, 0, 5, 5)) }

    expect(views.allSatisfy { snapshot.id(of: $0) == nil })
    expectEqual(snapshot.elements.map { snapshot.bounds(of: $0) }, frozen)
  }

  @Test func `a snapshot outlives its tree`() {
    let snapshot: GeometrySnapshot
    do {
      let root = View(frame: CGRect(0, 0, 100, 100))
      let view = View(frame: CGRect(10, 10, 50, 50))
      root.addSubview(view)
      snapshot = GeometrySnapshot(of: root)
    }

    expectEqual(snapshot.hitTest(CGPoint(20, 20)), snapshot.elements[1])
    expectEqual(
      snapshot.convert(CGPoint(1, 2), from: snapshot.elements[1], to: snapshot.root),
      CGPoint(11, 12))
  }

  @Test func `a picture of a view outlives it`() {
    let picture: View?
    do {
      let view = View(frame: CGRect(10, 10, 50, 60))
      picture = view.snapshotView(afterScreenUpdates: false)
    }

    expect((picture as? SnapshotView)?.originalView == nil)
    expectEqual(picture?.frame, CGRect(0, 0, 50, 60))
  }

  @Test func `spaces of a screen outlive it`() {
    let space: any CoordinateSpace
    let window: Window
    do {
      let screen = Screen(portraitSize: CGSize(width: 320, height: 480))
      space = screen.coordinateSpace
      window = Window(screen: screen)
    }

    expectEqual(space.bounds, CGRect(0, 0, 320, 480))
    expectEqual(window.convert(CGPoint(1, 2), to: space), CGPoint(1, 2))
  }
}
