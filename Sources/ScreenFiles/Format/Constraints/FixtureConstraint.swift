import Foundation
import ViewGeometry

/// A constraint between listed views of a fixture, as values; names and defaults are those of `LayoutConstraint`.
package struct FixtureConstraint: Sendable, Equatable {
  /// A view, or a guide of it, and what of it counts.
  package struct Side: Sendable, Equatable {
    /// The place of the view in the fixture's views.
    package let view: Int
    /// The guide of the view that is meant; nil for the view itself.
    package let guide: FixtureGuide?
    /// The edge, middle, baseline or size.
    package let attribute: FixtureAttribute
  }

  /// How the two sides compare.
  package enum Relation: String, Sendable, CaseIterable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="
  }

  /// What is called by this name in reports of conflicts.
  package let identifier: String?
  /// The left side.
  package let first: Side
  /// How the sides compare.
  package let relation: Relation
  /// The right side; nil for the constant alone.
  package let second: Side?
  /// What the right side is multiplied by.
  package let multiplier: Double
  /// What is added to the right side, in points.
  package let constant: Double
  /// From above 0 to 1,000, which is required.
  package let priority: Double
}

/// The guides that views make for themselves.
package enum FixtureGuide: String, Sendable, CaseIterable {
  case safeAreaLayoutGuide, layoutMarginsGuide, readableContentGuide
  case contentLayoutGuide, frameLayoutGuide

  /// Whether only scroll views have it.
  var isOfScrollView: Bool { self == .contentLayoutGuide || self == .frameLayoutGuide }

  /// The guide of a view that has it.
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

/// What of a view or a guide a constraint speaks of, by the names of `LayoutConstraint.Attribute`.
package enum FixtureAttribute: String, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline

  /// The attribute of a constraint.
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

  /// Whether it is a place along the horizontal axis.
  var isHorizontalPlace: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: true
    default: false
    }
  }
}

extension FixtureConstraint {
  /// Makes an inactive constraint between built views.
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
