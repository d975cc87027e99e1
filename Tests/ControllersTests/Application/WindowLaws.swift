import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Windows that are shown, hidden, raised and moved between scenes, compared with a model of lists.
@Suite struct WindowLaws {
  /// Tracks from its callbacks whether it is key.
  private final class Telling: Window {
    var isTold = false
    var faults = 0

    override func becomeKey() {
      if isTold { faults += 1 }
      isTold = true
    }

    override func resignKey() {
      if !isTold { faults += 1 }
      isTold = false
    }
  }

  private struct Model {
    var windows: [[Int]] = [[0, 1, 2, 3], []]
    var keys: [Int?] = [nil, nil]
    var scenes: [Int?] = [0, 0, 0, 0]
    var levels: [CGFloat] = [0, 0, 0, 0]
    var hidden = [true, true, true, true]

    func ordered(_ scene: Int) -> [Int] {
      Set(levels).sorted().flatMap { level in windows[scene].filter { levels[$0] == level } }
    }

    mutating func makeKey(_ window: Int, of scene: Int) {
      windows[scene] = windows[scene].filter { $0 != window } + [window]
      keys[scene] = window
    }

    mutating func hide(_ window: Int) {
      guard !hidden[window] else { return }
      hidden[window] = true
      guard let scene = scenes[window], keys[scene] == window else { return }
      keys[scene] = nil
      if let next = ordered(scene).last(where: { !hidden[$0] }) { makeKey(next, of: scene) }
    }

    mutating func move(_ window: Int, to scene: Int?) {
      guard scenes[window] != scene else { return }
      for other in 0..<2 {
        windows[other].removeAll { $0 == window }
        if keys[other] == window { keys[other] = nil }
      }
      scenes[window] = scene
      if let scene { windows[scene].append(window) }
    }
  }

  @Test(arguments: 0..<8)
  func `One window of a scene is key, and all are in order`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let screen = Screen(portraitSize: CGSize(width: 390, height: 844), scale: 3)
    let scenes = [WindowScene(screen: screen), WindowScene(screen: screen)]
    let windows = (0..<4).map { _ in Telling(windowScene: scenes[0]) }
    var model = Model()

    for _ in 0..<120 {
      let number = Int.random(in: 0..<4, using: &random)
      let window = windows[number]
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1, 2:
        guard let scene = model.scenes[number] else { continue }
        model.makeKey(number, of: scene)
        model.hidden[number] = false
        window.makeKeyAndVisible()
      case 3:
        model.hide(number)
        window.isHidden = true
      case 4:
        model.hidden[number] = false
        window.isHidden = false
      case 5:
        let level = CGFloat(Int.random(in: 0..<3, using: &random))
        model.levels[number] = level
        window.windowLevel = Window.Level(level)
      default:
        let scene = random.oneIn(4) ? nil : Int.random(in: 0..<2, using: &random)
        model.move(number, to: scene)
        window.windowScene = scene.map { scenes[$0] }
      }

      for (number, scene) in scenes.enumerated() {
        expectEqual(scene.windows, model.ordered(number).map { windows[$0] })
        expect(scene.keyWindow === model.keys[number].map { windows[$0] })
      }
      for (number, window) in windows.enumerated() {
        expectEqual(window.isKeyWindow, model.keys.contains(number))
        expect(window.isTold == window.isKeyWindow && window.faults == 0)
        expect(window.windowScene === model.scenes[number].map { scenes[$0] })
      }
    }
  }
}
