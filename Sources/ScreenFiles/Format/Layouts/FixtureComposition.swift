package import Foundation
package import ViewGeometry

/// The sections of a compositional layout; omitted values have the defaults of
/// `CollectionLayoutSection`.
///
/// Section s of the collection uses template s modulo the number of templates.
package struct FixtureComposition: Sendable, Equatable {
  /// A length, as in `CollectionLayoutDimension`.
  package enum Dimension: Sendable, Equatable {
    case absolute(Double)
    case fractionalWidth(Double)
    case fractionalHeight(Double)
  }

  /// A width and a height.
  package struct Size: Sendable, Equatable {
    package let width: Dimension
    package let height: Dimension
  }

  /// A group of items arranged horizontally or vertically, or a single item.
  package indirect enum Content: Sendable, Equatable {
    /// An item with its insets in points, and the size of the badge in its top trailing corner; nil
    /// for no badge.
    case item(Size, insets: EdgeInsets, badge: CGSize?)
    /// Items and groups along an axis, with a spacing in points. The contents are repeated as often
    /// as they fit.
    case group(Axis, Size, spacing: Double, [Content])
  }

  /// The orthogonal scrolling behavior of a section.
  package enum Scrolling: String, Sendable, CaseIterable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
  }

  /// The properties of a section.
  package struct Template: Sendable, Equatable {
    package let group: Content
    package let interGroupSpacing: Double
    package let contentInsets: EdgeInsets
    package let scrolling: Scrolling
    /// The height of the header, in points; 0 for none.
    package let header: Double
    /// The height of the footer, in points; 0 for none.
    package let footer: Double
    package let hasBackground: Bool
  }

  package let templates: [Template]
  package let interSectionSpacing: Double
}

extension FixtureComposition {
  /// The element kind of badges.
  static let badgeKind = "badge"
  /// The element kind of section backgrounds.
  static let backgroundKind = "background"

  /// Creates a layout with these sections.
  ///
  /// Sections that use the same template share one `CollectionLayoutSection`.
  func makeLayout() -> CollectionViewCompositionalLayout {
    let sections = templates.map { $0.makeSection() }
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = CGFloat(interSectionSpacing)
    let layout = CollectionViewCompositionalLayout(
      sectionProvider: { index, _ in sections[index % sections.count] },
      configuration: configuration)
    layout.register(CollectionReusableView.self, forDecorationViewOfKind: Self.backgroundKind)
    return layout
  }
}

extension FixtureComposition.Template {
  fileprivate func makeSection() -> CollectionLayoutSection {
    // The top level is a group; decoding guarantees it.
    let section = CollectionLayoutSection(group: group.makeGroup())
    section.interGroupSpacing = CGFloat(interGroupSpacing)
    section.contentInsets = DirectionalEdgeInsets(contentInsets)
    section.orthogonalScrollingBehavior =
      switch scrolling {
      case .none: .none
      case .continuous: .continuous
      case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
      case .paging: .paging
      case .groupPaging: .groupPaging
      case .groupPagingCentered: .groupPagingCentered
      }
    section.boundarySupplementaryItems =
      boundary(header, CollectionView.elementKindSectionHeader, .top)
      + boundary(footer, CollectionView.elementKindSectionFooter, .bottom)
    if hasBackground {
      section.decorationItems = [.background(elementKind: FixtureComposition.backgroundKind)]
    }
    return section
  }

  private func boundary(
    _ height: Double, _ kind: String, _ alignment: RectAlignment
  ) -> [CollectionLayoutBoundarySupplementaryItem] {
    guard height > 0 else { return [] }
    return [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(height))),
        elementKind: kind, alignment: alignment)
    ]
  }
}

extension FixtureComposition.Content {
  fileprivate func makeGroup() -> CollectionLayoutGroup {
    guard case .group(let axis, let size, let spacing, let contents) = self else {
      let whole = FixtureComposition.Size(width: .fractionalWidth(1), height: .fractionalHeight(1))
      return .vertical(layoutSize: whole.layoutSize, subitems: [makeItem()])
    }
    let subitems = contents.map { $0.makeItem() }
    let group: CollectionLayoutGroup =
      axis == .horizontal
      ? .horizontal(layoutSize: size.layoutSize, subitems: subitems)
      : .vertical(layoutSize: size.layoutSize, subitems: subitems)
    group.interItemSpacing = .fixed(CGFloat(spacing))
    return group
  }

  private func makeItem() -> CollectionLayoutItem {
    guard case .item(let size, let insets, let badge) = self else { return makeGroup() }
    let badges = badge.map { badge in
      CollectionLayoutSupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .absolute(badge.width), heightDimension: .absolute(badge.height)),
        elementKind: FixtureComposition.badgeKind,
        containerAnchor: CollectionLayoutAnchor(edges: [.top, .trailing]))
    }
    let item = CollectionLayoutItem(
      layoutSize: size.layoutSize, supplementaryItems: badges.map { [$0] } ?? [])
    item.contentInsets = DirectionalEdgeInsets(insets)
    return item
  }
}

extension FixtureComposition.Size {
  fileprivate var layoutSize: CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width.dimension, heightDimension: height.dimension)
  }
}

extension FixtureComposition.Dimension {
  fileprivate var dimension: CollectionLayoutDimension {
    switch self {
    case .absolute(let length): .absolute(CGFloat(length))
    case .fractionalWidth(let fraction): .fractionalWidth(CGFloat(fraction))
    case .fractionalHeight(let fraction): .fractionalHeight(CGFloat(fraction))
    }
  }
}

extension DirectionalEdgeInsets {
  /// Creates directional insets whose leading edge is the left one.
  fileprivate init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
