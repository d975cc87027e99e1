import ForceTouch
import ViewGeometry

/// A delegate that adapts presentations to a style, and counts its calls.
final class AdaptingDelegate: PopoverPresentationControllerDelegate {
  var style: ModalPresentationStyle
  private(set) var asked = 0
  private(set) var prepared = 0

  init(_ style: ModalPresentationStyle) { self.style = style }

  func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle {
    asked += 1
    return style
  }

  func prepareForPopoverPresentation(_ controller: PopoverPresentationController) { prepared += 1 }
}
