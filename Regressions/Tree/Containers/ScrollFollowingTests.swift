import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// An offset at its minimum follows the safe area; any other one stays (R5.20).
@Suite struct ScrollFollowingTests {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    view.contentSize = CGSize(width: 320, height: 2_000)
    window.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
  }

  private var y: CGFloat { view.contentOffset.y }

  @Test func `R5.20 content begins below what covers the window`() {
    window.addSubview(view)
    expectEqual(y, -44)

    window.safeAreaInsets.top = 88
    expectEqual(y, -88)
    window.safeAreaInsets = .zero
    expectEqual(y, 0)
    window.safeAreaInsets.top = 20
    expectEqual(y, -20)
  }

  @Test(arguments: [-43, -10, 0, 300, 1_500] as [CGFloat])
  func `R5.20 an offset away from its minimum stays`(offset: CGFloat) {
    window.addSubview(view)
    view.contentOffset.y = offset

    window.safeAreaInsets.top = 88

    expectEqual(y, offset)
  }

  @Test func `R5.20 an offset set before the first appearance stays, unless it is the minimum`() {
    view.contentOffset.y = 300
    window.addSubview(view)
    expectEqual(y, 300)

    view.removeFromSuperview()
    view.contentOffset.y = -44
    window.addSubview(view)
    expectEqual(y, -44)
    window.safeAreaInsets.top = 50
    expectEqual(y, -50)
  }

  @Test(arguments: [-44, -40, 0, 300] as [CGFloat])
  func `R5.20 leaving the window and coming back moves nothing`(offset: CGFloat) {
    window.addSubview(view)
    view.contentOffset.y = offset
    let listener = ScrollListener { _ in }
    view.delegate = listener

    view.removeFromSuperview()
    view.layoutIfNeeded()
    expectEqual(y, offset)
    expectEqual(view.adjustedContentInset, .zero)
    window.addSubview(view)
    window.layoutIfNeeded()

    expectEqual(y, offset)
    expect(listener.values.isEmpty)
  }

  @Test func `R5.20 a list at its minimum comes back under other bars at theirs`() {
    window.addSubview(view)
    view.removeFromSuperview()
    window.safeAreaInsets.top = 20

    window.addSubview(view)

    expectEqual(y, -20)
  }

  @Test func `R5.20 in a window that nothing covers it begins at the top again`() {
    window.addSubview(view)
    view.removeFromSuperview()
    window.safeAreaInsets = .zero

    window.addSubview(view)
    expectEqual(y, 0)
    view.contentOffset.y = -20
    expectEqual(y, -20)
    view.contentSize.height = 1_000
    expectEqual(y, -20, "limits that stay take nothing along")
  }

  @Test func `R5.20 an inset of the app leaves the offset, and counts for the minimum`() {
    window.addSubview(view)
    view.contentInset.top = 10
    expectEqual(y, -44)
    window.safeAreaInsets.top = 88
    expectEqual(y, -44, "it is 10 away from the minimum")

    view.contentOffset.y = view.minimumContentOffset.y
    window.safeAreaInsets.top = 20
    expectEqual(y, -30)
  }

  @Test func `R5.20 an inset set while there was no content counts from the start`() {
    let empty = ScrollView(frame: window.bounds)
    empty.contentInset.top = 10
    empty.contentSize = CGSize(width: 320, height: 2_000)

    window.addSubview(empty)

    expectEqual(empty.contentOffset.y, -54)
  }

  @Test func `R5.20 whatever lets the safe area in or out is followed`() {
    window.addSubview(view)
    view.contentInsetAdjustmentBehavior = .never
    expectEqual(y, 0)
    view.contentInsetAdjustmentBehavior = .always
    expectEqual(y, -44)
    view.contentInsetAdjustmentBehavior = .automatic
    view.contentSize.height = 100
    expectEqual(y, 0)
    view.alwaysBounceVertical = true
    expectEqual(y, -44)
    view.alwaysBounceVertical = false
    view.isContentOfScreenWithBars = true
    expectEqual(y, -44)
    view.isContentOfScreenWithBars = false
    view.contentSize.height = 3_000
    expectEqual(y, -44)
  }

  @Test func `R5.20 each axis follows by itself`() {
    window.safeAreaInsets = EdgeInsets(top: 10, left: 44, bottom: 0, right: 44)
    view.contentSize = CGSize(width: 1_000, height: 1_000)
    window.addSubview(view)
    expectEqual(view.contentOffset, CGPoint(x: -44, y: -10))

    view.contentOffset.y = 200
    window.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

    expectEqual(view.contentOffset, CGPoint(x: 0, y: 200))
  }

  @Test func `R5.20 a rotation that changes size and safe area at once keeps the top`() {
    window.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    window.frame.size = CGSize(width: 480, height: 320)
    window.safeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    window.layoutIfNeeded()
    expectEqual(view.contentOffset, CGPoint(x: 0, y: 0))
    window.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    window.frame.size = CGSize(width: 320, height: 480)
    window.layoutIfNeeded()

    expectEqual(view.contentOffset, CGPoint(x: 0, y: -44))
  }

  @Test func `R5.20 a view that moves under what covers the window follows with the next layout`() {
    view.frame = CGRect(x: 0, y: 100, width: 320, height: 380)
    window.addSubview(view)
    window.layoutIfNeeded()
    expectEqual(y, 0)

    view.frame = window.bounds
    window.layoutIfNeeded()

    expectEqual(y, -44)
  }

  @Test func `R5.20 an offset that was rounded to its minimum's pixel follows`() {
    view.displayScale = 2
    window.safeAreaInsets.top = 44.1
    window.addSubview(view)
    expectEqual(y, -44)

    window.safeAreaInsets.top = 20.6

    expectEqual(y, -20.5)
  }

  @Test func `R5.20 an offset set in the callback about the insets stays`() {
    final class Placing: ScrollView {
      override func adjustedContentInsetDidChange() { contentOffset.y = 7 }
    }
    let placing = Placing(frame: window.bounds)
    placing.contentSize = CGSize(width: 320, height: 2_000)

    window.addSubview(placing)

    expectEqual(placing.contentOffset.y, 7)
  }

  @Test func `R5.20 short content that is aligned follows its alignment`() {
    view.contentSize.height = 100
    view.alwaysBounceVertical = true
    view.contentAlignmentPoint = CGPoint(x: 0, y: 0.5)
    view.contentOffset.y = view.minimumContentOffset.y

    window.addSubview(view)

    expectEqual(y, view.minimumContentOffset.y)
    expectEqual(y, -44 - (480 - 78 - 100) / 2)
  }
}
