import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Windows of a scene: order, key window, traits and rotation.
@Suite struct WindowSceneTests {
  private let screen = Screen(portraitSize: CGSize(width: 390, height: 844), scale: 3)
  private let scene: WindowScene

  init() { scene = WindowScene(screen: screen) }

  @Test func `A window of a scene fills it and is hidden at first`() {
    let window = Window(windowScene: scene)

    expectEqual(window.frame, screen.bounds)
    expect(window.isHidden)
    expect(window.windowScene === scene)
    expect(window.screen === screen)
    expect(window.next === scene)
  }

  @Test func `Windows are ordered by level, and by when they came`() {
    let windows = (0..<4).map { _ in Window(windowScene: scene) }
    windows[0].windowLevel = .alert
    windows[1].windowLevel = .init(rawValue: 1)

    expectEqual(scene.windows, [windows[2], windows[3], windows[1], windows[0]])

    windows[2].makeKeyAndVisible()

    expectEqual(scene.windows, [windows[3], windows[2], windows[1], windows[0]])
  }

  @Test func `One window is key at a time, and the next when it goes`() {
    final class Telling: Window {
      var calls: [String] = []
      override func becomeKey() { calls.append("become") }
      override func resignKey() { calls.append("resign") }
    }
    let (first, second) = (Telling(windowScene: scene), Telling(windowScene: scene))

    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    second.isHidden = true

    expectEqual(first.calls, ["become", "resign", "become"])
    expectEqual(second.calls, ["become", "resign"])
    expect(first.isKeyWindow && !second.isKeyWindow)
    expect(scene.keyWindow === first)

    first.windowScene = nil

    expect(scene.keyWindow == nil)
    expectEqual(scene.windows, [second])
  }

  @Test func `A scene says where it is`() {
    screen.interfaceOrientation = .landscapeLeft

    expectEqual(scene.interfaceOrientation, .landscapeLeft)
    expectEqual(scene.effectiveGeometry.interfaceOrientation, .landscapeLeft)
    expectEqual(
      scene.effectiveGeometry.coordinateSpace.bounds.size, CGSize(width: 844, height: 390))
    expectEqual(screen.nativeBounds, CGRect(x: 0, y: 0, width: 1170, height: 2532))
    expectEqual(screen.nativeScale, 3)
  }

  @Test func `A phone held sideways has no status bar`() {
    let bar = scene.statusBarManager
    bar?.height = 47
    let upright = bar?.statusBarFrame
    screen.interfaceOrientation = .landscapeRight

    expectEqual(upright, CGRect(x: 0, y: 0, width: 390, height: 47))
    expectEqual(bar?.statusBarFrame, .zero)
  }

  /// Logs its callbacks in the course of a rotation, with the width of its view then.
  private final class Turning: ViewController {
    var calls: [String] = []

    private func note(_ call: String) { calls.append("\(call) \(Int(view.bounds.width))") }

    override func willTransition(
      to newCollection: TraitCollection,
      with coordinator: any ViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      note("traits \(newCollection.verticalSizeClass)")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      note("size \(Int(size.width))")
      coordinator.animate { _ in
        self.note("alongside")
      } completion: { _ in
        self.note("done")
      }
    }

    override func traitCollectionDidChange(_ previous: TraitCollection?) {
      note("changed")
    }

    override func viewWillLayoutSubviews() { note("layout") }
  }

  @Test func `A rotation is announced, applied, laid out and completed`() {
    let window = Window(windowScene: scene)
    let root = Turning()
    let child = Turning()
    root.addChild(child)
    root.view.addSubview(child.view)
    window.rootViewController = root
    window.makeKeyAndVisible()
    (root.calls, child.calls) = ([], [])

    scene.rotate(to: .landscapeRight)

    expectEqual(
      root.calls,
      [
        "traits compact 390", "size 844 390", "changed 844", "layout 844", "alongside 844",
        "done 844",
      ])
    expectEqual(child.calls.prefix(2), ["traits compact 375", "size 844 375"])
    expectEqual(window.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
    expectEqual(screen.interfaceOrientation, .landscapeRight)
    expect(root.transitionCoordinator == nil)
  }

  @Test func `A controller that supports no other orientation keeps the one there is`() {
    final class Upright: ViewController {
      override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }
    }
    let window = Window(windowScene: scene)
    window.rootViewController = Upright()
    window.makeKeyAndVisible()

    scene.rotate(to: .landscapeLeft)

    expectEqual(scene.interfaceOrientation, .portrait)
    expectEqual(window.frame.width, CGFloat(390))
  }

  @Test(arguments: [0, 1, 2], [0, 1, 2])
  func `The controller presented over all others says how the content may turn`(
    presented: Int, upright: Int
  ) {
    final class Choosy: ViewController {
      var isUpright = false
      override var supportedInterfaceOrientations: InterfaceOrientationMask {
        isUpright ? .portrait : .all
      }
    }
    let window = Window(windowScene: scene)
    let controllers = (0..<3).map { _ in Choosy() }
    window.rootViewController = controllers[0]
    window.makeKeyAndVisible()
    for (below, above) in zip(controllers, controllers.dropFirst()).prefix(presented) {
      below.present(above, animated: false)
    }
    controllers[upright].isUpright = true

    scene.rotate(to: .landscapeRight)

    expectEqual(
      scene.interfaceOrientation, (upright == presented ? .portrait : .landscapeRight))
    expectEqual(window.frame.width, CGFloat(upright == presented ? 390 : 844))
  }

  /// The path from one orientation to another, in half rotations.
  @Test(
    arguments: [
      (.portrait, .landscapeRight, 0.5), (.portrait, .landscapeLeft, -0.5),
      (.landscapeLeft, .portrait, 0.5), (.landscapeRight, .portrait, -0.5),
      (.portraitUpsideDown, .landscapeLeft, 0.5), (.portraitUpsideDown, .landscapeRight, -0.5),
      (.landscapeRight, .portraitUpsideDown, 0.5), (.landscapeLeft, .portraitUpsideDown, -0.5),
    ] as [(Screen.InterfaceOrientation, Screen.InterfaceOrientation, CGFloat)])
  func `A rotation reports by how much the content rotates`(
    from old: Screen.InterfaceOrientation, to new: Screen.InterfaceOrientation, halfTurns: CGFloat
  ) {
    final class Anyhow: ViewController {
      var transforms: [CGAffineTransform] = []
      override var supportedInterfaceOrientations: InterfaceOrientationMask { .all }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        transforms.append(coordinator.targetTransform)
      }
    }
    screen.interfaceOrientation = old
    let (window, root) = (Window(windowScene: scene), Anyhow())
    window.rootViewController = root
    window.makeKeyAndVisible()

    scene.rotate(to: new)
    window.resize(to: CGSize(width: 30, height: 40))

    expectEqual(
      root.transforms, [CGAffineTransform(rotationAngle: halfTurns * .pi), .identity])
    expectEqual(scene.interfaceOrientation, new)
  }

  @Test func `A window without a controller turns with its scene`() {
    let window = Window(windowScene: scene)

    scene.rotate(to: .landscapeLeft)

    expectEqual(scene.interfaceOrientation, .landscapeLeft)
    expectEqual(window.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  /// Rotates to any orientation, and logs its callbacks.
  private final class Turned: ViewController {
    var calls: [String] = []

    override var supportedInterfaceOrientations: InterfaceOrientationMask { .all }

    override func willTransition(
      to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      calls.append("traits")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      calls.append("size \(Int(size.width))")
    }
  }

  @Test func `A half turn changes no size, and an orientation that is there is no turn`() {
    final class Hearing: WindowSceneDelegate {
      var turnedFrom: [Screen.InterfaceOrientation] = []
      func windowScene(
        _ windowScene: WindowScene, didUpdate previousCoordinateSpace: any CoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: Screen.InterfaceOrientation,
        traitCollection previousTraitCollection: TraitCollection
      ) {
        turnedFrom.append(previousInterfaceOrientation)
      }
    }
    let (window, root, hearing) = (Window(windowScene: scene), Turned(), Hearing())
    scene.delegate = hearing
    window.rootViewController = root
    window.makeKeyAndVisible()
    var frames: [CGRect] = []
    for orientation in [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeLeft, .landscapeRight,
    ] as [Screen.InterfaceOrientation] {
      scene.rotate(to: orientation)
      frames.append(window.frame)
      expectEqual(scene.interfaceOrientation, orientation)
    }

    let upright = CGRect(x: 0, y: 0, width: 390, height: 844)
    let sideways = CGRect(x: 0, y: 0, width: 844, height: 390)
    expectEqual(frames, [upright, upright, sideways, sideways, sideways])
    expectEqual(root.calls, ["traits", "size 844"])
    expectEqual(hearing.turnedFrom, [.portrait, .portraitUpsideDown, .landscapeLeft])
  }

  @Test(
    arguments: [
      (.portrait, []), (.landscapeLeft, [.landscapeLeft]),
      (.landscape, [.landscapeLeft, .landscapeRight]),
      (.allButUpsideDown, [.landscapeLeft, .landscapeRight]),
      (.all, [.portraitUpsideDown, .landscapeLeft, .landscapeRight]),
    ] as [(InterfaceOrientationMask, [Screen.InterfaceOrientation])])
  func `A window turns only as its application allows`(
    mask: InterfaceOrientationMask, allowed: [Screen.InterfaceOrientation]
  ) {
    final class Program: ApplicationDelegate {
      let mask: InterfaceOrientationMask
      var asked: [Window?] = []
      init(_ mask: InterfaceOrientationMask) { self.mask = mask }
      func application(
        _ application: Application, supportedInterfaceOrientationsFor window: Window?
      ) -> InterfaceOrientationMask {
        asked.append(window)
        return mask
      }
    }
    for orientation in Screen.InterfaceOrientation.allCases where orientation != .portrait {
      let program = Program(mask)
      let application = Application()
      application.delegate = program
      let (window, root) = (Window(screen: application.screen), Turned())
      window.rootViewController = root
      application.performAsShared { window.makeKeyAndVisible() }

      window.windowScene?.rotate(to: orientation)

      let turns = allowed.contains(orientation)
      let isSwapped = turns && orientation != .portraitUpsideDown
      expectEqual(application.screen.interfaceOrientation, (turns ? orientation : .portrait))
      expectEqual(window.frame.width, CGFloat(isSwapped ? 667 : 375))
      expectEqual(program.asked, [window])
    }
  }
}
