import UIKitNames

enum UICoordinateSpaceSurface {
  static func conversion(_ space: any UICoordinateSpace, _ other: any UICoordinateSpace) {
    mention(space.bounds, space.convert(CGPoint.zero, to: other))
    mention(space.convert(CGRect.zero, from: other))
  }
}
