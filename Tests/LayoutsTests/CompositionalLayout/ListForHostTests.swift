import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Separators, swipe actions and colors of lists, which a host asks for (R8.27).
@Suite struct ListForHostTests {
  private let items = ItemGrid([3, 2])

  private func layout(
    _ configuration: CollectionLayoutListConfiguration
  ) -> (layout: CollectionViewCompositionalLayout, view: CollectionView) {
    let layout = CollectionViewCompositionalLayout { section, environment in
      let item = CollectionLayoutItem(layoutSize: .whole)
      guard section == 0 else { return .section(.row(of: item)) }
      return .list(using: configuration, layoutEnvironment: environment)
    }
    return (layout, items.makeCollectionView(size: .wh(320, 200), layout: layout))
  }

  @Test func `R8.27 a handler changes the separators of an item`() {
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.separatorConfiguration.color = .black
    configuration.itemSeparatorHandler = { indexPath, ofSection in
      var separators = ofSection
      if indexPath.item == 1 { separators.bottomSeparatorVisibility = .hidden }
      return separators
    }
    let (layout, view) = layout(configuration)

    let separators = (0..<2).map { layout.separatorConfiguration(forItemAt: [0, $0]) }

    expectEqual(separators[0], configuration.separatorConfiguration)
    expectEqual(separators[0]?.bottomSeparatorVisibility, .automatic)
    expectEqual(separators[1]?.bottomSeparatorVisibility, .hidden)
    expectEqual(separators[1]?.color, .black)
    expectEqual(
      separators[1]?.topSeparatorInsets, ListSeparatorConfiguration.automaticInsets)
    expect(layout.separatorConfiguration(forItemAt: [1, 0]) == nil)
    withExtendedLifetime(view) {}
  }

  @Test func `R8.27 a list without separators has none for its items`() {
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    let (layout, view) = layout(configuration)

    expect(layout.separatorConfiguration(forItemAt: [0, 0]) == nil)
    withExtendedLifetime(view) {}
  }

  @Test func `R8.27 the actions of an item are those of its section's provider`() {
    let delete = SwipeActionsConfiguration(actions: [])
    var asked: [IndexPath] = []
    var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.backgroundColor = .black
    configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
      asked.append(indexPath)
      return indexPath.item == 1 ? delete : nil
    }
    let (layout, view) = layout(configuration)

    expect(layout.swipeActionsConfiguration(forItemAt: [0, 1], leading: false) === delete)
    expect(layout.swipeActionsConfiguration(forItemAt: [0, 2], leading: false) == nil)
    expect(layout.swipeActionsConfiguration(forItemAt: [0, 1], leading: true) == nil)
    expect(layout.swipeActionsConfiguration(forItemAt: [1, 1], leading: false) == nil)
    expectEqual(asked, [[0, 1], [0, 2]])
    expectEqual(layout.listConfiguration(inSection: 0)?.backgroundColor, .black)
    expect(layout.listConfiguration(inSection: 1) == nil)
    withExtendedLifetime(view) {}
  }

  @Test func `R8.27 a section in a layout of its own keeps its list`() {
    var configuration = CollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.leadingSwipeActionsConfigurationProvider = { _ in
      SwipeActionsConfiguration(actions: [])
    }
    let outer = layout(configuration)
    outer.view.layoutIfNeeded()
    let list = CollectionViewCompositionalLayout.list(using: configuration)
    let view = items.makeCollectionView(size: .wh(320, 200), layout: list)

    expectEqual(list.listConfiguration(inSection: 1)?.appearance, .sidebar)
    expect(list.swipeActionsConfiguration(forItemAt: [1, 0], leading: true) != nil)
    withExtendedLifetime(view) {}
  }
}
