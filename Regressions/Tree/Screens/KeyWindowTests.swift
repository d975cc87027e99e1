import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The key window of a scene as an app sets it.
@Suite struct KeyWindowTests {
  private final class Telling: Window {
    var calls: [String] = []
    override func becomeKey() { calls.append("become") }
    override func resignKey() { calls.append("resign") }
  }

  private let scene = WindowScene(screen: Screen(portraitSize: CGSize(width: 390, height: 844)))

  @Test func `setting the key window notifies the old one and the new one`() {
    let (first, second) = (Telling(windowScene: scene), Telling(windowScene: scene))

    scene.keyWindow = first
    expectEqual(scene.windows, [second, first])
    scene.keyWindow = second
    scene.keyWindow = second
    scene.keyWindow = nil

    expectEqual(first.calls, ["become", "resign"])
    expectEqual(second.calls, ["become", "resign"])
    expectEqual(scene.windows, [first, second])
    expect(!first.isKeyWindow && !second.isKeyWindow)
  }

  @Test func `a key window of another scene comes into the scene`() {
    let other = WindowScene(screen: Screen(portraitSize: CGSize(width: 320, height: 480)))
    let window = Telling(windowScene: other)
    other.keyWindow = window

    scene.keyWindow = window

    expect(window.isKeyWindow && window.windowScene === scene && window.screen === scene.screen)
    expect(other.keyWindow == nil && other.windows == [])
    expectEqual(window.calls, ["become", "resign", "become"])
  }
}
