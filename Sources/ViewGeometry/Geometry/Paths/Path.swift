public import Foundation

/// An outline of lines and Bézier curves, as a value; a `BezierPath` contains one and indexes it.
///
///     var arrow = Path()
///     arrow.move(to: .zero)
///     arrow.addLine(to: CGPoint(x: 20, y: 10))
///     arrow.addLine(to: CGPoint(x: 0, y: 20))
///     arrow.closeSubpath()
///     arrow.contains(CGPoint(x: 5, y: 10))  // true
///
/// All coordinates are in the same space, in points, with y increasing downward. A path with a
/// coordinate that isn't finite has null bounds and contains no points.
public struct Path: Sendable, Hashable {
  /// An element of a path.
  public enum Element: Sendable, Hashable {
    /// The start of a subpath.
    case move(to: CGPoint)
    /// A line from the current point.
    case line(to: CGPoint)
    /// A quadratic curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath, which becomes the current point.
    case closeSubpath
  }

  /// The elements in order; a path that isn't empty begins with a move.
  public private(set) var elements: [Element] = []
  /// The current point, at which the next element starts; nil if the path is empty.
  public private(set) var currentPoint: CGPoint?
  private var subpathStart = CGPoint.zero

  /// Creates an empty path.
  public init() {}

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a subpath at `point`.
  public mutating func move(to point: CGPoint) {
    elements.append(.move(to: point))
    subpathStart = point
    currentPoint = point
  }

  /// Adds a line to `point`.
  ///
  /// Does nothing if the path is empty, as in UIKit.
  public mutating func addLine(to point: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(.line(to: point))
    currentPoint = point
  }

  /// Adds a quadratic curve to `point`.
  ///
  /// Does nothing if the path is empty.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(.quadCurve(to: point, control: control))
    currentPoint = point
  }

  /// Adds a cubic curve to `point`.
  ///
  /// Does nothing if the path is empty.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard currentPoint != nil else { return }
    elements.append(.curve(to: point, control1: control1, control2: control2))
    currentPoint = point
  }

  /// Closes the subpath with a line to its start, which becomes the current point.
  ///
  /// Does nothing if the path is empty or the subpath is already closed.
  public mutating func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
    elements.append(.closeSubpath)
    currentPoint = subpathStart
  }

  /// Adds the elements of another path.
  public mutating func append(_ path: Path) {
    for element in path.elements { append(element) }
  }

  /// Adds one element.
  ///
  /// Does nothing if the path is empty and the element isn't a move, or if the element closes a
  /// subpath that is already closed.
  public mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let control1, let control2):
      addCurve(to: point, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }
}

extension Path.Element {
  /// The points of the element, with its end point last; empty for `closeSubpath`.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .closeSubpath: []
    }
  }

  /// Returns the element with each point mapped.
  func mapped(_ map: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(to: map(point))
    case .line(let point): .line(to: map(point))
    case .quadCurve(let point, let control): .quadCurve(to: map(point), control: map(control))
    case .curve(let point, let control1, let control2):
      .curve(to: map(point), control1: map(control1), control2: map(control2))
    case .closeSubpath: .closeSubpath
    }
  }
}
