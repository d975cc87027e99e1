public import Foundation

/// A path of lines and Bézier curves: `UIBezierPath` without its drawing methods.
///
///     let bubble = BezierPath(roundedRect: bounds, cornerRadius: 12)
///     override func point(inside point: CGPoint, with event: Event?) -> Bool { bubble.contains(point) }
///
/// All coordinates are points in one coordinate space, y down. Angles are in radians and increase
/// clockwise on screen. A path must not be shared between threads; send its ``path`` instead.
open class BezierPath {
  /// The elements as a ``Path``.
  public final var path: Path {
    didSet {
      index = nil
      scans = 0
    }
  }

  /// Whether the path is filled by the even-odd rule instead of the winding rule; false by default.
  public final var usesEvenOddFillRule = false
  /// The width of the line, in points; 1 by default.
  ///
  /// The line properties are stored for the host's renderer and have no effect on the geometry.
  public final var lineWidth: CGFloat = 1
  /// The shape of the line's open ends; `butt` by default.
  public final var lineCapStyle = CGLineCap.butt
  /// The shape of the line's corners; `miter` by default.
  public final var lineJoinStyle = CGLineJoin.miter
  /// The maximum length of a miter, in line widths; 10 by default.
  public final var miterLimit: CGFloat = 10
  /// The maximum distance between the rendered curve and the exact one, in pixels; 0.6 by default.
  public final var flatness: CGFloat = 0.6
  /// The dash pattern of the line, in points.
  ///
  /// `lengths` contains alternating lengths of dashes and gaps, and `phase` is the offset in the
  /// pattern at which the line starts.
  final var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// An index of `path`, built only after several points have been tested, because building it is
  /// slow.
  private final var index: PathIndex?
  private final var scans = 0
  // Building the index takes as long as 23 scans, measured with 100,000 lines.
  private static let scansBeforeIndex = threshold(16, low: 1)
  private static let fewestIndexedElements = threshold(16, low: 1)

  /// Creates an empty path.
  public init() { path = Path() }

  /// Creates a path with the elements of `path`.
  public init(_ path: Path) { self.path = path }

  /// Returns whether the filled area of the path contains `point`, under the selected fill rule.
  ///
  /// Edges are half-open, and the test is exact for lines; see
  /// ``Path/contains(_:usesEvenOddFillRule:)``. An open subpath counts as closed, as for filling.
  /// UIKit's documentation says that it encloses nothing, but UIKit doesn't behave that way.
  ///
  /// ```swift
  /// let rect = CGRect(x: 0, y: 0, width: 80, height: 40)
  /// let bubble = BezierPath(roundedRect: rect, cornerRadius: 12)
  /// let corner = bubble.contains(CGPoint(x: 1, y: 1))  // false
  /// let middle = bubble.contains(CGPoint(x: 40, y: 20))  // true
  /// ```
  ///
  /// - Complexity: O(elements) for the first points after a change, then mostly O(log elements)
  ///   with an index.
  open func contains(_ point: CGPoint) -> Bool {
    let count = winding(around: SIMD2(point))
    return usesEvenOddFillRule ? count & 1 != 0 : count != 0
  }

  private final func winding(around point: SIMD2<Double>) -> Int {
    if let index { return index.winding(around: point) }
    guard scans == Self.scansBeforeIndex else {
      // A short path has no index and is scanned each time.
      if path.elements.count >= Self.fewestIndexedElements { scans += 1 }
      return path.winding(around: point)
    }
    let index = PathIndex(path)
    self.index = index
    return index.winding(around: point)
  }

  /// The bounding box of the path, without control points.
  ///
  /// It is null for an empty path, or if a coordinate isn't finite.
  ///
  /// - Complexity: O(elements).
  open var bounds: CGRect { path.bounds }

  /// Returns a `BezierPath` with the same elements, fill rule and line properties.
  open func copy() -> Any { replacingElements(with: path) }

  /// Returns a path with the elements of `path` and the receiver's fill rule and line properties.
  final func replacingElements(with path: Path) -> BezierPath {
    let copy = BezierPath(path)
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (copy.miterLimit, copy.flatness, copy.dash) = (miterLimit, flatness, dash)
    return copy
  }

  /// Returns the path in the opposite direction, with the last subpath first.
  ///
  /// The result has the same fill rule and line properties.
  open func reversing() -> BezierPath { replacingElements(with: path.reversed()) }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The point at which the next line or curve will start; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Starts a subpath at `point`.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line to `point`.
  ///
  /// The call has no effect on an empty path.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve to `endPoint`.
  ///
  /// The call has no effect on an empty path.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { builtInAddCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2) }

  /// Adds a quadratic curve to `endPoint`.
  ///
  /// The call has no effect on an empty path.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    builtInAddQuadCurve(to: endPoint, controlPoint: controlPoint)
  }

  /// Adds an arc of a circle, and a line from the current point, if there is one, to its start.
  ///
  /// The arc runs clockwise on screen, along increasing angles, if `clockwise` is true, and
  /// counterclockwise otherwise.
  /// ``Path/addArc(center:radius:startAngle:endAngle:clockwise:)`` describes full circles and
  /// special values.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    builtInAddArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Closes the subpath with a line to its start, which becomes the current point.
  ///
  /// The call has no effect if the path is empty or the subpath is already closed.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path = Path() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: BezierPath) { path.append(bezierPath.path) }

  /// Applies `transform` to every point.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  deinit {}
}

/// Paths are not safe to share between threads; send their ``BezierPath/path``.
@available(*, unavailable)
extension BezierPath: Sendable {}

extension BezierPath: Hashable {
  /// Returns whether the paths have the same elements in the same order.
  ///
  /// The fill rule and the line properties aren't compared.
  public static func == (left: BezierPath, right: BezierPath) -> Bool { left.path == right.path }

  /// Hashes the elements.
  public final func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
