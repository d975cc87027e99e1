public import Foundation

extension BezierPath {
  /// Creates the outline of a rectangle, clockwise from its top left corner.
  public convenience init(rect: CGRect) { self.init(Path(rect: rect)) }

  /// Creates the ellipse inscribed in `rect`.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ovalIn: rect)) }

  /// Creates a rectangle with circular corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates a rectangle with some rounded corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: RectCorner, cornerRadii: CGSize
  ) {
    self.init(Path(roundedRect: rect, byRoundingCorners: corners, cornerRadii: cornerRadii))
  }

  /// Creates an arc of a circle; angles grow clockwise on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      Path(
        arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise))
  }

  /// Whether the path has no elements.
  public final var isEmpty: Bool { path.isEmpty }

  /// The current point; zero for an empty path.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Starts a subpath at `point`.
  public final func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line to `point`.
  ///
  /// Does nothing to an empty path.
  public final func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve to `endPoint`.
  ///
  /// Does nothing to an empty path.
  public final func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve to `endPoint`.
  ///
  /// Does nothing to an empty path.
  public final func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, after a line to its start.
  ///
  /// See ``Path/addArc(center:radius:startAngle:endAngle:clockwise:)``.
  public final func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Closes the subpath with a line to its start, which becomes the current point.
  public final func close() { path.closeSubpath() }

  /// Removes all elements.
  public final func removeAllPoints() { path = Path() }

  /// Adds the elements of another path.
  public final func append(_ bezierPath: BezierPath) { path.append(bezierPath.path) }

  /// Maps every point by `transform`.
  public final func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Sets the dash pattern of the line, for the host's renderer.
  public final func setLineDash(_ pattern: [CGFloat], phase: CGFloat) { dash = (pattern, phase) }

  /// The lengths of dashes and gaps alternately, and the offset of the line's start, in points.
  public final var lineDash: (pattern: [CGFloat], phase: CGFloat) { (dash.lengths, dash.phase) }
}
