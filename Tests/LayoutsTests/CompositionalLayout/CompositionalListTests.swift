import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// List sections and rows that prefer a height of their own (R8.26, R6.29).
@Suite struct CompositionalListTests {
  private func view(
    _ configuration: CollectionLayoutListConfiguration, items: ItemGrid
  ) -> CollectionView {
    items.makeCollectionView(
      size: .wh(320, 200), layout: CollectionViewCompositionalLayout.list(using: configuration))
  }

  @Test func `R8.26 rows are as wide as the list and 44 points high until measured (R8.1)`() {
    let items = ItemGrid([3])
    let view = view(CollectionLayoutListConfiguration(appearance: .plain), items: items)

    expectEqual(
      view.itemFrames, [.xywh(0, 0, 320, 44), .xywh(0, 44, 320, 44), .xywh(0, 88, 320, 44)])
  }

  @Test func `An inset list keeps the layout margins free`() {
    let items = ItemGrid([1])
    let view = view(CollectionLayoutListConfiguration(appearance: .insetGrouped), items: items)
    view.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 16)
    view.collectionViewLayout.invalidateLayout()

    expectEqual(view.itemFrames, [.xywh(20, 0, 284, 44)])
  }

  @Test(
    arguments: [.never, .automatic, .always] as [ScrollView.ContentInsetAdjustmentBehavior],
    [(0, true), (10, true), (60, true), (0, false), (10, false)] as [(CGFloat, Bool)])
  func `Rows of an inset list are as wide as the layout margins and the content inset leave`(
    behavior: ScrollView.ContentInsetAdjustmentBehavior, insets: (left: CGFloat, inMargins: Bool)
  ) {
    var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let items = ItemGrid([1])
    let layout = CollectionViewCompositionalLayout.list(using: configuration)
    let view = items.makeCollectionView(size: .wh(320, 200), layout: layout)
    let window = Window(frame: .xywh(0, 0, 320, 200))
    window.safeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 0, right: 20)
    window.addSubview(view)
    view.contentInsetAdjustmentBehavior = behavior
    view.contentInset.left = insets.left
    view.insetsLayoutMarginsFromSafeArea = insets.inMargins
    view.layoutMargins = EdgeInsets(top: 0, left: 8, bottom: 0, right: 16)

    withExtendedLifetime(window) {
      for reference in [ContentInsetsReference.automatic, .none, .layoutMargins] {
        let shared = layout.configuration
        shared.contentInsetsReference = reference
        layout.configuration = shared
        let (margins, inset) = (view.layoutMargins, view.adjustedContentInset)
        let (left, right) = (max(margins.left, inset.left), max(margins.right, inset.right))
        let header = view.layoutAttributesForSupplementaryElement(
          ofKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))

        expectEqual(view.itemFrames, [.xywh(left - inset.left, 44, 320 - left - right, 44)])
        expectEqual(header?.frame, .xywh(left - inset.left, 0, 320 - left - right, 44))
      }
    }
  }

  @Test func `Headers have their padding above them`() {
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = 12
    let items = ItemGrid([1, 1])
    let view = view(configuration, items: items)

    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))

    expectEqual(header?.frame, .xywh(0, 112, 320, 44))
    expectEqual(view.itemFrames, [.xywh(0, 56, 320, 44)])
  }

  @Test(arguments: [(nil, 0), (12, 12)] as [(CGFloat?, CGFloat)])
  func `A first item that serves as a header has the padding of headers above it`(
    padding: CGFloat?, room: CGFloat
  ) {
    var configuration = CollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .firstItemInSection
    configuration.headerTopPadding = padding
    let items = ItemGrid([2, 1])
    let view = view(configuration, items: items)

    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: CollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    let next = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame

    expect(header == nil)
    expectEqual(view.itemFrames, [.xywh(0, room, 320, 44), .xywh(0, room + 44, 320, 44)])
    expectEqual(next, .xywh(0, 2 * room + 88, 320, 44))
    expectEqual(view.collectionViewLayout.collectionViewContentSize, .wh(320, 2 * room + 132))
  }

  /// A layout environment without margins.
  private struct Paper: CollectionLayoutEnvironment, CollectionLayoutContainer {
    let contentSize = CGSize(width: 320, height: 200)
    let contentInsets = DirectionalEdgeInsets.all(30)
    let traitCollection = TraitCollection()
    var container: any CollectionLayoutContainer { self }
  }

  @Test func `A custom environment has no layout margins to keep free`() {
    let section = CollectionLayoutSection.list(
      using: CollectionLayoutListConfiguration(appearance: .insetGrouped),
      layoutEnvironment: Paper())

    expectEqual(section.contentInsets, .zero)
    expectEqual(section.contentInsetsReference, .automatic)
  }

  @Test(arguments: [
    (CollectionLayoutListConfiguration.Appearance.plain, true), (.sidebarPlain, true),
    (.grouped, false), (.insetGrouped, false), (.sidebar, false),
  ])
  func `Headers and footers stay in view in plain lists alone`(
    appearance: CollectionLayoutListConfiguration.Appearance, pins: Bool
  ) {
    var configuration = CollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let items = ItemGrid([20, 20])
    let view = view(configuration, items: items)
    view.layoutMargins = EdgeInsets(top: 0, left: 5, bottom: 0, right: 9)
    view.collectionViewLayout.invalidateLayout()
    view.contentOffset.y = 300
    func frame(_ kind: String) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: 0))?.frame
    }

    let header = frame(CollectionView.elementKindSectionHeader)
    let footer = frame(CollectionView.elementKindSectionFooter)

    // Each section is 968 points high, the view 200.
    expectEqual(header?.minY, CGFloat(pins ? 300 : 0))
    expectEqual(footer?.minY, CGFloat(pins ? 456 : 924))
    let isInset = appearance == .insetGrouped
    expectEqual(view.itemFrames.first?.minX, CGFloat(isInset ? 5 : 0))
    expectEqual(view.itemFrames.first?.maxX, CGFloat(isInset ? 311 : 320))
  }

  @Test func `Cells that come into view get the height they prefer`() {
    let items = ItemGrid([100])
    let view = view(CollectionLayoutListConfiguration(appearance: .plain), items: items)
    view.register(PreferringCell.self, forCellWithReuseIdentifier: "cell")
    items.prefer { .wh(1, 60 + 10 * CGFloat($0.indexPath.item % 2)) }

    view.layoutIfNeeded()

    // 60 + 70 + 60 + 70 fill the view; rows further down were in view while their estimates were
    // smaller.
    expectEqual(view.itemFrames.prefix(4).map(\.minY), [0, 60, 130, 190])
    expect(view.itemFrames.prefix(4).allSatisfy { $0.width == 320 })
    expectEqual(view.indexPathsForVisibleItems.map(\.item), [0, 1, 2, 3])
    expectEqual(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame, .xywh(0, 190, 320, 70))
    expectEqual(view.itemFrames[99].height, 44)
  }

  @Test func `A preferred size can be handed in without a cell`() {
    let items = ItemGrid([1_000_000])
    let view = view(CollectionLayoutListConfiguration(appearance: .plain), items: items)
    let layout = view.collectionViewLayout
    guard let row = view.layoutAttributesForItem(at: IndexPath(item: 500_000, section: 0)) else {
      Issue.record("There is no row 500,000.")
      return
    }
    let preferred = row.copied()
    preferred.size.height = 100

    let isInvalid = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: row)
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: row))

    expect(isInvalid)
    expectEqual(layout.collectionViewContentSize.height, 44_000_056)
    expectEqual(
      view.layoutAttributesForItem(at: IndexPath(item: 500_001, section: 0))?.frame.minY, 22_000_100
    )
  }
}
