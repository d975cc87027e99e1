public import Foundation

extension BezierPath {
  /// Creates the outline of a rectangle, clockwise from its top-left corner.
  ///
  /// The path is empty for null and infinite rectangles, as in all initializers with a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect: rect)) }

  /// Creates the ellipse inscribed in `rect`.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ovalIn: rect)) }

  /// Creates a rectangle with circular corners.
  ///
  /// The radius, in points, is limited to half of the shorter side. If it isn't positive, no corner
  /// is rounded.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates a rectangle in which only the given corners are rounded.
  ///
  /// The corners are elliptical. The width of `cornerRadii` is their horizontal radius, and its
  /// height the vertical one, both in points and limited to half of the shorter side. If a radius
  /// isn't positive, no corner is rounded.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: RectCorner, cornerRadii: CGSize
  ) {
    self.init(Path(roundedRect: rect, byRoundingCorners: corners, cornerRadii: cornerRadii))
  }

  /// Creates an arc of a circle.
  ///
  /// Angles are in radians from the positive x-axis, and increase clockwise on screen. The arc runs
  /// along increasing angles if `clockwise` is true, and otherwise along decreasing ones.
  /// ``Path/addArc(center:radius:startAngle:endAngle:clockwise:)`` describes full circles and
  /// special values.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      Path(
        arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise))
  }

  /// The default implementation of ``addCurve(to:controlPoint1:controlPoint2:)``.
  final func builtInAddCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// The default implementation of ``addQuadCurve(to:controlPoint:)``.
  final func builtInAddQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// The default implementation of ``addArc(withCenter:radius:startAngle:endAngle:clockwise:)``.
  final func builtInAddArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Sets ``lineDash``, the dash pattern of the line, which is stored for the host's renderer.
  public final func setLineDash(_ pattern: [CGFloat], phase: CGFloat) { dash = (pattern, phase) }

  /// The dash pattern of the line, in points; by default, an empty pattern and a phase of 0.
  ///
  /// `pattern` contains alternating lengths of dashes and gaps, and `phase` is the offset in the
  /// pattern at which the line starts.
  public final var lineDash: (pattern: [CGFloat], phase: CGFloat) { (dash.lengths, dash.phase) }
}
