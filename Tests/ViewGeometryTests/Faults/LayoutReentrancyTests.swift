import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Operations of a custom layout in the middle of its overrides.
@Suite struct LayoutReentrancyTests {
  typealias Change = CollectionReentrancyTests.Change

  #if compiler(>=6.3)
    // In processes of their own, so that a trap is reported with its override.
    @Test(arguments: MeddlingLayout.Override.allCases)
    func `a change in an override is made`(_ override: MeddlingLayout.Override) async {
      await #expect(processExitsWith: .success) { [override] in
        for change in Change.allCases where !override.isMisuse(change) {
          let layout = MeddlingLayout()
          let scene = CollectionScene(layout)
          // It retains the scene, which retains the layout, if the override is never called.
          defer { layout.reaction = nil }
          try scene.run { body in
            layout.reaction = { called in
              guard called == override else { return }
              layout.reaction = nil
              body()
            }
          } change: {
            scene.make(change)
          }
        }
      }
    }
  #endif
}

/// A flow layout that runs a closure when it is called.
final class MeddlingLayout: CollectionViewFlowLayout {
  enum Override: String, CaseIterable, Codable, Sendable {
    case prepare, contentSize, elements, item, boundsChange, context, updates, finalize, target

    /// Updating during a batch, or while the layout is made, is inconsistent.
    func isMisuse(_ change: CollectionReentrancyTests.Change) -> Bool {
      (change == .delete || change == .insert) && self != .boundsChange && self != .target
    }
  }

  var reaction: ((Override) -> Void)?

  override func prepare() {
    reaction?(.prepare)
    super.prepare()
  }

  override var collectionViewContentSize: CGSize {
    reaction?(.contentSize)
    return super.collectionViewContentSize
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    reaction?(.elements)
    return super.layoutAttributesForElements(in: rect)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    reaction?(.item)
    return super.layoutAttributesForItem(at: indexPath)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    reaction?(.boundsChange)
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    reaction?(.context)
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
    reaction?(.updates)
  }

  override func finalizeCollectionViewUpdates() { reaction?(.finalize) }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    reaction?(.target)
    return proposedContentOffset
  }
}
