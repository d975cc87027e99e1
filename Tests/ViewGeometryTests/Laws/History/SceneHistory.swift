import Foundation
import ViewGeometry

@testable import TestSupport

/// Three windows of two scenes, each on a screen of its own, and a view in the first window.
final class SceneHistory {
  let scenes = [
    WindowScene(screen: Screen(portraitSize: CGSize(width: 320, height: 480), scale: 2)),
    WindowScene(screen: Screen(portraitSize: CGSize(width: 768, height: 1_024))),
  ]
  let windows = (0..<3).map { number in
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.tag = number
    return window
  }
  let content = View(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  init() {
    for window in windows { window.windowScene = scenes[0] }
    windows[0].addSubview(content)
  }

  static var subject: SubjectUnderTest<SceneHistory> {
    SubjectUnderTest(
      name: "scene", make: { SceneHistory() }, settings: settings,
      disturbances: [
        { $0.windows[0].windowScene?.makeKey($0.windows[0]) },
        { history in
          history.windows[2].windowScene?.makeKey(history.windows[2])
          history.windows[2].windowScene?.keyWindow = nil
        },
        { _ = $0.scenes[0].windows }, { _ = $0.content.traitCollection },
        { _ = $0.content.convert(CGPoint.zero, to: $0.scenes[0].coordinateSpace) },
        { $0.windows[0].layoutIfNeeded() },
        { history in
          history.content.removeFromSuperview()
          history.windows[1].addSubview(history.content)
          history.windows[0].addSubview(history.content)
        },
        { history in
          let scene = history.windows[1].windowScene
          history.windows[1].windowScene = nil
          history.windows[1].windowScene = scene
        },
      ],
      carried: [
        Carried("the order of windows of one level") { history, _ in
          for window in history.windows {
            let (scene, isHidden) = (window.windowScene, window.isHidden)
            window.windowScene = nil
            window.windowScene = scene
            window.isHidden = isHidden
          }
        },
        Carried("key window") { history, source in
          for scene in history.scenes where !scene.windows.isEmpty {
            scene.makeKey(scene.windows[source.index(below: scene.windows.count)])
          }
        },
      ],
      answers: answers)
  }

  private static var settings: [Setting<SceneHistory>] {
    let common: [Setting<SceneHistory>] = [
      Setting("orientation", Screen.InterfaceOrientation.allCases) {
        $0.scenes[0].screen.interfaceOrientation = $1
      },
      Setting("direction", [.leftToRight, .rightToLeft]) {
        $0.scenes[1].screen.traitCollection.layoutDirection = $1
      },
      Setting("style", [.light, .dark]) {
        $0.scenes[0].screen.traitCollection.userInterfaceStyle = $1
      },
    ]
    return common
      + (0..<3).flatMap { number -> [Setting<SceneHistory>] in
        [
          Setting("scene \(number)", [0, 1]) {
            $0.windows[number].windowScene = $0.scenes[$1]
          },
          Setting("level \(number)", [Window.Level.normal, .alert]) {
            $0.windows[number].windowLevel = $1
          },
          Setting("hidden \(number)", [false, true]) { $0.windows[number].isHidden = $1 },
          Setting("frame \(number)", [(0, 0, 320, 480), (10, 30, 768, 500)]) {
            $0.windows[number].frame = CGRect(x: $1.0, y: $1.1, width: $1.2, height: $1.3)
          },
          Setting("safe area \(number)", [0, 44]) { $0.windows[number].safeAreaInsets.top = $1 },
        ]
      }
  }

  private static func answers(_ history: SceneHistory) -> [String] {
    let (scenes, windows, content) = (history.scenes, history.windows, history.content)
    for window in windows { window.layoutIfNeeded() }
    var answers = scenes.map { scene in
      "windows \(scene.windows.map(\.tag)), key \(scene.keyWindow?.tag ?? -1), \(scene.interfaceOrientation)"
    }
    for window in windows {
      answers += [
        "window \(window.tag) \(window.frame) \(window.isHidden) \(window.isKeyWindow)",
        "on \(window.screen?.bounds ?? .null) \(window.traitCollection)",
        "to the screen \(window.convert(CGPoint(x: 3, y: 4), to: nil as Window?))",
        "from the first \(window.convert(CGPoint(x: 3, y: 4), from: windows[0]))",
        "content in it \(content.convert(content.bounds, to: window))",
      ]
    }
    let scene = content.window?.windowScene
    return answers + [
      "content \(content.safeAreaInsets) \(content.layoutMargins) \(content.traitCollection)",
      "direction \(content.effectiveUserInterfaceLayoutDirection)",
      "upright \(content.convert(content.bounds, to: (scene ?? scenes[0]).screen.fixedCoordinateSpace))",
      "visible \(content.visibleRect)",
    ]
  }
}
