import Foundation
import ViewGeometry

/// How far rounding may move a converted point from the exact one: the bound derived in
/// ErrorBounds.md.
struct RouteErrorBound {
  /// The levels climbed to the common ancestor, n.
  let levelsUp: Int
  /// The levels descended from it, m.
  let levelsDown: Int
  /// R: no sum on the way is larger, in points of the common ancestor.
  let reach: Double
  /// The largest factor by which the descent stretches lengths, one over the smallest singular
  /// value of the map that it inverts.
  let stretch: Double
  /// κ: the product of the norms of the levels descended, times the stretch.
  let condition: Double

  /// The largest distance, in points of the target, between the converted point and the exact one.
  ///
  /// Infinite if the descent is too close to singular for any promise.
  var distance: Double {
    let unit = 0x1p-53
    guard unit * condition * Double(4 * levelsDown + 4) < 0.005 else { return .infinity }
    let units =
      14 * Double(levelsUp + levelsDown) + 4 * Double(levelsDown + 1) * condition + 17
    // One part in fifty covers the terms of second order and the rounding of the bound itself.
    return 1.02 * units * unit * reach * stretch
  }
}

extension NaiveTree {
  /// The bound for converting `point` between two views of one tree.
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

  /// The largest factor by which the map of a route stretches lengths, and thus an earlier error.
  func stretch(from source: Int, to target: Int) -> Double {
    let ancestor = commonAncestor(of: source, target) ?? source
    let up = ancestry(of: source).prefix { $0 != ancestor }.reduce(1) { $0 * linearNorm(of: $1) }
    return up / map(from: target, upTo: ancestor, as: ExactNumber.self).smallestSingularValue
  }

  // The recursion r' = r |B| + λ of the article.
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
  /// The factor by which the linear part shrinks lengths at most: the determinant over the largest
  /// singular value.
  fileprivate var smallestSingularValue: Double {
    let largest = largestSingularValue(
      a.approximation, b.approximation, c.approximation, d.approximation)
    return largest == 0 ? 0 : abs(determinant.approximation) / largest
  }
}

/// The spectral norm of a matrix of two rows.
private func largestSingularValue(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
  (hypot(a + d, b - c) + hypot(a - d, b + c)) / 2
}
