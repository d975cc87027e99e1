public import Foundation
public import ViewGeometry

/// The bar at the top of a navigation controller: `UINavigationBar`, its geometry only.
///
/// The bar begins at the top of the safe area of its controller's view. On a phone with a Dynamic
/// Island, it begins 5⅓ or 5⅔ points above that if the view's top inset is that of its window
/// (R14.7).
///
/// The bar is 44 points high on a phone, 50 on a tablet, and 56 in a sheet; a large title adds 52
/// points. On a phone in landscape, its height depends only on the horizontal size class: 32 points
/// if it is compact, and otherwise 44 (R14.1).
open class NavigationBar: View {
  /// Whether the bar shows large titles if the modes of the items allow it; false by default.
  open var prefersLargeTitles = false {
    didSet { superview?.setNeedsLayout() }
  }

  /// Whether the bar is translucent; true by default.
  ///
  /// A controller's view extends under the bar if its `edgesForExtendedLayout` contains the top
  /// edge and, for an opaque bar, its `extendedLayoutIncludesOpaqueBars` is true (R14.4).
  open var isTranslucent = true {
    didSet { superview?.setNeedsLayout() }
  }

  /// The navigation items of the controllers on the stack, from bottom to top; nil until the stack
  /// is set.
  public internal(set) final var items: [NavigationItem]?

  /// The top item; nil if there is none.
  public final var topItem: NavigationItem? { items?.last }

  /// The item below the top one; nil if there is none.
  public final var backItem: NavigationItem? { items?.dropLast().last }

  /// The minimum top safe area inset of phones with a Dynamic Island, in points; phones with a
  /// notch have at most 50 (R14.7).
  static let leastTopOfIsland: CGFloat = 55
  /// The minimum top safe area inset of the phones whose Dynamic Island is lower, in points.
  static let leastTopOfLowerIsland: CGFloat = 62

  /// Whether the bar is at the top of a sheet.
  final var isInSheet = false

  /// Returns the height of the bar, in points.
  final func height(for traits: TraitCollection) -> CGFloat {
    if traits.isLowPhone { return traits.horizontalSizeClass == .regular ? 44 : 32 }
    let plain: CGFloat = isInSheet ? 56 : traits.userInterfaceIdiom == .pad ? 50 : 44
    return showsLargeTitle ? plain + 52 : plain
  }

  private final var showsLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    // An automatic item inherits the mode of the one below it; the bottom one is large.
    for item in (items ?? []).reversed() where item.largeTitleDisplayMode != .automatic {
      return item.largeTitleDisplayMode == .always
    }
    return true
  }

  /// Returns the width of `size`, and the height of the bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(for: traitCollection))
  }

  deinit {}
}

/// The bar at the bottom of a tab bar controller: `UITabBar`, its geometry only.
///
/// The bar covers the bottom safe area inset of its controller's view. Above the inset, it is 49
/// points high on a phone, or 32 in landscape if the horizontal size class isn't regular. On a
/// tablet, it is 45 points high above the inset, or 50 if there is no inset (R14.1).
open class TabBar: View {
  /// Whether the bar is translucent; true by default.
  ///
  /// A controller's view extends under the bar if its `edgesForExtendedLayout` contains the bottom
  /// edge and, for an opaque bar, its `extendedLayoutIncludesOpaqueBars` is true (R14.4).
  open var isTranslucent = true {
    didSet { superview?.setNeedsLayout() }
  }

  /// The items of the tabs, in order; nil until the controllers are set.
  public internal(set) final var items: [TabBarItem]?

  /// The item of the selected tab; nil if no tab is selected.
  public internal(set) final var selectedItem: TabBarItem?

  /// Returns the height of the bar without the superview's bottom safe area inset, in points.
  final func height(for traits: TraitCollection) -> CGFloat {
    guard traits.userInterfaceIdiom == .pad else {
      return traits.isLowPhone && traits.horizontalSizeClass != .regular ? 32 : 49
    }
    // With a home indicator, the bar is 65 points high: 45 and the indicator's inset of 20.
    return (superview?.safeAreaInsets.bottom ?? 0) > 0 ? 45 : 50
  }

  /// Returns the width of `size`, and the height of the bar above the bottom safe area inset.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(for: traitCollection))
  }

  deinit {}
}

extension TraitCollection {
  /// Whether the traits are those of a phone in landscape.
  fileprivate var isLowPhone: Bool { verticalSizeClass == .compact && userInterfaceIdiom == .phone }
}
