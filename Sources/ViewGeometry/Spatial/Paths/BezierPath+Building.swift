public import Foundation

extension BezierPath {
  /// The outline of a rectangle, from its origin to the right and around.
  public convenience init(rect: CGRect) { self.init(Path(rect: rect)) }

  /// The ellipse that touches the edges of `rect`.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ovalIn: rect)) }

  /// A rectangle with rounded corners, which are quarters of circles.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// A rectangle some corners of which are rounded.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: RectCorner, cornerRadii: CGSize
  ) {
    self.init(Path(roundedRect: rect, byRoundingCorners: corners, cornerRadii: cornerRadii))
  }

  /// A part of a circle; angles grow clockwise on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      Path(
        arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise))
  }

  /// Whether there is no element.
  public final var isEmpty: Bool { path.isEmpty }

  /// Where the next line starts; zero for an empty path.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Starts a subpath at `point`.
  public final func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line to `point`; nothing to an empty path.
  public final func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve to `endPoint`; nothing to an empty path.
  public final func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve to `endPoint`; nothing to an empty path.
  public final func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a part of a circle, after a line to where it starts; see
  /// ``Path/addArc(center:radius:startAngle:endAngle:clockwise:)``.
  public final func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds a line to the start of the subpath, which is then the current point.
  public final func close() { path.closeSubpath() }

  /// Takes all elements out.
  public final func removeAllPoints() { path = Path() }

  /// Adds the elements of another path.
  public final func append(_ bezierPath: BezierPath) { path.append(bezierPath.path) }

  /// Maps every point by `transform`.
  public final func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Sets the dashes of the line, kept for a front that draws.
  public final func setLineDash(_ pattern: [CGFloat], phase: CGFloat) { dash = (pattern, phase) }

  /// The lengths of dashes and gaps in turn, in points, and where in them the line starts.
  public final var lineDash: (pattern: [CGFloat], phase: CGFloat) { (dash.lengths, dash.phase) }
}
