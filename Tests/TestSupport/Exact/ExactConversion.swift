import Foundation

/// The exact result of a conversion, stored as a fraction so that nothing is rounded.
struct ExactConversion {
  /// The exact coordinates, multiplied by the determinant.
  private let scaled: Coordinates<ExactNumber>
  private let determinant: ExactNumber

  /// Creates the conversion of `point` between two views of a tree.
  ///
  /// Returns nil if the views have no common ancestor, or if a view on the way down to the target
  /// is singular.
  init?(of point: CGPoint, from source: Int, to target: Int, in tree: NaiveTree) {
    guard let ancestor = tree.commonAncestor(of: source, target) else { return nil }
    let start = Coordinates(x: ExactNumber(point.x), y: ExactNumber(point.y))
    let up = tree.map(from: source, upTo: ancestor, as: ExactNumber.self)
    let down = tree.map(from: target, upTo: ancestor, as: ExactNumber.self)
    determinant = down.determinant
    guard !determinant.isZero else { return nil }
    scaled = down.scaledPreimage(of: up.map(start))
  }

  /// Returns whether each coordinate of `answer` is within `distance` of the exact one.
  func isWithin(_ distance: Double, of answer: CGPoint) -> Bool {
    guard distance.isFinite else { return true }
    let allowed = ExactNumber(distance) * determinant.magnitude
    return [(answer.x, scaled.x), (answer.y, scaled.y)].allSatisfy { coordinate, scaled in
      let error = (ExactNumber(coordinate) * determinant - scaled).magnitude
      return !(allowed < error)
    }
  }

  /// Returns whether `answer` is the exact point.
  func equals(_ answer: CGPoint) -> Bool {
    isWithin(0, of: answer)
  }
}
