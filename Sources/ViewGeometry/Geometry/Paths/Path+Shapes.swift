public import Foundation

extension Path {
  /// Creates the outline of a rectangle, clockwise from its top-left corner.
  ///
  /// The path is empty for null and infinite rectangles.
  public init(rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Creates the outlines of rectangles, all of them clockwise.
  ///
  /// Null, infinite and empty rectangles are left out.
  public init(rects: [CGRect]) {
    self.init()
    for rect in rects where !rect.isEmpty { addRect(rect) }
  }

  /// Creates the closed outline of a polygon; the path is empty if `corners` is.
  public init(polygon corners: [CGPoint]) {
    self.init()
    guard let first = corners.first else { return }
    move(to: first)
    for corner in corners.dropFirst() { addLine(to: corner) }
    closeSubpath()
  }

  /// Creates the ellipse inscribed in `rect`, as four cubic curves.
  ///
  /// The curves run clockwise from the rightmost point, and deviate by up to 2.8e-4 of the radius,
  /// as in Core Graphics. The path is empty for null and infinite rectangles.
  public init(ovalIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Creates a rectangle with circular corners.
  ///
  /// A radius of more than half the shorter side is reduced to that length (R1.19). If the radius
  /// isn't positive, no corner is rounded. The path is empty for null and infinite rectangles. In
  /// UIKit, the curves begin slightly farther from the corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle with elliptical corners.
  ///
  /// The width of `cornerRadii` is the horizontal radius, and its height the vertical one. A radius
  /// of more than half the shorter side is reduced to that length (R1.19). Only the given corners
  /// are rounded, and none of them if a radius isn't positive. The path is empty for null and
  /// infinite rectangles.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: RectCorner, cornerRadii: CGSize
  ) {
    self.init()
    guard !rect.isNull, !rect.isInfinite else { return }
    let box = rect.standardized
    let most = min(box.width, box.height) / 2
    let radii = CGSize(width: min(cornerRadii.width, most), height: min(cornerRadii.height, most))
    addRounded(box, corners: corners, radii: radii)
  }

  /// Creates a rectangle with elliptical corners, as in Core Graphics: the horizontal radius is at
  /// most half the width, and the vertical one at most half the height.
  ///
  /// All four corners are rounded. In other respects, this initializer is the same as
  /// `init(roundedRect:byRoundingCorners:cornerRadii:)`.
  init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    self.init()
    guard !rect.isNull, !rect.isInfinite else { return }
    addRounded(
      rect.standardized, corners: .allCorners,
      radii: CGSize(width: cornerWidth, height: cornerHeight))
  }

  /// Creates an arc of a circle, from `startAngle` to `endAngle` in radians.
  ///
  /// The arc runs clockwise on screen, where y increases downward, or counterclockwise if
  /// `clockwise` is false; see `addArc(center:radius:startAngle:endAngle:clockwise:)`.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds the closed outline of a rectangle, clockwise from its top-left corner.
  ///
  /// Does nothing for null and infinite rectangles.
  public mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull, !rect.isInfinite else { return }
    append(Path(polygon: Quad(rect).corners))
  }

  /// Adds the ellipse inscribed in `rect`, clockwise from its rightmost point.
  ///
  /// Does nothing for null and infinite rectangles.
  public mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull, !rect.isInfinite else { return }
    let box = rect.standardized
    let (x, y) = (box.midX, box.midY)
    move(to: CGPoint(x: box.maxX, y: y))
    addQuarter(
      to: CGPoint(x: x, y: box.maxY), corner: CGPoint(x: box.maxX, y: box.maxY))
    addQuarter(
      to: CGPoint(x: box.minX, y: y), corner: CGPoint(x: box.minX, y: box.maxY))
    addQuarter(
      to: CGPoint(x: x, y: box.minY), corner: CGPoint(x: box.minX, y: box.minY))
    addQuarter(
      to: CGPoint(x: box.maxX, y: y), corner: CGPoint(x: box.maxX, y: box.minY))
    closeSubpath()
  }

  /// The distance between a control point of a quarter ellipse and the nearer end, as a fraction of
  /// the distance between that end and the corner: 4/3 · tan(π/8).
  private static let quarter: CGFloat = 0.552_284_749_830_793_4

  /// Adds a quarter of an ellipse; `corner` is the intersection of the tangents at its ends.
  private mutating func addQuarter(to end: CGPoint, corner: CGPoint) {
    guard let start = currentPoint else { return }
    func towardsCorner(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * Self.quarter,
        y: point.y + (corner.y - point.y) * Self.quarter)
    }
    addCurve(to: end, control1: towardsCorner(start), control2: towardsCorner(end))
  }

  private mutating func addRounded(_ box: CGRect, corners: RectCorner, radii: CGSize) {
    let (dx, dy) = (min(radii.width, box.width / 2), min(radii.height, box.height / 2))
    guard dx > 0, dy > 0 else { return addRect(box) }
    let (left, right, top, bottom) = (box.minX, box.maxX, box.minY, box.maxY)
    // The corners in clockwise order, each with the points before and after it at which rounding
    // starts and ends.
    let all: [(corner: RectCorner, at: CGPoint, into: CGPoint, outOf: CGPoint)] = [
      (
        .topLeft, CGPoint(x: left, y: top), CGPoint(x: left, y: top + dy),
        CGPoint(x: left + dx, y: top)
      ),
      (
        .topRight, CGPoint(x: right, y: top), CGPoint(x: right - dx, y: top),
        CGPoint(x: right, y: top + dy)
      ),
      (
        .bottomRight, CGPoint(x: right, y: bottom), CGPoint(x: right, y: bottom - dy),
        CGPoint(x: right - dx, y: bottom)
      ),
      (
        .bottomLeft, CGPoint(x: left, y: bottom), CGPoint(x: left + dx, y: bottom),
        CGPoint(x: left, y: bottom - dy)
      ),
    ]
    for (index, corner) in all.enumerated() {
      let isRounded = corners.contains(corner.corner)
      let start = isRounded ? corner.into : corner.at
      if index == 0 { move(to: start) } else { addLine(to: start) }
      if isRounded { addQuarter(to: corner.outOf, corner: corner.at) }
    }
    closeSubpath()
  }
}
