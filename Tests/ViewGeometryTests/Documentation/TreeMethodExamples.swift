import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Examples in the comments of views and scroll views, run; `MethodExampleTests` checks that each is in a test.
@Suite struct TreeMethodExamples {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let row = View(frame: CGRect(x: 0, y: 204, width: 320, height: 44))
  private let list = ScrollView(frame: CGRect(x: 0, y: 64, width: 320, height: 416))

  init() {
    window.addSubview(row)
    list.contentSize = CGSize(width: 320, height: 2_000)
  }

  @Test func `the example of View`() {
    let list = View(frame: CGRect(x: 0, y: 64, width: 320, height: 416))
    let row = View(frame: CGRect(x: 0, y: 88, width: 320, height: 44))
    list.addSubview(row)
    let point = list.convert(CGPoint(x: 10, y: 100), to: row)  // (10, 12)
    expectEqual(point, CGPoint(x: 10, y: 12))
  }

  @Test func `the example of frame`() {
    let card = View(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    card.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let box = card.frame  // (30, -30, 40, 100), of a card that was at (0, 0, 100, 40)
    expectEqual(box, CGRect(x: 30, y: -30, width: 40, height: 100))
  }

  @Test func `the example of hitTest(_:with:)`() {
    let button = View(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
    window.addSubview(button)
    let hit = window.hitTest(CGPoint(x: 20, y: 20), with: nil)  // a button at (20, 20, 100, 44)
    let miss = window.hitTest(CGPoint(x: 20, y: 64), with: nil)  // the window: half-open edges
    expect(hit === button)
    expect(miss === window)
  }

  @Test func `the example of convert a point to`() {
    let list = ScrollView(frame: CGRect(x: 0, y: 64, width: 320, height: 416))
    list.contentOffset.y = 300
    window.addSubview(list)
    let point = list.convert(CGPoint(x: 10, y: 320), to: window)  // (10, 84)
    expectEqual(point, CGPoint(x: 10, y: 84))
  }

  @Test func `the example of convert a point from`() {
    let touch = CGPoint(x: 50, y: 214)
    let point = row.convert(touch, from: window)  // (50, 10), in a row at (0, 204) of the window
    expectEqual(point, CGPoint(x: 50, y: 10))
  }

  @Test func `the example of convert a rectangle to`() {
    let cell = View(frame: CGRect(x: 16, y: 100, width: 80, height: 80))
    list.addSubview(cell)
    let rect = cell.convert(cell.bounds, to: list)  // (16, 100, 80, 80), the frame of the cell
    expectEqual(rect, cell.frame)
  }

  @Test func `the example of convert a rectangle from`() {
    let rect = window.convert(row.bounds, from: row)
    let same = window.convert(row.frame, from: row.superview)
    expectEqual(rect, row.frame)
    expectEqual(same, rect)
  }

  @Test func `the example of coordinateMap(to:)`() {
    let map = row.coordinateMap(to: window)
    let ends = [CGPoint.zero, CGPoint(x: 320, y: 44)].map { map.map($0) }  // one map, many points
    expectEqual(ends, [CGPoint(x: 0, y: 204), CGPoint(x: 320, y: 248)])
  }

  @Test func `the example of visibleRect`() {
    let list = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let row = View(frame: CGRect(x: 0, y: 380, width: 320, height: 44))
    list.addSubview(row)
    let visible = row.visibleRect  // (0, 0, 320, 20)
    expectEqual(visible, CGRect(x: 0, y: 0, width: 320, height: 20))
  }

  @Test func `the example of autoresizingMask`() {
    let bar = View(frame: CGRect(x: 0, y: 436, width: 320, height: 44))
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    window.addSubview(bar)
    window.frame.size = CGSize(width: 480, height: 320)
    let frame = bar.frame  // (0, 276, 480, 44): at the bottom, and as wide as the window
    expectEqual(frame, CGRect(x: 0, y: 276, width: 480, height: 44))
  }

  @Test func `the example of hitTestAll(_:)`() {
    let (target0, cover) = (DropTarget(frame: window.bounds), View(frame: window.bounds))
    target0.addSubview(cover)
    window.addSubview(target0)
    let point = CGPoint(x: 10, y: 10)
    let stack = window.hitTestAll(point)  // front to back
    let target = stack.first { $0 is DropTarget }
    expect(stack.first === cover)
    expect(target === target0)
  }

  @Test func `the example of explainHitTest(_:)`() {
    let button = View(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
    window.addSubview(button)
    button.isUserInteractionEnabled = false
    let explanation = window.explainHitTest(button.center)
    let text = "\(explanation)"  // each visited view, and the reason if it was skipped
    expect(explanation.result === window)
    expect(text.contains("\n"))
  }

  @Test func `the example of isDescendant(of:)`() {
    let isInside = row.isDescendant(of: window)  // true
    let isItself = row.isDescendant(of: row)  // true
    expect(isInside && isItself)
  }

  @Test func `the example of viewWithTag(_:)`() {
    row.tag = 7
    let found = window.viewWithTag(7)  // the row, at any depth
    expect(found === row)
  }

  @Test func `the example of ScrollView`() {
    let list = ScrollView(frame: CGRect(x: 0, y: 64, width: 320, height: 416))
    list.contentSize = CGSize(width: 320, height: 2_000)
    list.contentOffset.y = 150
    window.addSubview(list)
    let point = list.convert(CGPoint(x: 20, y: 200), to: window)  // (20, 114)
    expectEqual(point, CGPoint(x: 20, y: 114))
  }

  @Test func `the example of contentOffset`() {
    list.contentOffset = CGPoint(x: 0, y: 300)
    let origin = list.bounds.origin  // (0, 300)
    expectEqual(origin, CGPoint(x: 0, y: 300))
  }

  @Test func `the example of contentSize`() {
    list.contentSize = CGSize(width: 320, height: 2_000)
    list.contentOffset.y = 1_584  // the end of the content, in a list 416 points high
    list.contentSize.height = 1_000
    let offset = list.contentOffset.y  // 584
    expectEqual(offset, 584)
  }

  @Test func `the example of contentInset`() {
    window.addSubview(list)
    list.contentInset = EdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    list.contentOffset.y = -44
    let top = list.convert(CGPoint.zero, to: window).y  // 108: below a bar at 64
    expectEqual(top, 108)
  }

  @Test func `the example of scrollRectToVisible(_:animated:)`() {
    let row = CGRect(x: 0, y: 500, width: 320, height: 44)
    list.scrollRectToVisible(row, animated: false)
    let offset = list.contentOffset.y  // 128: the row lies at the bottom edge, at 416
    expectEqual(offset, 128)
  }

  @Test func `the example of zoom(to:animated:)`() {
    let photo = View(frame: CGRect(x: 0, y: 0, width: 320, height: 416))
    list.addSubview(photo)
    list.viewForZooming = photo
    list.maximumZoomScale = 4
    list.zoom(to: CGRect(x: 0, y: 0, width: 160, height: 208), animated: false)
    let scale = list.zoomScale  // 2: the rectangle fills the view
    expectEqual(scale, 2)
  }
}

private final class DropTarget: View {}
