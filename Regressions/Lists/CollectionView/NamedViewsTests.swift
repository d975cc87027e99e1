import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Supplementary and decoration views that a layout names in a batch (R9.15).
@Suite struct NamedViewsTests {
  private final class Ribbon: CollectionReusableView {}

  /// An item on a ribbon for each section, 50 points high each.
  private final class Ribbons: CollectionViewLayout {
    var log: [String] = []
    var inserts: [IndexPath] = []
    var deletes: [IndexPath] = []
    /// The target of ribbons that leave; nil for none.
    var finalFrame: CGRect?

    override var collectionViewContentSize: CGSize {
      .wh(100, 50 * CGFloat(collectionView?.numberOfSections ?? 0))
    }

    override var spatialAttributes: [CollectionViewLayoutAttributes]? {
      var elements: [CollectionViewLayoutAttributes] = []
      for section in 0..<(collectionView?.numberOfSections ?? 0) {
        let y: CGFloat = 50 * CGFloat(section)
        let cell = CollectionViewLayoutAttributes(forCellWith: .at(section, 0))
        cell.frame = .xywh(0, y, 50, 50)
        let ribbon = CollectionViewLayoutAttributes(
          forDecorationViewOfKind: "ribbon", with: .at(section, 0))
        ribbon.frame = .xywh(0, y + 10, 100, 10)
        elements += [cell, ribbon]
      }
      return elements
    }

    override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      inserts
    }

    override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
      deletes
    }

    override func initialLayoutAttributesForAppearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      log.append("initial \(elementKind) \(decorationIndexPath.section)")
      return super.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath)
    }

    override func finalLayoutAttributesForDisappearingDecorationElement(
      ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      log.append("final \(elementKind) \(decorationIndexPath.section)")
      guard let finalFrame else {
        return super.finalLayoutAttributesForDisappearingDecorationElement(
          ofKind: elementKind, at: decorationIndexPath)
      }
      let attributes = CollectionViewLayoutAttributes(
        forDecorationViewOfKind: elementKind, with: decorationIndexPath)
      attributes.frame = finalFrame
      return attributes
    }
  }

  private let items = ItemGrid([1, 1, 1, 1])
  private let layout = Ribbons()

  /// A list that shows two of the four sections.
  private func makeList() -> CollectionView {
    layout.register(Ribbon.self, forDecorationViewOfKind: "ribbon")
    let list = items.makeCollectionView(size: .wh(100, 100), layout: layout)
    list.layoutIfNeeded()
    layout.log = []
    return list
  }

  private func ribbons(_ list: CollectionView) -> [View] {
    list.subviews.filter { $0 is Ribbon }.sorted { $0.frame.minY < $1.frame.minY }
  }

  @Test(arguments: [false, true])
  func `A ribbon leaves with its section where the layout says, R9.15`(isMoved: Bool) {
    let list = makeList()
    let before = ribbons(list)
    layout.finalFrame = isMoved ? .xywh(-100, 5, 90, 10) : nil

    items.counts = [1, 1, 1]
    list.deleteSections([0])

    expectEqual(layout.log, ["final ribbon 0", "initial ribbon 1"])
    expect(before[0].superview == nil && before[1].superview === list)
    let left: CGRect = isMoved ? .xywh(-100, 5, 90, 10) : .xywh(0, 10, 100, 10)
    expectEqual(before[0].frame, left)
  }

  @Test func `A ribbon that the layout names is requested once, in view or not, R9.15`() {
    let list = makeList()
    layout.inserts = [.at(1, 0), .at(2, 0)]

    items.counts = [1, 1, 1]
    list.deleteSections([0])

    expectEqual(layout.log, ["final ribbon 0", "initial ribbon 1", "initial ribbon 2"])
  }

  @Test func `A ribbon that the layout takes away leaves, and one that isn't shown is passed over`()
  {
    let list = makeList()
    let before = ribbons(list)
    layout.finalFrame = .xywh(-100, 5, 90, 10)
    layout.deletes = [.at(3, 0), .at(0, 0)]

    items.counts = [1, 1, 1, 1, 1]
    list.insertSections([4])

    expect(layout.log.first == "final ribbon 0" && !layout.log.contains("final ribbon 3"))
    expect(before[0].superview == nil)
    expectEqual(before[0].frame, .xywh(-100, 5, 90, 10))
    expect(before[1].superview === list)
    expectEqual(before[1].frame, .xywh(0, 60, 100, 10))
  }

  @Test func `R9.15 a ribbon that the layout takes away is named by its old index path`() {
    let list = makeList()
    let before = ribbons(list)
    layout.finalFrame = .xywh(-100, 5, 90, 10)
    layout.deletes = [.at(0, 0)]

    items.counts = [1, 1, 1, 1, 1]
    list.insertSections([0])

    expectEqual(layout.log.first, "final ribbon 0")
    expect(before[0].superview == nil && before[1].superview === list)
    expectEqual(before[0].frame, .xywh(-100, 5, 90, 10))
  }

  /// Headers 10 points high over one item of 20 for each section.
  private final class Headers: CollectionViewFlowLayout {
    var asked: [Int] = []
    var inserts: [IndexPath] = []

    override func indexPathsToInsertForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] {
      inserts
    }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      asked.append(elementIndexPath.section)
      return nil
    }
  }

  @Test func `A header that the layout names is requested once, in view or not, R9.15`() {
    let items = ItemGrid(Array(repeating: 1, count: 8))
    let layout = Headers(item: .wh(100, 20), spacing: 0, lines: 0, header: 10)
    let list = items.makeCollectionView(size: .wh(100, 100), layout: layout)
    list.layoutIfNeeded()
    layout.inserts = [.at(3, 0), .at(5, 0)]

    items.counts.removeFirst()
    list.deleteSections([0])

    // The header of section 4, at 120, becomes that of section 3, at 90, and comes into view.
    expectEqual(layout.asked, [3, 5])
  }
}
