import Foundation

extension ScrollView {
  /// The content: its place is (0, 0) in content coordinates, and constraints on its size make `contentSize` (R5.13, R11.91).
  ///
  /// Edges of the scroll view itself mean the same to views inside it (R11.90). Content is determined when it is pinned to all
  /// four edges and its size follows along both axes (R11.92).
  public final var contentLayoutGuide: LayoutGuide { systemGuide(.scrollContent) }

  /// The visible part, in content coordinates: what is pinned to it stays while the content scrolls (R5.13, R11.91).
  public final var frameLayoutGuide: LayoutGuide { systemGuide(.scrollFrame) }

  final func takeContentSize(_ size: CGSize) {
    if contentSize != size { contentSize = size }
  }
}
