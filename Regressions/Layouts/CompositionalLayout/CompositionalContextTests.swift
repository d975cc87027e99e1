import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The invalidation contexts of a compositional layout.
@Suite struct CompositionalContextTests {
  private class Context: CollectionViewLayoutInvalidationContext {}
  private final class Everything: Context {
    override var invalidateEverything: Bool { true }
  }

  private class Layout: CollectionViewCompositionalLayout {
    var contexts: [CollectionViewLayoutInvalidationContext] = []

    override class var invalidationContextClass: AnyClass { Context.self }

    override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  private final class ForgetfulLayout: Layout {
    override class var invalidationContextClass: AnyClass { Everything.self }
  }

  private let section = CollectionLayoutSection.section(
    .vertical(
      layoutSize: .size(.fractionalWidth(1), .estimated(50)),
      subitems: [.item(.fractionalWidth(1), .estimated(50))]))

  @Test func `A measured cell invalidates by the layout's own class`() {
    let items = ItemGrid([2])
    let layout = Layout(section: section)
    let view = items.makeCollectionView(layout: layout)
    view.register(PreferringCell.self, forCellWithReuseIdentifier: "cell")
    items.prefer { .wh($0.size.width, 30) }
    view.layoutIfNeeded()

    expectEqual(view.itemFrames, [.xywh(0, 0, 320, 30), .xywh(0, 30, 320, 30)])
    expect(!layout.contexts.isEmpty)
    expect(layout.contexts.allSatisfy { $0 is Context })
  }

  @Test(
    arguments: [
      (nil, [1, 0]), (nil, [-1, 0]), (nil, [0, 2]), (nil, [0, -1]), (nil, [0, 0, 0]), (nil, [0]),
      ("footer", [0, 0]), ("header", [1, 0]), ("header", [0, 1]), ("header", [0, 0, 0]),
      ("header", [0]),
    ] as [(String?, [Int])])
  func `Sizes of elements that aren't there change nothing`(kind: String?, place: [Int]) {
    let items = ItemGrid([2])
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .size(.fractionalWidth(1), .estimated(20)), elementKind: "header",
      alignment: .top)
    section.boundarySupplementaryItems = [header]
    let layout = Layout(section: section)
    let view = items.makeCollectionView(layout: layout)
    let frames: [CGRect] = [.xywh(0, 20, 320, 50), .xywh(0, 70, 320, 50)]
    expectEqual(view.itemFrames, frames)
    let path = IndexPath(indexes: place)
    let original =
      if let kind {
        CollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
      } else {
        CollectionViewLayoutAttributes(forCellWith: path)
      }
    let preferred = original.copied()
    preferred.size = .wh(320, 90)

    let isInvalid = layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))

    expect(!isInvalid)
    expectEqual(view.itemFrames, frames)
    expectEqual(layout.collectionViewContentSize, .wh(320, 120))
  }

  @Test(arguments: [CGSize(width: 320, height: -1), CGSize(width: -1, height: 90)])
  func `A size that no element can have changes nothing`(size: CGSize) {
    let items = ItemGrid([2])
    let layout = Layout(section: section)
    let view = items.makeCollectionView(layout: layout)
    let original = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    let preferred = original.copied()
    preferred.size = size

    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))

    expectEqual(view.itemFrames, [.xywh(0, 0, 320, 50), .xywh(0, 50, 320, 50)])
  }

  @Test func `A context that invalidates everything drops what was measured`() throws {
    let items = ItemGrid([2])
    let layout = ForgetfulLayout(section: section)
    let view = items.makeCollectionView(layout: layout)
    let path = IndexPath(item: 0, section: 0)
    let original = try #require(view.layoutAttributesForItem(at: path))
    let preferred = original.copied()
    preferred.size.height = 30
    items.counts = [3]

    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))

    expectEqual(view.numberOfItems(inSection: 0), 3)
    expectEqual(view.itemFrames.map(\.height), [50, 50, 50])
  }
}
