import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Layouts that return all their attributes at once and use the index.
@Suite struct CustomSpatialLayoutTests {
  struct Case {
    var pins: [CollectionViewLayoutAttributes]
    var points: [CGPoint]
    var rect: CGRect
  }

  private static func pin(_ number: Int, _ source: inout ChoiceSource)
    -> CollectionViewLayoutAttributes
  {
    let path = IndexPath(item: number / 3, section: number % 3)
    let pin =
      switch source.index(below: 8) {
      case 6:
        CollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: source.pick([
            CollectionView.elementKindSectionHeader, "badge",
            CollectionView.elementKindSectionFooter,
          ]), with: path)
      case 7: CollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: path)
      default: CollectionViewLayoutAttributes(forCellWith: path)
      }
    pin.frame = rect(&source)
    pin.zIndex = source.integer(within: 2)
    pin.isHidden = source.oneIn(8)
    if source.oneIn(3) {
      // Integers, so that boxes of corners and frames agree to the last bit.
      pin.transform = source.pick([
        CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
        CGAffineTransform(a: 1, b: 1, c: -1, d: 1, tx: 8, ty: 0),
        CGAffineTransform(a: -2, b: 0, c: 1, d: 1, tx: 0, ty: 4),
        CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
      ])
    }
    return pin
  }

  private static func rect(_ source: inout ChoiceSource) -> CGRect {
    .xywh(
      CGFloat(source.index(below: 40)) * 2, CGFloat(source.index(below: 40)) * 2,
      CGFloat(source.index(below: 12)) * 4, CGFloat(source.index(below: 12)) * 4)
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    var number = -1
    return Case(
      pins: source.list(mean: 30, limit: 80) { source in
        number += 1
        return pin(number, &source)
      },
      points: (0..<8).map { _ in
        .xy(CGFloat(source.index(below: 100)), CGFloat(source.index(below: 100)))
      },
      rect: rect(&source))
  }

  @Test func `an indexed layout answers as one that looks at everything`() {
    let cases = CaseRange.perThousand(300)
    check(Self.anyCase, cases: cases) { input in
      let indexed = PinBoard(.wh(1_000, 1_000), pins: input.pins, isIndexed: true)
      let searched = PinBoard(.wh(1_000, 1_000), pins: input.pins)
      let items = ItemGrid([30, 30, 30])
      let view = items.makeCollectionView(layout: indexed)
      let twin = items.makeCollectionView(layout: searched)
      for point in input.points {
        let (found, expected) = (view.indexPathForItem(at: point), twin.indexPathForItem(at: point))
        try demand(found == expected, "At \(point): \(String(describing: found)).")
      }
      func elements(_ view: CollectionView) -> [String] {
        var found: [String] = []
        view.forEachElement(in: input.rect) {
          found.append("\($0.category) \($0.kind ?? "") \($0.indexPath) \($0.frame)")
        }
        return found
      }
      try demand(elements(view) == elements(twin), "In \(input.rect): \(elements(view)).")
      for pin in input.pins where pin.representedElementCategory == .cell {
        let found = view.layoutAttributesForItem(at: pin.indexPath)
        try demand(found == pin, "\(pin.indexPath) is \(String(describing: found)).")
      }
    }
  }
}
