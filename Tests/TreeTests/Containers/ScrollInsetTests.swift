import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Insets adjusted by the safe area (R5.4).
@Suite struct ScrollInsetTests {
  private let window: Window
  private let view: ScrollView

  init() {
    window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.safeAreaInsets = EdgeInsets(top: 64, left: 10, bottom: 34, right: 20)
    view = ScrollView(frame: window.bounds)
    view.contentInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    window.addSubview(view)
  }

  private let plain = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  private let vertical = EdgeInsets(top: 65, left: 2, bottom: 37, right: 4)
  private let horizontal = EdgeInsets(top: 1, left: 12, bottom: 3, right: 24)
  private let all = EdgeInsets(top: 65, left: 12, bottom: 37, right: 24)

  @Test func `R5.4 never adds nothing`() {
    view.contentSize = CGSize(width: 900, height: 900)

    view.contentInsetAdjustmentBehavior = .never

    expectEqual(view.adjustedContentInset, plain)
  }

  @Test func `R5.4 always adds all edges`() {
    view.contentInsetAdjustmentBehavior = .always

    expectEqual(view.adjustedContentInset, all)
  }

  @Test(arguments: [ScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes])
  func `R5.4 edges of axes along which the content is longer are added`(
    behavior: ScrollView.ContentInsetAdjustmentBehavior
  ) {
    view.contentInsetAdjustmentBehavior = behavior

    expectEqual(view.adjustedContentInset, plain)
    view.contentSize = CGSize(width: 400, height: 801)
    expectEqual(view.adjustedContentInset, vertical)
    view.contentSize = CGSize(width: 401, height: 800)
    expectEqual(view.adjustedContentInset, horizontal)
    view.contentSize = CGSize(width: 401, height: 801)
    expectEqual(view.adjustedContentInset, all)
  }

  @Test func `R5.4 edges of axes that always bounce are added`() {
    view.alwaysBounceVertical = true
    expectEqual(view.adjustedContentInset, vertical)

    view.alwaysBounceHorizontal = true
    expectEqual(view.adjustedContentInset, all)
  }

  @Test func `R5.4 on a screen with bars automatic adds top and bottom`() {
    view.isContentOfScreenWithBars = true
    expectEqual(view.adjustedContentInset, vertical)

    view.contentInsetAdjustmentBehavior = .scrollableAxes
    expectEqual(view.adjustedContentInset, plain)
  }

  @Test func `a view clear of the bars gets nothing from them`() {
    view.contentInsetAdjustmentBehavior = .always
    view.frame = CGRect(x: 50, y: 100, width: 300, height: 600)

    expectEqual(view.adjustedContentInset, plain)
  }

  @Test func `scrolling doesn't change the insets`() {
    view.contentInsetAdjustmentBehavior = .always
    view.contentSize = CGSize(width: 400, height: 5_000)

    view.contentOffset.y = 1_000

    expectEqual(view.adjustedContentInset, all)
  }

  @Test func `a larger safe area is announced and takes the offset along`() {
    final class Listener: ScrollViewDelegate {
      var inset = EdgeInsets.zero
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
        inset = scrollView.adjustedContentInset
      }
    }
    let listener = Listener()
    view.delegate = listener
    view.contentSize = CGSize(width: 400, height: 1_000)
    view.contentOffset.y = view.maximumContentOffset.y

    window.safeAreaInsets.bottom = 0

    expectEqual(listener.inset, EdgeInsets(top: 65, left: 2, bottom: 3, right: 4))
    expect(view.contentOffset.y == 203 as CGFloat)
  }

  @Test func `R5.4 zooming that makes the content longer than the view is announced`() {
    final class Listener: ScrollViewDelegate {
      var calls: [(inset: EdgeInsets, offset: CGPoint)] = []
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
        calls.append((scrollView.adjustedContentInset, scrollView.contentOffset))
      }
    }
    let (listener, zoomed) = (Listener(), View(frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
    view.contentInset = .zero
    view.contentSize = zoomed.bounds.size
    view.maximumZoomScale = 2
    view.addSubview(zoomed)
    view.viewForZooming = zoomed
    view.delegate = listener

    view.zoomScale = 2

    expectEqual(listener.calls.map(\.inset), [EdgeInsets(top: 0, left: 10, bottom: 0, right: 20)])
    expectEqual(listener.calls.map(\.offset), [view.contentOffset])
  }

  @Test func `outside a window there is no safe area`() {
    view.contentInsetAdjustmentBehavior = .always

    view.removeFromSuperview()

    expectEqual(view.adjustedContentInset, plain)
  }

  @Test func `R5.3 bars that go take an offset along that was behind them, at once`() {
    view.isContentOfScreenWithBars = true
    view.contentOffset.y = view.minimumContentOffset.y
    let behindBars = view.contentOffset.y

    view.isContentOfScreenWithBars = false

    expectEqual(view.contentOffset.y, view.minimumContentOffset.y)
    expect(view.contentOffset.y > behindBars)
  }

  @Test(arguments: [true, false])
  func `R5.3 an offset set after the view or one around it moved clear of the bars stays`(
    _ byBounds: Bool
  ) {
    let around = View(frame: window.bounds)
    window.addSubview(around)
    around.addSubview(view)
    view.contentInsetAdjustmentBehavior = .always
    window.layoutIfNeeded()
    around.center.y += 100
    let beyond = CGPoint(x: 0, y: view.minimumContentOffset.y - 10)

    if byBounds { view.bounds.origin = beyond } else { view.contentOffset = beyond }
    window.layoutIfNeeded()

    expectEqual(view.contentOffset, beyond)
  }

  @Test func `R5.3 an offset set to what it was stays after limits that have moved since`() {
    view.contentInsetAdjustmentBehavior = .always
    view.contentSize = CGSize(width: 10, height: 10)
    window.layoutIfNeeded()
    let offset = view.contentOffset
    view.center.y += 100

    view.contentOffset = offset
    window.layoutIfNeeded()

    expect(view.minimumContentOffset != offset)
    expectEqual(view.contentOffset, offset)
  }
}
