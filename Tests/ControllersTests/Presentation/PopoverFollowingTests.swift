import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Popovers whose sources move (R14.5).
@Suite struct PopoverFollowingTests {
  private let window = Window(
    screen: Screen(portraitSize: CGSize(width: 1_024, height: 1_366), scale: 2))
  private let presenter = ViewController()
  private let content = ViewController()
  private let panel = View()
  private let button = View()

  init() {
    window.rootViewController = presenter
    panel.frame = CGRect(x: 100, y: 100, width: 400, height: 400)
    button.frame = CGRect(x: 50, y: 50, width: 100, height: 40)
    presenter.view.addSubview(panel)
    panel.addSubview(button)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.popoverPresentationController?.sourceView = button
    presenter.present(content, animated: false)
    window.layoutIfNeeded()
  }

  private var origin: CGPoint { content.view.convert(.zero, to: nil as View?) }

  @Test func `R14.5 it follows its source, and what that lies in, at the next layout`() {
    expectEqual(origin, CGPoint(x: 100, y: 203))

    button.frame.origin.x += 80
    window.layoutIfNeeded()
    expectEqual(origin, CGPoint(x: 180, y: 203))
    panel.center.y += 30
    window.layoutIfNeeded()
    expectEqual(origin, CGPoint(x: 180, y: 233))
    panel.bounds.origin.y = 10
    presenter.view.layoutIfNeeded()
    expectEqual(origin, CGPoint(x: 180, y: 223))
  }

  @Test func `R14.5 it follows a source that a layout moves, in the same pass`() {
    panel.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      panel.leftAnchor.constraint(equalTo: presenter.view.leftAnchor, constant: 300),
      panel.topAnchor.constraint(equalTo: presenter.view.topAnchor, constant: 100),
      panel.widthAnchor.constraint(equalToConstant: 400),
      panel.heightAnchor.constraint(equalToConstant: 400),
    ])

    window.layoutIfNeeded()

    expectEqual(origin, CGPoint(x: 300, y: 203))
  }

  @Test func `R14.5 it stays where its source has left the window, and ends with its dismissal`() {
    button.removeFromSuperview()
    window.layoutIfNeeded()
    expectEqual(origin, CGPoint(x: 100, y: 203))
    // Any setting requests another layout of the popover.
    content.popoverPresentationController?.permittedArrowDirections = .up
    window.layoutIfNeeded()
    expectEqual(origin, CGPoint(x: 100, y: 203))

    presenter.dismiss(animated: false)
    panel.addSubview(button)
    button.frame.origin.x += 80
    window.layoutIfNeeded()

    expect(content.view.window == nil)
  }
}
