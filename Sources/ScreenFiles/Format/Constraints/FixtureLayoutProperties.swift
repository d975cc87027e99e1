import Foundation
package import ViewGeometry

/// The properties of a view that affect constraints; omitted ones have the defaults of `View`.
package struct FixtureLayoutProperties: Sendable, Equatable {
  /// The supported values of `semanticContentAttribute`.
  package enum Semantic: String, Sendable, CaseIterable {
    case unspecified, forceLeftToRight, forceRightToLeft
  }

  /// Whether the view's frame is translated into constraints.
  ///
  /// It is false for a view that is positioned by constraints.
  package let translatesMask: Bool
  /// The content hugging priorities, first horizontal, then vertical; nil for the defaults.
  package let hugging: [Double]?
  /// The compression resistance priorities, first horizontal, then vertical; nil for the defaults.
  package let resistance: [Double]?
  /// The layout margins of the view, in points; nil for the defaults.
  package let margins: EdgeInsets?
  /// The view's `semanticContentAttribute`, which determines the layout direction of its content.
  package let semantic: Semantic
}

extension FixtureLayoutProperties {
  static let keys: Set<String> = [
    "translatesAutoresizingMaskIntoConstraints", "contentHuggingPriority",
    "contentCompressionResistancePriority", "layoutMargins", "semanticContentAttribute",
  ]

  /// Decodes the properties; returns nil if the view has none of them.
  init?(_ object: FixtureObject) throws(FixtureError) {
    guard Self.keys.contains(where: { object[$0] != nil }) else { return nil }
    translatesMask = try object["translatesAutoresizingMaskIntoConstraints"]?.bool() ?? true
    hugging = try object["contentHuggingPriority"]?.priorities()
    resistance = try object["contentCompressionResistancePriority"]?.priorities()
    margins = try object["layoutMargins"]?.insets()
    semantic = try object["semanticContentAttribute"]?.name(Semantic.self) ?? .unspecified
  }

  /// Applies the properties to `view`, which has no superview yet.
  func apply(to view: View) {
    view.semanticContentAttribute =
      switch semantic {
      case .unspecified: .unspecified
      case .forceLeftToRight: .forceLeftToRight
      case .forceRightToLeft: .forceRightToLeft
      }
    if let margins { view.layoutMargins = margins }
    for (place, axis) in [Axis.horizontal, .vertical].enumerated() {
      if let hugging {
        view.setContentHuggingPriority(LayoutPriority(Float(hugging[place])), for: axis)
      }
      if let resistance {
        view.setContentCompressionResistancePriority(
          LayoutPriority(Float(resistance[place])), for: axis)
      }
    }
    if !translatesMask { view.translatesAutoresizingMaskIntoConstraints = false }
  }
}
