#if !canImport(CoreGraphics)

  public import Foundation

  /// The path class of Core Graphics, for platforms without it, based on a ``Path``.
  open class CGPath {
    /// The path as a value.
    public fileprivate(set) final var path: Path

    /// Creates a path with the elements of `path`.
    public init(_ path: Path) { self.path = path }

    /// Creates the outline of a rectangle, mapped by `transform` unless that is nil.
    ///
    /// The path is empty for null and infinite rectangles.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(Path(rect: rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates the ellipse inscribed in `rect`, mapped by `transform` unless that is nil.
    ///
    /// The path is empty for null and infinite rectangles.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(Path(ovalIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates a rectangle with rounded corners, mapped by `transform` unless that is nil.
    ///
    /// The corners are quarters of ellipses. Their width is limited to half the rectangle's width,
    /// and their height to half its height. If either isn't positive, no corner is rounded. The
    /// path is empty for null and infinite rectangles.
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      let path = Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
      self.init(path.applying(transform?.pointee ?? .identity))
    }

    /// Whether the path has no elements.
    public final var isEmpty: Bool { path.isEmpty }

    /// The current point; zero if the path is empty.
    public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The bounding box of all points, including control points; null if the path is empty or a
    /// coordinate isn't finite.
    public final var boundingBox: CGRect { path.controlPointBounds }

    /// The bounding box of the path itself, without control points; null if the path is empty or a
    /// coordinate isn't finite.
    public final var boundingBoxOfPath: CGRect { path.bounds }

    /// Returns whether `point`, mapped by `transform`, lies in the filled area or on the outline.
    ///
    /// By default, the path is filled by the winding rule. As on a device, the outline consists of
    /// all edges and corners of polygons and of the two ends of each curve (R1.18).
    /// ``BezierPath/contains(_:)`` excludes right and bottom edges.
    ///
    /// - Complexity: O(elements).
    public final func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding,
      transform: CGAffineTransform = .identity
    ) -> Bool {
      let point = point.applying(transform)
      return path.contains(point, usesEvenOddFillRule: rule == .evenOdd)
        || path.hasOnOutline(SIMD2(point))
    }

    /// Returns an immutable path with the same elements; the result is never nil.
    public final func copy() -> CGPath? { CGPath(path) }

    /// Returns a mutable path with the same elements; the result is never nil.
    public final func mutableCopy() -> CGMutablePath? {
      let copy = CGMutablePath()
      copy.path = path
      return copy
    }
  }

  /// A path to which elements can be added.
  ///
  /// Each method with a `transform` maps the points passed to it by this transform; the identity is
  /// the default.
  public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() { super.init(Path()) }

    /// Starts a subpath at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      path.move(to: point.applying(transform))
    }

    /// Adds a line to `point`.
    ///
    /// Does nothing if the path is empty.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      path.addLine(to: point.applying(transform))
    }

    /// Starts a subpath at the first point and adds lines to the others.
    ///
    /// Does nothing if there are no points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      guard let first = points.first else { return }
      move(to: first, transform: transform)
      for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a quadratic curve.
    ///
    /// Does nothing if the path is empty.
    public func addQuadCurve(
      to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
      path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a cubic curve.
    ///
    /// Does nothing if the path is empty.
    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint,
      transform: CGAffineTransform = .identity
    ) {
      path.addCurve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }

    /// Adds a closed rectangle.
    ///
    /// Does nothing for null and infinite rectangles.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      path.append(Path(rect: rect).applying(transform))
    }

    /// Adds closed rectangles, without null and infinite ones.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse inscribed in `rect`.
    ///
    /// Does nothing for null and infinite rectangles.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      path.append(Path(ovalIn: rect).applying(transform))
    }

    /// Adds a rectangle with rounded corners.
    ///
    /// The corners are limited as in `init(roundedRect:cornerWidth:cornerHeight:transform:)`. Does
    /// nothing for null and infinite rectangles.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      let rounded = Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
      path.append(rounded.applying(transform))
    }

    /// Adds an arc, and a line from the current point, if there is one, to its start.
    ///
    /// Angles are in radians from the positive x-axis. Core Graphics assumes that y increases
    /// upward. Therefore, `clockwise` means decreasing angles, which is counterclockwise if y
    /// increases downward. Full circles and special values are treated as in
    /// ``Path/addArc(center:radius:startAngle:endAngle:clockwise:)``.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
      transform: CGAffineTransform = .identity
    ) {
      var arc = Path()
      arc.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: !clockwise)
      for (index, element) in arc.applying(transform).elements.enumerated() {
        guard index == 0, case .move(let start) = element, let current = path.currentPoint else {
          path.append(element)
          continue
        }
        if current != start { path.addLine(to: start) }
      }
    }

    /// Adds the elements of another path.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
      path.append(other.path.applying(transform))
    }

    /// Closes the current subpath with a line to its start, which becomes the current point.
    ///
    /// Does nothing if the path is empty or the subpath is already closed.
    public func closeSubpath() { path.closeSubpath() }
  }

  extension CGPath: Hashable {
    /// Returns whether the paths have the same elements in the same order.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

    /// Hashes the elements.
    public final func hash(into hasher: inout Hasher) { hasher.combine(path) }
  }

#endif
