import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Supplementary views attached to items move with their items.
@Suite struct CompositionalBadgeUpdateTests {
  /// Values that cells, badges and headers show by their tags.
  private final class Numbers: CollectionViewDataSource {
    var sections: [[Int]]
    private(set) var asked: [IndexPath] = []

    init(_ sections: [[Int]]) { self.sections = sections }

    func list(isHorizontal: Bool) -> CollectionView {
      let badge = CollectionLayoutSupplementaryItem(
        layoutSize: .size(.absolute(5), .absolute(5)), elementKind: "badge",
        containerAnchor: CollectionLayoutAnchor(edges: [.top, .trailing]))
      let size = CollectionLayoutSize.size(.absolute(20), .absolute(20))
      let item = CollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
      let section = CollectionLayoutSection(
        group: .horizontal(layoutSize: size, repeatingSubitem: item, count: 1))
      section.boundarySupplementaryItems = [
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: .size(.absolute(20), .absolute(10)), elementKind: "header",
          alignment: isHorizontal ? .leading : .top)
      ]
      let configuration = CollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
      let list = CollectionView(
        frame: .xywh(0, 0, 300, 300),
        collectionViewLayout: CollectionViewCompositionalLayout(
          section: section, configuration: configuration))
      list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      for kind in ["badge", "header"] {
        list.register(
          CollectionReusableView.self, forSupplementaryViewOfKind: kind,
          withReuseIdentifier: "view")
      }
      list.dataSource = self
      list.layoutIfNeeded()
      asked = []
      return list
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      sections[section].count
    }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = sections[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> CollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
      if kind == "badge" {
        asked.append(indexPath)
        view.tag = sections[indexPath.section][indexPath.item]
      } else {
        view.tag = -1 - indexPath.section
      }
      return view
    }
    func collectionView(
      _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
  }

  /// The values that cells and badges show at their index paths, and those of headers.
  private func check(_ list: CollectionView, _ shown: [[Int]]) {
    list.layoutIfNeeded()
    for (section, numbers) in shown.enumerated() {
      for (item, number) in numbers.enumerated() {
        let path = IndexPath.at(section, item)
        let badge = list.supplementaryView(forElementKind: "badge", at: path)
        expectEqual(list.cellForItem(at: path)?.tag, number)
        expectEqual(badge?.tag, number)
        expectEqual(badge?.frame, list.frameForSupplementaryElement(ofKind: "badge", at: path))
      }
    }
    expectEqual(
      list.visibleSupplementaryViews(ofKind: "badge").count, shown.flatMap(\.self).count)
    expectEqual(list.visibleSupplementaryViews(ofKind: "header").map(\.tag), [-1, -2])
  }

  @Test(arguments: [false, true])
  func `Badges go along with their items in a batch`(isHorizontal: Bool) {
    let numbers = Numbers([[1, 2, 3], [4, 5]])
    let list = numbers.list(isHorizontal: isHorizontal)
    check(list, [[1, 2, 3], [4, 5]])

    list.performBatchUpdates {
      numbers.sections = [[9, 3, 5], [2, 4]]
      list.insertItems(at: [.at(0, 0)])
      list.deleteItems(at: [.at(0, 0)])
      list.moveItem(at: .at(0, 1), to: .at(1, 0))
      list.moveItem(at: .at(1, 1), to: .at(0, 2))
    }

    check(list, [[9, 3, 5], [2, 4]])
    expectEqual(numbers.asked, [.at(0, 0)])
  }

  @Test(arguments: [false, true])
  func `Badges of reloaded items are requested again`(isHorizontal: Bool) {
    let numbers = Numbers([[1, 2, 3], [4, 5]])
    let list = numbers.list(isHorizontal: isHorizontal)

    numbers.sections = [[1, 7, 3], [4, 5]]
    list.reloadItems(at: [.at(0, 1)])

    check(list, [[1, 7, 3], [4, 5]])
    expectEqual(numbers.asked, [.at(0, 1)])
  }

  @Test func `Badges move in a drag, and are requested at their items' index paths in the data`() {
    let numbers = Numbers([[1, 2, 3], [4, 5]])
    let list = numbers.list(isHorizontal: false)
    _ = list.beginInteractiveMovementForItem(at: .at(0, 0))
    list.updateInteractiveMovementTargetPosition(.xy(10, 65))

    check(list, [[2, 3, 1], [4, 5]])
    expectEqual(numbers.asked, [])

    list.contentOffset.y = 300
    list.layoutIfNeeded()
    list.contentOffset.y = 0
    check(list, [[2, 3, 1], [4, 5]])
    expect(numbers.asked.contains(.at(0, 1)))
  }
}
