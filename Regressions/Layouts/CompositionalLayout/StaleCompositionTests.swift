import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Edits of a composition whose counts are requested again.
@Suite struct StaleCompositionTests {
  /// The query between the invalidation and the edit.
  enum Question: CaseIterable {
    case nothing, before, after
  }

  @Test(
    arguments: [
      (false, Question.nothing), (false, .before), (true, .nothing), (true, .before),
      (true, .after),
    ]
  )
  func `Scroll offsets go with their sections`(isBatch: Bool, question: Question) {
    let section = CollectionLayoutSection.section(.row(of: .item(.absolute(100), .absolute(100))))
    section.orthogonalScrollingBehavior = .continuous
    let page = CompositionalPage([(section, 9), (section, 9), (section, 9)])
    page.view.layoutIfNeeded()
    page.layout.setOrthogonalContentOffset(40, inSection: 1)

    func edit() {
      page.layout.invalidateLayout(with: EverythingContext())
      if question == .before { _ = page.view.frameForItem(at: .at(0, 0)) }
      page.items.counts = [9, 9]
      if question == .after { _ = page.view.frameForItem(at: .at(0, 0)) }
      page.view.deleteSections([0])
    }
    if isBatch { page.view.performBatchUpdates(edit) } else { edit() }

    expectEqual(page.view.numberOfSections, 2)
    // Once the counts after the edit are requested, sections can no longer be matched.
    let kept: CGFloat = question == .after ? 0 : 40
    expectEqual(page.layout.orthogonalContentOffset(inSection: 0), kept)
    expectEqual(page.layout.orthogonalContentOffset(inSection: 1), 0)
  }

  @Test(arguments: [false, true])
  func `Measured sizes go with their items`(isBatch: Bool) {
    let item = CollectionLayoutItem.item(.fractionalWidth(1), .estimated(50))
    let group = CollectionLayoutGroup.vertical(
      layoutSize: .size(.fractionalWidth(1), .estimated(50)), subitems: [item])
    let page = CompositionalPage(.section(group), items: 9, size: .wh(100, 60))
    page.view.register(PreferringCell.self, forCellWithReuseIdentifier: "cell")
    page.items.prefer { .wh($0.size.width, 30) }
    page.view.layoutIfNeeded()
    expectEqual(page.frames.prefix(3).map(\.height), [30, 30, 50])

    func edit() {
      page.layout.invalidateLayout(with: CountsContext())
      page.items.counts = [11]
      page.view.insertItems(at: [.at(0, 0), .at(0, 1)])
    }
    if isBatch { page.view.performBatchUpdates(edit) } else { edit() }

    expectEqual(page.frames.prefix(5).map(\.height), [50, 50, 30, 30, 50])
  }
}
