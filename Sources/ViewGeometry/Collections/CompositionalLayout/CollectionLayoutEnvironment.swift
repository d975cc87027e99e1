public import Foundation

/// What a section or a custom group is laid out in: UIKit's `NSCollectionLayoutContainer`.
public protocol CollectionLayoutContainer {
  /// The whole size, in points.
  var contentSize: CGSize { get }
  /// The size that the insets leave: what fractions refer to.
  var effectiveContentSize: CGSize { get }
  /// What is kept free at the edges, in points.
  var contentInsets: DirectionalEdgeInsets { get }
  /// What is kept free at the edges, in points.
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}

/// What a section provider knows: UIKit's `NSCollectionLayoutEnvironment`, the geometry of it.
public protocol CollectionLayoutEnvironment {
  /// The collection view, or the group.
  var container: any CollectionLayoutContainer { get }
}

/// The container of a layout or of a custom group.
struct LayoutContainer: CollectionLayoutContainer, CollectionLayoutEnvironment, Equatable {
  let contentSize: CGSize
  let contentInsets: DirectionalEdgeInsets
  var layoutMargins = DirectionalEdgeInsets.zero

  var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }

  var container: any CollectionLayoutContainer { self }
}

extension LayoutContainer {
  /// The container that a collection view gives its layout: its bounds less the adjusted content inset (R6.1).
  init(_ view: CollectionView?) {
    guard let view else {
      self.init(contentSize: .zero, contentInsets: .zero)
      return
    }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    self.init(
      contentSize: view.bounds.size,
      contentInsets: DirectionalEdgeInsets(
        view.adjustedContentInset, isRightToLeft: isRightToLeft),
      layoutMargins: DirectionalEdgeInsets(view.layoutMargins, isRightToLeft: isRightToLeft))
  }

  init(group size: FlowSize) {
    self.init(
      contentSize: CGSize(width: size.width, height: size.height), contentInsets: .zero)
  }

  /// The effective size as a solver sees it.
  func flowSize(isHorizontal: Bool) -> FlowSize {
    let size = effectiveContentSize
    let flow = FlowSize(width: Double(size.width), height: Double(size.height))
    return isHorizontal ? flow.transposed : flow
  }
}

extension DirectionalEdgeInsets {
  fileprivate init(_ insets: EdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isRightToLeft ? insets.left : insets.right)
  }
}
