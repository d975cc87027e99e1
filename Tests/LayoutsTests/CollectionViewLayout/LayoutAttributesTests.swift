import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// T9.1 to T9.5, and the rules around them.
@Suite struct LayoutAttributesTests {
  private let attributes = CollectionViewLayoutAttributes(
    forCellWith: IndexPath(item: 1, section: 2))

  init() {
    attributes.frame = .xywh(10, 20, 30, 40)
  }

  @Test func `R9.1 new attributes are opaque, visible, untransformed and on level 0`() {
    let new = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))

    expect(new.alpha == 1 && !new.isHidden && new.zIndex == 0)
    expect(new.center == .zero && new.size == .zero && new.transform3D == .identity)
    expectEqual(new.indexPath, IndexPath(item: 1, section: 2))
    expect(new.representedElementCategory == .cell && new.representedElementKind == nil)
  }

  @Test func `T9.1 setting the frame sets center, size and bounds (R9.2)`() {
    expectEqual(attributes.center, .xy(25, 40))
    expectEqual(attributes.size, .wh(30, 40))
    expectEqual(attributes.bounds, .xywh(0, 0, 30, 40))
  }

  @Test func `R9.2 the frame is the one that was set, to the last bit`() {
    // Half of the width added and taken away again is another number.
    let frame = CGRect.xywh(70 + 40 / 3, 0.1, 70, 0.7)

    attributes.frame = frame

    expectEqual(attributes.frame, frame)
    expectEqual(attributes.copied().frame, frame)
  }

  @Test func `R9.2 a doubled element has half the size of its frame, to the last bit`() {
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)

    attributes.frame = .xywh(10, 20, 0.2, 0.2)

    expectEqual(attributes.size, .wh(0.1, 0.1))
  }

  @Test func `T9.2 setting the size keeps the center (R9.2)`() {
    attributes.size = .wh(10, 10)

    expectEqual(attributes.frame, .xywh(20, 35, 10, 10))
    expectEqual(attributes.center, .xy(25, 40))
  }

  @Test func `T9.3 setting the center moves the frame (R9.2)`() {
    attributes.size = .wh(10, 10)
    attributes.center = .xy(5, 5)

    expectEqual(attributes.frame, .xywh(0, 0, 10, 10))
  }

  @Test func `T9.4 a transform grows the frame about the center (R9.3, R9.4)`() {
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)

    expectEqual(attributes.size, .wh(30, 40))
    expectEqual(attributes.center, .xy(25, 40))
    expectEqual(attributes.frame, .xywh(-5, 0, 60, 80))
    expectEqual(attributes.transform3D.m11, 2)
  }

  @Test func `R9.4 setting the frame under a scale goes back through it`() {
    attributes.transform = CGAffineTransform(scaleX: 2, y: 4)
    attributes.frame = .xywh(0, 0, 60, 80)

    expectEqual(attributes.size, .wh(30, 20))
    expectEqual(attributes.frame, .xywh(0, 0, 60, 80))
  }

  @Test func `R9.2 setting bounds sets the size`() {
    attributes.bounds = .xywh(0, 0, 5, 5)

    expectEqual(attributes.size, .wh(5, 5))
  }

  @Test func `T9.5 bounds that don't start at the origin are refused (R9.2)`() async {
    await #expect(processExitsWith: .failure) {
      CollectionViewLayoutAttributes().bounds = CGRect(x: 1, y: 0, width: 5, height: 5)
    }
  }

  @Test func `R9.3 transform and 4x4 transform are two views of one value`() {
    attributes.transform3D = Transform3D(translationX: 1, y: 2, z: 3)

    expectEqual(attributes.transform, CGAffineTransform(translationX: 1, y: 2))
  }

  @Test func `R9.3 an affine transform replaces all of the 4x4 one`() {
    attributes.transform3D = Transform3D(translationX: 1, y: 2, z: 3)

    attributes.transform = CGAffineTransform(translationX: 4, y: 5)

    expectEqual(attributes.transform3D, Transform3D(translationX: 4, y: 5, z: 0))
  }

  @Test func `R9.5 appearance never changes geometry`() {
    attributes.alpha = 0
    attributes.isHidden = true
    attributes.zIndex = 7

    expectEqual(attributes.frame, .xywh(10, 20, 30, 40))
  }

  @Test func `A copy is equal and independent`() {
    let copy = attributes.copied()
    expectEqual(copy, attributes)

    copy.center.x += 1

    expect(copy != attributes)
    expectEqual(attributes.center, .xy(25, 40))
  }

  @Test func `R9.6 equality looks at index path, category and kind`() {
    let path = IndexPath(item: 1, section: 2)
    let cell = CollectionViewLayoutAttributes(forCellWith: path)
    let header = CollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
    let decoration = CollectionViewLayoutAttributes(forDecorationViewOfKind: "h", with: path)

    expectEqual(cell, CollectionViewLayoutAttributes(forCellWith: path))
    expect(cell != header)
    expect(header != decoration)
  }

  @Test func `R9.6 equality looks at every value`() {
    let changes: [(CollectionViewLayoutAttributes) -> Void] = [
      { $0.center.x += 1 }, { $0.size.height += 1 }, { $0.transform3D.m43 = 1 },
      { $0.alpha = 0.5 }, { $0.zIndex = 1 }, { $0.isHidden = true },
      { $0.indexPath = IndexPath(item: 2, section: 2) },
    ]

    for change in changes {
      let other = attributes.copied()
      change(other)
      expect(other != attributes, "\(other.frame), \(other.indexPath)")
    }
  }

  @Test func `R9.6 a subclass takes part in equality`() {
    final class Tinted: CollectionViewLayoutAttributes {
      var tint = 0

      override func copy() -> Any {
        let copy = super.copy()
        (copy as? Tinted)?.tint = tint
        return copy
      }

      override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? Tinted)?.tint == tint
      }
    }
    let (one, other) = (Tinted(), Tinted())
    expectEqual(one, other)

    one.tint = 1

    expect(one != other)
    expectEqual(one.copied(), one)
    expect(CollectionViewLayoutAttributes() != other)
  }

  @Test func `R9.7 attributes that were handed out don't change the layout`() {
    let items = ItemGrid([4])
    let view = items.makeCollectionView(layout: CollectionViewFlowLayout(item: .wh(100, 100)))
    let path = IndexPath(item: 1, section: 0)

    view.layoutAttributesForItem(at: path)?.frame = .xywh(0, 0, 1, 1)

    expectEqual(view.layoutAttributesForItem(at: path)?.frame, .xywh(110, 0, 100, 100))
  }

  private final class Tinted: CollectionViewLayoutAttributes {}

  private final class TintedFlow: CollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { Tinted.self }
  }

  /// Keeps the class of the attributes that it was last called with.
  private final class AskedCell: CollectionViewCell {
    var asked: AnyClass?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
      asked = type(of: layoutAttributes)
      return layoutAttributes
    }
  }

  @Test func `R9.7 cells are called with attributes of their layout's class after it changes`() {
    func layout(_ flow: CollectionViewFlowLayout) -> CollectionViewFlowLayout {
      flow.estimatedItemSize = .wh(100, 100)
      return flow
    }
    let items = ItemGrid([4])
    let view = items.makeCollectionView(layout: layout(CollectionViewFlowLayout()))
    view.register(AskedCell.self, forCellWithReuseIdentifier: "cell")
    func askedClasses() -> [ObjectIdentifier] {
      view.layoutIfNeeded()
      return view.visibleCells.compactMap { ($0 as? AskedCell)?.asked.map(ObjectIdentifier.init) }
    }
    func all(_ attributes: AnyClass) -> [ObjectIdentifier] {
      [ObjectIdentifier](repeating: ObjectIdentifier(attributes), count: 4)
    }
    expectEqual(askedClasses(), all(CollectionViewLayoutAttributes.self))

    view.setCollectionViewLayout(layout(TintedFlow()), animated: false)
    expectEqual(askedClasses(), all(Tinted.self))
    view.setCollectionViewLayout(layout(CollectionViewFlowLayout()), animated: false)
    expectEqual(askedClasses(), all(CollectionViewLayoutAttributes.self))
  }

  @Test func `Corners are divided by their depth, but on the eye plane`() {
    attributes.frame = .xywh(84, 90, 32, 20)

    // Depth is 1 + x / 16 from the center: 0 at the left edge and 2 at the right one.
    attributes.transform3D.m14 = 1 / 16

    expectEqual(
      attributes.quad,
      Quad(
        topLeft: .xy(84, 90), topRight: .xy(108, 95), bottomRight: .xy(108, 105),
        bottomLeft: .xy(84, 110)))
    expectEqual(attributes.frame, .xywh(84, 90, 24, 20))
  }

  @Test(
    arguments: [
      (CGAffineTransform(scaleX: 0, y: 2), CGRect.xywh(85, 60, 0, 80)),
      (CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 0), .xywh(35, -10, 110, 220)),
    ] as [(CGAffineTransform, CGRect)])
  func `R2.5 a singular transform is left out when the frame is set`(
    transform: CGAffineTransform, box: CGRect
  ) {
    attributes.transform = transform

    attributes.frame = .xywh(70, 80, 30, 40)

    expectEqual(attributes.center, .xy(85, 100))
    expectEqual(attributes.size, .wh(30, 40))
    expectEqual(attributes.frame, box)
  }

  @Test func `R9.6 attributes are equal to attributes alone`() {
    expect(attributes.isEqual(attributes) && attributes.isEqual(attributes.copied()))
    expect(!attributes.isEqual(nil) && !attributes.isEqual("attributes"))
    expect(!attributes.isEqual(attributes.indexPath))
  }
}
