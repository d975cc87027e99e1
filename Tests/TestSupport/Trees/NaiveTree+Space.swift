import Foundation
import ViewGeometry

extension NaiveTree {
  /// Returns whether the map from a view to its superview may have perspective.
  func isSpatial(_ index: Int) -> Bool {
    let view = views[index]
    return view.transform3D != nil || view.parent.map { views[$0].sublayerTransform } ?? nil != nil
  }

  /// Returns the map from a view's bounds to its superview's plane, as a product of 4×4 matrices.
  ///
  /// The product is `T(-A) · M · T(center)`, followed by the superview's `T(-A) · S · T(A)`, all
  /// with depth. Then the row and the column of z are removed (R2.18, R2.22).
  func homography<Number: RouteNumber>(of index: Int, as: Number.Type) -> Homography<Number> {
    let view = views[index]
    let (anchor, anchorZ) = (anchor(of: index, as: Number.self), Number(view.anchorPointZ))
    let zero = Number(0)
    var matrix = shift(zero - anchor.x, zero - anchor.y, zero - anchorZ)
    matrix = matrixProduct(
      matrix, (view.transform3D ?? Transform3D(view.transform)).matrix(of: Number.self))
    matrix = matrixProduct(
      matrix,
      shift(
        Number(view.center.x), Number(view.center.y), Number(view.zPosition) + anchorZ))
    if let parent = view.parent, let transform = views[parent].sublayerTransform {
      let (pivot, pivotZ) = (
        self.anchor(of: parent, as: Number.self), Number(views[parent].anchorPointZ)
      )
      matrix = matrixProduct(matrix, shift(zero - pivot.x, zero - pivot.y, zero - pivotZ))
      matrix = matrixProduct(matrix, transform.matrix(of: Number.self))
      matrix = matrixProduct(matrix, shift(pivot.x, pivot.y, pivotZ))
    }
    let plane = [0, 1, 3]
    return Homography(rows: plane.map { row in plane.map { matrix[row][$0] } })
  }

  /// Returns the map from a view's bounds to those of an ancestor, flattened at each level (R2.19).
  func homography<Number: RouteNumber>(
    from index: Int, upTo ancestor: Int, as: Number.Type
  ) -> Homography<Number> {
    let identity = Transform3D.identity.matrix(of: Number.self)
    let start = Homography(rows: (0..<3).map { row in Array(identity[row][0..<3]) })
    return ancestry(of: index).prefix { $0 != ancestor }.reduce(start) {
      $0.then(homography(of: $1, as: Number.self))
    }
  }

  private func shift<Number: RouteNumber>(_ x: Number, _ y: Number, _ z: Number) -> [[Number]] {
    var matrix = Transform3D.identity.matrix(of: Number.self)
    matrix[3] = [x, y, z, Number(1)]
    return matrix
  }
}

extension Transform3D {
  fileprivate func matrix<Number: RouteNumber>(of: Number.Type) -> [[Number]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
      .map { row in row.map { Number(Double($0)) } }
  }
}
