import UIKitNames

enum NSCollectionLayoutEnvironmentSurface {
  static func geometry(_ environment: any NSCollectionLayoutEnvironment) {
    mention(environment.container.effectiveContentSize, environment.traitCollection)
  }
}
