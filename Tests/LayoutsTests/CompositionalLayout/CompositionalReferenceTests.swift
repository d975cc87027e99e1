import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The reference of insets, and the environment passed to a section provider (R8.3, R8.7, R8.17).
@Suite struct CompositionalReferenceTests {
  private let header = CollectionView.elementKindSectionHeader

  private func section(_ reference: ContentInsetsReference = .automatic) -> CollectionLayoutSection
  {
    let item = CollectionLayoutItem.item(.fractionalWidth(1), .fractionalHeight(1))
    let section = CollectionLayoutSection.section(.row(of: item), top: 3, sides: 4)
    section.contentInsetsReference = reference
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .size(.fractionalWidth(1), .absolute(40)), elementKind: header,
        alignment: .top)
    ]
    return section
  }

  /// A page in a window with 30 points of safe area at its left and 50 at its right.
  private func page(
    _ section: CollectionLayoutSection, width: CGFloat = 800,
    configuration: CollectionViewCompositionalLayoutConfiguration? = nil
  ) -> (page: CompositionalPage, window: Window) {
    let page = CompositionalPage(
      section, items: 1, configuration: configuration, size: .wh(width, 700))
    let window = Window(frame: .xywh(0, 0, width, 700))
    window.safeAreaInsets = EdgeInsets(top: 0, left: 30, bottom: 0, right: 50)
    // In effect 35 and 60: the safe area is added (R11.51).
    page.view.layoutMargins = EdgeInsets(top: 0, left: 5, bottom: 0, right: 10)
    page.view.contentInset = EdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    window.addSubview(page.view)
    return (page, window)
  }

  /// A layout that isn't mirrored, or is mirrored in left-to-right reading.
  private final class OtherLayout: CollectionViewCompositionalLayout {
    var flips = false
    var development = View.UserInterfaceLayoutDirection.leftToRight

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

    override var developmentLayoutDirection: View.UserInterfaceLayoutDirection { development }
  }

  @Test(arguments: [false, true], [false, true])
  func `Insets lie at the sides they are measured from, mirrored or not`(
    flips: Bool, isMadeForRightToLeft: Bool
  ) {
    let (page, window) = page(section(.safeArea))
    let layout = OtherLayout(section: section(.safeArea))
    layout.flips = flips
    layout.development = isMadeForRightToLeft ? .rightToLeft : .leftToRight
    page.view.collectionViewLayout = layout

    withExtendedLifetime(window) {
      for direction in [View.SemanticContentAttribute.forceRightToLeft, .forceLeftToRight] {
        page.view.semanticContentAttribute = direction

        expectEqual(page.frames, [.xywh(24, 43, 712, 100)], "\(direction)")
      }
    }
  }

  // The container is 790 wide; it starts where the content inset of 10 ends.
  @Test(
    arguments: [
      (.none, 4, 782), (.automatic, 24, 712), (.safeArea, 24, 712), (.layoutMargins, 29, 697),
      // The margins leave 705, of which 672 are readable.
      (.readableContent, 45.5, 664),
    ] as [(ContentInsetsReference, CGFloat, CGFloat)])
  func `Insets are measured from their reference, whichever way one reads`(
    reference: ContentInsetsReference, x: CGFloat, width: CGFloat
  ) {
    let (page, window) = page(section(reference))

    withExtendedLifetime(window) {
      for direction in [
        View.SemanticContentAttribute.unspecified, .forceRightToLeft, .forceLeftToRight,
      ] {
        page.view.semanticContentAttribute = direction

        expectEqual(page.frames, [.xywh(x, 43, width, 100)], "\(direction)")
        expectEqual(page.frame(ofKind: header), .xywh(x, 0, width, 40), "\(direction)")
      }
    }
  }

  @Test func `A change of the margins alone lays out again`() {
    let (page, window) = page(section(.layoutMargins))

    withExtendedLifetime(window) {
      expectEqual(page.frames, [.xywh(29, 43, 697, 100)])
      page.view.layoutMargins = EdgeInsets(top: 0, left: 15, bottom: 0, right: 10)
      expectEqual(page.frames, [.xywh(39, 43, 687, 100)])
    }
  }

  @Test func `The configuration says what automatic means`() {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .layoutMargins
    let (page, window) = page(section(), configuration: configuration)

    withExtendedLifetime(window) { expectEqual(page.frames, [.xywh(29, 43, 697, 100)]) }
  }

  @Test(
    arguments: [(.none, 0, 790), (.safeArea, 20, 720), (.layoutMargins, 25, 705)]
      as [(ContentInsetsReference, CGFloat, CGFloat)])
  func `Headers have a reference of their own`(
    reference: ContentInsetsReference, x: CGFloat, width: CGFloat
  ) {
    let section = section(.none)
    section.supplementaryContentInsetsReference = reference
    let (page, window) = page(section)

    withExtendedLifetime(window) {
      for direction in [View.SemanticContentAttribute.unspecified, .forceRightToLeft] {
        page.view.semanticContentAttribute = direction

        expectEqual(page.frames, [.xywh(4, 43, 782, 100)], "\(direction)")
        expectEqual(page.frame(ofKind: header), .xywh(x, 0, width, 40), "\(direction)")
      }
    }
  }

  @Test func `Insets of a header shrink it and move nothing`() {
    let section = section(.none)
    section.boundarySupplementaryItems[0].contentInsets = .all(5)
    let page = CompositionalPage(section, items: 1)

    expectEqual(page.frame(ofKind: header), .xywh(9, 5, 357, 30))
    expectEqual(page.frames.map(\.minY), [43])
  }

  @Test func `A provider gets the container's size and the traits`() {
    var told: [any CollectionLayoutEnvironment] = []
    let section = section(.none)
    let items = ItemGrid([1])
    let layout = CollectionViewCompositionalLayout { _, environment in
      told.append(environment)
      return section
    }
    let view = items.makeCollectionView(size: .wh(800, 700), layout: layout)
    view.contentInset = EdgeInsets(top: 20, left: 10, bottom: 0, right: 0)
    let window = Window(frame: .xywh(0, 0, 800, 700))
    window.screen = Screen(portraitSize: .wh(800, 700), scale: 2)
    window.addSubview(view)
    view.semanticContentAttribute = .forceRightToLeft

    withExtendedLifetime((window, items)) { _ = view.itemFrames }

    let environment = told.last
    expectEqual(environment?.container.contentSize, .wh(800, 700))
    expectEqual(environment?.container.effectiveContentSize, .wh(790, 680))
    expectEqual(environment?.container.effectiveContentInsets.trailing, 10)
    expectEqual(
      environment?.traitCollection,
      TraitCollection(
        userInterfaceIdiom: .pad, horizontalSizeClass: .regular, verticalSizeClass: .regular,
        displayScale: 2, layoutDirection: .rightToLeft, forceTouchCapability: .available,
        userInterfaceStyle: .light, preferredContentSizeCategory: .large))
  }

  @Test(
    arguments: [
      (CGSize.wh(390, 844), .compact, .regular), (.wh(844, 390), .compact, .compact),
      (.wh(1024, 768), .regular, .regular), (.wh(320, 1024), .compact, .regular),
    ] as [(CGSize, UserInterfaceSizeClass, UserInterfaceSizeClass)])
  func `Size classes depend on the window`(
    size: CGSize, horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass
  ) {
    var traits: TraitCollection?
    let section = section()
    let items = ItemGrid([1])
    let layout = CollectionViewCompositionalLayout { _, environment in
      traits = environment.traitCollection
      return section
    }
    let view = items.makeCollectionView(size: size, layout: layout)
    let window = Window(frame: CGRect(origin: .zero, size: size))
    window.addSubview(view)

    withExtendedLifetime((window, items)) { _ = view.itemFrames }

    expectEqual(traits?.horizontalSizeClass, horizontal)
    expectEqual(traits?.verticalSizeClass, vertical)
  }

  private struct Container: CollectionLayoutContainer {
    var contentSize: CGSize
    var contentInsets: DirectionalEdgeInsets
  }

  @Test func `R8.3 insets below 1 are fractions of a custom container`() {
    let container = Container(
      contentSize: .wh(400, 200),
      contentInsets: DirectionalEdgeInsets(top: 0.25, leading: 0.1, bottom: 1, trailing: 20))

    expectEqual(
      container.effectiveContentInsets,
      DirectionalEdgeInsets(top: 50, leading: 40, bottom: 1, trailing: 20))
    expectEqual(container.effectiveContentSize, .wh(340, 149))
  }

  @Test func `A custom group gets its own size`() {
    var told: CGSize?
    let group = CollectionLayoutGroup.custom(
      layoutSize: .size(.fractionalWidth(0.5), .absolute(100))
    ) { environment in
      told = environment.container.effectiveContentSize
      return [CollectionLayoutGroupCustomItem(frame: .xywh(0, 0, 10, 10))]
    }
    group.contentInsets = .all(7)
    let page = CompositionalPage(.section(group), items: 1)

    expectEqual(page.frames, [.xywh(7, 7, 10, 10)])
    expectEqual(told, .wh(173.5, 86))
  }

  @Test(
    arguments: [
      (0.2244798445859886, 2, 84), (0.0999484835067196, 2, 37.5),
      (0.0999484835067196, 3, 112 / 3),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `T8.15 frames keep their fractions until asked to lie on pixels (R8.15, R6.24)`(
    fraction: CGFloat, scale: CGFloat, width: CGFloat
  ) {
    let item = CollectionLayoutItem.item(.fractionalWidth(fraction), .absolute(50))
    let page = CompositionalPage(.section(.row(of: item)), items: 1)

    expectEqual(page.frames[0].width, fraction * 375)
    expectEqual(PixelGrid(scale: scale).roundedIndependently(page.frames[0]).width, width)
  }
}
