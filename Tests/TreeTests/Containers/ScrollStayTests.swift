import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Changes that move no offset, and the state after a refresh control.
@Suite struct ScrollStayTests {
  private let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let control = RefreshControl()

  @Test(arguments: [0, 200, 2_000] as [CGFloat], [false, true])
  func `R5.19 the beginning of a refresh moves no offset, however long the content is`(
    height: CGFloat, isLate: Bool
  ) {
    view.contentSize = CGSize(width: 320, height: height)
    if isLate { control.beginRefreshing() }
    view.refreshControl = control
    let counter = ScrollListener { _ in }
    view.delegate = counter

    control.beginRefreshing()

    expect(view.contentOffset == .zero && counter.values.isEmpty)
    expectEqual(view.adjustedContentInset.top, 60)

    view.contentOffset.y = -60
    control.endRefreshing()
    expectEqual(view.contentOffset, .zero)
  }

  @Test func `a refreshing control that goes to another view takes its room along`() {
    let other = ScrollView(frame: view.frame)
    view.refreshControl = control
    control.beginRefreshing()
    view.contentOffset.y = -60

    other.refreshControl = control
    expect(view.contentOffset == .zero && view.adjustedContentInset == .zero)
    expect(view.refreshControl == nil)
    expectEqual(other.adjustedContentInset.top, 60)

    view.refreshControl = RefreshControl()
    expect(control.superview === other)
  }

  @Test func `a control that was taken out by hand can be set again`() {
    view.refreshControl = control
    control.beginRefreshing()
    view.contentOffset.y = -60

    control.removeFromSuperview()
    expect(view.contentOffset == .zero && view.refreshControl == nil)

    view.refreshControl = control
    expect(control.superview === view)
    expectEqual(view.adjustedContentInset.top, 60)
  }

  @Test(arguments: [false, true])
  func `the scale that a view has moves nothing, not even by a rounding`(animated: Bool) {
    let image = View(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
    view.addSubview(image)
    view.contentSize = image.bounds.size
    view.viewForZooming = image
    view.contentOffset = CGPoint(x: 0.1, y: 100.0 / 3)
    let counter = ScrollListener { _ in }
    view.delegate = counter
    let offset = view.contentOffset

    view.setZoomScale(1, animated: animated)
    view.setZoomScale(9, animated: animated)

    expectEqual(view.contentOffset, offset)
    expect(counter.values.isEmpty)
  }
}
