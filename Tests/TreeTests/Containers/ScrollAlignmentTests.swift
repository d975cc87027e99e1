import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Content that is shorter than the view is positioned by `contentAlignmentPoint`.
@Suite struct ScrollAlignmentTests {
  private let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  @Test(
    arguments: [
      (0, 0, 0, 0), (0.5, 0.5, -25, -70), (1, 1, -50, -140), (-3, .nan, 0, 0), (7, 0.25, -50, -35),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `R5.17 Short content is aligned`(
    partX: CGFloat, partY: CGFloat, expectedX: CGFloat, expectedY: CGFloat
  ) {
    view.contentSize = CGSize(width: 50, height: 60)
    view.contentAlignmentPoint = CGPoint(x: partX, y: partY)

    expectEqual(view.minimumContentOffset, CGPoint(x: expectedX, y: expectedY))
    expectEqual(view.maximumContentOffset, view.minimumContentOffset)
    expectEqual(view.contentOffset, view.minimumContentOffset)
  }

  @Test func `Insets are kept free first`() {
    view.contentSize = CGSize(width: 50, height: 60)
    view.contentInset = EdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    view.contentAlignmentPoint = CGPoint(x: 0, y: 0.5)

    // 100 of the 160 points below the inset are free.
    expectEqual(view.contentOffset.y, -90)
  }

  @Test func `Content that outgrows the view scrolls from its start, and back`() {
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    view.contentSize = CGSize(width: 50, height: 60)
    view.contentSize.height = 900
    let grown = view.contentOffset.y
    let limits = (view.minimumContentOffset.y, view.maximumContentOffset.y)
    view.contentOffset.y = 650
    view.contentSize.height = 60

    expectEqual(grown, 0)
    expect(limits == (0, 700))
    expectEqual(view.contentOffset.y, -70)
  }

  @Test func `Turning the alignment back brings the offset back`() {
    view.contentSize = CGSize(width: 50, height: 60)
    view.contentAlignmentPoint = CGPoint(x: 1, y: 1)
    view.contentAlignmentPoint = .zero

    expectEqual(view.contentOffset, .zero)
  }

  @Test func `A larger view takes short content along`() {
    view.contentSize = CGSize(width: 50, height: 60)
    view.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    view.frame.size = CGSize(width: 150, height: 260)

    expectEqual(view.contentOffset, CGPoint(x: -50, y: -100))
  }
}
