import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Showing an item at a given alignment: T5.16 to T5.20, rule R5.14.
@Suite struct ScrollPositionTests {
  struct Row: Sendable {
    let item: CGFloat
    var inset = EdgeInsets.zero
    let alignment: ScrollAlignment
    let expected: CGFloat
  }

  private static let barInsets = EdgeInsets(top: 64, left: 0, bottom: 50, right: 0)
  private static let topInset = EdgeInsets(top: 64, left: 0, bottom: 0, right: 0)

  @Test(arguments: [
    // T5.16
    Row(item: 900, alignment: .start, expected: 900),
    Row(item: 900, alignment: .center, expected: 710),
    Row(item: 900, alignment: .end, expected: 520),
    // T5.17
    Row(item: 900, inset: barInsets, alignment: .start, expected: 836),
    Row(item: 900, inset: barInsets, alignment: .center, expected: 703),
    Row(item: 900, inset: barInsets, alignment: .end, expected: 570),
    // T5.18
    Row(item: 1_900, alignment: .start, expected: 1_520),
    Row(item: 1_900, alignment: .center, expected: 1_520),
    Row(item: 1_900, alignment: .end, expected: 1_520),
    // T5.19
    Row(item: 0, inset: topInset, alignment: .start, expected: -64),
    Row(item: 0, inset: topInset, alignment: .center, expected: -64),
    Row(item: 0, inset: topInset, alignment: .end, expected: -64),
  ])
  func `R5.14 an item is shown where it is wanted, within the limits`(row: Row) {
    let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.contentSize = CGSize(width: 320, height: 2_000)
    view.contentInset = row.inset

    let offset = view.contentOffset(
      showing: CGRect(x: 0, y: row.item, width: 320, height: 100), horizontally: nil,
      vertically: row.alignment)

    expectEqual(offset, CGPoint(x: 0, y: row.expected))
  }

  @Test func `T5.20 the horizontal axis obeys the same rule (R5.14)`() {
    let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    view.contentSize = CGSize(width: 1_000, height: 100)
    let item = CGRect(x: 500, y: 0, width: 100, height: 100)

    let offsets = [ScrollAlignment.start, .center, .end].map {
      view.contentOffset(showing: item, horizontally: $0, vertically: nil).x
    }

    expect(offsets == [500, 390, 280] as [CGFloat])
  }
}
