import Foundation
public import ViewGeometry

/// A controller's part in the safe area of its view.
struct ControllerSafeArea {
  /// The controller's `additionalSafeAreaInsets`.
  var additional = EdgeInsets.zero
  /// The insets added by the bars of the enclosing container.
  var bars = EdgeInsets.zero
  /// The insets last reported to the controller.
  var told = EdgeInsets.zero
  /// Whether the margins of the view are at least the system's.
  var respectsLeastMargins = true
  /// The minimum margins the view last applied; initially those of a view without a window.
  var takenLeastMargins: DirectionalEdgeInsets? = ViewController.leastMargins(in: nil)

  var added: EdgeInsets { additional + bars }
}

extension ViewController {
  /// The insets the controller adds to the safe area of its view; zero by default.
  ///
  /// They are in points, from the edges of the view's bounds.
  public final var additionalSafeAreaInsets: EdgeInsets {
    get { safeArea.additional }
    set {
      safeArea.additional = newValue
      viewIfLoaded?.addedSafeArea = safeArea.added
    }
  }

  /// The insets that the bars of the enclosing container add to the safe area.
  final var barInsets: EdgeInsets {
    get { safeArea.bars }
    set {
      safeArea.bars = newValue
      viewIfLoaded?.addedSafeArea = safeArea.added
    }
  }

  /// The system's minimum layout margins for the view of a controller.
  ///
  /// They are 16 points on both sides, and 20 in windows at least 414 points wide, but not in those
  /// of phones with a safe area on the sides. The margins of
  /// the controller's view are at least these, unless ``viewRespectsSystemMinimumLayoutMargins`` is
  /// false (R11.51).
  public final var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    Self.leastMargins(in: viewIfLoaded?.window)
  }

  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``; true by default.
  ///
  /// If false, the view has the margins that the app sets, or those of any view.
  public final var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { safeArea.respectsLeastMargins }
    set {
      safeArea.respectsLeastMargins = newValue
      takeLeastMargins()
    }
  }

  static func leastMargins(in window: Window?) -> DirectionalEdgeInsets {
    let width = window?.bounds.size.width ?? 0
    let side: CGFloat = width >= 414 && window?.isPhoneWithCoveredSides != true ? 20 : 16
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Applies minimum margins that changed with the window or with a setting.
  final func takeLeastMargins(inLayout isInLayout: Bool = false) {
    let least = leastMargins
    guard least != safeArea.takenLeastMargins, let view = viewIfLoaded else { return }
    safeArea.takenLeastMargins = least
    if isInLayout { view.leastMarginsDidChangeInLayout() } else { view.leastMarginsDidChange() }
  }

  /// Returns whether the view extends under a bar at this edge (R14.4).
  final func reachesUnderBar(at edge: RectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  /// Calls `viewSafeAreaInsetsDidChange()` if the insets changed since they were last reported.
  final func tellSafeAreaIfChanged() {
    guard let insets = viewIfLoaded?.safeAreaInsets, insets != safeArea.told else { return }
    safeArea.told = insets
    viewSafeAreaInsetsDidChange()
  }
}

extension Window {
  /// Whether it is a phone's and something covers its sides, as on phones with a cut-out that are held sideways.
  fileprivate final var isPhoneWithCoveredSides: Bool {
    let insets = safeAreaInsets
    return (insets.left > 0 || insets.right > 0) && traitCollection.userInterfaceIdiom == .phone
  }
}
