import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Views that are asked for the size they prefer when sections are described differently.
@Suite struct CompositionalAskingTests {
  /// A cell, or a header, that constraints make 70 points high.
  private final class TallCell: CollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let content = View()
      contentView.fill(with: content)
      let height = content.heightAnchor.constraint(equalToConstant: 70)
      height.priority = LayoutPriority(999)
      height.isActive = true
    }
  }

  /// Rows, and headers of sections and of the layout, whose heights may be estimated.
  private final class Page {
    var row = CollectionLayoutDimension.absolute(50)
    var header = CollectionLayoutDimension.absolute(50)
    var title = CollectionLayoutDimension.absolute(50) { didSet { configure() } }
    let items = RegisteredItems([2])
    private(set) lazy var layout = CollectionViewCompositionalLayout { [unowned self] _, _ in
      let size = CollectionLayoutSize.size(.fractionalWidth(1), row)
      let section = CollectionLayoutSection.section(
        .horizontal(
          layoutSize: size, repeatingSubitem: CollectionLayoutItem(layoutSize: size), count: 1))
      section.boundarySupplementaryItems = [Self.header("header", header)]
      return section
    }
    private(set) lazy var view = CollectionView(
      frame: .xywh(0, 0, 300, 500), collectionViewLayout: layout)

    init() {
      view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
      for kind in ["header", "title"] {
        view.register(
          TallCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
      }
      view.dataSource = items
      configure()
      view.layoutIfNeeded()
    }

    private func configure() {
      let configuration = CollectionViewCompositionalLayoutConfiguration()
      configuration.boundarySupplementaryItems = [Self.header("title", title)]
      layout.configuration = configuration
    }

    private static func header(
      _ kind: String, _ height: CollectionLayoutDimension
    ) -> CollectionLayoutBoundarySupplementaryItem {
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .size(.fractionalWidth(1), height), elementKind: kind, alignment: .top)
    }

    /// The heights of the title, of the header and of the rows.
    var heights: [CGFloat?] {
      view.layoutIfNeeded()
      let views =
        [
          view.supplementaryView(forElementKind: "title", at: IndexPath(index: 0)),
          view.supplementaryView(
            forElementKind: "header", at: IndexPath(item: 0, section: 0)),
        ] + (0..<items.counts[0]).map { view.cellForItem(at: IndexPath(item: $0, section: 0)) }
      return views.map { $0?.frame.height }
    }
  }

  @Test func `A cell that serves as a header is as high as its constraints say (R11.60)`() {
    let page = Page()
    expectEqual(page.heights, [50, 50, 50, 50])

    page.header = .estimated(40)
    page.title = .estimated(30)
    page.layout.invalidateLayout()

    expectEqual(page.heights, [70, 70, 50, 50])
  }

  @Test func `Views are measured whose lengths become estimates, at their current sizes (R6.29)`() {
    let page = Page()

    page.row = .estimated(50)
    page.layout.invalidateLayout()
    expectEqual(page.heights, [50, 50, 70, 70])
    page.header = .estimated(50)
    page.layout.invalidateLayout()
    expectEqual(page.heights, [50, 70, 70, 70])
    page.title = .estimated(50)
    expectEqual(page.heights, [70, 70, 70, 70])
    page.row = .absolute(50)
    page.layout.invalidateLayout()
    expectEqual(page.heights, [70, 70, 50, 50])
  }

  @Test(arguments: [false, true])
  func `Cells are measured whose lengths become estimates in a batch`(isStale: Bool) {
    let page = Page()
    page.row = .estimated(50)
    page.items.counts = [3]

    if isStale { page.layout.invalidateLayout() }
    page.view.insertItems(at: [IndexPath(item: 2, section: 0)])

    expectEqual(page.heights, [50, 50, 70, 70, 70])
  }
}
