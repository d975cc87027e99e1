public import Foundation

/// What the sections of a list look like: UIKit's `UICollectionLayoutListConfiguration`, the geometry of it (R8.26).
public struct CollectionLayoutListConfiguration: Sendable, Hashable {
  /// The looks of lists.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge; headers and footers stay in view.
    case plain
    /// Rows from edge to edge in groups.
    case grouped
    /// Groups as wide as the collection view's layout margins leave.
    case insetGrouped
    /// As grouped.
    case sidebar
    /// As plain.
    case sidebarPlain
  }

  /// Where headers come from.
  public enum HeaderMode: Int, Sendable {
    /// There are none.
    case none
    /// A supplementary view of the kind of section headers.
    case supplementary
    /// The first item of the section stands for one; it is laid out as any, the room above headers above it.
    case firstItemInSection
  }

  /// Where footers come from.
  public enum FooterMode: Int, Sendable {
    /// There are none.
    case none
    /// A supplementary view of the kind of section footers.
    case supplementary
  }

  /// The look.
  public var appearance: Appearance
  /// Where headers come from; none by default.
  public var headerMode = HeaderMode.none
  /// Where footers come from; none by default.
  public var footerMode = FooterMode.none
  /// Whether cells draw lines between them, which takes no room; true by default.
  public var showsSeparators = true
  /// The room above each header, in points; nil, the default, for none. (UIKit's own depends on the system's version.)
  public var headerTopPadding: CGFloat?

  /// The look with its defaults.
  public init(appearance: Appearance) {
    self.appearance = appearance
  }

  /// The height of rows, headers and footers until they are measured, in points.
  static let estimatedHeight: CGFloat = 44
}

extension CollectionLayoutSection {
  /// A section of a list: rows as wide as the section and as high as they prefer (R8.26).
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

  /// Sets the insets at the sides to what the layout margins keep free beyond the safe area.
  private func keepLayoutMarginsFree(in container: any CollectionLayoutContainer) {
    guard let container = container as? LayoutContainer else { return }
    let margins = container.insets(from: .layoutMargins, isHorizontal: false)
    let safeArea = container.insets(from: .safeArea, isHorizontal: false)
    // Below zero where the margins leave the safe area out.
    contentInsetsReference = .safeArea
    contentInsets.leading = CGFloat(margins.leading - safeArea.leading)
    contentInsets.trailing = CGFloat(margins.trailing - safeArea.trailing)
  }
}

extension CollectionViewCompositionalLayout {
  /// A layout whose sections are all lists (R8.26).
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
