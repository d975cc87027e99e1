import Foundation
import ViewGeometry

/// A view implemented the textbook way, as a plain object with a position, a superview and
/// subviews.
///
/// An app that needs a tree of rectangles and uses no library would contain such a class. It uses
/// recursion, and has neither caches nor layout.
final class PlainView {
  private(set) unowned(unsafe) var superview: PlainView?
  private(set) var subviews: [PlainView] = []
  var center: CGPoint
  var bounds: CGRect
  var transform = CGAffineTransform.identity
  /// Whether the view is never hit, because it is hidden, transparent or ignores touches.
  var isInert = false

  init(center: CGPoint, bounds: CGRect) {
    self.center = center
    self.bounds = bounds
  }

  convenience init(frame: CGRect) {
    self.init(
      center: CGPoint(x: frame.midX, y: frame.midY),
      bounds: CGRect(origin: .zero, size: frame.size))
  }

  func addSubview(_ view: PlainView) {
    view.superview = self
    subviews.append(view)
  }

  /// Returns the deepest view that receives a touch at a point in this view's coordinates.
  func hitTest(_ point: CGPoint) -> PlainView? {
    let bounds = bounds
    guard !isInert, point.x >= bounds.minX, point.x < bounds.maxX, point.y >= bounds.minY,
      point.y < bounds.maxY
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.fromSuperview(point)) { return hit }
    }
    return self
  }

  func convert(_ point: CGPoint, to target: PlainView) -> CGPoint {
    var point = point
    var view = self
    while let superview = view.superview {
      point = view.toSuperview(point)
      view = superview
    }
    return target.fromRoot(point)
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return fromSuperview(superview.fromRoot(point))
  }

  private func toSuperview(_ point: CGPoint) -> CGPoint {
    var offset = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY)
    if !transform.isIdentity { offset = offset.applying(transform) }
    return CGPoint(x: center.x + offset.x, y: center.y + offset.y)
  }

  private func fromSuperview(_ point: CGPoint) -> CGPoint {
    var offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
    if !transform.isIdentity { offset = offset.applying(transform.inverted()) }
    return CGPoint(x: offset.x + bounds.midX, y: offset.y + bounds.midY)
  }
}
