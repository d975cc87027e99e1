import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The frames of popovers and sheets.
@Suite struct PresentationFrameTests {
  private func window(_ width: CGFloat, _ height: CGFloat) -> Window {
    Window(screen: Screen(portraitSize: CGSize(width: width, height: height), scale: 2))
  }

  /// One row: the source on a tablet of 768 × 1024, the permitted sides, and the frame of a popover
  /// of 200 × 100.
  struct PopoverRow: Sendable {
    let source: CGRect
    let permitted: PopoverArrowDirection
    let frame: CGRect
    let arrow: PopoverArrowDirection
  }

  @Test(arguments: [
    // Below, in the middle.
    PopoverRow(
      source: CGRect(x: 300, y: 100, width: 100, height: 40), permitted: .any,
      frame: CGRect(x: 250, y: 153, width: 200, height: 100), arrow: .up),
    // No space below.
    PopoverRow(
      source: CGRect(x: 300, y: 960, width: 100, height: 40), permitted: .any,
      frame: CGRect(x: 250, y: 847, width: 200, height: 100), arrow: .down),
    // At the left margin.
    PopoverRow(
      source: CGRect(x: 0, y: 100, width: 40, height: 40), permitted: .any,
      frame: CGRect(x: 10, y: 153, width: 200, height: 100), arrow: .up),
    // Only beside: on the right.
    PopoverRow(
      source: CGRect(x: 100, y: 500, width: 40, height: 40), permitted: [.left, .right],
      frame: CGRect(x: 153, y: 470, width: 200, height: 100), arrow: .left),
    // Only beside: on the left, because there is no space on the right.
    PopoverRow(
      source: CGRect(x: 700, y: 500, width: 40, height: 40), permitted: [.left, .right],
      frame: CGRect(x: 487, y: 470, width: 200, height: 100), arrow: .right),
    // Too little space on all permitted sides: cut.
    PopoverRow(
      source: CGRect(x: 300, y: 40, width: 100, height: 40), permitted: .down,
      frame: CGRect(x: 250, y: 10, width: 200, height: 17), arrow: .down),
    // No space on any side: in the middle, without an arrow.
    PopoverRow(
      source: CGRect(x: 0, y: 0, width: 768, height: 1024), permitted: .any,
      frame: CGRect(x: 284, y: 462, width: 200, height: 100), arrow: .unknown),
  ])
  func `A popover lies beside its source`(_ row: PopoverRow) {
    let window = window(768, 1024)
    let (root, shown) = (ViewController(), ViewController())
    window.rootViewController = root
    let button = View(frame: row.source)
    root.view.addSubview(button)
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = CGSize(width: 200, height: 100)
    shown.popoverPresentationController?.sourceView = button
    shown.popoverPresentationController?.permittedArrowDirections = row.permitted

    root.present(shown, animated: true)

    expectEqual(shown.view.frame, row.frame)
    expectEqual(shown.popoverPresentationController?.arrowDirection, row.arrow)
    expectEqual(shown.popoverPresentationController?.frameOfPresentedViewInContainerView, row.frame)
  }
}
