import UIKitNames

enum UIScreenSurface {
  static func geometry(_ screen: UIScreen) {
    mention(screen.bounds, screen.scale, screen.coordinateSpace, screen.fixedCoordinateSpace)
  }
}
