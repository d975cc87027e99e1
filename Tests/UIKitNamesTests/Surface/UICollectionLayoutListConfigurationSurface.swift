import UIKitNames

enum UICollectionLayoutListConfigurationSurface {
  static func properties() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.footerMode = .none
    configuration.headerTopPadding = 4
    configuration.showsSeparators = false
    mention(configuration.appearance)
  }
}
