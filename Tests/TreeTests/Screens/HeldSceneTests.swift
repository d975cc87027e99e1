import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Scenes that only a window retains.
@Suite struct HeldSceneTests {
  private let screen = Screen(portraitSize: CGSize(width: 390, height: 844))

  @Test(arguments: [true, false])
  func `a window lets go of the scene that it leaves`(hasNewScene: Bool) {
    let window = Window()
    weak var left: WindowScene?
    do {
      let scene = WindowScene(screen: screen)
      (left, window.windowScene, window.heldScene) = (scene, scene, scene)
    }
    expect(window.windowScene != nil)

    let scene = hasNewScene ? WindowScene(screen: screen) : nil
    window.windowScene = scene

    expect(window.windowScene === scene)
    expect(window.heldScene == nil)
    expect(left == nil)
  }
}
