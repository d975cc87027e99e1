import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Edits after a reload without a layout pass in between.
@Suite struct CompositionalReloadTests {
  @Test(arguments: [[10], [1], [], [3, 4], [0, 2, 9]])
  func `An edit uses the counts of the reload`(counts: [Int]) {
    let item = CollectionLayoutItem.item(.fractionalWidth(1), .estimated(50))
    let section = CollectionLayoutSection.section(
      .vertical(layoutSize: .size(.fractionalWidth(1), .estimated(50)), subitems: [item]))
    let page = CompositionalPage(
      Array(repeating: (section, 3), count: 4), size: .wh(100, 600))
    page.view.register(PreferringCell.self, forCellWithReuseIdentifier: "cell")
    page.items.prefer { .wh($0.size.width, 30) }
    page.view.layoutIfNeeded()
    expectEqual(page.frames.map(\.height), [30, 30, 30])

    page.items.counts = counts
    page.view.reloadData()
    expectEqual(page.view.numberOfSections, counts.count)
    if let last = counts.last {
      page.items.counts[counts.count - 1] += 1
      page.view.insertItems(at: [IndexPath(item: last, section: counts.count - 1)])
    }
    page.items.counts.append(2)
    page.view.insertSections([counts.count])

    expectEqual(page.view.numberOfSections, counts.count + 1)
    page.view.layoutIfNeeded()
    let all = CGFloat(page.items.counts.reduce(0, +))
    expectEqual(page.view.contentSize.height, all * 30)
  }
}
