import Foundation
import ViewGeometry

/// A view as the audit describes it.
///
/// Neither the view nor any of its superviews is hidden, transparent or ignored.
/// All boxes are in the window's coordinates.
struct LayoutNode {
  let view: View
  /// The index of the parent's node; nil for the window.
  let parent: Int?
  let role: String
  let identifier: String?
  let frame: Extent
  /// The area to which ancestors clip the view.
  ///
  /// It is the intersection of the window and the frames of the ancestors that clip their subviews.
  /// For a view in a scroll view, only clipping ancestors inside that scroll view count, and the
  /// window doesn't.
  let clip: Extent
  /// The area outside of which the view is invisible at the current scroll positions.
  ///
  /// It is the intersection of the window and the frames of all ancestors that clip or scroll.
  let shown: Extent
  /// The safe area that applies to the view.
  ///
  /// It is the safe area of the nearest view that belongs to a controller: the view itself or an
  /// ancestor. If there is none, it is the safe area of the window.
  let safe: Extent
  /// The index of the nearest enclosing scroll view; nil if there is none.
  let scroll: Int?
  /// The index of the last descendant, or the node's own index if it has none.
  var last: Int
  /// The position in the order in which views are drawn, from back to front.
  var rank = 0
  var kind = DeviceLayout.Kind.container

  /// The identifier of the view in quotes or, if it has none, the name of its class.
  var name: String { identifier.map { "\"\($0)\"" } ?? role }

  var isScrollView: Bool { view is ScrollView }

  /// The part of the frame within `clip`; in a scroll view, it may be scrolled out of view.
  var uncovered: Extent { frame.intersection(clip) }
}

/// The remaining scroll distances of a scroll view, as lengths in the window.
///
/// A scroll view that is rotated moves its content along both axes of the window at once; each range
/// is that over all scroll positions.
struct ScrollReach {
  /// The distances that the content can still move horizontally.
  ///
  /// `most` is the distance to the right. `least` is the distance to the left, as a value of at
  /// most 0. In `vertical`, they are the distances down and up.
  let horizontal: (least: Double, most: Double)
  let vertical: (least: Double, most: Double)

  init(of view: ScrollView, in window: Window) {
    let (offset, size, content) = (view.contentOffset, view.bounds.size, view.contentSize)
    let inset = view.adjustedContentInset
    func range(
      _ offset: CGFloat, _ length: CGFloat, _ content: CGFloat, _ before: CGFloat, _ after: CGFloat
    ) -> (least: CGFloat, most: CGFloat) {
      let first = -before
      let last = max(first, content + after - length)
      return (min(0, offset - last), max(0, offset - first))
    }
    let own = (
      x: range(offset.x, size.width, content.width, inset.left, inset.right),
      y: range(offset.y, size.height, content.height, inset.top, inset.bottom)
    )
    // The positions that the content in the middle of the scroll view can take.
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let start = view.convert(middle, to: window as View?)
    let reached = Extent(
      view.convert(
        CGRect(
          x: middle.x + own.x.least, y: middle.y + own.y.least,
          width: own.x.most - own.x.least, height: own.y.most - own.y.least), to: window as View?))
    let (x, y) = (Double(start.x), Double(start.y))
    horizontal = (reached.minX - x, reached.maxX - x)
    vertical = (reached.minY - y, reached.maxY - y)
  }
}

/// The edges of a box after the best possible scrolling, and how far it is cut off at each of them.
///
/// Each edge is computed separately, for the scroll positions that are best for that edge.
struct ScrolledEdges {
  private var top: Double
  private var left: Double
  private var bottom: Double
  private var right: Double
  /// The distances by which the box extends beyond the areas to which it was clipped.
  private(set) var excess = LayoutExcess(
    top: -.infinity, left: -.infinity, bottom: -.infinity, right: -.infinity)

  init(_ box: Extent) {
    (top, left, bottom, right) = (box.minY, box.minX, box.maxY, box.maxX)
  }

  /// Moves the edges with the content of a scroll view.
  mutating func scroll(by reach: ScrollReach) {
    top += reach.vertical.most
    left += reach.horizontal.most
    bottom += reach.vertical.least
    right += reach.horizontal.least
  }

  /// Clips the box to an area.
  mutating func clip(to area: Extent) {
    let here = excess(in: area)
    excess = LayoutExcess(
      top: max(excess.top, here.top), left: max(excess.left, here.left),
      bottom: max(excess.bottom, here.bottom), right: max(excess.right, here.right))
    // An edge is visible only where it isn't scrolled beyond the opposite edge of the area.
    (top, left) = (min(top, area.maxY), min(left, area.maxX))
    (bottom, right) = (max(bottom, area.minY), max(right, area.minX))
  }

  /// Returns how far the box extends beyond each edge of an area.
  func excess(in area: Extent) -> LayoutExcess {
    LayoutExcess(
      top: area.minY - top, left: area.minX - left, bottom: bottom - area.maxY,
      right: right - area.maxX)
  }
}

/// The distances by which a box extends beyond each edge of another box, in points.
///
/// At an edge where it doesn't extend beyond the other box, the distance is at most 0.
struct LayoutExcess {
  var top: Double
  var left: Double
  var bottom: Double
  var right: Double

  init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  init(of box: Extent, in area: Extent) {
    self.init(
      top: area.minY - box.minY, left: area.minX - box.minX, bottom: box.maxY - area.maxY,
      right: box.maxX - area.maxX)
  }

  /// Describes the excesses greater than `tolerance`, as in "12 at the top, 8 at the left".
  ///
  /// Returns nil if there are none.
  func words(beyond tolerance: Double) -> String? {
    let edges = [(top, "top"), (left, "left"), (bottom, "bottom"), (right, "right")]
      .filter { $0.0 > tolerance }.map { "\($0.0.shortText) at the \($0.1)" }
    return edges.isEmpty ? nil : edges.joined(separator: ", ")
  }
}

extension Double {
  /// The number as a string with at most one decimal digit.
  var shortText: String {
    let rounded = (self * 10).rounded() / 10
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : String(format: "%.1f", rounded)
  }
}

extension CGSize {
  /// The size as "120 x 44", each length rounded to a tenth.
  var shortText: String { "\(Double(width).shortText) x \(Double(height).shortText)" }
}
