import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Showing a rectangle by the least movement: T5.6 to T5.12, rule R5.6.
@Suite struct ScrollRevealTests {
  struct Row: Sendable {
    var inset = EdgeInsets.zero
    let offset: CGFloat
    let rect: CGRect
    let expected: CGFloat
  }

  private static let barInsets = EdgeInsets(top: 64, left: 0, bottom: 50, right: 0)

  private static let fullInsets = EdgeInsets(top: 300, left: 0, bottom: 180, right: 0)

  private static func rect(_ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: width, height: height)
  }

  private func scrollView(offset: CGFloat, inset: EdgeInsets = .zero) -> ScrollView {
    let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.contentSize = CGSize(width: 320, height: 2_000)
    view.contentInset = inset
    view.contentOffset.y = offset
    return view
  }

  @Test(arguments: [
    Row(offset: 0, rect: rect(600, 100, 50), expected: 170),  // T5.6
    Row(offset: 500, rect: rect(100, 100, 50), expected: 100),  // T5.7
    Row(offset: 0, rect: rect(100, 100, 50), expected: 0),  // T5.8
    Row(offset: 0, rect: rect(600, 100, 900), expected: 600),  // T5.9
    Row(offset: 0, rect: rect(1_990, 100, 50), expected: 1_520),  // T5.10
    Row(offset: 0, rect: rect(2_100, 10, 10), expected: 0),  // T5.11
    Row(inset: barInsets, offset: 0, rect: rect(600, 100, 50), expected: 220),  // T5.12
    Row(inset: barInsets, offset: 500, rect: rect(100, 100, 50), expected: 36),  // T5.12
    // A rectangle that is shown exactly up to an edge doesn't change an offset beyond the limits.
    Row(offset: -50, rect: rect(400, 100, 30), expected: -50),
    Row(offset: 1_600, rect: rect(1_600, 100, 50), expected: 1_600),
    // The bars cover the whole view.
    Row(inset: fullInsets, offset: 0, rect: rect(600, 100, 50), expected: 0),
  ])
  func `R5.6 a rectangle is shown by the least movement`(row: Row) {
    let view = scrollView(offset: row.offset, inset: row.inset)

    view.scrollRectToVisible(row.rect, animated: false)

    expectEqual(view.contentOffset, CGPoint(x: 0, y: row.expected))
  }

  @Test(arguments: [
    CGRect(x: 0, y: 900, width: 0, height: 50), CGRect(x: 0, y: 900, width: 50, height: 0),
    CGRect.null,
  ])
  func `a rectangle without area moves nothing`(rect: CGRect) {
    let view = scrollView(offset: 0)

    view.scrollRectToVisible(rect, animated: false)

    expectEqual(view.contentOffset, .zero)
  }

  @Test func `a rectangle that covers the view aligns its start`() {
    let view = scrollView(offset: 700)

    view.scrollRectToVisible(CGRect(x: 0, y: 600, width: 320, height: 900), animated: false)

    expectEqual(view.contentOffset, CGPoint(x: 0, y: 600))
  }

  @Test func `both axes move at once`() {
    let view = scrollView(offset: 0)
    view.contentSize.width = 2_000

    view.scrollRectToVisible(CGRect(x: 700, y: 600, width: 100, height: 50), animated: false)

    expectEqual(view.contentOffset, CGPoint(x: 480, y: 170))
  }

  @Test func `a rectangle in sight leaves an offset that the next layout takes along`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.safeAreaInsets.top = 24
    let container = View(frame: window.bounds)
    window.addSubview(container)
    let view = scrollView(offset: 0)
    view.contentInsetAdjustmentBehavior = .always
    container.addSubview(view)
    window.layoutIfNeeded()
    view.contentOffset.y = -24
    container.frame.origin.y = 24

    view.scrollRectToVisible(Self.rect(100, 100, 50), animated: false)
    view.setNeedsLayout()
    window.layoutIfNeeded()

    expectEqual(view.contentOffset, .zero)
  }
}
