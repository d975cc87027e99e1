import Foundation
package import ViewGeometry

/// What a stack view has beyond a view.
package struct FixtureStack: Sendable, Equatable {
  /// How lengths along the axis are shared.
  package enum Distribution: String, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where arranged views stand across the axis.
  package enum Alignment: String, Sendable, CaseIterable {
    case fill, leading, center, trailing
  }

  /// The direction in which views are arranged.
  package let axis: Axis
  /// How lengths along the axis are shared.
  package let distribution: Distribution
  /// Where arranged views stand across the axis.
  package let alignment: Alignment
  /// The distance of arranged views, in points.
  package let spacing: Double
}

extension FixtureStack {
  init(_ object: FixtureObject) throws(FixtureError) {
    axis = try object["axis"]?.axis() ?? .horizontal
    distribution = try object["distribution"]?.name(Distribution.self) ?? .fill
    alignment = try object["alignment"]?.name(Alignment.self) ?? .fill
    spacing = try object["spacing"]?.length() ?? 0
  }
}

extension FixtureStack {
  /// Makes a stack view of these values, without arranged views.
  func makeView() -> StackView {
    let view = StackView(frame: .zero)
    view.axis = axis
    view.spacing = spacing
    view.distribution =
      switch distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    view.alignment =
      switch alignment {
      case .fill: .fill
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    return view
  }
}
