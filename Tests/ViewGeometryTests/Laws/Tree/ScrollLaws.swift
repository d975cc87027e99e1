import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

@Suite struct ScrollLaws {
  /// A scroll view with dyadic geometry, and a rectangle of its content.
  private struct ScrollCase: CustomStringConvertible {
    let size: CGSize
    let contentSize: CGSize
    let inset: EdgeInsets
    let offset: CGPoint
    let rect: CGRect

    init(_ source: inout ChoiceSource) {
      size = source.dyadicRect().size
      contentSize = source.dyadicRect().size
      inset =
        source.flag()
        ? EdgeInsets(
          top: source.dyadic() / 16, left: source.dyadic() / 16, bottom: source.dyadic() / 16,
          right: source.dyadic() / 16) : .zero
      offset = source.dyadicPoint()
      rect = source.dyadicRect()
    }

    func makeView() -> ScrollView {
      let view = ScrollView(frame: CGRect(origin: .zero, size: size))
      view.contentSize = contentSize
      view.contentInset = inset
      view.contentOffset = offset
      return view
    }

    var description: String {
      """
      let view = ScrollView(frame: \(CGRect(origin: .zero, size: size).code))
      view.contentSize = \(CGRect(origin: .zero, size: contentSize).code).size
      view.contentInset = \(inset)
      view.contentOffset = \(offset.code)
      let rect = \(rect.code)
      """
    }
  }

  @Test func `the offset is the origin of the bounds, and no app's offset is corrected`() {
    check(ScrollCase.init) { each in
      let view = each.makeView()

      try demand(view.contentOffset == each.offset, "the offset is \(view.contentOffset.code)")
      try demand(view.bounds.origin == each.offset, "the bounds are \(view.bounds.code)")
    }
  }

  @Test func `an offset within the limits stays, and any other becomes one`() {
    check(ScrollCase.init) { each in
      let view = each.makeView()
      let (least, greatest) = (view.minimumContentOffset, view.maximumContentOffset)

      let clamped = view.clampedContentOffset(each.offset)

      try demand(
        (least.x...greatest.x).contains(clamped.x) && (least.y...greatest.y).contains(clamped.y),
        "\(clamped.code) is out of the limits")
      try demand(view.clampedContentOffset(clamped) == clamped, "\(clamped.code) doesn't stay")
    }
  }

  @Test func `a point of the content moves on screen against the offset`() {
    check(ScrollCase.init) { each in
      let (root, view, content) = (View(), each.makeView(), View(frame: each.rect))
      root.addSubview(view)
      view.addSubview(content)

      let point = content.convert(CGPoint.zero, to: root)

      try demand(
        point == CGPoint(x: each.rect.minX - each.offset.x, y: each.rect.minY - each.offset.y),
        "the corner is at \(point.code)")
    }
  }

  @Test func `what fits is in sight after scrolling to it from within the limits`() {
    check(ScrollCase.init) { each in
      let view = each.makeView()
      view.contentOffset = view.clampedContentOffset(each.offset)
      let usable = view.bounds.inset(by: each.inset)
      let rect = each.rect.intersection(view.contentLayoutGuide.layoutFrame)
      guard rect.width > 0, rect.height > 0, rect.width <= usable.size.width,
        rect.height <= usable.size.height
      else { return }

      view.scrollRectToVisible(rect, animated: false)

      let visible = view.bounds.inset(by: each.inset)
      try demand(
        visible.minX <= rect.minX && visible.maxX >= rect.maxX && visible.minY <= rect.minY
          && visible.maxY >= rect.maxY, "\(visible.code) doesn't show \(rect.code)")
    }
  }

  @Test func `scrolling to a rectangle a second time changes nothing`() {
    check(ScrollCase.init) { each in
      let view = each.makeView()
      view.scrollRectToVisible(each.rect, animated: false)
      let offset = view.contentOffset

      view.scrollRectToVisible(each.rect, animated: false)

      try demand(view.contentOffset == offset, "the offset went on to \(view.contentOffset.code)")
    }
  }
}
