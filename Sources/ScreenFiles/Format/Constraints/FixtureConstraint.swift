import Foundation
import ViewGeometry

/// A constraint between views of a fixture; omitted values have the defaults of `LayoutConstraint`.
package struct FixtureConstraint: Sendable, Equatable {
  /// An attribute of a view or of one of its guides.
  package struct Side: Sendable, Equatable {
    /// The index of the view in the fixture's views.
    package let view: Int
    /// The guide of the view; nil for the view itself.
    package let guide: FixtureGuide?
    /// The attribute: an edge, a center, a baseline or a size.
    package let attribute: FixtureAttribute
  }

  /// The relation between two attributes.
  package enum Relation: String, Sendable, CaseIterable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="
  }

  /// The identifier of the constraint in reports of conflicts; nil if it has none.
  package let identifier: String?
  /// The attribute before the relation.
  package let first: Side
  /// The relation between the two attributes.
  package let relation: Relation
  /// The attribute after the relation; nil if `first` is compared with the constant alone.
  package let second: Side?
  /// The factor by which the second attribute is multiplied.
  package let multiplier: Double
  /// The constant added to the multiplied second attribute, in points.
  package let constant: Double
  /// The priority, above 0 and at most 1,000.
  ///
  /// A priority of 1,000 means required.
  package let priority: Double
}

/// The layout guides that a view provides.
package enum FixtureGuide: String, Sendable, CaseIterable {
  case safeAreaLayoutGuide, layoutMarginsGuide, readableContentGuide
  case contentLayoutGuide, frameLayoutGuide

  /// Whether only scroll views have the guide.
  var isOfScrollView: Bool { self == .contentLayoutGuide || self == .frameLayoutGuide }

  /// Returns the guide of a view; nil if the view doesn't have it.
  func guide(of view: View) -> LayoutGuide? {
    switch self {
    case .safeAreaLayoutGuide: view.safeAreaLayoutGuide
    case .layoutMarginsGuide: view.layoutMarginsGuide
    case .readableContentGuide: view.readableContentGuide
    case .contentLayoutGuide: (view as? ScrollView)?.contentLayoutGuide
    case .frameLayoutGuide: (view as? ScrollView)?.frameLayoutGuide
    }
  }
}

/// An attribute of a view or a guide, with the names of `LayoutConstraint.Attribute`.
package enum FixtureAttribute: String, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline

  /// The corresponding attribute of a `LayoutConstraint`.
  var attribute: LayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    }
  }

  var isSize: Bool { self == .width || self == .height }
  var isBaseline: Bool { self == .lastBaseline || self == .firstBaseline }
  var isDirectional: Bool { self == .leading || self == .trailing }
  var isAbsoluteSide: Bool { self == .left || self == .right }

  /// Whether the attribute is a horizontal position.
  var isHorizontalPlace: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: true
    default: false
    }
  }
}

extension FixtureConstraint {
  /// Creates an inactive constraint between the built views.
  func makeConstraint(between views: [View]) -> LayoutConstraint {
    let relation: LayoutConstraint.Relation =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let made = LayoutConstraint(
      item: first.item(in: views), attribute: first.attribute.attribute, relatedBy: relation,
      toItem: second?.item(in: views),
      attribute: second?.attribute.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant)
    made.priority = LayoutPriority(Float(priority))
    made.identifier = identifier
    return made
  }
}

extension FixtureConstraint.Side {
  fileprivate func item(in views: [View]) -> AnyObject {
    guide?.guide(of: views[view]) ?? views[view]
  }
}
