public import Foundation

/// The container in which a section or the items of a custom group are laid out.
///
/// This is UIKit's `NSCollectionLayoutContainer`.
///
/// A conforming type needs to implement only `contentSize` and `contentInsets`.
public protocol CollectionLayoutContainer {
  /// The size of the container, including the insets, in points.
  var contentSize: CGSize { get }
  /// The size inside the insets, in points.
  ///
  /// Fractional lengths of a section's group are fractions of this size minus the section's insets.
  var effectiveContentSize: CGSize { get }
  /// The insets at the edges, in points; values between 0 and 1 are fractions of the container's
  /// width or height (R8.3).
  ///
  /// The insets of a collection view are always in points, even below 1.
  var contentInsets: DirectionalEdgeInsets { get }
  /// The content insets, with fractions converted to points.
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}

extension CollectionLayoutContainer {
  /// The insets in points: values between 0 and 1 are multiplied by the width or height (R8.3).
  public var effectiveContentInsets: DirectionalEdgeInsets {
    func points(_ inset: CGFloat, of length: CGFloat) -> CGFloat {
      inset > 0 && inset < 1 ? inset * length : inset
    }
    return DirectionalEdgeInsets(
      top: points(contentInsets.top, of: contentSize.height),
      leading: points(contentInsets.leading, of: contentSize.width),
      bottom: points(contentInsets.bottom, of: contentSize.height),
      trailing: points(contentInsets.trailing, of: contentSize.width))
  }

  /// The content size minus the effective insets, at least 0.
  public var effectiveContentSize: CGSize {
    let insets = effectiveContentInsets
    return CGSize(
      width: max(0, contentSize.width - insets.leading - insets.trailing),
      height: max(0, contentSize.height - insets.top - insets.bottom))
  }
}

/// The environment passed to a section provider or to the closure of a custom group, like UIKit's
/// `NSCollectionLayoutEnvironment`.
public protocol CollectionLayoutEnvironment {
  /// The container: the collection view or the group.
  var container: any CollectionLayoutContainer { get }
  /// The traits of the collection view; their `layoutDirection` is the view's effective layout
  /// direction.
  var traitCollection: TraitCollection { get }
}

/// The container of a layout or of a custom group.
struct LayoutContainer: CollectionLayoutContainer, CollectionLayoutEnvironment, Equatable {
  let contentSize: CGSize
  let contentInsets: DirectionalEdgeInsets
  var layoutMargins = DirectionalEdgeInsets.zero
  var safeArea = DirectionalEdgeInsets.zero
  var traitCollection = TraitCollection()

  // The insets of a collection view are always points, even below 1.
  var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }

  var container: any CollectionLayoutContainer { self }
}

extension LayoutContainer {
  /// Creates the container of a collection view: its bounds inside the adjusted content inset
  /// (R6.1); an empty container if `view` is nil.
  init(_ view: CollectionView?) {
    guard let view else {
      self.init(contentSize: .zero, contentInsets: .zero)
      return
    }
    let direction = view.effectiveUserInterfaceLayoutDirection
    // The layout starts at the left edge unless it is mirrored.
    let isMirrored =
      direction != view.storedLayout.developmentLayoutDirection
      && view.storedLayout.flipsHorizontallyInOppositeLayoutDirection
    self.init(
      contentSize: view.bounds.size,
      contentInsets: DirectionalEdgeInsets(view.adjustedContentInset, isMirrored: isMirrored),
      layoutMargins: DirectionalEdgeInsets(view.layoutMargins, isMirrored: isMirrored),
      safeArea: DirectionalEdgeInsets(view.safeAreaInsets, isMirrored: isMirrored),
      traitCollection: view.traitCollection.modifyingTraits {
        $0.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
      })
  }

  /// Returns the container of a custom group with the given size.
  func group(_ size: LayoutSize) -> LayoutContainer {
    LayoutContainer(
      contentSize: CGSize(width: size.width, height: size.height), contentInsets: .zero,
      traitCollection: traitCollection)
  }

  /// Returns the effective content size in solver coordinates: transposed if the layout scrolls
  /// horizontally.
  func layoutSize(isHorizontal: Bool) -> LayoutSize {
    let size = effectiveContentSize
    let flow = LayoutSize(width: Double(size.width), height: Double(size.height))
    return isHorizontal ? flow.transposed : flow
  }
}

extension DirectionalEdgeInsets {
  fileprivate init(_ insets: EdgeInsets, isMirrored: Bool) {
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left,
      bottom: insets.bottom, trailing: isMirrored ? insets.left : insets.right)
  }
}
