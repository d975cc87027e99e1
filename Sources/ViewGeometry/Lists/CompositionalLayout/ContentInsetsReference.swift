import Foundation

/// The area that a section's content insets are relative to, like UIKit's
/// `UIContentInsetsReference`.
///
/// It affects the insets perpendicular to the scroll direction. If the area's inset at an edge
/// exceeds the collection view's adjusted content inset, the difference is added to the section's
/// inset.
public enum ContentInsetsReference: Int, Sendable, Hashable {
  /// The area that the layout's configuration specifies; in the configuration itself, the safe
  /// area.
  case automatic = 0
  /// The area inside the collection view's adjusted content inset.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The area inside the layout margins.
  case layoutMargins = 3
  /// The readable content area: the area inside the layout margins, centered and at most 672 points
  /// wide.
  ///
  /// In a layout that scrolls horizontally, it has no maximum width and equals `layoutMargins`.
  case readableContent = 4
}

extension LayoutContainer {
  /// The maximum width of readable content, in points.
  ///
  /// In UIKit, it depends on the text size.
  private static let readableWidth: CGFloat = 672

  /// Returns the amounts by which the insets of the `reference` area exceed the container's own
  /// insets, at least 0.
  ///
  /// Only the edges perpendicular to the scroll direction are considered. For the two other edges,
  /// the result is 0.
  func insets(
    from reference: ContentInsetsReference, isHorizontal: Bool
  ) -> CompositionalInsets {
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: return sides(of: safeArea, isHorizontal)
    case .layoutMargins: return sides(of: layoutMargins, isHorizontal)
    case .readableContent:
      var sides = sides(of: layoutMargins, isHorizontal)
      // Readable content has no maximum height: readability depends on the length of text lines.
      guard !isHorizontal else { return sides }
      let left = Double(effectiveContentSize.width) - sides.leading - sides.trailing
      let extra = max(0, (left - Double(Self.readableWidth)) / 2)
      sides.leading += extra
      sides.trailing += extra
      return sides
    }
  }

  private func sides(
    of insets: DirectionalEdgeInsets, _ isHorizontal: Bool
  ) -> CompositionalInsets {
    isHorizontal
      ? CompositionalInsets(
        top: max(0, Double(insets.top - contentInsets.top)),
        bottom: max(0, Double(insets.bottom - contentInsets.bottom)))
      : CompositionalInsets(
        leading: max(0, Double(insets.leading - contentInsets.leading)),
        trailing: max(0, Double(insets.trailing - contentInsets.trailing)))
  }
}
