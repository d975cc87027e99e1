import UIKitNames

enum UITraitCollectionSurface {
  static func members(_ traits: UITraitCollection) { mention(traits.forceTouchCapability) }
}
