public import Foundation

/// Whether there is room for much or for little along one direction: UIKit's `UIUserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Int, Sendable, Hashable {
  /// Not known: there is no window.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// What a layout may know of the place it is shown in: the geometry of UIKit's `UITraitCollection`, as a value.
public struct CollectionLayoutTraits: Sendable, Hashable {
  /// How much room there is across.
  public var horizontalSizeClass: UserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass
  /// Pixels per point; 0 where no screen says it.
  public var displayScale: CGFloat
  /// The direction of reading.
  public var layoutDirection: View.UserInterfaceLayoutDirection

  /// Traits one by one.
  public init(
    horizontalSizeClass: UserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UserInterfaceSizeClass = .unspecified, displayScale: CGFloat = 0,
    layoutDirection: View.UserInterfaceLayoutDirection = .leftToRight
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
  }
}

extension CollectionLayoutTraits {
  /// The traits of a view by the size of its window.
  ///
  /// UIKit goes by the device. Here a window is regular across when it is at least 600 points wide and high, and regular from
  /// top to bottom when it is more than 480 points high: right for all iPads, and for iPhones but the largest held sideways.
  init(of view: View) {
    self.init(layoutDirection: view.effectiveUserInterfaceLayoutDirection)
    guard let window = view.window else { return }
    let size = window.bounds.size
    horizontalSizeClass = size.width >= 600 && size.height >= 600 ? .regular : .compact
    verticalSizeClass = size.height > 480 ? .regular : .compact
    displayScale = window.screen?.scale ?? 0
  }
}
