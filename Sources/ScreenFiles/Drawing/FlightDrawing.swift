public import Foundation
public import ViewGeometry

/// A strip of pictures of an animated tree at several times, as one self-contained SVG file.
///
/// Each view is drawn as the quadrilateral of its presented bounds. Views with a presented opacity
/// below 0.01, and hidden views other than the root, are omitted with their descendants. A picture
/// has at most 10,000 views, and is clipped to the root's bounds. It also contains the paths of the
/// followed views' corners, from the earliest to the latest time. Drawing doesn't change the views,
/// because the clock only looks ahead.
///
///     let strip = FlightDrawing(
///       of: window, on: clock, at: [0, 0.1, 0.2, 0.4], following: [card])
///     try strip.svg.write(to: url, atomically: true, encoding: .utf8)
public struct FlightDrawing {
  /// The text of the SVG file.
  public let svg: String

  private static let gap: CGFloat = 16
  private static let labelHeight: CGFloat = 18
  /// The number of points on the path of a corner.
  private static let pathPoints = 48
  /// The maximum number of views drawn in a picture.
  private static let mostViews = 10_000

  /// Creates a strip of pictures of `root`, in the coordinates of its bounds.
  ///
  /// - Parameters:
  ///   - root: The view to draw with its descendants.
  ///   - clock: The clock of the animations. The values at `moments` and at times between them are
  ///     queried ahead; the clock isn't advanced. Animations that completions will start aren't
  ///     included.
  ///   - moments: The times on the clock, in seconds, in any order.
  ///   - followed: Descendants of `root` whose corners are traced.
  /// - Complexity: O((moments · views + followed views) · depth).
  /// - Precondition: All moments are finite, and none is in the clock's past.
  public init(
    of root: View, on clock: AnimationClock, at moments: [TimeInterval],
    following followed: [View] = []
  ) {
    let size = root.bounds.size
    let first = moments.min() ?? clock.now
    let last = moments.max() ?? clock.now
    let times = (0..<Self.pathPoints).map {
      first + (last - first) * TimeInterval($0) / TimeInterval(Self.pathPoints - 1)
    }
    let corners = times.map { time in
      clock.look(at: time) { followed.map { Self.corners(of: $0, in: root) } }
    }
    let paths = followed.indices.flatMap { view in
      (0..<4).map { corner in Self.path(corners.map { $0[view][corner] }) }
    }
    let panels = moments.enumerated().map { index, moment in
      let shapes = clock.look(at: moment) { Self.shapes(in: root) }
      let x = Self.gap + CGFloat(index) * (size.width + Self.gap)
      return """
        <g transform="translate(\(x.inDrawing) \(Self.labelHeight.inDrawing))">
        <text x="0" y="-5">\(CGFloat(moment).inDrawing) s</text>
        <svg width="\(size.width.inDrawing)" height="\(size.height.inDrawing)" \
        viewBox="\(root.bounds.minX.inDrawing) \(root.bounds.minY.inDrawing) \
        \(size.width.inDrawing) \(size.height.inDrawing)">
        \((shapes + paths).joined(separator: "\n"))
        </svg>
        </g>
        """
    }
    let width = Self.gap + CGFloat(moments.count) * (size.width + Self.gap)
    let height = size.height + Self.labelHeight + Self.gap
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width.inDrawing)" height="\(height.inDrawing)" \
      viewBox="0 0 \(width.inDrawing) \(height.inDrawing)">
      <style>
      \(TreeDrawing.style)
      </style>
      <rect class="ground" x="0" y="0" width="\(width.inDrawing)" height="\(height.inDrawing)"/>
      \(panels.joined(separator: "\n"))
      </svg>

      """
  }

  /// Returns the SVG shapes of the views with their presented geometry, superviews before subviews.
  private static func shapes(in root: View) -> [String] {
    var shapes: [String] = []
    var pending: [(view: View, depth: Int)] = [(root, 0)]
    while let (view, depth) = pending.popLast(), shapes.count < mostViews {
      let opacity = view.layer.presentation()?.opacity ?? 1
      guard !view.isHidden || view === root, opacity >= 0.01 else { continue }
      let points = corners(of: view, in: root).map(\.inDrawing).joined(separator: " ")
      let fading = opacity < 1 ? " opacity=\"\(CGFloat(opacity).inDrawing)\"" : ""
      shapes.append("<polygon class=\"view d\(depth % 6)\"\(fading) points=\"\(points)\"/>")
      pending += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return shapes
  }

  /// Returns the four corners of the view's presented bounds, in the bounds coordinates of `root`.
  private static func corners(of view: View, in root: View) -> [CGPoint] {
    guard let shown = view.layer.presentation(), let shownRoot = root.layer.presentation()
    else { return [] }
    let box = shown.bounds
    return [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
    ].map { shown.convert($0, to: shownRoot) }
  }

  private static func path(_ points: [CGPoint]) -> String {
    "<polyline class=\"route\" points=\"\(points.map(\.inDrawing).joined(separator: " "))\"/>"
  }
}
