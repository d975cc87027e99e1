import Foundation
import ViewGeometry

/// A bound on the distance between a converted point and the exact one, derived in ErrorBounds.md.
struct RouteErrorBound {
  /// The number of levels climbed to the common ancestor, n.
  let levelsUp: Int
  /// The number of levels descended from the common ancestor, m.
  let levelsDown: Int
  /// R: an upper bound on all sums on the way, in points of the common ancestor.
  let reach: Double
  /// The largest factor by which the descent stretches lengths.
  ///
  /// It is the reciprocal of the smallest singular value of the map that the descent inverts.
  let stretch: Double
  /// κ: the product of the norms of the descended levels, multiplied by `stretch`.
  let condition: Double

  /// The maximum distance between the converted point and the exact one, in points of the target.
  ///
  /// It is infinite if the descent is too close to singular for a bound.
  var distance: Double {
    let unit = 0x1p-53
    guard unit * condition * Double(4 * levelsDown + 4) < 0.005 else { return .infinity }
    let units =
      14 * Double(levelsUp + levelsDown) + 4 * Double(levelsDown + 1) * condition + 17
    // The additional 2% covers the terms of second order and the rounding of the bound itself.
    return 1.02 * units * unit * reach * stretch
  }
}

extension NaiveTree {
  /// Returns the bound for converting `point` between two views of one tree.
  func errorBound(of point: CGPoint, from source: Int, to target: Int) -> RouteErrorBound {
    let ancestor = commonAncestor(of: source, target)
    let ascent = ancestry(of: source).prefix { $0 != ancestor }
    let descent = ancestry(of: target).prefix { $0 != ancestor }
    let down = map(from: target, upTo: ancestor ?? target, as: ExactNumber.self)
    let smallest = down.smallestSingularValue
    let norms = descent.reduce(1) { $0 * linearNorm(of: $1) }
    return RouteErrorBound(
      levelsUp: ascent.count, levelsDown: descent.count,
      reach: reach(of: point, up: ascent) + reach(of: .zero, up: descent),
      stretch: 1 / smallest, condition: norms / smallest)
  }

  /// Returns the largest factor by which the map of a route stretches lengths, including earlier
  /// errors.
  func stretch(from source: Int, to target: Int) -> Double {
    let ancestor = commonAncestor(of: source, target) ?? source
    let up = ancestry(of: source).prefix { $0 != ancestor }.reduce(1) { $0 * linearNorm(of: $1) }
    return up / map(from: target, upTo: ancestor, as: ExactNumber.self).smallestSingularValue
  }

  // This is the recursion r' = r |B| + λ of the article.
  private func reach(of point: CGPoint, up chain: ArraySlice<Int>) -> Double {
    chain.reduce(hypot(point.x, point.y)) { reach, index in
      let view = views[index]
      let norm = linearNorm(of: index)
      let shift = hypot(
        abs(view.center.x) + abs(view.transform.tx), abs(view.center.y) + abs(view.transform.ty))
      let anchor = hypot(
        abs(view.bounds.origin.x) + abs(view.anchorPoint.x * view.bounds.width),
        abs(view.bounds.origin.y) + abs(view.anchorPoint.y * view.bounds.height))
      return reach * norm + shift + 2.0.squareRoot() * anchor * norm
    }
  }

  private func linearNorm(of index: Int) -> Double {
    let m = views[index].transform
    return largestSingularValue(m.a, m.b, m.c, m.d)
  }
}

extension Affine where Number == ExactNumber {
  /// The smallest singular value of the linear part: the determinant divided by the largest one.
  fileprivate var smallestSingularValue: Double {
    let largest = largestSingularValue(
      a.approximation, b.approximation, c.approximation, d.approximation)
    return largest == 0 ? 0 : abs(determinant.approximation) / largest
  }
}

/// Returns the spectral norm of a 2×2 matrix.
private func largestSingularValue(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
  (hypot(a + d, b - c) + hypot(a - d, b + c)) / 2
}
