import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// The bounds on the rounding of composing two maps and of placing a view, compared with exact
/// numbers.
@Suite struct RoundingBoundLaws {
  /// The rows of a homography.
  private typealias Matrix = [[Double]]

  private func matrix(_ map: ProjectiveMap) -> Matrix {
    [[map.a, map.b, map.px], [map.c, map.d, map.py], [map.tx, map.ty, map.pw]]
  }

  /// The error of each entry of `product`.
  private func errors(of product: Matrix, from left: Matrix, _ right: Matrix) -> Matrix {
    (0..<3).map { row in
      (0..<3).map { column in
        let exact = (0..<3).reduce(ExactNumber(0)) {
          $0 + ExactNumber(left[row][$1]) * ExactNumber(right[$1][column])
        }
        return (exact - ExactNumber(product[row][column])).approximation
      }
    }
  }

  private func length(_ numbers: Double...) -> Double {
    numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }

  @Test func `each block of a composed map is off by no more than its rounding`() {
    check({ ($0.projectiveMap(), $0.projectiveMap()) }) { first, next in
      var product = first
      product.append(next)
      let off = errors(of: matrix(product), from: matrix(first), matrix(next))

      let bound = ProjectiveMap.compositionRounding(first, next)

      try demand(
        length(off[0][0], off[0][1], off[1][0], off[1][1]) <= bound.linear,
        "the linear part")
      try demand(length(off[2][0], off[2][1]) <= bound.offset, "the offset")
      try demand(length(off[0][2], off[1][2]) <= bound.perspective, "the perspective")
      try demand(abs(off[2][2]) <= bound.corner, "the corner")
    }
  }

  private func placement(_ source: inout ChoiceSource) -> Placement {
    func number(_ source: inout ChoiceSource) -> Double {
      source.pick([0, 0.001, 1, 1_000]) * source.real(within: 10)
    }
    var placement = Placement()
    placement.bounds = CGRect(
      x: number(&source), y: number(&source), width: abs(number(&source)),
      height: abs(number(&source)))
    placement.anchorPoint = CGPoint(x: source.real(within: 2), y: source.real(within: 2))
    placement.center = CGPoint(x: number(&source), y: number(&source))
    placement.transform = CGAffineTransform(
      a: number(&source), b: source.pick([0, 1]) * number(&source),
      c: source.pick([0, 1]) * number(&source), d: number(&source), tx: number(&source),
      ty: number(&source))
    return placement
  }

  @Test func `the offset of a placed view is off by no more than its error`() {
    check({ self.placement(&$0) }) { placement in
      let (bounds, anchor) = (placement.bounds, placement.anchorPoint)
      let (center, transform) = (placement.center, placement.transform)
      func exact(_ number: CGFloat) -> ExactNumber { ExactNumber(Double(number)) }
      let x = exact(bounds.minX) + exact(anchor.x) * exact(bounds.width)
      let y = exact(bounds.minY) + exact(anchor.y) * exact(bounds.height)

      let offsetX =
        exact(center.x) - (x * exact(transform.a) + y * exact(transform.c)) + exact(transform.tx)
      let offsetY =
        exact(center.y) - (x * exact(transform.b) + y * exact(transform.d)) + exact(transform.ty)
      let error = length(
        (offsetX - ExactNumber(placement.offsetX)).approximation,
        (offsetY - ExactNumber(placement.offsetY)).approximation)

      try demand(error <= placement.mapError.offset, "\(error)")
    }
  }
}
