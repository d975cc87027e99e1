import Foundation
import TestSupport
import Testing
import ViewGeometry

@Suite struct PreviewGeometryTests {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let list = View(frame: CGRect(x: 0, y: 64, width: 320, height: 416))

  init() {
    list.bounds.origin.y = 300
    list.clipsToBounds = true
    window.addSubview(list)
  }

  @Test func `T10.8: the row of a scrolled list, in the window`() {
    let row = CGRect(x: 0, y: 440, width: 320, height: 44)

    let geometry = PreviewGeometry(sourceRect: row, in: list)

    expectEqual(geometry?.sourceRect, CGRect(x: 0, y: 204, width: 320, height: 44))
    expectEqual(geometry?.sharpRect, geometry?.sourceRect)
  }

  @Test func `R10.17 a row half scrolled out is sharp as far as it is seen`() {
    let row = CGRect(x: 0, y: 280, width: 320, height: 44)

    let geometry = PreviewGeometry(sourceRect: row, in: list)

    expectEqual(geometry?.sourceRect, CGRect(x: 0, y: 44, width: 320, height: 44))
    expectEqual(geometry?.sharpRect, CGRect(x: 0, y: 64, width: 320, height: 24))
  }

  @Test func `A row scrolled out is not sharp, and all is blurred`() {
    let geometry = PreviewGeometry(
      sourceRect: CGRect(x: 0, y: 0, width: 320, height: 44), in: list)

    expect(geometry?.sharpRect.isNull == true)
    expectEqual(geometry?.blurredRects, [window.bounds])
  }

  @Test func `The source view's own bounds cut, even if it doesn't clip`() {
    list.clipsToBounds = false

    let geometry = PreviewGeometry(
      sourceRect: CGRect(x: -10, y: 440, width: 100, height: 44), in: list)

    expectEqual(geometry?.sharpRect, CGRect(x: 0, y: 204, width: 90, height: 44))
  }

  @Test func `The blurred region surrounds the sharp one`() {
    let geometry = PreviewGeometry(
      sourceRect: CGRect(x: 20, y: 440, width: 100, height: 44), in: list)

    expectEqual(
      geometry?.blurredRects,
      [
        CGRect(x: 0, y: 0, width: 320, height: 204), CGRect(x: 0, y: 204, width: 20, height: 44),
        CGRect(x: 120, y: 204, width: 200, height: 44),
        CGRect(x: 0, y: 248, width: 320, height: 232),
      ])
  }

  @Test func `The blurred region begins at the origin of the window's bounds`() {
    window.bounds.origin = CGPoint(x: 7, y: 30)
    let geometry = PreviewGeometry(
      sourceRect: CGRect(x: 20, y: 440, width: 100, height: 44), in: list)

    expectEqual(
      geometry?.blurredRects,
      [
        CGRect(x: 7, y: 30, width: 320, height: 174), CGRect(x: 7, y: 204, width: 13, height: 44),
        CGRect(x: 120, y: 204, width: 207, height: 44),
        CGRect(x: 7, y: 248, width: 320, height: 262),
      ])
  }

  @Test func `The preview goes in a straight line from the source to the middle`() throws {
    let geometry = try #require(
      PreviewGeometry(
        sourceRect: CGRect(x: 0, y: 440, width: 320, height: 44), in: list,
        preferredSize: CGSize(width: 160, height: 200)))

    expectEqual(geometry.frame(at: 0), CGRect(x: 0, y: 204, width: 320, height: 44))
    expectEqual(geometry.frame(at: 0.5), CGRect(x: 40, y: 172, width: 240, height: 122))
    expectEqual(geometry.frame(at: 1), CGRect(x: 80, y: 140, width: 160, height: 200))
    expectEqual(geometry.frame(at: .nan), geometry.sourceRect)
    expectEqual(geometry.frame(at: 7), geometry.finalFrame)
  }

  @Test func `Without a preferred size the preview fills the safe area`() {
    window.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)

    let geometry = PreviewGeometry(sourceRect: list.bounds, in: list)

    expectEqual(geometry?.finalFrame, CGRect(x: 0, y: 20, width: 320, height: 426))
  }

  @Test(arguments: [
    (CGSize(width: 100, height: 120), CGRect(x: 115, y: 173, width: 100, height: 120)),
    (CGSize(width: 1_000, height: 120), CGRect(x: 10, y: 173, width: 310, height: 120)),
    (CGSize(width: 100, height: 1_000), CGRect(x: 115, y: 20, width: 100, height: 426)),
    (CGSize(width: 0, height: 120), CGRect(x: 10, y: 173, width: 310, height: 120)),
    (CGSize(width: 100, height: 0), CGRect(x: 115, y: 20, width: 100, height: 426)),
  ])
  func `A preferred size counts along each axis, within the safe area`(
    size: CGSize, expected: CGRect
  ) {
    window.safeAreaInsets = EdgeInsets(top: 20, left: 10, bottom: 34, right: 0)

    let geometry = PreviewGeometry(sourceRect: list.bounds, in: list, preferredSize: size)

    expectEqual(geometry?.finalFrame, expected)
  }

  @Test func `Where edges of the safe area cross there is no room`() {
    window.safeAreaInsets = EdgeInsets(top: 20, left: 200, bottom: 34, right: 180)

    let geometry = PreviewGeometry(
      sourceRect: list.bounds, in: list, preferredSize: CGSize(width: 50, height: 40))

    expectEqual(geometry?.finalFrame, CGRect(x: 170, y: 213, width: 0, height: 40))
  }

  @Test func `A view in no window has no preview`() {
    list.removeFromSuperview()

    expect(PreviewGeometry(sourceRect: list.bounds, in: list) == nil)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 320, height: 0), CGSize(width: 0, height: 480)])
  func `In a window without area nothing is sharp and nothing blurred`(size: CGSize) throws {
    let row = CGRect(x: 0, y: 300, width: 320, height: 44)
    window.frame.size = size

    let geometry = try #require(PreviewGeometry(sourceRect: row, in: list))

    expectEqual(geometry.sourceRect, CGRect(x: 0, y: 64, width: 320, height: 44))
    expect(geometry.sharpRect.isNull)
    expect(geometry.blurredRects.isEmpty)
  }
}
