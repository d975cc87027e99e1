import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The calls of a scene's delegate about its geometry (R14.20).
@Suite struct SceneUpdateTests {
  private final class Noting: WindowSceneDelegate {
    var calls: [String] = []

    func windowScene(
      _ windowScene: WindowScene, didUpdate previousCoordinateSpace: any CoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: Screen.InterfaceOrientation,
      traitCollection previousTraitCollection: TraitCollection
    ) {
      let (old, new) = (previousCoordinateSpace, windowScene.coordinateSpace)
      let corner = old.convert(CGPoint.zero, to: new)
      calls.append(
        "\(previousInterfaceOrientation) \(Int(old.bounds.width)) \(Int(new.bounds.width)) "
          + "\(Int(corner.x.rounded())) \(Int(corner.y.rounded())) \(previousTraitCollection.verticalSizeClass)"
      )
    }
  }

  private let screen = Screen(portraitSize: CGSize(width: 390, height: 844), scale: 3)

  @Test func `R14.20 a rotation is reported with the scene's space before, which stays`() {
    let (scene, delegate) = (WindowScene(screen: screen), Noting())
    scene.delegate = delegate
    let window = Window(windowScene: scene)
    window.makeKeyAndVisible()

    scene.rotate(to: .landscapeRight)
    scene.rotate(to: .landscapeRight)
    scene.rotate(to: .landscapeLeft)
    scene.rotate(to: .portrait)

    expectEqual(
      delegate.calls,
      [
        "portrait 390 844 0 390 regular", "landscapeRight 844 844 844 390 compact",
        "landscapeLeft 844 390 0 844 compact",
      ])
  }

  @Test func `R14.20 a window that is resized leaves its scene as it is`() {
    let (scene, delegate) = (WindowScene(screen: screen), Noting())
    scene.delegate = delegate
    let window = Window(windowScene: scene)
    window.makeKeyAndVisible()

    window.resize(to: CGSize(width: 200, height: 300))

    expectEqual(delegate.calls, [])
    expectEqual(scene.coordinateSpace.bounds, screen.bounds)
  }
}
