public import Foundation

/// A path of lines and Bézier curves: `UIBezierPath` without its drawing.
///
///     let bubble = BezierPath(roundedRect: bounds, cornerRadius: 12)
///     override func point(inside point: CGPoint, with event: Event?) -> Bool { bubble.contains(point) }
///
/// All numbers are points in one space, y down; angles are radians that grow clockwise on screen. Not safe to share between
/// threads: send its ``path``.
open class BezierPath {
  /// The elements as a value.
  public final var path: Path {
    didSet {
      index = nil
      scans = 0
    }
  }

  /// Whether areas that the path goes around an even number of times are holes; false, the winding rule, by default.
  public final var usesEvenOddFillRule = false
  /// The width of the line, in points, for a front that draws; nothing here reads it, nor the five below.
  public final var lineWidth: CGFloat = 1
  /// How open ends are drawn.
  public final var lineCapStyle = CGLineCap.butt
  /// How corners are drawn.
  public final var lineJoinStyle = CGLineJoin.miter
  /// The longest that a corner may stick out, in line widths.
  public final var miterLimit: CGFloat = 10
  /// How far what is drawn may be from the curve, in pixels.
  public final var flatness: CGFloat = 0.6
  /// The lengths of dashes and gaps in turn, in points, and where in them the line starts.
  final var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Derived from `path`, which drops it; made when the path was scanned as often as that is worth.
  private final var index: PathIndex?
  private final var scans = 0
  // Making the index takes 23 scans, measured with 100,000 lines.
  private static let scansBeforeIndex = threshold(16, low: 1)
  private static let fewestIndexedElements = threshold(16, low: 1)

  /// An empty path.
  public init() { path = Path() }

  /// A path with these elements.
  public init(_ path: Path) { self.path = path }

  /// Whether the area that the path fills holds `point`, by the rule that `usesEvenOddFillRule` says.
  ///
  /// Half-open and exact for lines; see ``Path/contains(_:usesEvenOddFillRule:)``. A subpath that isn't closed counts as closed,
  /// as it is filled; UIKit's documentation says that it encloses nothing, and its code doesn't.
  ///
  /// - Complexity: O(elements) for the first points after a change, then mostly O(log elements): an index is kept.
  open func contains(_ point: CGPoint) -> Bool {
    let count = winding(around: SIMD2(point))
    return usesEvenOddFillRule ? count & 1 != 0 : count != 0
  }

  private final func winding(around point: SIMD2<Double>) -> Int {
    if let index { return index.winding(around: point) }
    guard scans == Self.scansBeforeIndex else {
      // A short path is scanned each time.
      if path.elements.count >= Self.fewestIndexedElements { scans += 1 }
      return path.winding(around: point)
    }
    let index = PathIndex(path)
    self.index = index
    return index.winding(around: point)
  }

  /// The smallest rectangle that holds the path, tight around its curves; null for an empty path.
  ///
  /// - Complexity: O(elements).
  open var bounds: CGRect { path.bounds }

  /// A path with the same elements and the same options.
  open func copy() -> Any {
    let copy = BezierPath(path)
    copy.takeOptions(of: self)
    return copy
  }

  private final func takeOptions(of other: BezierPath) {
    usesEvenOddFillRule = other.usesEvenOddFillRule
    (lineWidth, lineCapStyle, lineJoinStyle) = (
      other.lineWidth, other.lineCapStyle, other.lineJoinStyle
    )
    (miterLimit, flatness, dash) = (other.miterLimit, other.flatness, other.dash)
  }

  /// The same outline drawn the other way round, with the same options.
  open func reversing() -> BezierPath {
    let reversed = BezierPath(path.reversed())
    reversed.takeOptions(of: self)
    return reversed
  }
}

/// Paths are not safe to share between threads; send their ``BezierPath/path``.
@available(*, unavailable)
extension BezierPath: Sendable {}

extension BezierPath: Hashable {
  /// Whether the two have the same elements in the same order.
  public static func == (left: BezierPath, right: BezierPath) -> Bool { left.path == right.path }

  /// Hashes the elements.
  public final func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
