import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct RefreshControlTests {
  private let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let control = RefreshControl()

  init() {
    view.contentSize = CGSize(width: 320, height: 2_000)
    view.addSubview(View())
    view.refreshControl = control
  }

  @Test func `It lies above the content, behind other views, as wide as the view`() {
    view.frame.size.width = 400

    expect(view.subviews.first === control)
    expectEqual(control.frame, CGRect(x: 0, y: -60, width: 400, height: 60))
    expectEqual(view.adjustedContentInset, .zero)
  }

  @Test func `R5.19 a refresh keeps room free above the content, and gives it back`() {
    view.contentInset.top = 10
    control.beginRefreshing()
    let begun = (view.adjustedContentInset.top, view.contentOffset.y, view.minimumContentOffset.y)
    view.contentOffset.y = -70
    control.endRefreshing()

    expect(begun == (70, 0, -70))
    expectEqual(view.contentOffset.y, -10)
    expectEqual(view.adjustedContentInset.top, 10)
    expect(!control.isRefreshing)
  }

  @Test func `An offset within the content stays`() {
    view.contentOffset.y = 500
    control.beginRefreshing()
    control.beginRefreshing()
    control.endRefreshing()

    expectEqual(view.contentOffset.y, 500)
  }

  @Test func `The delegate is notified of the inset, and removing a refreshing control ends it`() {
    let recorder = ScrollListener(.inset) { $0.adjustedContentInset.top }
    view.delegate = recorder
    control.beginRefreshing()
    view.contentOffset.y = -60
    view.refreshControl = nil
    control.endRefreshing()

    expectEqual(recorder.values, [60, 0])
    expectEqual(view.contentOffset.y, 0)
    expect(control.superview == nil)
  }

  @Test func `A control that goes to another view refreshes there alone`() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    grid.refreshControl = control
    grid.layoutIfNeeded()
    control.beginRefreshing()
    grid.contentOffset.y = -60
    grid.layoutIfNeeded()
    let insets = (view.adjustedContentInset.top, grid.adjustedContentInset.top)
    control.endRefreshing()

    expect(insets == (0, 60))
    expect(control.superview === grid)
    expectEqual(grid.contentOffset.y, 0)
  }

  @Test func `Setting the control that is set already leaves it as it is`() {
    control.beginRefreshing()
    view.contentOffset.y = -60
    view.bringSubviewToFront(control)
    control.frame.size.height = 90

    view.refreshControl = control

    expect(view.subviews.last === control)
    expectEqual(control.frame, CGRect(x: 0, y: -60, width: 320, height: 90))
    expect(control.isRefreshing)
    expectEqual(view.contentOffset.y, -60)
    expectEqual(view.adjustedContentInset.top, 60)
  }
}
