import Foundation
import Testing
import ViewGeometry

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

  private final class Cell: CollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
      layoutAttributes.size.height = 30
      return layoutAttributes
    }
  }

  private let section = CollectionLayoutSection.section(
    .vertical(
      layoutSize: .size(.fractionalWidth(1), .estimated(50)),
      subitems: [.item(.fractionalWidth(1), .estimated(50))]))

  @Test func `A measured cell invalidates by the layout's own class`() {
    let items = ItemGrid([2])
    let layout = Layout(section: section)
    let view = items.makeCollectionView(layout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()

    #expect(view.itemFrames == [.xywh(0, 0, 320, 30), .xywh(0, 30, 320, 30)])
    #expect(!layout.contexts.isEmpty)
    #expect(layout.contexts.allSatisfy { $0 is Context })
  }

  @Test func `A context that invalidates everything drops what was measured`() throws {
    let items = ItemGrid([2])
    let layout = ForgetfulLayout(section: section)
    let view = items.makeCollectionView(layout: layout)
    let path = IndexPath(item: 0, section: 0)
    let original = try #require(view.layoutAttributesForItem(at: path))
    let preferred = original.copy()
    preferred.size.height = 30
    items.counts = [3]

    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))

    #expect(view.numberOfItems(inSection: 0) == 3)
    #expect(view.itemFrames.map(\.height) == [50, 50, 50])
  }
}
