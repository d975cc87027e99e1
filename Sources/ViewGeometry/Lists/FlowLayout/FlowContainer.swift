import Foundation

/// The container of a flow layout; it converts sizes and insets to solver coordinates.
struct FlowContainer {
  let isHorizontal: Bool
  /// The length of the bounds perpendicular to the scroll direction, minus the adjusted content
  /// inset (R6.1).
  ///
  /// It is at least 0.
  let width: Double

  init(_ view: CollectionView?, isHorizontal: Bool) {
    self.isHorizontal = isHorizontal
    guard let view else {
      width = 0
      return
    }
    let (bounds, inset) = (view.bounds, view.adjustedContentInset)
    let left =
      isHorizontal
      ? bounds.height - inset.top - inset.bottom : bounds.width - inset.left - inset.right
    width = Double(max(0, left))
  }

  func layoutSize(_ size: CGSize) -> LayoutSize {
    let flow =
      isHorizontal
      ? LayoutSize(width: Double(size.height), height: Double(size.width))
      : LayoutSize(width: Double(size.width), height: Double(size.height))
    precondition(flow.isValid, "An item can't have the size \(size).")
    return flow
  }

  /// Returns the metrics of a section in solver coordinates.
  ///
  /// In a layout that scrolls horizontally, lines run downward, so their leading inset is the top
  /// inset of the section (chapter 6 of the rules).
  func metrics(
    inset: EdgeInsets, lineSpacing: CGFloat, interitemSpacing: CGFloat, header: CGSize,
    footer: CGSize
  ) -> FlowMetrics {
    FlowMetrics(
      leading: Double(isHorizontal ? inset.top : inset.left),
      trailing: Double(isHorizontal ? inset.bottom : inset.right),
      before: Double(isHorizontal ? inset.left : inset.top),
      after: Double(isHorizontal ? inset.right : inset.bottom),
      itemSpacing: Double(interitemSpacing), lineSpacing: Double(lineSpacing),
      header: Double(isHorizontal ? header.width : header.height),
      footer: Double(isHorizontal ? footer.width : footer.height))
  }
}
