import Foundation
import TestSupport
import Testing
import ViewGeometry

@Suite struct AttributesDescriptionTests {
  @Test func `A cell's attributes say which and where`() {
    let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 2))
    attributes.frame = CGRect(x: 0, y: 44.5, width: 100, height: 80)

    expectEqual(
      "\(attributes)",
      "<CollectionViewLayoutAttributes; index path: (2 - 7); frame = (0 44.5; 100 80)>")
  }

  @Test func `Unusual properties follow`() {
    let header = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: IndexPath(item: 0, section: 1))
    header.transform = CGAffineTransform(translationX: 3, y: 0)
    (header.alpha, header.zIndex, header.isHidden) = (0.5, 10, true)
    let line = CollectionViewLayoutAttributes(
      forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 1))
    line.transform3D.m34 = -0.002

    expectEqual(
      header.description,
      "<CollectionViewLayoutAttributes; index path: (1 - 0); element kind: (header); "
        + "frame = (3 0; 0 0); transform = [1, 0, 0, 1, 3, 0]; alpha = 0.5; zIndex = 10; hidden = YES>"
    )
    expectEqual(
      line.description,
      "<CollectionViewLayoutAttributes; index path: (1 - 0); decoration kind: (line); "
        + "frame = (0 0; 0 0); transform3D = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1]>"
    )
  }

  @Test func `A subclass says its name, and equal attributes say the same`() {
    final class Badge: CollectionViewLayoutAttributes {}
    let badge = Badge(forCellWith: IndexPath(item: 0, section: 0))

    expect(badge.description.hasPrefix("<Badge; index path: (0 - 0)"))
    expectEqual("\(badge.copied())", "\(badge)")
  }
}
