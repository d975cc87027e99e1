import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Layouts between two others: elements of all kinds, transforms, and elements of one layout only.
@Suite struct TransitionLayoutDetailTests {
  /// Places the elements that it is given.
  private final class PlacedLayout: CollectionViewLayout {
    var elements: [CollectionViewLayoutAttributes] = []
    var reacts = false

    override var collectionViewContentSize: CGSize { .wh(400, 400) }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      elements.isEmpty ? nil : elements.filter { $0.frame.intersects(rect) }
    }

    private func element(
      _ category: CollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
    ) -> CollectionViewLayoutAttributes? {
      elements.first {
        $0.representedElementCategory == category && $0.representedElementKind == kind
          && $0.indexPath == path
      }
    }

    override func layoutAttributesForItem(at path: IndexPath) -> CollectionViewLayoutAttributes? {
      element(.cell, nil, path)
    }

    override func layoutAttributesForSupplementaryView(
      ofKind kind: String, at path: IndexPath
    ) -> CollectionViewLayoutAttributes? { element(.supplementaryView, kind, path) }

    override func layoutAttributesForDecorationView(
      ofKind kind: String, at path: IndexPath
    ) -> CollectionViewLayoutAttributes? { element(.decorationView, kind, path) }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { reacts }
  }

  private typealias Attributes = CollectionViewLayoutAttributes

  /// A kind of elements: its attributes, and how a layout is asked for them.
  private typealias Kind = (
    at: (Int) -> Attributes, asked: (CollectionViewLayout, Int) -> Attributes?
  )

  private static var kinds: [Kind] {
    [
      (
        { Attributes(forCellWith: path($0)) },
        { layout, item in layout.layoutAttributesForItem(at: path(item)) }
      ),
      (
        { Attributes(forSupplementaryViewOfKind: "badge", with: path($0)) },
        { layout, item in
          layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: path(item))
        }
      ),
      (
        { Attributes(forDecorationViewOfKind: "line", with: path($0)) },
        { layout, item in layout.layoutAttributesForDecorationView(ofKind: "line", at: path(item)) }
      ),
    ]
  }

  private static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private let old = PlacedLayout()
  private let new = PlacedLayout()

  /// A transition at `progress`.
  private func transition(_ progress: CGFloat) -> CollectionViewTransitionLayout {
    let layout = CollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    layout.transitionProgress = progress
    return layout
  }

  private func place(
    _ item: Int, of kind: Int, in layout: PlacedLayout, _ frame: CGRect,
    _ transform: Transform3D = .identity
  ) {
    let attributes = Self.kinds[kind].at(item)
    attributes.frame = frame
    attributes.transform3D = transform
    layout.elements.append(attributes)
  }

  @Test(arguments: 0..<3, [0, 0.25, 0.5, 0.75, 1] as [CGFloat])
  func `R9.26 all kinds of elements lie in between, and those of one layout fade in place`(
    kind: Int, progress: CGFloat
  ) throws {
    // Element 0 is in both layouts, 1 in the old one, 2 in the new one, and 3 in neither.
    place(0, of: kind, in: old, .xywh(0, 0, 40, 40))
    place(0, of: kind, in: new, .xywh(100, 200, 80, 20))
    place(1, of: kind, in: old, .xywh(50, 0, 40, 40))
    place(2, of: kind, in: new, .xywh(0, 100, 10, 10))
    let layout = transition(progress)
    let asked = (0..<4).map { Self.kinds[kind].asked(layout, $0) }

    expectEqual(
      asked[0]?.frame,
      .xywh(100 * progress, 200 * progress, 40 + 40 * progress, 40 - 20 * progress))
    expectEqual(asked.map { $0?.alpha }, [1, 1 - progress, progress, nil])
    expectEqual(asked[1]?.frame, .xywh(50, 0, 40, 40))
    expectEqual(asked[2]?.frame, .xywh(0, 100, 10, 10))
    // A query of everything has the same attributes, each once.
    let found = try #require(layout.layoutAttributesForElements(in: .xywh(0, 0, 400, 400)))
    expectEqual(found.count, 3)
    for element in found {
      let item = element.indexPath.item
      expect(element.frame == asked[item]?.frame && element.alpha == asked[item]?.alpha)
      expect(
        element.representedElementCategory == Self.kinds[kind].at(0).representedElementCategory)
    }
  }

  @Test(arguments: 0..<3, [0, 0.25, 0.5, 1] as [CGFloat])
  func `R9.26 R15.12 transforms lie in between by their parts`(kind: Int, progress: CGFloat) {
    place(0, of: kind, in: old, .xywh(0, 0, 40, 40))
    place(
      0, of: kind, in: new, .xywh(0, 0, 40, 40),
      Transform3D(rotationAngle: .pi / 2, x: 0, y: 0, z: 1))

    let found = Self.kinds[kind].asked(transition(progress), 0)?.transform3D

    let expected = Transform3D(rotationAngle: .pi / 2 * progress, x: 0, y: 0, z: 1)
    let numbers: [KeyPath<Transform3D, CGFloat>] = [\.m11, \.m12, \.m21, \.m22, \.m33, \.m44]
    for number in numbers {
      expect(abs((found?[keyPath: number] ?? .nan) - expected[keyPath: number]) < 1e-12)
    }
  }

  @Test(arguments: [0, 0.25, 0.75, 1] as [CGFloat])
  func `R9.26 R15.12 a perspective that can't be separated gives way halfway`(progress: CGFloat) {
    var flat = Transform3D(scaleX: 0, y: 1, z: 1)
    flat.m14 = 0.25
    place(0, of: 0, in: old, .xywh(0, 0, 40, 40))
    place(0, of: 0, in: new, .xywh(0, 0, 40, 40))
    new.elements[0].transform3D = flat

    let found = Self.kinds[0].asked(transition(progress), 0)?.transform3D

    expect(found == (progress < 0.5 ? .identity : flat))
  }

  @Test func `R9.26 without elements there are none, and values are the app's own`() {
    let layout = transition(0.5)

    expectEqual(layout.layoutAttributesForElements(in: .xywh(0, 0, 9, 9)), [])
    expectEqual(layout.value(forAnimatedKey: "gap"), 0)
    layout.updateValue(7, forAnimatedKey: "gap")
    layout.updateValue(8, forAnimatedKey: "other")
    layout.updateValue(9, forAnimatedKey: "gap")
    expectEqual(
      [layout.value(forAnimatedKey: "gap"), layout.value(forAnimatedKey: "other")], [9, 8])
    expect(CollectionViewTransitionLayout(coder: NSObject()) == nil)
  }

  @Test(arguments: [false, true], [false, true])
  func `R9.26 new bounds invalidate it if they invalidate either layout`(
    oldReacts: Bool, newReacts: Bool
  ) {
    (old.reacts, new.reacts) = (oldReacts, newReacts)

    expectEqual(
      transition(0).shouldInvalidateLayout(forBoundsChange: .xywh(0, 9, 9, 9)),
      oldReacts || newReacts)
  }

  @Test func `R9.26 between a layout and itself everything stays, at any progress`() {
    place(0, of: 0, in: old, .xywh(10, 20, 40, 40))
    let items = ItemGrid([1])
    let list = items.makeCollectionView(size: .wh(100, 100), layout: old)

    let layout = list.startInteractiveTransition(to: old, completion: nil)
    for progress in [0.25, 3, -2, .infinity, .nan] as [CGFloat] {
      layout.transitionProgress = progress
      list.layoutIfNeeded()
      expectEqual(list.cellForItem(at: Self.path(0))?.frame, .xywh(10, 20, 40, 40))
      expectEqual(list.contentSize, .wh(400, 400))
      expectEqual(layout.layoutAttributesForElements(in: list.bounds)?.count, 1)
    }
    list.finishInteractiveTransition()

    expect(list.collectionViewLayout === old && old.collectionView === list)
    expect(layout.collectionView == nil)
  }

  @Test func `R9.26 R15.35 on a clock the rest of the way takes its time`() {
    place(0, of: 0, in: old, .xywh(0, 0, 40, 40))
    place(0, of: 0, in: new, .xywh(60, 0, 40, 40))
    let (items, clock) = (ItemGrid([1]), AnimationClock())
    let list = items.makeCollectionView(size: .wh(100, 100), layout: old)
    var ends: [[Bool]] = []
    clock.use {
      let layout = list.startInteractiveTransition(to: new) { ends.append([$0, $1]) }
      layout.transitionProgress = 0.5
      list.layoutIfNeeded()

      list.finishInteractiveTransition()
      let cell = list.cellForItem(at: Self.path(0))

      expectEqual(cell?.frame.minX, 60)
      expectEqual(cell?.layer.presentation()?.frame.minX, 30)
      clock.advance(by: 0.15)
      expectEqual(cell?.layer.presentation()?.frame.minX, 45)
      expectEqual(ends, [])
      clock.advanceToRest()
    }
    expectEqual(ends, [[true, true]])
  }
}
