import Foundation
public import ViewGeometry

/// What a controller knows of the safe area of its view.
struct ControllerSafeArea {
  /// What the program adds.
  var additional = EdgeInsets.zero
  /// What the bars of the container around add.
  var bars = EdgeInsets.zero
  /// The insets that the program was told of last.
  var told = EdgeInsets.zero
  /// Whether the margins of the view are at least the system's.
  var respectsLeastMargins = true
  /// The least margins that the view has taken; those of a view in no window at first.
  var takenLeastMargins: DirectionalEdgeInsets? = ViewController.leastMargins(in: nil)

  var added: EdgeInsets { additional + bars }
}

extension ViewController {
  /// What the controller adds to the safe area of its view, from the edges of its bounds; zero by default.
  public final var additionalSafeAreaInsets: EdgeInsets {
    get { safeArea.additional }
    set {
      safeArea.additional = newValue
      viewIfLoaded?.addedSafeArea = safeArea.added
    }
  }

  /// What the bars of the container around add to the safe area.
  final var barInsets: EdgeInsets {
    get { safeArea.bars }
    set {
      safeArea.bars = newValue
      viewIfLoaded?.addedSafeArea = safeArea.added
    }
  }

  /// The least margins that the system wants for the view of a controller: 16 points on both sides, and 20 in windows from 414
  /// points across, but not in a phone's window with a safe area at its sides.
  ///
  /// The margins of the controller's view are at least these, unless ``viewRespectsSystemMinimumLayoutMargins`` is false (R11.51).
  public final var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    Self.leastMargins(in: viewIfLoaded?.window)
  }

  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``; true by default.
  ///
  /// Without it the view has the margins that a program sets, and those of any view where it sets none.
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

  /// Has the view take over least margins that changed with the window or with a setting.
  final func takeLeastMargins(inLayout isInLayout: Bool = false) {
    let least = leastMargins
    guard least != safeArea.takenLeastMargins, let view = viewIfLoaded else { return }
    safeArea.takenLeastMargins = least
    if isInLayout { view.leastMarginsDidChangeInLayout() } else { view.leastMarginsDidChange() }
  }

  /// Whether the view reaches under a bar at this edge (R14.4).
  final func reachesUnderBar(at edge: RectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  /// Tells the program of safe-area insets that it hasn't been told of.
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
