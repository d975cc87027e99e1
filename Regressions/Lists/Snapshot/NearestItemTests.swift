import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The nearest item where a search must look further than its first band.
@Suite struct NearestItemTests {
  /// Items with given frames.
  private final class Placed: CollectionViewLayout {
    var size = CGSize.zero
    var frames: [CGRect] = []

    override var collectionViewContentSize: CGSize { size }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [CollectionViewLayoutAttributes]? {
      frames.indices.map { item in
        let attributes = CollectionViewLayoutAttributes(forCellWith: .at(0, item))
        attributes.frame = frames[item]
        return attributes
      }
    }
  }

  private static func transposed(_ rect: CGRect) -> CGRect {
    .xywh(rect.minY, rect.minX, rect.height, rect.width)
  }

  /// The item found with `frames`, and with x and y exchanged.
  private func nearest(_ point: CGPoint, _ size: CGSize, _ frames: [CGRect]) -> [Int?] {
    [false, true].map { isTransposed in
      let layout = Placed()
      layout.size = isTransposed ? .wh(size.height, size.width) : size
      layout.frames = isTransposed ? frames.map(Self.transposed) : frames
      let items = ItemGrid([frames.count])
      let view = items.makeCollectionView(layout: layout)
      return view.nearestItem(to: isTransposed ? .xy(point.y, point.x) : point)?.item
    }
  }

  @Test func `An item in the first point of the content is found from a band that begins in it`() {
    let found = nearest(
      .xy(0, 64.5), .wh(119, 120), [.xywh(0, 0, 10, 0.4), .xywh(100, 64, 10, 10)])

    expectEqual(found, [0, 0])
  }

  @Test func `An item in the last point of the content is found from a band that ends in it`() {
    let found = nearest(
      .xy(0, 55.5), .wh(119, 120), [.xywh(0, 119.6, 10, 0.4), .xywh(100, 56, 10, 10)])

    expectEqual(found, [0, 0])
  }

  @Test func `Of items as near as each other the first is found`() {
    let frames = [CGRect.xywh(0, 0, 10, 10), .xywh(0, 90, 10, 10)]

    expectEqual(nearest(.xy(5, 50), .wh(50, 100), frames), [0, 0])
    expectEqual(nearest(.xy(5, 51), .wh(50, 100), frames), [1, 1])
  }

  @Test(arguments: [1e15, 1e17, 1e200, .infinity] as [CGFloat])
  func `The item at an end is nearest to a point however far away`(far: CGFloat) {
    let frames = [CGRect.xywh(0, 0, 10, 10), .xywh(0, 200, 10, 10)]

    expectEqual(nearest(.xy(5, far), .wh(50, 400), frames), [1, 1])
    expectEqual(nearest(.xy(5, -far), .wh(50, 400), frames.reversed()), [1, 1])
    expectEqual(nearest(.xy(far, far), .wh(50, 400), frames), [1, 1])
  }

  @Test func `Nothing is near a point with a coordinate that is no number`() {
    let frames = [CGRect.xywh(0, 0, 10, 10)]

    expectEqual(nearest(.xy(.nan, 5), .wh(50, 100), frames), [nil, nil])
    expectEqual(nearest(.xy(5, .nan), .wh(50, 100), frames), [nil, nil])
  }
}
