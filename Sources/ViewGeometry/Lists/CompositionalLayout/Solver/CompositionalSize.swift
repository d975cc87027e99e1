/// A length of an element in a compositional layout, before it is resolved (R8.1).
package enum CompositionalLength: Sendable, Hashable {
  /// A length in points.
  case absolute(Double)
  /// An estimated length in points, used until the element is measured.
  case estimated(Double)
  /// An estimated length in points, which is replaced by the largest measured length among the
  /// siblings (R8.4).
  case uniform(estimate: Double)
  /// A fraction of the container's width.
  case fractionOfWidth(Double)
  /// A fraction of the container's height.
  case fractionOfHeight(Double)

  /// Whether measuring the element replaces this length.
  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniform: true
    case .absolute, .fractionOfWidth, .fractionOfHeight: false
    }
  }

  /// The length in points, or the fraction.
  var number: Double {
    switch self {
    case .absolute(let number), .estimated(let number), .uniform(let number),
      .fractionOfWidth(let number), .fractionOfHeight(let number):
      number
    }
  }

  /// Returns the length in points in the given container; 0 if it is negative or NaN.
  package func resolved(in container: LayoutSize) -> Double {
    let length =
      switch self {
      case .absolute(let points), .estimated(let points), .uniform(let points): points
      case .fractionOfWidth(let fraction): fraction * container.width
      case .fractionOfHeight(let fraction): fraction * container.height
      }
    return length > 0 ? length : 0
  }

  var transposed: CompositionalLength {
    switch self {
    case .absolute, .estimated, .uniform: self
    case .fractionOfWidth(let fraction): .fractionOfHeight(fraction)
    case .fractionOfHeight(let fraction): .fractionOfWidth(fraction)
    }
  }
}

/// The size of an element before it is resolved.
///
/// The width and the height may each be a fraction of the container's width or height (R8.2).
package struct CompositionalSize: Sendable, Hashable {
  package var width: CompositionalLength
  package var height: CompositionalLength

  package init(width: CompositionalLength, height: CompositionalLength) {
    self.width = width
    self.height = height
  }

  package func resolved(in container: LayoutSize) -> LayoutSize {
    LayoutSize(width: width.resolved(in: container), height: height.resolved(in: container))
  }

  package subscript(axis: Axis) -> CompositionalLength {
    axis == .horizontal ? width : height
  }

  var transposed: CompositionalSize {
    CompositionalSize(width: height.transposed, height: width.transposed)
  }
}
