import Foundation
import Testing
import ViewGeometry

/// The limits of the offset and what changes do to it: rows 5.1 to 5.5, rules R5.1 to R5.5.
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

  @Test func `without insets the limits are the content beyond the view`() {
    let view = scrollView(320, 480, content: wide)

    #expect(view.minimumContentOffset == .zero)
    #expect(view.maximumContentOffset == CGPoint(x: 320, y: 0))
  }

  @Test func `insets widen the limits and leave a legal offset alone`() {
    let view = scrollView(320, 480, content: wide)

    view.contentInset = EdgeInsets(top: 200, left: 50, bottom: 0, right: 0)

    #expect(view.minimumContentOffset == CGPoint(x: -50, y: -200))
    #expect(view.maximumContentOffset == CGPoint(x: 320, y: 0))
    #expect(view.contentOffset == .zero)
  }

  @Test func `negative insets narrow the limits and take the offset along`() {
    let view = scrollView(320, 480, content: wide)

    view.contentInset = EdgeInsets(top: -200, left: -50, bottom: 0, right: 0)

    #expect(view.minimumContentOffset == CGPoint(x: 50, y: 200))
    #expect(view.maximumContentOffset == CGPoint(x: 320, y: 200))
    #expect(view.contentOffset == CGPoint(x: 50, y: 200))
  }

  @Test func `where the content fits the minimum wins`() {
    let view = scrollView(200, 200, content: CGSize(width: 100, height: 100))

    #expect(view.minimumContentOffset == .zero)
    #expect(view.maximumContentOffset == .zero)
  }

  @Test func `the content offset is the origin of the bounds both ways`() {
    let view = scrollView(320, 480, content: CGSize(width: 320, height: 2_000))

    view.contentOffset = CGPoint(x: 0, y: 150)
    #expect(view.bounds == CGRect(x: 0, y: 150, width: 320, height: 480))

    view.bounds.origin = CGPoint(x: 0, y: 70)
    #expect(view.contentOffset == CGPoint(x: 0, y: 70))
  }

  @Test func `an offset beyond the limits is stored as it is`() {
    let view = scrollView(320, 480, content: CGSize(width: 320, height: 2_000))

    view.contentOffset = CGPoint(x: 0, y: -999)

    #expect(view.contentOffset == CGPoint(x: 0, y: -999))
  }
}
