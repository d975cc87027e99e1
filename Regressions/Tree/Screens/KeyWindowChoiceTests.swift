import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// Which window is key after the key window was hidden.
@Suite struct KeyWindowChoiceTests {
  private final class Successor: Window {
    var heir: Window?

    override func resignKey() { windowScene?.keyWindow = heir }
  }

  @Test func `the window that the hidden one makes key stays key`() {
    let scene = WindowScene(screen: Screen(portraitSize: CGSize(width: 320, height: 480)))
    let (hidden, heir) = (Successor(windowScene: scene), Window(windowScene: scene))
    let alert = Window(windowScene: scene)
    for window in [hidden, heir, alert] { window.isHidden = false }
    alert.windowLevel = .alert
    hidden.heir = heir
    scene.keyWindow = hidden

    hidden.isHidden = true

    expect(scene.keyWindow === heir)
  }
}
