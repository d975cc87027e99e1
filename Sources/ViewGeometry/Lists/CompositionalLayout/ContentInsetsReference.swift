import Foundation

/// What the content insets of a section are measured from: UIKit's `UIContentInsetsReference`.
///
/// It matters at the sides, across the direction the layout scrolls in. Where the reference reaches further in than the
/// collection view's adjusted content inset, the difference is added to the section's insets.
public enum ContentInsetsReference: Int, Sendable, Hashable {
  /// What the layout's configuration says; for the configuration itself, the safe area.
  case automatic = 0
  /// The collection view's adjusted content inset, nothing else.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The layout margins, and no more than a readable width of 672 points, in the middle.
  case readableContent = 4
}

extension LayoutContainer {
  /// The width of readable content, in points; UIKit's own depends on the size of text.
  private static let readableWidth: CGFloat = 672

  /// What a reference keeps free at the sides, beyond what the container keeps free already.
  func insets(
    from reference: ContentInsetsReference, isHorizontal: Bool
  ) -> CompositionalInsets {
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: return sides(of: safeArea, isHorizontal)
    case .layoutMargins: return sides(of: layoutMargins, isHorizontal)
    case .readableContent:
      var sides = sides(of: layoutMargins, isHorizontal)
      // There is no readable height: it is about lines of text.
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
