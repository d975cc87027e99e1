/// The size of an element in solver coordinates, in points.
///
/// In a solver, x runs along the lines and y in the scroll direction. A layout that scrolls
/// horizontally is solved as a transposed vertical one; callers transpose the coordinates. Solvers
/// require valid sizes; see `isValid`.
package struct LayoutSize: Sendable, Hashable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Whether both lengths are finite and at least zero.
  package var isValid: Bool {
    width >= 0 && height >= 0 && width < .infinity && height < .infinity
  }
}

extension LayoutSize {
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  var transposed: LayoutSize { LayoutSize(width: height, height: width) }
}
