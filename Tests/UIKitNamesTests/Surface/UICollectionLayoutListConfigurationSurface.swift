import UIKitNames

enum UICollectionLayoutListConfigurationSurface {
  static func properties() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.footerMode = .none
    configuration.headerTopPadding = 4
    configuration.showsSeparators = false
    configuration.backgroundColor = .clear
    configuration.separatorConfiguration.color = .black
    configuration.separatorConfiguration.topSeparatorVisibility = .hidden
    configuration.itemSeparatorHandler = { _, ofSection in
      var separators: UIListSeparatorConfiguration = ofSection
      separators.bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
      return separators
    }
    configuration.leadingSwipeActionsConfigurationProvider = { _ in nil }
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [])
    }
    mention(configuration.appearance)
  }
}
