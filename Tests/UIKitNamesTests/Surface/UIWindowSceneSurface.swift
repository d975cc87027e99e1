import UIKitNames

enum UIWindowSceneSurface {
  static func members(_ scene: UIWindowScene) {
    mention(scene.coordinateSpace, scene.interfaceOrientation, scene.screen, scene.windows)
    mention(scene.effectiveGeometry.interfaceOrientation, scene.statusBarManager?.statusBarFrame)
  }
}
