public import Foundation

extension Path {
  /// Returns the path with every point mapped by `transform`.
  ///
  /// - Complexity: O(elements).
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    for element in elements { path.append(element.mapped { $0.applying(transform) }) }
    return path
  }

  /// Returns the path with every point mapped by `map`.
  ///
  /// Under an affine map, the result is the exact image of the path. Under a projective map, only
  /// lines whose points are in front of the camera are exact: a curve with the mapped points merely
  /// approximates the image of a curve.
  ///
  /// - Complexity: O(elements).
  public func mapped(by map: CoordinateMap) -> Path {
    var path = Path()
    for element in elements { path.append(element.mapped { map.map($0) }) }
    return path
  }

  /// Returns the path in reverse direction: the last subpath first, and each from its end to its
  /// start.
  ///
  /// Reversing a path twice results in the original elements, with a move before each subpath.
  ///
  /// - Complexity: O(elements).
  public func reversed() -> Path {
    var path = Path()
    for subpath in subpaths.reversed() { path.append(subpath.reversed) }
    return path
  }

  /// Returns the path with curves replaced by lines that stay within `tolerance` points of them.
  ///
  /// The lines join points of the curve at equal steps of its parameter. Each curve is replaced by
  /// at most 65,536 lines, even if more are necessary for the tolerance.
  ///
  /// - Complexity: O(elements + lines).
  /// - Precondition: `tolerance` is positive.
  public func flattened(tolerance: CGFloat) -> Path {
    precondition(
      tolerance > 0, "The tolerance for flattening a path must be above zero, not \(tolerance).")
    var path = Path()
    func add(_ curve: CubicCurve, _ end: CGPoint) {
      let steps = curve.steps(tolerance: Double(tolerance))
      for step in 1..<steps {
        let point = curve.point(at: Double(step) / Double(steps))
        path.addLine(to: CGPoint(x: point.x, y: point.y))
      }
      path.addLine(to: end)
    }
    for element in elements {
      let start = SIMD2(path.currentPoint ?? .zero)
      switch element {
      case .quadCurve(let end, let control):
        add(CubicCurve(start: start, control: SIMD2(control), end: SIMD2(end)), end)
      case .curve(let end, let control1, let control2):
        add(
          CubicCurve(
            start: start, control1: SIMD2(control1), control2: SIMD2(control2), end: SIMD2(end)),
          end)
      default: path.append(element)
      }
    }
    return path
  }

  /// The elements, divided at each move and after each close; each subpath has its own start.
  private var subpaths: [Subpath] {
    var all: [Subpath] = []
    var isOpen = false
    for element in elements {
      switch element {
      case .move(let point):
        all.append(Subpath(start: point))
        isOpen = true
      case .closeSubpath:
        all[all.count - 1].isClosed = true
        isOpen = false
      default:
        if !isOpen, let start = all.last?.start { all.append(Subpath(start: start)) }
        isOpen = true
        all[all.count - 1].segments.append(element)
      }
    }
    return all
  }

  private struct Subpath {
    let start: CGPoint
    var segments: [Element] = []
    var isClosed = false

    var reversed: Path {
      var path = Path()
      let ends = [start] + segments.compactMap(\.points.last)
      path.move(to: ends[ends.count - 1])
      for (segment, end) in zip(segments, ends).reversed() {
        switch segment {
        case .quadCurve(_, let control): path.addQuadCurve(to: end, control: control)
        case .curve(_, let control1, let control2):
          path.addCurve(to: end, control1: control2, control2: control1)
        default: path.addLine(to: end)
        }
      }
      if isClosed { path.closeSubpath() }
      return path
    }
  }
}
