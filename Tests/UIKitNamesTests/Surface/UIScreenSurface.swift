import UIKitNames

enum UIScreenSurface {
  static func geometry(_ screen: UIScreen) {
    mention(screen.bounds, screen.scale, screen.coordinateSpace, screen.fixedCoordinateSpace)
  }

  static func device() {
    mention(UIScreen.main.nativeBounds, UIScreen.main.nativeScale, UIScreen.main.traitCollection)
  }
}
