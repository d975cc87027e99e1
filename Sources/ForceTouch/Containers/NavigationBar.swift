public import Foundation
public import ViewGeometry

/// The bar over a navigation stack: `UINavigationBar`, the geometry of it.
///
/// It lies below the safe area of its controller's view, 44 points high and 32 on a phone held sideways; a large title adds 52.
open class NavigationBar: View {
  /// Whether titles are large where their items don't say otherwise; false by default.
  open var prefersLargeTitles = false {
    didSet { superview?.setNeedsLayout() }
  }

  /// Whether content shines through; true by default, and nothing depends on it.
  open var isTranslucent = true

  /// The items of the stack, from the bottom up.
  public internal(set) final var items: [NavigationItem]?

  /// The item on top.
  public final var topItem: NavigationItem? { items?.last }

  /// The item below the top.
  public final var backItem: NavigationItem? { items?.dropLast().last }

  /// How high the bar is.
  final func height(for traits: TraitCollection) -> CGFloat {
    guard traits.verticalSizeClass != .compact || traits.userInterfaceIdiom != .phone else {
      return 32
    }
    return showsLargeTitle ? 96 : 44
  }

  private final var showsLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    // An automatic item is as the one below it, and the lowest is large.
    for item in (items ?? []).reversed() where item.largeTitleDisplayMode != .automatic {
      return item.largeTitleDisplayMode == .always
    }
    return true
  }

  /// As wide as asked, and as high as the bar is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(for: traitCollection))
  }
}

/// The bar under the controllers of a tab bar controller: `UITabBar`, the geometry of it.
///
/// It reaches from 49 points, and 32 on a phone held sideways, above the safe area of its controller's view to the bottom.
open class TabBar: View {
  /// Whether content shines through; true by default, and nothing depends on it.
  open var isTranslucent = true

  /// The tabs in order.
  public internal(set) final var items: [TabBarItem]?

  /// The tab whose controller is shown.
  public internal(set) final var selectedItem: TabBarItem?

  /// How high the bar is above the safe area.
  final func height(for traits: TraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact && traits.userInterfaceIdiom == .phone ? 32 : 49
  }

  /// As wide as asked, and as high as the bar is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(for: traitCollection))
  }
}
