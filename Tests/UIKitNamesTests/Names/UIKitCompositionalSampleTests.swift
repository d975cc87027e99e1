import Testing
import UIKitNames

@testable import TestSupport

#if !canImport(UIKit)
  /// Compositional layouts as apps for UIKit write them, after changing the import.
  @Suite struct UIKitCompositionalSampleTests {
    private func show(_ items: RegisteredItems, _ layout: UICollectionViewLayout)
      -> UICollectionView
    {
      let view = items.makeCollectionView(size: .wh(400, 600), layout: layout)
      for kind in [UICollectionView.elementKindSectionHeader, "badge"] {
        view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: kind)
      }
      view.layoutIfNeeded()
      return view
    }

    private func frames(_ view: UICollectionView, section: Int) -> [CGRect] {
      (0..<view.numberOfItems(inSection: section)).compactMap {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
      }
    }

    private func makeNestedGroup(width: CGFloat) -> NSCollectionLayoutGroup {
      let leadingItem = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1.0)))
      leadingItem.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      let trailingItem = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.3)))
      trailingItem.contentInsets = NSDirectionalEdgeInsets(
        top: 10, leading: 10, bottom: 10, trailing: 10)
      let trailingGroup = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1.0)),
        subitem: trailingItem, count: 2)
      return NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(0.4)),
        subitems: [leadingItem, trailingGroup])
    }

    @Test func `A page of nested groups`() {
      let section = NSCollectionLayoutSection(group: makeNestedGroup(width: 1.0))
      let layout = UICollectionViewCompositionalLayout(section: section)
      let numbers = RegisteredItems([4])
      let view = show(numbers, layout)

      // Groups of 400 x 240: 280 points for the first, two of 120 x 120 beside it.
      expectEqual(
        frames(view, section: 0),
        [
          CGRect(x: 10, y: 10, width: 260, height: 220),
          CGRect(x: 290, y: 10, width: 100, height: 100),
          CGRect(x: 290, y: 130, width: 100, height: 100),
          CGRect(x: 10, y: 250, width: 260, height: 220),
        ])
    }

    /// A shelf that scrolls by itself, and a grid with badges, both under pinned headers.
    private func makePage() -> UICollectionViewCompositionalLayout {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.interSectionSpacing = 20
      configuration.scrollDirection = .vertical
      configuration.contentInsetsReference = .none
      let layout = UICollectionViewCompositionalLayout(
        sectionProvider: { (sectionIndex, layoutEnvironment) -> NSCollectionLayoutSection? in
          let isWide = layoutEnvironment.container.effectiveContentSize.width > 500
          let isCompact = layoutEnvironment.traitCollection.horizontalSizeClass == .compact
          expect(!isWide && !isCompact)
          let section: NSCollectionLayoutSection
          if sectionIndex == 0 {
            section = NSCollectionLayoutSection(group: self.makeNestedGroup(width: 0.8))
            section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
          } else {
            section = self.makeGrid(columns: isWide ? 8 : 4)
          }
          let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
          header.pinToVisibleBounds = true
          header.zIndex = 2
          section.boundarySupplementaryItems = [header]
          return section
        }, configuration: configuration)
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
      return layout
    }

    private func makeGrid(columns: Int) -> NSCollectionLayoutSection {
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(20), heightDimension: .absolute(20)),
        elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(
          edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
        supplementaryItems: [badge])
      item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
        subitem: item, count: columns)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 20, leading: 20, bottom: 20, trailing: 20)
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
      background.contentInsets = NSDirectionalEdgeInsets(
        top: 5, leading: 5, bottom: 5, trailing: 5)
      section.decorationItems = [background]
      return section
    }

    @Test func `A page that scrolls sideways with headers and badges`() {
      let numbers = RegisteredItems([6, 5])
      let layout = makePage()
      let view = show(numbers, layout)

      // Groups of 320 x 240 side by side under a header of 44.
      expectEqual(
        frames(view, section: 0),
        [
          CGRect(x: 10, y: 54, width: 204, height: 220),
          CGRect(x: 234, y: 54, width: 76, height: 100),
          CGRect(x: 234, y: 174, width: 76, height: 100),
          CGRect(x: 330, y: 54, width: 204, height: 220),
          CGRect(x: 554, y: 54, width: 76, height: 100),
          CGRect(x: 554, y: 174, width: 76, height: 100),
        ])
      // 20 points further the second header, 20 of inset, then cells of 90 x 72 less 5 at each side.
      expectEqual(
        frames(view, section: 1),
        [
          CGRect(x: 25, y: 373, width: 80, height: 62),
          CGRect(x: 115, y: 373, width: 80, height: 62),
          CGRect(x: 205, y: 373, width: 80, height: 62),
          CGRect(x: 295, y: 373, width: 80, height: 62),
          CGRect(x: 25, y: 445, width: 80, height: 62),
        ])
      let header = view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
      expectEqual(header?.frame, CGRect(x: 20, y: 304, width: 360, height: 44))
      expectEqual(header?.zIndex, 2)
      let badge = view.layoutAttributesForSupplementaryElement(
        ofKind: "badge", at: IndexPath(item: 1, section: 1))
      expectEqual(badge?.frame, CGRect(x: 181, y: 367, width: 20, height: 20))
      let background = layout.layoutAttributesForDecorationView(
        ofKind: "background", at: IndexPath(item: 0, section: 1))
      expectEqual(background?.frame, CGRect(x: 5, y: 309, width: 390, height: 218))
      expectEqual(layout.collectionViewContentSize, CGSize(width: 400, height: 532))
      expectEqual(
        view.indexPathForItem(at: CGPoint(x: 300, y: 200)), IndexPath(item: 2, section: 0))
    }

    @Test func `A list`() {
      var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      configuration.headerMode = .supplementary
      configuration.showsSeparators = false
      let layout = UICollectionViewCompositionalLayout.list(using: configuration)
      let numbers = RegisteredItems([2])
      let view = show(numbers, layout)

      expectEqual(
        frames(view, section: 0),
        [
          CGRect(x: 8, y: 44, width: 384, height: 44), CGRect(x: 8, y: 88, width: 384, height: 44),
        ])
    }

    @Test func `The other ways to say it`() {
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(40), heightDimension: .absolute(30))
      let item = NSCollectionLayoutItem(layoutSize: size)
      item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .fixed(4), top: nil, trailing: .flexible(0), bottom: nil)
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .uniformAcrossSiblings(estimate: 30)
        ),
        repeatingSubitem: item, count: 2)
      row.interItemSpacing = NSCollectionLayoutSpacing.fixed(6)
      row.supplementaryItems = [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: "badge",
          containerAnchor: NSCollectionLayoutAnchor(edges: .top),
          itemAnchor: NSCollectionLayoutAnchor(
            edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 2)))
      ]
      let custom = NSCollectionLayoutGroup.custom(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
      ) { environment in
        let half = environment.container.contentSize.width / 2
        return [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: half, height: 50)),
          NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: half, y: 0, width: 10, height: 10), zIndex: 1),
        ]
      }
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
        subitems: [row, custom])
      let section = NSCollectionLayoutSection(group: column)
      section.contentInsetsReference = .layoutMargins
      section.supplementaryContentInsetsReference = .none
      section.interGroupSpacing = 5
      section.visibleItemsInvalidationHandler = { visibleItems, contentOffset, environment in
        for visibleItem in visibleItems where visibleItem.representedElementCategory == .cell {
          visibleItem.alpha = visibleItem.frame.minX < contentOffset.x ? 0.5 : 1
          visibleItem.transform3D = .identity
        }
      }
      let numbers = RegisteredItems([5])
      let view = show(numbers, UICollectionViewCompositionalLayout { _, _ in section })

      // Margins of 8 leave 384: two of 40 with 4 before each and half of 290 after each; below, half of it.
      expectEqual(
        frames(view, section: 0),
        [
          CGRect(x: 12, y: 0, width: 40, height: 30), CGRect(x: 207, y: 0, width: 40, height: 30),
          CGRect(x: 8, y: 30, width: 192, height: 50), CGRect(x: 200, y: 30, width: 10, height: 10),
          CGRect(x: 12, y: 85, width: 40, height: 30),
        ])
    }
  }
#endif
