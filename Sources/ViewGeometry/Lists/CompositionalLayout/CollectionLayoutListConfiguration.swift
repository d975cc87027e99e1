public import Foundation

/// The appearance of list sections, like UIKit's `UICollectionLayoutListConfiguration` (R8.26).
///
/// The properties for separators, swipes and colors have no effect on the layout. A host that draws
/// lists reads them; see ``CollectionViewCompositionalLayout/listConfiguration(inSection:)``.
public struct CollectionLayoutListConfiguration {
  /// The visual styles of lists.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge, with headers and footers that are pinned to the visible area.
    case plain
    /// Rows from edge to edge, in groups.
    case grouped
    /// Groups inset at the sides by the collection view's layout margins.
    case insetGrouped
    /// The same geometry as `grouped`.
    case sidebar
    /// The same geometry as `plain`.
    case sidebarPlain
  }

  /// The kinds of section headers in a list.
  public enum HeaderMode: Int, Sendable {
    /// Sections have no headers.
    case none
    /// Headers are supplementary views of the kind ``CollectionView/elementKindSectionHeader``.
    case supplementary
    /// The first item of each section is its header.
    ///
    /// It is laid out like any other item, with the header padding above it.
    case firstItemInSection
  }

  /// The kinds of section footers in a list.
  public enum FooterMode: Int, Sendable {
    /// Sections have no footers.
    case none
    /// Footers are supplementary views of the kind ``CollectionView/elementKindSectionFooter``.
    case supplementary
  }

  /// A closure that returns the separators of an item, given the index path and the separators of
  /// its section.
  public typealias ItemSeparatorHandler =
    (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: ListSeparatorConfiguration) ->
    ListSeparatorConfiguration

  /// A closure that returns the swipe actions of an item; nil means none.
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> SwipeActionsConfiguration?

  /// The visual style of the list.
  public var appearance: Appearance
  /// The kind of section headers; none by default.
  public var headerMode = HeaderMode.none
  /// The kind of section footers; none by default.
  public var footerMode = FooterMode.none
  /// Whether the list has separators; true by default.
  ///
  /// It has no effect on the layout, because separators take no space.
  public var showsSeparators = true
  /// The appearance of the separators of the section's items (R8.27).
  ///
  /// It has no effect if ``showsSeparators`` is false.
  public var separatorConfiguration: ListSeparatorConfiguration
  /// The closure that changes the separators of single items; nil by default (R8.27).
  ///
  /// It isn't called if ``showsSeparators`` is false.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The closure that returns the actions at the leading edge of an item; nil by default (R8.27).
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The closure that returns the actions at the trailing edge of an item; nil by default (R8.27).
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The background color of the section; nil, the default, means the color of the appearance.
  public var backgroundColor: Color?
  /// The padding above each header, in points; nil, the default, means no padding.
  ///
  /// UIKit's own default depends on the version of the system.
  public var headerTopPadding: CGFloat?

  /// Creates a configuration with an appearance, and with defaults for the other properties.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = ListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The height of rows, headers and footers before they are measured, in points.
  static let estimatedHeight: CGFloat = 44
}

extension CollectionLayoutSection {
  /// Creates a list section.
  ///
  /// Its rows, headers and footers are as wide as the section inside its insets. Their height is 44
  /// points until they are measured, and then their preferred height (R8.26). An inset-grouped
  /// section is inset only if `layoutEnvironment` is the environment passed to a section provider.
  public static func list(
    using configuration: CollectionLayoutListConfiguration,
    layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(CollectionLayoutListConfiguration.estimatedHeight))
    let row = CollectionLayoutItem(layoutSize: size)
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, repeatingSubitem: row, count: 1))
    section.listConfiguration = configuration
    if configuration.appearance == .insetGrouped {
      section.keepLayoutMarginsFree(in: layoutEnvironment.container)
    }
    if configuration.headerMode == .supplementary {
      let header = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance.pinsHeaders
      if let padding = configuration.headerTopPadding {
        header.edgeSpacing = CollectionLayoutEdgeSpacing(
          leading: nil, top: .fixed(padding), trailing: nil, bottom: nil)
      }
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.headerMode == .firstItemInSection {
      section.contentInsets.top = configuration.headerTopPadding ?? 0
    }
    if configuration.footerMode == .supplementary {
      let footer = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: CollectionView.elementKindSectionFooter, alignment: .bottom)
      footer.pinToVisibleBounds = configuration.appearance.pinsHeaders
      section.boundarySupplementaryItems.append(footer)
    }
    return section
  }

  /// Sets the leading and trailing content insets so that the rows lie inside the layout margins.
  ///
  /// The insets are relative to the safe area. Does nothing if `container` isn't the container of a
  /// collection view.
  private func keepLayoutMarginsFree(in container: any CollectionLayoutContainer) {
    guard let container = container as? LayoutContainer else { return }
    let margins = container.insets(from: .layoutMargins, isHorizontal: false)
    let safeArea = container.insets(from: .safeArea, isHorizontal: false)
    // The difference is negative if the layout margins don't include the safe area.
    contentInsetsReference = .safeArea
    contentInsets.leading = CGFloat(margins.leading - safeArea.leading)
    contentInsets.trailing = CGFloat(margins.trailing - safeArea.trailing)
  }
}

extension CollectionViewCompositionalLayout {
  /// Creates a layout whose sections are all lists with the same configuration (R8.26).
  public static func list(
    using configuration: CollectionLayoutListConfiguration
  ) -> CollectionViewCompositionalLayout {
    CollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension CollectionLayoutListConfiguration.Appearance {
  fileprivate var pinsHeaders: Bool { self == .plain || self == .sidebarPlain }
}
