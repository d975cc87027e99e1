import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Presentations whose insets leave no space in the container.
@Suite struct PresentationRoomTests {
  private let window = Window(
    screen: Screen(portraitSize: CGSize(width: 1_024, height: 768)))
  private let root = ViewController()
  private let presented = ViewController()

  init() { window.rootViewController = root }

  @Test func `A popover lies anywhere where its margins leave no room`() {
    presented.modalPresentationStyle = .popover
    let popover = presented.popoverPresentationController
    popover?.popoverLayoutMargins = EdgeInsets(top: 400, left: 10, bottom: 400, right: 10)
    root.present(presented, animated: false)

    expectEqual(presented.view.frame.size, PopoverPresentationController.defaultContentSize)
  }

  @Test func `A form sheet lies anywhere where the safe area leaves no room`() {
    window.safeAreaInsets = EdgeInsets(top: 500, left: 0, bottom: 400, right: 0)
    presented.modalPresentationStyle = .formSheet
    root.present(presented, animated: false)

    expectEqual(presented.view.frame, CGRect(x: 242, y: 74, width: 540, height: 620))
  }
}
