/// One length of a composition, before it is resolved (R8.1).
package enum CompositionalLength: Sendable, Hashable {
  /// A number of points.
  case absolute(Double)
  /// A number of points that holds until the element is measured.
  case estimated(Double)
  /// As estimated, and all such siblings take the largest length any of them was measured with (R8.4).
  case uniform(estimate: Double)
  /// A part of the container's width.
  case fractionOfWidth(Double)
  /// A part of the container's height.
  case fractionOfHeight(Double)

  /// Whether a measurement replaces the length.
  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniform: true
    case .absolute, .fractionOfWidth, .fractionOfHeight: false
    }
  }

  /// The points or the fraction.
  var number: Double {
    switch self {
    case .absolute(let number), .estimated(let number), .uniform(let number),
      .fractionOfWidth(let number), .fractionOfHeight(let number):
      number
    }
  }

  /// The length in a container of a size, in points; at least 0, also for nonsense.
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

/// The size of an element of a composition, before it is resolved; either length may use either fraction (R8.2).
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
