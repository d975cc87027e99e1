import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// Which maps have an inverse: those whose determinant is more than the rounding noise of its
/// products.
@Suite struct SingularMapLaws {
  /// Two products of 53 bits, `greater` and `greater - step`, which differ in the last few bits.
  private struct Products: CustomStringConvertible {
    var greater: Double
    var step: Double

    init(_ source: inout ChoiceSource) {
      step = Double(source.index(below: 9))
      greater = 0x1p52 + Double(source.choice(below: 1 << 52)).rounded(.down)
      // Here three is one unit in the last place of both, to the last bit.
      if source.oneIn(8) { (greater, step) = (0x1.8p52 + 2, 3) }
    }

    var smaller: Double { greater - step }

    /// Whether the difference is more than a unit in the last place of both together.
    var differ: Bool { step > 0x1p-52 * (greater + smaller) }

    var description: String { "\(greater) and \(smaller)" }
  }

  /// The three factors of a product: in any order a power of two, another, and the rest.
  private static func factors(
    of product: Double, shared: Double, _ source: inout ChoiceSource
  ) -> [Double] {
    let power = scalbn(1, source.integer(within: 40))
    let rest = product / power
    return source.flag() ? [shared, power, rest] : [shared, rest, power]
  }

  @Test func `a plane map is singular just when its determinant is within a unit of its products`()
  {
    check({ source in
      let products = Products(&source)
      let isSwapped = source.flag()
      let (first, second) =
        isSwapped
        ? (products.smaller, products.greater) : (products.greater, products.smaller)
      let diagonal = Self.factors(of: first, shared: 1, &source)
      let other = Self.factors(of: second, shared: 1, &source)
      let signs = (0..<4).map { _ in source.flag() ? -1.0 : 1 }
      let map = PlaneMap(
        kind: .affine, a: signs[0] * diagonal[1], b: signs[1] * other[1],
        c: signs[2] * other[2], d: signs[3] * diagonal[2], tx: 1, ty: 2)
      return (map, products, signs.reduce(1, *) > 0)
    }) { (map: PlaneMap, products: Products, areAlike: Bool) in
      let hasInverse = !areAlike || products.differ

      try demand(
        (map.inverse != nil) == hasInverse, "\(map) of \(products): \(hasInverse) expected")
    }
  }

  /// A homography with two products in its determinant, one added and one subtracted, which share a
  /// factor.
  private static func homography(
    _ source: inout ChoiceSource
  ) -> (rows: [[Double]], products: Products) {
    // The columns of the rows' entries in a product; the first three are added.
    let orders = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [1, 0, 2], [2, 1, 0]]
    let (added, taken) = (source.pick(Array(orders[..<3])), source.pick(Array(orders[3...])))
    let products = Products(&source)
    let isSwapped = source.flag()
    let (first, second) =
      isSwapped
      ? (products.smaller, products.greater) : (products.greater, products.smaller)
    // Powers of two far from 1, so that a quotient instead of a product makes a large difference.
    let shared = scalbn(source.flag() ? -1 : 1, 3 + source.index(below: 20))
    var rows = [[Double]](repeating: [0, 0, 0], count: 3)
    for (columns, product) in [(added, first), (taken, second)] {
      let numbers = factors(of: product, shared: shared, &source)
      var next = 1
      for row in 0..<3 {
        if added[row] == taken[row] {
          rows[row][columns[row]] = shared
        } else {
          rows[row][columns[row]] = numbers[next]
          next += 1
        }
      }
    }
    return (rows, products)
  }

  private static func map(_ rows: [[Double]]) -> ProjectiveMap {
    ProjectiveMap(
      kind: .projective, a: rows[0][0], b: rows[0][1], c: rows[1][0], d: rows[1][1],
      tx: rows[2][0], ty: rows[2][1], px: rows[0][2], py: rows[1][2], pw: rows[2][2])
  }

  @Test func `a homography is singular just when its determinant is within a unit of its products`()
  {
    check({ Self.homography(&$0) }) { (rows: [[Double]], products: Products) in
      try demand(
        (Self.map(rows).inverse != nil) == products.differ,
        "\(rows) of \(products): \(products.differ) expected")
    }
  }

  @Test func `the inverse of a homography of whole numbers is its cofactors over its determinant`()
  {
    check({ source in
      (0..<3).map { _ in (0..<3).map { _ in Double(source.integer(within: 9)) } }
    }) { (rows: [[Double]]) in
      let textbook = Homography(rows: rows)
      let determinant = textbook.determinant
      let expected = textbook.adjugate.rows.map { $0.map { $0 / determinant } }

      let found = Self.map(rows).inverse

      try demand((found == nil) == (determinant == 0), "determinant \(determinant)")
      guard let found else { return }
      try demand(
        [
          [found.a, found.b, found.px], [found.c, found.d, found.py],
          [found.tx, found.ty, found.pw],
        ]
          == expected, "\(found), not \(expected)")
    }
  }

  @Test
  func `rows and columns scaled by powers of two, however far apart, scale the inverse exactly`() {
    check({ source in
      let numbers = (0..<4).map { _ in Double(source.integer(within: 7)) }
      // The products stay above 2^-1040, where integers this small lose no bit.
      let rows = source.pick([[0, 0], [520, -520], [-520, 520]])
      let columns = rows[0] == 0 ? source.pick([[0, 0], [520, -520], [-520, 520]]) : [0, 0]
      return (numbers, rows, columns)
    }) { (numbers: [Double], rows: [Int], columns: [Int]) in
      let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
      let determinant = a * d - b * c
      let isExact = [1, 2, 4, 8, 16, 32].contains(abs(determinant))
      guard determinant == 0 || isExact else { return }
      func scaled(_ number: Double, _ row: Int, _ column: Int) -> Double {
        scalbn(number, rows[row] + columns[column])
      }
      let map = PlaneMap(
        kind: .affine, a: scaled(a, 0, 0), b: scaled(b, 0, 1), c: scaled(c, 1, 0),
        d: scaled(d, 1, 1), tx: 0, ty: 0)

      let found = map.inverse

      try demand((found != nil) == isExact, "\(map) has \(String(describing: found))")
      guard let found else { return }
      // Rows and columns are permuted.
      func undone(_ number: Double, _ row: Int, _ column: Int) -> Double {
        scalbn(number / determinant, -rows[row] - columns[column])
      }
      let expected = [undone(d, 0, 0), undone(-b, 1, 0), undone(-c, 0, 1), undone(a, 1, 1)]
      try demand(
        [found.a, found.b, found.c, found.d] == expected, "\(found), not \(expected)")
    }
  }
}
