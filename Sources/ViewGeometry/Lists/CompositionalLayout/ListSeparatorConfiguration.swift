import Foundation

/// The appearance of the separators of an item in a list, like UIKit's
/// `UIListSeparatorConfiguration` (R8.27).
///
/// Separators take no space. A host that draws lists reads the values.
public struct ListSeparatorConfiguration: Sendable, Hashable {
  /// The visibilities of a separator.
  public enum Visibility: Int, Sendable {
    /// Visible if the appearance of the list has a separator there.
    case automatic
    /// Always visible.
    case visible
    /// Never visible.
    case hidden
  }

  /// Insets that represent the default insets of a separator.
  ///
  /// The host replaces them; they aren't lengths.
  public static let automaticInsets = DirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// The visibility of the separator above the item; `automatic` by default.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator below the item; `automatic` by default.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the item, in points; ``automaticInsets`` by default.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the separator below the item, in points; ``automaticInsets`` by default.
  public var bottomSeparatorInsets = automaticInsets
  /// The color of the separators; ``Color/separator`` by default.
  public var color = Color.separator
  /// The color of the separators while several items are selected; ``Color/separator`` by default.
  public var multipleSelectionColor = Color.separator

  /// Creates a configuration with the default values for an appearance.
  ///
  /// The values are the same for all appearances.
  public init(listAppearance: CollectionLayoutListConfiguration.Appearance) {}
}
