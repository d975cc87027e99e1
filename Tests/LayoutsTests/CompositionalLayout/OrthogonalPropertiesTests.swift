import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Bouncing and deceleration of sections that scroll by themselves (R8.29).
@Suite struct OrthogonalPropertiesTests {
  private typealias Properties = CollectionLayoutSectionOrthogonalScrollingProperties

  /// Groups of 337.5 points with 10 between them, in a list 375 points wide; four end at 1005.
  private func page(
    _ bounce: Properties.Bounce, _ rate: Properties.DecelerationRate = .automatic, groups: Int = 4
  ) -> CompositionalPage {
    let whole = CollectionLayoutItem(layoutSize: .whole)
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(0.9), .absolute(100)), subitems: [whole])
    let section = CollectionLayoutSection.section(group, spacing: 10)
    section.orthogonalScrollingBehavior = .continuous
    section.orthogonalScrollingProperties.bounce = bounce
    section.orthogonalScrollingProperties.decelerationRate = rate
    return CompositionalPage([(section, groups)])
  }

  /// The offset at which a drag at one point per millisecond comes to rest.
  private func rest(_ page: CompositionalPage, section: Int = 0) -> CGFloat {
    page.layout.setOrthogonalContentOffset(0, inSection: section)
    page.layout.endOrthogonalDragging(withVelocity: 1, draggedFrom: 0, inSection: section)
    return page.layout.orthogonalContentOffset(inSection: section).rounded()
  }

  @Test func `R8.29 the rate is the section's, or else the collection view's`() {
    let own = page(.automatic, .fast)
    expectEqual(rest(own), 99)
    let slow = page(.automatic, .normal)
    slow.view.decelerationRate = .fast
    expectEqual(rest(slow), 499)

    let automatic = page(.automatic)
    expectEqual(rest(automatic), 499)
    automatic.view.decelerationRate = .fast
    expectEqual(rest(automatic), 99)
    expectEqual(rest(page(.automatic, Properties.DecelerationRate(rawValue: 0.5))), 1)
  }

  /// Whether a section is still moving 0.12 seconds after its release; it takes 0.112 to its end.
  private func isMoving(
    _ page: CompositionalPage, from offset: CGFloat, after time: TimeInterval
  ) -> Bool {
    let clock = AnimationClock()
    page.view.layoutIfNeeded()
    page.layout.setOrthogonalContentOffset(offset, inSection: 0)
    clock.use {
      page.layout.endOrthogonalDragging(withVelocity: 10, draggedFrom: offset, inSection: 0)
    }
    clock.advance(by: time)
    let isMoving = page.layout.isOrthogonallyScrolling(section: 0)
    if !isMoving {
      expectEqual(
        page.layout.orthogonalContentOffset(inSection: 0),
        max(0, page.layout.orthogonalContentLength(inSection: 0) - 375))
    }
    return isMoving
  }

  @Test(
    arguments: [(.automatic, true), (.always, true), (.never, false)]
      as [(CollectionLayoutSectionOrthogonalScrollingProperties.Bounce, Bool)])
  func `R8.29 a section that doesn't bounce stops at its end`(
    bounce: CollectionLayoutSectionOrthogonalScrollingProperties.Bounce, bounces: Bool
  ) {
    expectEqual(isMoving(page(bounce), from: 0, after: 0.12), bounces)
    expect(isMoving(page(bounce), from: 0, after: 0.1))
    expectEqual(isMoving(page(bounce), from: 1005, after: 0), bounces)
  }

  @Test(
    arguments: [(.automatic, false), (.always, true), (.never, false)]
      as [(CollectionLayoutSectionOrthogonalScrollingProperties.Bounce, Bool)])
  func `R8.29 short content bounces only if it always does`(
    bounce: CollectionLayoutSectionOrthogonalScrollingProperties.Bounce, bounces: Bool
  ) {
    expectEqual(isMoving(page(bounce, groups: 1), from: 0, after: 0), bounces)
  }

  @Test func `R8.29 a section keeps its properties in a batch that moves it`() {
    let items = ItemGrid([4])
    var rate = CollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.fast
    let layout = CollectionViewCompositionalLayout { _, _ in
      let row = CollectionLayoutGroup.horizontal(
        layoutSize: .size(.absolute(300), .absolute(50)),
        subitems: [CollectionLayoutItem(layoutSize: .whole)])
      let section = CollectionLayoutSection(group: row)
      section.orthogonalScrollingBehavior = .continuous
      section.orthogonalScrollingProperties.decelerationRate = rate
      return section
    }
    let view = items.makeCollectionView(size: .wh(320, 200), layout: layout)
    view.layoutIfNeeded()
    rate = .automatic

    view.performBatchUpdates {
      items.counts.insert(4, at: 0)
      view.insertSections([0])
    }

    let offsets = [0, 1].map { number in
      layout.endOrthogonalDragging(withVelocity: 1, draggedFrom: 0, inSection: number)
      return layout.orthogonalContentOffset(inSection: number).rounded()
    }
    expectEqual(offsets, [499, 99])
  }

  @Test func `R8.29 a layout copies the properties of its section`() {
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: .size(.absolute(300), .absolute(50)),
      subitems: [CollectionLayoutItem(layoutSize: .whole)])
    let section = CollectionLayoutSection(group: row)
    section.orthogonalScrollingBehavior = .continuous
    section.orthogonalScrollingProperties.decelerationRate = .fast
    let layout = CollectionViewCompositionalLayout(section: section)
    section.orthogonalScrollingProperties.decelerationRate = .normal
    let items = ItemGrid([4])
    let view = items.makeCollectionView(size: .wh(320, 200), layout: layout)

    layout.endOrthogonalDragging(withVelocity: 1, draggedFrom: 0, inSection: 0)

    expectEqual(layout.orthogonalContentOffset(inSection: 0).rounded(), 99)
    withExtendedLifetime(view) {}
  }
}
