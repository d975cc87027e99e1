import Foundation

/// A textbook homography for row vectors, `(x, y, 1) · m`, divided by the third component.
struct Homography<Number: RouteNumber> {
  /// The rows of the matrix, each of three numbers.
  let rows: [[Number]]

  /// Returns the two numerators and the denominator of a point's image.
  func homogeneousImage(of point: Coordinates<Number>) -> [Number] {
    (0..<3).map { column in
      point.x * rows[0][column] + point.y * rows[1][column] + rows[2][column]
    }
  }

  func then(_ next: Homography) -> Homography {
    Homography(rows: matrixProduct(rows, next.rows))
  }

  private func minor(_ row: Int, _ column: Int) -> Number {
    let r = [0, 1, 2].filter { $0 != row }
    let c = [0, 1, 2].filter { $0 != column }
    return rows[r[0]][c[0]] * rows[r[1]][c[1]] - rows[r[0]][c[1]] * rows[r[1]][c[0]]
  }

  private func cofactor(_ row: Int, _ column: Int) -> Number {
    (row + column) % 2 == 0 ? minor(row, column) : Number(0) - minor(row, column)
  }

  var determinant: Number {
    rows[0][0] * cofactor(0, 0) + rows[0][1] * cofactor(0, 1) + rows[0][2] * cofactor(0, 2)
  }

  /// The inverse matrix, multiplied by the determinant.
  var adjugate: Homography {
    Homography(rows: (0..<3).map { row in (0..<3).map { cofactor($0, row) } })
  }
}

extension Homography<Double> {
  func image(of point: CGPoint) -> CGPoint {
    let image = homogeneousImage(of: Coordinates(x: Double(point.x), y: Double(point.y)))
    return CGPoint(x: image[0] / image[2], y: image[1] / image[2])
  }

  /// Returns the depth of a point; positive for a point in front of the camera.
  func depth(of point: CGPoint) -> Double {
    homogeneousImage(of: Coordinates(x: Double(point.x), y: Double(point.y)))[2]
  }
}

/// Returns the product of two matrices, which are given by rows.
func matrixProduct<Number: RouteNumber>(
  _ left: [[Number]], _ right: [[Number]]
) -> [[Number]] {
  left.map { row in
    right[0].indices.map { column in
      row.indices.dropFirst().reduce(row[0] * right[0][column]) {
        $0 + row[$1] * right[$1][column]
      }
    }
  }
}
