import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A supplementary and a decoration view of one kind and index path, in a layout whose attributes
/// are indexed.
@Suite struct SharedKindTests {
  @Test(arguments: [false, true])
  func `each is found as the category it has`(isDecorationFirst: Bool) {
    let place = IndexPath(item: 0, section: 0)
    let view = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: "mark", with: place)
    view.frame = .xywh(0, 0, 10, 10)
    let decoration = CollectionViewLayoutAttributes(forDecorationViewOfKind: "mark", with: place)
    decoration.frame = .xywh(0, 0, 20, 20)

    let elements = isDecorationFirst ? [decoration, view] : [view, decoration]
    let layout = PinBoard(.zero, pins: elements, isIndexed: true)

    let found = layout.layoutAttributesForSupplementaryView(ofKind: "mark", at: place)
    expectEqual(found?.frame, .xywh(0, 0, 10, 10))
    let behind = layout.layoutAttributesForDecorationView(ofKind: "mark", at: place)
    expectEqual(behind?.frame, .xywh(0, 0, 20, 20))
  }
}
