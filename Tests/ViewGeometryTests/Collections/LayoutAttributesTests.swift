import Foundation
import Testing
import ViewGeometry

/// Rows 9.1 to 9.5 of the acceptance table, and the rules around them.
@Suite struct LayoutAttributesTests {
  private let attributes = CollectionViewLayoutAttributes(
    forCellWith: IndexPath(item: 1, section: 2))

  init() {
    attributes.frame = .xywh(10, 20, 30, 40)
  }

  @Test func `Setting the frame sets center, size and bounds`() {
    #expect(attributes.center == .xy(25, 40))
    #expect(attributes.size == .wh(30, 40))
    #expect(attributes.bounds == .xywh(0, 0, 30, 40))
  }

  @Test func `Setting the size keeps the center`() {
    attributes.size = .wh(10, 10)

    #expect(attributes.frame == .xywh(20, 35, 10, 10))
    #expect(attributes.center == .xy(25, 40))
  }

  @Test func `Setting the center moves the frame`() {
    attributes.size = .wh(10, 10)
    attributes.center = .xy(5, 5)

    #expect(attributes.frame == .xywh(0, 0, 10, 10))
  }

  @Test func `A transform grows the frame about the center`() {
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)

    #expect(attributes.size == .wh(30, 40))
    #expect(attributes.center == .xy(25, 40))
    #expect(attributes.frame == .xywh(-5, 0, 60, 80))
    #expect(attributes.transform3D.m11 == 2)
  }

  @Test func `Setting the frame under a scale goes back through it`() {
    attributes.transform = CGAffineTransform(scaleX: 2, y: 4)
    attributes.frame = .xywh(0, 0, 60, 80)

    #expect(attributes.size == .wh(30, 20))
    #expect(attributes.frame == .xywh(0, 0, 60, 80))
  }

  @Test func `Setting bounds sets the size`() {
    attributes.bounds = .xywh(0, 0, 5, 5)

    #expect(attributes.size == .wh(5, 5))
  }

  @Test func `Bounds that don't start at the origin are refused`() async {
    await #expect(processExitsWith: .failure) {
      CollectionViewLayoutAttributes().bounds = CGRect(x: 1, y: 0, width: 5, height: 5)
    }
  }

  @Test func `Transform and 4x4 transform are two views of one value`() {
    attributes.transform3D = Transform3D(translationX: 1, y: 2, z: 3)

    #expect(attributes.transform == CGAffineTransform(translationX: 1, y: 2))
  }

  @Test func `Appearance never changes geometry`() {
    attributes.alpha = 0
    attributes.isHidden = true
    attributes.zIndex = 7

    #expect(attributes.frame == .xywh(10, 20, 30, 40))
  }

  @Test func `A copy is equal and independent`() {
    let copy = attributes.copy()
    #expect(copy == attributes)

    copy.center.x += 1

    #expect(copy != attributes)
    #expect(attributes.center == .xy(25, 40))
  }

  @Test func `Equality looks at index path, category and kind`() {
    let path = IndexPath(item: 1, section: 2)
    let cell = CollectionViewLayoutAttributes(forCellWith: path)
    let header = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
    let decoration = CollectionViewLayoutAttributes(forDecorationViewOfKind: "h", with: path)

    #expect(cell == CollectionViewLayoutAttributes(forCellWith: path))
    #expect(cell != header)
    #expect(header != decoration)
  }

  @Test func `Attributes that were handed out don't change the layout`() {
    let items = ItemGrid([4])
    let view = items.makeCollectionView(layout: CollectionViewFlowLayout(item: .wh(100, 100)))
    let path = IndexPath(item: 1, section: 0)

    view.layoutAttributesForItem(at: path)?.frame = .xywh(0, 0, 1, 1)

    #expect(view.layoutAttributesForItem(at: path)?.frame == .xywh(110, 0, 100, 100))
  }
}
