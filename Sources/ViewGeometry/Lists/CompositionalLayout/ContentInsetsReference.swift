import Foundation

/// The reference for a section's content insets, like UIKit's `UIContentInsetsReference`.
///
/// It affects the edges across the scrolling direction. If the reference extends further inward than the collection
/// view's adjusted content inset, the difference is added to the section's insets.
public enum ContentInsetsReference: Int, Sendable, Hashable {
  /// The reference of the layout's configuration; for the configuration itself, the safe area.
  case automatic = 0
  /// Only the collection view's adjusted content inset.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The layout margins, limited to a centered readable width of 672 points.
  case readableContent = 4
}

extension LayoutContainer {
  /// The width of readable content, in points.
  ///
  /// In UIKit it depends on the text size.
  private static let readableWidth: CGFloat = 672

  /// Returns the horizontal insets of a reference in excess of the container's own insets.
  func insets(
    from reference: ContentInsetsReference, isHorizontal: Bool
  ) -> CompositionalInsets {
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: return sides(of: safeArea, isHorizontal)
    case .layoutMargins: return sides(of: layoutMargins, isHorizontal)
    case .readableContent:
      var sides = sides(of: layoutMargins, isHorizontal)
      // There is no readable height, because readability concerns the length of text lines.
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
