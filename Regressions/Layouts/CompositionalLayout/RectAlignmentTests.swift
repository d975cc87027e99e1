import TestSupport
import Testing

@testable import ViewGeometry

/// The edges at which the alignments of boundary items point.
struct RectAlignmentTests {
  @Test func `each alignment is a corner, the middle of an edge, or the middle`() {
    let places: [(alignment: RectAlignment, x: Double, y: Double)] = [
      (.topLeading, 0, 0), (.top, 0.5, 0), (.topTrailing, 1, 0), (.leading, 0, 0.5),
      (.none, 0.5, 0.5),
      (.trailing, 1, 0.5), (.bottomLeading, 0, 1), (.bottom, 0.5, 1), (.bottomTrailing, 1, 1),
    ]

    for (alignment, x, y) in places {
      expect(alignment.unitPoint == (x, y), "\(alignment)")
    }
  }
}
