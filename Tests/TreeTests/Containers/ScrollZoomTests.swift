import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Zooming: T5.13 to T5.15, rules R5.7 to R5.10.
@Suite struct ScrollZoomTests {
  private let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
  private let image = View(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))

  init() {
    view.contentSize = image.bounds.size
    view.minimumZoomScale = 0.25
    view.maximumZoomScale = 4
    view.addSubview(image)
    view.viewForZooming = image
  }

  @Test func `T5.13 zooming in keeps the middle (R5.8, T12.29)`() {
    view.zoomScale = 2

    expectEqual(view.contentSize, CGSize(width: 2_000, height: 2_000))
    expectEqual(view.contentOffset, CGPoint(x: 160, y: 230))
    expectEqual(image.frame, CGRect(x: 0, y: 0, width: 2_000, height: 2_000))
    expectEqual(image.bounds, CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
    expectEqual(view.zoomScale, 2)
  }

  @Test func `the middle stays there from an offset that is another along each axis (R5.8)`() {
    view.contentOffset = CGPoint(x: 100, y: 300)

    view.zoomScale = 2

    // The middle (260, 530) goes to (520, 1060).
    expectEqual(view.contentOffset, CGPoint(x: 360, y: 830))
  }

  @Test(arguments: [(0.001, 0.25), (99, 4)] as [(CGFloat, CGFloat)])
  func `zooming beyond a limit is zooming to it`(scale: CGFloat, limit: CGFloat) {
    func zoomed(to scale: CGFloat) -> [CGRect] {
      view.zoomScale = 1
      image.frame = CGRect(x: 30, y: 20, width: 1_000, height: 1_000)
      view.contentOffset = CGPoint(x: 400, y: 300)
      view.zoomScale = scale
      return [view.bounds, image.frame]
    }

    let expected = zoomed(to: limit)

    expectEqual(zoomed(to: scale), expected)
    expectEqual(view.zoomScale, limit)
  }

  @Test func `T5.14 zooming back restores content and offset (R5.8)`() {
    view.zoomScale = 2

    view.zoomScale = 1

    expectEqual(view.contentSize, CGSize(width: 1_000, height: 1_000))
    expectEqual(view.contentOffset, .zero)
    expectEqual(image.frame, CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
  }

  @Test func `T5.15 zooming out stays within the limits (R5.8)`() {
    view.contentOffset = CGPoint(x: 680, y: 540)

    view.zoomScale = 0.5

    expectEqual(view.contentSize, CGSize(width: 500, height: 500))
    expectEqual(view.contentOffset, CGPoint(x: 180, y: 40))
  }

  @Test func `R5.7 points in the zoomed view convert by the scale`() {
    view.zoomScale = 2

    expectEqual(image.convert(CGPoint(x: 100, y: 150), to: view), CGPoint(x: 200, y: 300))
    expectEqual(view.convert(CGPoint(x: 200, y: 300), to: image), CGPoint(x: 100, y: 150))
  }

  @Test func `R5.7 the corner of the zoomed view stays at its scaled place`() {
    image.frame.origin = CGPoint(x: 10, y: 20)

    view.zoomScale = 2

    expectEqual(image.frame, CGRect(x: 20, y: 40, width: 2_000, height: 2_000))
  }

  @Test func `R5.7 the corner stays at its scaled place whatever the anchor point is`() {
    image.anchorPoint = CGPoint(x: 0.25, y: 0.75)
    image.frame = CGRect(x: 10, y: 20, width: 1_000, height: 800)

    view.zoomScale = 2

    expectEqual(image.frame, CGRect(x: 20, y: 40, width: 2_000, height: 1_600))
    expectEqual(view.contentSize, CGSize(width: 2_000, height: 1_600))
  }

  @Test func `a rectangle without a length fits along the other axis, a null one changes nothing`()
  {
    view.zoom(to: .null, animated: false)
    expect(view.zoomScale == 1 && view.contentOffset == .zero)

    // The middle (400, 415) of the rectangle is in the middle of the view.
    view.zoom(to: CGRect(x: 400, y: 300, width: 0, height: 230), animated: false)
    expectEqual(view.zoomScale, 2)
    expectEqual(view.contentOffset, CGPoint(x: 640, y: 600))

    view.zoom(to: CGRect(x: 100, y: 100, width: 0, height: 0), animated: false)
    expectEqual(view.zoomScale, 4)
    expectEqual(view.contentOffset, CGPoint(x: 240, y: 170))
  }

  @Test func `R5.7 the scale is held within its limits`() {
    view.zoomScale = 9
    expectEqual(view.zoomScale, 4)

    view.zoomScale = 0.01
    expectEqual(view.zoomScale, 0.25)
  }

  @Test func `R5.10 limits move the scale only when it leaves them`() {
    view.minimumZoomScale = 0.5
    expectEqual(view.zoomScale, 1)

    view.minimumZoomScale = 2
    expectEqual(view.zoomScale, 2)

    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 1.5
    expectEqual(view.zoomScale, 1.5)
  }

  @Test func `R5.9 zooming to a rectangle fits it and puts it in the middle`() {
    // 320 / 200 = 1.6 and 460 / 230 = 2: the smaller fits.
    view.zoom(to: CGRect(x: 400, y: 300, width: 200, height: 230), animated: false)

    expect(abs(view.zoomScale - 1.6) < 1e-12)
    expect(abs(view.contentOffset.x - (500 * 1.6 - 160)) < 1e-9)
    expect(abs(view.contentOffset.y - (415 * 1.6 - 230)) < 1e-9)
  }

  @Test func `R5.9 zooming to a rectangle stays within scale and offset limits`() {
    view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)

    expectEqual(view.zoomScale, 4)
    expectEqual(view.contentOffset, .zero)
  }

  @Test func `zooming to a rectangle counts from the zoomed view's own origin`() {
    image.bounds.origin = CGPoint(x: 100, y: 100)

    view.zoom(to: CGRect(x: 420, y: 385, width: 160, height: 230), animated: false)

    expectEqual(view.zoomScale, 2)
    expectEqual(view.contentOffset, CGPoint(x: 400 * 2 - 160, y: 400 * 2 - 230))
  }

  @Test func `R5.7 without a view to zoom the scale stays one`() {
    view.viewForZooming = nil

    view.zoomScale = 2
    view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)

    expectEqual(view.zoomScale, 1)
    expectEqual(view.contentSize, CGSize(width: 1_000, height: 1_000))
  }

  @Test func `the delegate may name the view to zoom`() {
    let zoomer = ScrollRecorder()
    zoomer.zoomed = image
    view.viewForZooming = nil
    view.delegate = zoomer

    view.setZoomScale(2, animated: true)

    expectEqual(image.transform.a, 2)
  }

  @Test func `a subclass may name the view to zoom`() {
    final class Viewer: ScrollView {
      let page = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      override var viewForZooming: View? {
        get { page }
        set {}
      }
    }
    let viewer = Viewer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    viewer.maximumZoomScale = 2

    viewer.zoomScale = 2

    expectEqual(viewer.contentSize, CGSize(width: 200, height: 200))
  }

  @Test func `R5.7 a corner keeps its position if the scale before was 0`() {
    image.center = CGPoint(x: 40, y: 60)
    image.transform = CGAffineTransform(scaleX: 0, y: 0)

    view.zoomScale = 2

    expectEqual(image.frame, CGRect(x: 40, y: 60, width: 2_000, height: 2_000))
    expectEqual(view.contentOffset, .zero)
  }
}
