import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The target of a drop on a list in right-to-left reading (R9.19): as in its mirror image.
@Suite struct MirroredDroppingTests {
  private let items = ItemGrid([7, 2])

  private func makeList(isMirrored: Bool) -> CollectionView {
    let layout = FlippingFlow()
    layout.itemSize = .wh(40, 26)
    layout.minimumInteritemSpacing = 12
    layout.minimumLineSpacing = 8
    let list = items.makeCollectionView(size: .wh(196, 300), layout: layout)
    if isMirrored { list.semanticContentAttribute = .forceRightToLeft }
    return list
  }

  @Test func `R9.19 halves and gaps are mirrored`() {
    let (plain, mirrored) = (makeList(isMirrored: false), makeList(isMirrored: true))

    // No point is in the middle of an item or at its edge.
    for x in stride(from: 1.5, to: 196, by: 7) as StrideTo<CGFloat> {
      for y in stride(from: 0.5, to: 160, by: 5) as StrideTo<CGFloat> {
        let (point, image) = (CGPoint.xy(x, y), CGPoint.xy(196 - x, y))
        expectEqual(
          plain.dropDestination(at: point), mirrored.dropDestination(at: image), "\(point)")
        expectEqual(
          plain.dropDestination(at: point, intent: .insertIntoDestinationIndexPath),
          mirrored.dropDestination(at: image, intent: .insertIntoDestinationIndexPath))
      }
    }
    for section in 0..<2 {
      for item in 0...8 {
        let (gap, image) = (
          plain.gapForDrop(at: .at(section, item)), mirrored.gapForDrop(at: .at(section, item))
        )
        expectEqual(gap.isNull, image.isNull)
        if !gap.isNull {
          expectEqual(
            image, .xywh(196 - gap.maxX, gap.minY, gap.width, gap.height), "\(section), \(item)")
        }
      }
    }
  }

  @Test func `R9.19 where a layout doesn't flip, halves and gaps stay as they are`() {
    func makeList(_ direction: View.SemanticContentAttribute) -> CollectionView {
      let layout = CollectionViewFlowLayout(item: .wh(40, 26), spacing: 12, lines: 8)
      let list = items.makeCollectionView(size: .wh(196, 300), layout: layout)
      list.semanticContentAttribute = direction
      return list
    }
    let (fromLeft, fromRight) = (makeList(.forceLeftToRight), makeList(.forceRightToLeft))

    for x in stride(from: 1.5, to: 196, by: 7) as StrideTo<CGFloat> {
      for y in stride(from: 0.5, to: 160, by: 5) as StrideTo<CGFloat> {
        let point = CGPoint.xy(x, y)
        expectEqual(
          fromRight.dropDestination(at: point), fromLeft.dropDestination(at: point), "\(point)")
      }
    }
    for section in 0..<2 {
      for item in 0...8 {
        let path = IndexPath.at(section, item)
        expectEqual(fromRight.gapForDrop(at: path), fromLeft.gapForDrop(at: path), "\(path)")
      }
    }
  }
}
