public import Foundation
public import ViewGeometry

/// The bar over a navigation stack: `UINavigationBar`, the geometry of it.
///
/// It lies below the safe area of its controller's view: 44 points high on a phone, 56 in a sheet there, 32 on one held sideways that is
/// compact across, and 50 on a tablet. A large title adds 52, but not on a phone held sideways (R14.1). On a phone with an island it begins
/// 5⅓ points, or 5⅔ where that lies lower, within the safe area (R14.7).
open class NavigationBar: View {
  /// Whether titles are large where their items don't say otherwise; false by default.
  open var prefersLargeTitles = false {
    didSet { superview?.setNeedsLayout() }
  }

  /// Whether content shines through, and so reaches under the bar; true by default.
  ///
  /// Under a bar that isn't translucent lie only views whose controller says so by `extendedLayoutIncludesOpaqueBars` (R14.4).
  open var isTranslucent = true {
    didSet { superview?.setNeedsLayout() }
  }

  /// The items of the stack, from the bottom up.
  public internal(set) final var items: [NavigationItem]?

  /// The item on top.
  public final var topItem: NavigationItem? { items?.last }

  /// The item below the top.
  public final var backItem: NavigationItem? { items?.dropLast().last }

  /// The least safe area at the top of a phone with an island, and of one whose island lies lower; cut-outs have up to 50 (R14.7).
  static let leastTopOfIsland: CGFloat = 55
  static let leastTopOfLowerIsland: CGFloat = 62

  /// Whether the bar is at the top of a sheet on a phone.
  final var isInSheet = false

  /// How high the bar is.
  final func height(for traits: TraitCollection) -> CGFloat {
    if traits.isLowPhone { return traits.horizontalSizeClass == .regular ? 44 : 32 }
    let plain: CGFloat = traits.userInterfaceIdiom == .pad ? 50 : isInSheet ? 56 : 44
    return showsLargeTitle ? plain + 52 : plain
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
/// It reaches from 49 points, and 32 on a phone held sideways that is compact across, above the safe area of its controller's view to the
/// bottom (R14.1).
open class TabBar: View {
  /// Whether content shines through, and so reaches under the bar; true by default, as with navigation bars (R14.4).
  open var isTranslucent = true {
    didSet { superview?.setNeedsLayout() }
  }

  /// The tabs in order.
  public internal(set) final var items: [TabBarItem]?

  /// The tab whose controller is shown.
  public internal(set) final var selectedItem: TabBarItem?

  /// How high the bar is above the safe area.
  final func height(for traits: TraitCollection) -> CGFloat {
    traits.isLowPhone && traits.horizontalSizeClass != .regular ? 32 : 49
  }

  /// As wide as asked, and as high as the bar is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(for: traitCollection))
  }
}

extension TraitCollection {
  /// Whether they are those of a phone held sideways.
  fileprivate var isLowPhone: Bool { verticalSizeClass == .compact && userInterfaceIdiom == .phone }
}
