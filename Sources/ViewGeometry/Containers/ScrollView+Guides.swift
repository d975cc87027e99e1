import Foundation

extension ScrollView {
  /// The layout guide of the content, at (0, 0) in content coordinates.
  ///
  /// Constraints on its size determine `contentSize` (R5.13, R11.91). To views inside the scroll
  /// view, the edges of the scroll view itself have the same meaning (R11.90). The content size is
  /// determined if content is pinned to all four edges and its size follows along both axes
  /// (R11.92).
  public final var contentLayoutGuide: LayoutGuide { systemGuide(.scrollContent) }

  /// The layout guide of the visible part, in content coordinates (R5.13, R11.91).
  ///
  /// Views pinned to it don't scroll with the content.
  public final var frameLayoutGuide: LayoutGuide { systemGuide(.scrollFrame) }

  final func takeContentSize(_ size: CGSize) {
    if contentSize != size { contentSize = size }
  }
}
