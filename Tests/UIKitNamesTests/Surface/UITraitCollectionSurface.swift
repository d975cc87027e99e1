import UIKitNames

enum UITraitCollectionSurface {
  static func members(_ traits: UITraitCollection) {
    mention(traits.forceTouchCapability, UITraitCollection.current)
    traits.performAsCurrent {}
  }

  static func screen(_ traits: UITraitCollection) {
    mention(traits.horizontalSizeClass, traits.verticalSizeClass, traits.displayScale)
    mention(traits.layoutDirection, traits.userInterfaceStyle, traits.userInterfaceIdiom)
    mention(traits.preferredContentSizeCategory)
  }
}
