import Foundation
package import ViewGeometry

/// The properties that a stack view has in addition to those of a view.
package struct FixtureStack: Sendable, Equatable {
  /// The distribution of the lengths of arranged views along the axis.
  package enum Distribution: String, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of the arranged views perpendicular to the axis.
  package enum Alignment: String, Sendable, CaseIterable {
    case fill, leading, center, trailing
  }

  /// The axis along which views are arranged.
  package let axis: Axis
  /// The distribution of the lengths of arranged views along the axis.
  package let distribution: Distribution
  /// The alignment of arranged views perpendicular to the axis.
  package let alignment: Alignment
  /// The distance between arranged views, in points; for `equalSpacing` and `equalCentering`, the
  /// minimum distance.
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
  /// Creates a stack view with these values.
  ///
  /// It has no arranged views yet.
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
