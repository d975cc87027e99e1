import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Attributes that were passed to a view stay its own (R9.7).
@Suite struct KeptAttributesTests {
  /// Keeps all attributes that it receives, with the frames they had then.
  private final class KeepingCell: CollectionViewCell {
    var applied: [(attributes: CollectionViewLayoutAttributes, frame: CGRect)] = []
    var asked: [(attributes: CollectionViewLayoutAttributes, frame: CGRect)] = []

    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
      applied.append((layoutAttributes, layoutAttributes.frame))
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
      asked.append((layoutAttributes, layoutAttributes.frame))
      return layoutAttributes
    }
  }

  @Test func `R9.7 attributes that a cell keeps aren't used for others`() {
    let items = ItemGrid([100])
    let list = items.makeCollectionView(
      size: .wh(100, 100), layout: CollectionViewFlowLayout(item: .wh(100, 20), lines: 0))
    list.register(KeepingCell.self, forCellWithReuseIdentifier: "cell")
    var cells: [ObjectIdentifier: KeepingCell] = [:]

    for y in [0, 100, 300, 320] as [CGFloat] {
      list.contentOffset.y = y
      list.layoutIfNeeded()
      for case let cell as KeepingCell in list.visibleCells { cells[ObjectIdentifier(cell)] = cell }
    }

    expectEqual(cells.count, 5)
    let applied = cells.values.flatMap(\.applied)
    let asked = cells.values.flatMap(\.asked)
    // Five at each of the first three offsets and one that comes into view at the last.
    expectEqual(applied.count, 16)
    expectEqual(Set(applied.map { ObjectIdentifier($0.attributes) }).count, 16)
    expect(applied.allSatisfy { $0.attributes.frame == $0.frame })
    expect(asked.allSatisfy { $0.attributes.frame == $0.frame })
    expectEqual(Set(applied.map { $0.frame.minY }).count, 16)
  }

  @Test func `R9.7 what a cell makes of attributes it is handed changes no other cell`() {
    /// Changes all attributes that it receives, and keeps nothing.
    final class ChangingCell: CollectionViewCell {
      var frames: [CGRect] = []

      override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {
        frames.append(layoutAttributes.frame)
        expect(layoutAttributes.alpha == 1 && !layoutAttributes.isHidden)
        expect(layoutAttributes.transform3D == .identity && layoutAttributes.zIndex == 0)
        layoutAttributes.frame = .xywh(1, 2, 3, 4)
        layoutAttributes.transform = CGAffineTransform(scaleX: 2, y: 2)
        layoutAttributes.zIndex = 7
        layoutAttributes.alpha = 0.5
        layoutAttributes.isHidden = true
      }

      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
      ) -> CollectionViewLayoutAttributes {
        layoutAttributes
      }
    }
    let items = ItemGrid([100])
    let list = items.makeCollectionView(
      size: .wh(100, 40), layout: CollectionViewFlowLayout(item: .wh(100, 20), lines: 0))
    list.register(ChangingCell.self, forCellWithReuseIdentifier: "cell")

    for y in [0, 40, 400] as [CGFloat] {
      list.contentOffset.y = y
      list.layoutIfNeeded()
    }

    let frames = list.visibleCells.compactMap { ($0 as? ChangingCell)?.frames }
    let last = frames.map { $0.last ?? .null }
    expectEqual(last, [.xywh(0, 400, 100, 20), .xywh(0, 420, 100, 20)])
    expectEqual(list.visibleCells.map(\.frame), last)
  }
}
