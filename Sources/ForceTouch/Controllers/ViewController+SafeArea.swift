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
  /// points across.
  public final var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let width = viewIfLoaded?.window?.bounds.size.width ?? 0
    let side: CGFloat = width >= 414 ? 20 : 16
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Tells the program of safe-area insets that it hasn't been told of.
  final func tellSafeAreaIfChanged() {
    guard let insets = viewIfLoaded?.safeAreaInsets, insets != safeArea.told else { return }
    safeArea.told = insets
    viewSafeAreaInsetsDidChange()
  }
}
