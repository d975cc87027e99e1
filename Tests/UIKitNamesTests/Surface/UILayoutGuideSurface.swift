import UIKitNames

enum UILayoutGuideSurface {
  static func frame() -> CGRect { UILayoutGuide().layoutFrame }
}
