import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The limits of the offset and the effects of changes on it: T5.1 to T5.5, rules R5.1 to R5.5.
@Suite struct ScrollLimitTests {
  private func scrollView(
    _ width: CGFloat, _ height: CGFloat, content: CGSize, inset: EdgeInsets = .zero
  ) -> ScrollView {
    let view = ScrollView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.contentSize = content
    view.contentInset = inset
    return view
  }

  private let wide = CGSize(width: 640, height: 480)

  @Test func `T5.1 without insets the limits are the content beyond the view (R5.2)`() {
    let view = scrollView(320, 480, content: wide)

    expectEqual(view.minimumContentOffset, .zero)
    expectEqual(view.maximumContentOffset, CGPoint(x: 320, y: 0))
  }

  @Test func `T5.2 insets widen the limits and leave a legal offset alone (R5.2)`() {
    let view = scrollView(320, 480, content: wide)

    view.contentInset = EdgeInsets(top: 200, left: 50, bottom: 0, right: 0)

    expectEqual(view.minimumContentOffset, CGPoint(x: -50, y: -200))
    expectEqual(view.maximumContentOffset, CGPoint(x: 320, y: 0))
    expectEqual(view.contentOffset, .zero)
  }

  @Test func `T5.3 negative insets narrow the limits and take the offset along (R5.3)`() {
    let view = scrollView(320, 480, content: wide)

    view.contentInset = EdgeInsets(top: -200, left: -50, bottom: 0, right: 0)

    expectEqual(view.minimumContentOffset, CGPoint(x: 50, y: 200))
    expectEqual(view.maximumContentOffset, CGPoint(x: 320, y: 200))
    expectEqual(view.contentOffset, CGPoint(x: 50, y: 200))
  }

  @Test func `T5.4 where the content fits the minimum wins (R5.2, T12.28)`() {
    let view = scrollView(200, 200, content: CGSize(width: 100, height: 100))

    expectEqual(view.minimumContentOffset, .zero)
    expectEqual(view.maximumContentOffset, .zero)
  }

  @Test func `T5.5 the content offset is the origin of the bounds both ways (R5.1)`() {
    let view = scrollView(320, 480, content: CGSize(width: 320, height: 2_000))

    view.contentOffset = CGPoint(x: 0, y: 150)
    expectEqual(view.bounds, CGRect(x: 0, y: 150, width: 320, height: 480))

    view.bounds.origin = CGPoint(x: 0, y: 70)
    expectEqual(view.contentOffset, CGPoint(x: 0, y: 70))
  }

  @Test func `R5.1 an inset doesn't enter the offset (T12.16)`() {
    let view = scrollView(
      320, 480, content: CGSize(width: 320, height: 2_000),
      inset: EdgeInsets(top: 64, left: 0, bottom: 0, right: 0))

    view.contentOffset = .zero

    expectEqual(view.bounds.origin, .zero)
  }

  @Test func `T5.5 an offset beyond the limits is stored as it is`() {
    let view = scrollView(320, 480, content: CGSize(width: 320, height: 2_000))

    view.contentOffset = CGPoint(x: 0, y: -999)

    expectEqual(view.contentOffset, CGPoint(x: 0, y: -999))
  }

  @Test func `R5.3 shrinking the content takes an offset beyond it along`() {
    let view = scrollView(320, 480, content: CGSize(width: 320, height: 2_000))
    view.contentOffset.y = 1_520

    view.contentSize.height = 1_000

    expectEqual(view.contentOffset, CGPoint(x: 0, y: 520))
  }

  @Test func `R5.3 growing the view takes an offset beyond the content along`() {
    let view = scrollView(320, 480, content: CGSize(width: 320, height: 2_000))
    view.contentOffset.y = 1_520

    view.frame.size.height = 600

    expectEqual(view.contentOffset, CGPoint(x: 0, y: 1_400))
  }

  @Test func `growing the content leaves an offset beyond the limits alone`() {
    let view = scrollView(320, 480, content: CGSize(width: 320, height: 2_000))
    view.contentOffset.y = -30

    view.contentSize.height = 3_000

    expectEqual(view.contentOffset, CGPoint(x: 0, y: -30))
  }

  @Test func `a change along one axis leaves the other alone`() {
    let view = scrollView(320, 480, content: CGSize(width: 640, height: 2_000))
    view.contentOffset = CGPoint(x: -5, y: 1_520)

    view.contentSize.height = 1_000

    expectEqual(view.contentOffset, CGPoint(x: -5, y: 520))
  }

  @Test func `R5.3 an offset beyond the end stays while its limit does`() {
    let view = scrollView(320, 480, content: CGSize(width: 640, height: 2_000))
    view.contentOffset = CGPoint(x: 320, y: 1_600)

    view.contentSize.width = 500

    expectEqual(view.contentOffset, CGPoint(x: 180, y: 1_600))
  }

  @Test func `an autoresized scroll view keeps its offset within the limits`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = scrollView(320, 480, content: CGSize(width: 320, height: 1_000))
    view.autoresizingMask = .flexibleHeight
    root.addSubview(view)
    view.contentOffset.y = 520

    root.frame.size.height = 600

    expectEqual(view.contentOffset, CGPoint(x: 0, y: 400))
  }

  @Test func `the nearest legal offset is found axis by axis`() {
    let view = scrollView(320, 480, content: CGSize(width: 640, height: 2_000))

    expectEqual(
      view.clampedContentOffset(CGPoint(x: 400, y: -10)), CGPoint(x: 320, y: 0))
    expectEqual(view.clampedContentOffset(CGPoint(x: 100, y: 7)), CGPoint(x: 100, y: 7))
  }

  @Test func `R5.12 scrolling moves the content and not the frame (T3.6)`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = ScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
    let child = View(frame: CGRect(x: 20, y: 200, width: 100, height: 50))
    root.addSubview(view)
    view.addSubview(child)

    view.contentOffset.y = 150

    expectEqual(view.frame, CGRect(x: 0, y: 100, width: 320, height: 300))
    expectEqual(
      child.convert(child.bounds, to: root), CGRect(x: 20, y: 150, width: 100, height: 50))
    expectEqual(root.convert(CGPoint(x: 30, y: 220), to: view), CGPoint(x: 30, y: 270))
  }

  @Test func `R5.13 the guides are the content and the bounds`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = scrollView(320, 480, content: CGSize(width: 320, height: 2_000))
    root.addSubview(view)
    view.contentOffset.y = 150

    expectEqual(view.contentLayoutGuide.layoutFrame, CGRect(x: 0, y: 0, width: 320, height: 2_000))
    expectEqual(view.frameLayoutGuide.layoutFrame, CGRect(x: 0, y: 150, width: 320, height: 480))
    expectEqual(
      view.convert(view.contentLayoutGuide.layoutFrame, to: root),
      CGRect(x: 0, y: -150, width: 320, height: 2_000))
    expectEqual(view.convert(view.frameLayoutGuide.layoutFrame, to: root), view.frame)
  }

  @Test func `a scroll view clips`() {
    expect(ScrollView().clipsToBounds)
  }

  @Test func `content of no number is refused`() async {
    await #expect(processExitsWith: .failure) {
      ScrollView().contentSize = CGSize(width: CGFloat.nan, height: 0)
    }
    await #expect(processExitsWith: .failure) {
      ScrollView().contentInset = EdgeInsets(top: .infinity, left: 0, bottom: 0, right: 0)
    }
  }
}
