import Foundation

/// The exact result of a conversion through perspective, in homogeneous coordinates.
///
/// The result is the first two of the three numbers, divided by the third.
struct ExactProjection {
  private let image: [ExactNumber]

  init(of point: CGPoint, from source: Int, to target: Int, in tree: NaiveTree) {
    let ancestor = tree.commonAncestor(of: source, target) ?? source
    let up = tree.homography(from: source, upTo: ancestor, as: ExactNumber.self)
    let down = tree.homography(from: target, upTo: ancestor, as: ExactNumber.self)
    let start = Coordinates(x: ExactNumber(point.x), y: ExactNumber(point.y))
    image = up.then(down.adjugate).homogeneousImage(of: start)
  }

  /// Returns whether each coordinate of `answer` is within `distance` of the exact one.
  func isWithin(_ distance: Double, of answer: CGPoint) -> Bool {
    guard answer.x.isFinite, answer.y.isFinite else { return false }
    let allowed = ExactNumber(distance) * image[2].magnitude
    return [(answer.x, image[0]), (answer.y, image[1])].allSatisfy { coordinate, numerator in
      let error = (ExactNumber(Double(coordinate)) * image[2] - numerator).magnitude
      return !(allowed < error)
    }
  }
}
