import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Indexes of so many boxes that their memory is requested in large pages.
@Suite struct LargeMemoryTests {
  /// More than 4 MiB of boxes, in either form.
  private static let columns = 430

  /// The box in a column and row: 6 by 6 at every tenth point.
  private static func frame(_ item: Int, at shift: Double) -> CGRect {
    CGRect(
      x: Double(item % columns) * 10 + shift, y: Double(item / columns) * 10, width: 6, height: 6)
  }

  @Test(arguments: [0, 0.1])
  func `an index of many boxes finds each of them, before and after it is rebuilt`(
    _ shift: Double
  ) {
    let count = Self.columns * Self.columns
    var index = SpatialIndex((0..<count).map { Self.frame($0, at: shift) })
    expectEqual(index.isCompact, (shift == 0))
    // Every box of the last row moves up by a thousand rows, and the rest of a quarter stays.
    for item in (count - count / 4 - 1)..<count {
      let frame = Self.frame(item, at: shift)
      index.set(
        item < count - Self.columns ? frame : frame.offsetBy(dx: 0, dy: -1e4), for: item)
    }
    index.checkInvariants()

    for item in stride(from: 0, to: count, by: 997) {
      let frame = Self.frame(item, at: shift)
      let isThere = item < count - Self.columns
      let inside = CGPoint(x: frame.midX, y: frame.midY)
      expectEqual(index.topmostItem(at: inside), (isThere ? item : nil))
      expect(index.topmostItem(at: CGPoint(x: frame.maxX + 1, y: frame.midY)) == nil)
    }
    let row = CGRect(x: 0, y: -1e5, width: 1e5, height: 1e5)
    expectEqual(index.items(in: row, order: .ascending), Array(count - Self.columns..<count))
  }

  @Test func `an index of siblings keeps what it holds when its memory grows`() {
    let (first, last) = (65_600, 66_000)
    let root = View(frame: CGRect(x: 0, y: 0, width: last, height: 1))
    func add(_ items: Range<Int>) {
      for item in items {
        root.addSubview(View(frame: CGRect(x: Double(item), y: 0, width: 1, height: 1)))
      }
    }
    func hit(_ item: Int) -> View? {
      root.hitTest(CGPoint(x: Double(item) + 0.5, y: 0.5), with: nil)
    }
    add(0..<first)
    expect(hit(0) === root.subviews[0])

    add(first..<last)

    let subviews = root.subviews
    for item in stride(from: 0, to: last, by: 331) { expect(hit(item) === subviews[item]) }
    expect(hit(first) === subviews[first])
    root.checkInvariants()
  }
}
