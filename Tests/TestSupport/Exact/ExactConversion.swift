import Foundation

/// The exact result of a conversion, kept as a fraction so that nothing is rounded.
struct ExactConversion {
  /// The exact coordinates times the determinant.
  private let scaled: Coordinates<ExactNumber>
  private let determinant: ExactNumber

  /// The conversion of `point` between two views of a tree; nil if a singular view lies on the descent.
  init?(of point: CGPoint, from source: Int, to target: Int, in tree: NaiveTree) {
    guard let ancestor = tree.commonAncestor(of: source, target) else { return nil }
    let start = Coordinates(x: ExactNumber(point.x), y: ExactNumber(point.y))
    let up = tree.map(from: source, upTo: ancestor, as: ExactNumber.self)
    let down = tree.map(from: target, upTo: ancestor, as: ExactNumber.self)
    determinant = down.determinant
    guard !determinant.isZero else { return nil }
    scaled = down.scaledPreimage(of: up.map(start))
  }

  /// Whether neither coordinate of `answer` is further than `distance` from the exact one.
  func isWithin(_ distance: Double, of answer: CGPoint) -> Bool {
    guard distance.isFinite else { return true }
    let allowed = ExactNumber(distance) * determinant.magnitude
    return [(answer.x, scaled.x), (answer.y, scaled.y)].allSatisfy { coordinate, scaled in
      let error = (ExactNumber(coordinate) * determinant - scaled).magnitude
      return !(allowed < error)
    }
  }

  /// Whether `answer` is the exact point.
  func equals(_ answer: CGPoint) -> Bool {
    isWithin(0, of: answer)
  }
}
