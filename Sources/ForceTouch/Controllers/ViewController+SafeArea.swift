import Foundation
import ViewGeometry

/// The safe area and margin settings of a controller.
///
/// It also contains the values last reported to the controller or applied to its view.
struct ControllerSafeArea {
  /// The controller's `additionalSafeAreaInsets`.
  var additional = EdgeInsets.zero
  /// The insets added by the bars of the enclosing container.
  var bars = EdgeInsets.zero
  /// The safe area insets last reported to the controller.
  var reported = EdgeInsets.zero
  /// Whether the margins of the view are at least the system's minimum.
  var respectsLeastMargins = true
  /// The minimum margins that the view last applied; nil if it last applied none.
  ///
  /// Initially, they are those of a view without a window.
  var takenLeastMargins: DirectionalEdgeInsets? = ViewController.leastMargins(in: nil)

  var added: EdgeInsets { additional + bars }
}

extension ViewController {
  /// The default implementation of ``additionalSafeAreaInsets``.
  final var builtInAdditionalSafeAreaInsets: EdgeInsets {
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

  /// The default implementation of ``systemMinimumLayoutMargins``.
  final var builtInSystemMinimumLayoutMargins: DirectionalEdgeInsets {
    Self.leastMargins(in: viewIfLoaded?.window)
  }

  /// The default implementation of ``viewRespectsSystemMinimumLayoutMargins``.
  final var builtInViewRespectsSystemMinimumLayoutMargins: Bool {
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

  /// Applies the minimum margins to the view if the window or a setting has changed them.
  final func takeLeastMargins(inLayout isInLayout: Bool = false) {
    let least = leastMargins
    guard least != safeArea.takenLeastMargins, let view = viewIfLoaded else { return }
    safeArea.takenLeastMargins = least
    if isInLayout { view.leastMarginsDidChangeInLayout() } else { view.leastMarginsDidChange() }
  }

  /// Returns whether the view extends under a bar at `edge` (R14.4).
  final func reachesUnderBar(at edge: RectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  /// Calls `viewSafeAreaInsetsDidChange()` if the safe area insets have changed since they were
  /// last reported.
  final func notifyOfChangedSafeArea() {
    guard let insets = viewIfLoaded?.safeAreaInsets, insets != safeArea.reported else { return }
    safeArea.reported = insets
    viewSafeAreaInsetsDidChange()
  }
}

extension Window {
  /// Whether the window is on a phone and has safe area insets on its sides, as in landscape with a
  /// notch.
  fileprivate final var isPhoneWithCoveredSides: Bool {
    let insets = safeAreaInsets
    return (insets.left > 0 || insets.right > 0) && traitCollection.userInterfaceIdiom == .phone
  }
}
