import Foundation
package import ViewGeometry

/// What a view tells constraints; names and defaults are those of `View`.
package struct FixtureWishes: Sendable, Equatable {
  /// Which way its content is read.
  package enum Semantic: String, Sendable, CaseIterable {
    case unspecified, forceLeftToRight, forceRightToLeft
  }

  /// Whether its frame stands for constraints; false for a view that constraints place.
  package let translatesMask: Bool
  /// How much it is against being larger than its content, horizontally and vertically; nil for the defaults.
  package let hugging: [Double]?
  /// How much it is against being smaller than its content, horizontally and vertically; nil for the defaults.
  package let resistance: [Double]?
  /// The distances of its content from its edges, in points; nil for the defaults.
  package let margins: EdgeInsets?
  /// Which way its content is read.
  package let semantic: Semantic
}

extension FixtureWishes {
  static let keys: Set<String> = [
    "translatesAutoresizingMaskIntoConstraints", "contentHuggingPriority",
    "contentCompressionResistancePriority", "layoutMargins", "semanticContentAttribute",
  ]

  /// Nil for a view that says nothing of the kind.
  init?(_ object: FixtureObject) throws(FixtureError) {
    guard Self.keys.contains(where: { object[$0] != nil }) else { return nil }
    translatesMask = try object["translatesAutoresizingMaskIntoConstraints"]?.bool() ?? true
    hugging = try object["contentHuggingPriority"]?.priorities()
    resistance = try object["contentCompressionResistancePriority"]?.priorities()
    margins = try object["layoutMargins"]?.insets()
    semantic = try object["semanticContentAttribute"]?.name(Semantic.self) ?? .unspecified
  }

  /// Tells a view without superview.
  func tell(_ view: View) {
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
