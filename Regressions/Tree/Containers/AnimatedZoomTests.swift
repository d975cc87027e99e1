import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Zooms that end while they are animated (R15.35).
@Suite struct AnimatedZoomTests {
  private final class Log: ScrollViewDelegate {
    var lines: [String] = []

    func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {
      lines.append("begins")
    }
    func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale: CGFloat) {
      lines.append("ends at \(atScale)")
    }
  }

  private let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let clock = AnimationClock()
  private let log = Log()

  init() {
    let zoomed = View(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.addSubview(zoomed)
    scroll.viewForZooming = zoomed
    scroll.maximumZoomScale = 3
    scroll.delegate = log
    clock.use { scroll.setZoomScale(2, animated: true) }
  }

  @Test func `R15.35 an animated zoom that the host ends is reported once`() {
    clock.advance(by: 0.1)
    scroll.endZooming()
    expect(!scroll.isZooming)
    clock.advance(by: 1)

    expectEqual(log.lines, ["begins", "ends at 2.0"])
  }

  @Test func `R15.35 a zoom by touch outlasts the animation before it`() {
    scroll.endZooming()
    scroll.beginZooming()
    clock.advance(by: 1)

    expect(scroll.isZooming)
    scroll.endZooming()
    expectEqual(log.lines, ["begins", "ends at 2.0", "begins", "ends at 2.0"])
  }

  @Test func `R15.35 an animated zoom that is stopped isn't reported later`() {
    scroll.stopScrollingAndZooming()
    clock.advance(by: 1)

    expectEqual(log.lines, ["begins"])
  }
}
