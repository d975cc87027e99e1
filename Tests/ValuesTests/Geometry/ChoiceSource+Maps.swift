@testable import TestSupport
@testable import ViewGeometry

extension ChoiceSource {
  /// A shift, a scale, an affine or a projective map, with values that aren't round.
  mutating func projectiveMap() -> ProjectiveMap {
    let (x, y) = (real(within: 100), real(within: 100))
    let (a, b) = (real(within: 3), real(within: 3))
    let (c, d) = (real(within: 3), real(within: 3))
    switch choice(below: 4) {
    case 0: return ProjectiveMap(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    case 1: return ProjectiveMap(a: a, b: 0, c: 0, d: d, tx: x, ty: y)
    case 2: return ProjectiveMap(a: a, b: b, c: c, d: d, tx: x, ty: y)
    default:
      return ProjectiveMap(
        kind: .projective, a: a, b: b, c: c, d: d, tx: x, ty: y, px: real(within: 1),
        py: real(within: 1), pw: real(within: 1))
    }
  }
}
