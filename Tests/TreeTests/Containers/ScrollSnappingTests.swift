import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Offsets rounded to pixels: T5.22, rule R5.5.
@Suite struct ScrollSnappingTests {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func `R5.5 offsets aren't rounded by default`() {
    view.contentOffset.y = 3.8

    expect(view.contentOffset.y == 3.8 as CGFloat)
  }

  @Test func `T5.22 in a window offsets become whole pixels (R5.5)`() {
    window.addSubview(view)

    view.displayScale = 2
    view.contentOffset.y = 3.8
    expect(view.contentOffset.y == 4 as CGFloat)

    view.displayScale = 3
    view.contentOffset.y = 0.5
    expect(abs(view.contentOffset.y - 2 / 3) < 1e-12)
  }

  @Test func `T5.22 without a window offsets become whole points (R5.5)`() {
    view.displayScale = 2

    for (offset, whole) in [(3.8, 4), (3.4, 3)] as [(CGFloat, CGFloat)] {
      view.contentOffset = CGPoint(x: -offset, y: offset)

      expectEqual(view.contentOffset, CGPoint(x: -whole, y: whole))
    }
  }

  @Test func `R5.5 setting the bounds never rounds`() {
    view.displayScale = 2

    view.bounds.origin.y = 3.8

    expect(view.contentOffset.y == 3.8 as CGFloat)
  }

  @Test func `R5.5 an offset set with the bounds is reported when its limit rounds to it`() {
    let listener = ScrollListener { $0.contentOffset.y }
    view.bounds.size = CGSize(width: 100, height: 100)
    view.contentSize = CGSize(width: 100, height: 201)
    view.displayScale = 1
    view.delegate = listener

    // The limit is 50.6.
    view.bounds = CGRect(x: 0, y: 51, width: 100, height: 150.4)

    expectEqual(listener.values, [51])
    expect(view.contentOffset.y == 51 as CGFloat)
  }

  @Test func `a scale of zero is refused`() async {
    await #expect(processExitsWith: .failure) { ScrollView().displayScale = 0 }
  }
}
