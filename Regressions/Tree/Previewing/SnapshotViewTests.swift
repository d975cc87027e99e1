import Foundation
import TestSupport
import Testing
import ViewGeometry

@Suite struct SnapshotViewTests {
  private let view = View(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  @Test func `A snapshot has the bounds of its source view`() throws {
    view.bounds.origin = CGPoint(x: 0, y: 300)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)

    let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))

    expectEqual(snapshot.bounds, view.bounds)
    expectEqual(snapshot.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    expect((snapshot as? SnapshotView)?.originalView === view)
  }

  @Test func `A snapshot doesn't keep its view`() {
    var original: View? = View(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let snapshot = original?.snapshotView(afterScreenUpdates: true) as? SnapshotView

    original = nil

    expect(snapshot?.originalView == nil)
  }

  @Test func `A snapshot of a part shows that part`() {
    let part = CGRect(x: 5, y: 6, width: 7, height: 8)

    let snapshot = view.resizableSnapshotView(
      from: part, afterScreenUpdates: false, withCapInsets: .zero)

    expectEqual(snapshot?.bounds, part)
    expectEqual((snapshot as? SnapshotView)?.originalRect, part)
  }

  @Test(arguments: [CGRect.null, .zero, .infinite])
  func `There is no snapshot of nothing`(part: CGRect) {
    let snapshot = view.resizableSnapshotView(
      from: part, afterScreenUpdates: false, withCapInsets: .zero)

    expect(snapshot === nil)
  }

  @Test(arguments: 0..<4, [CGFloat.nan, .infinity, -.infinity])
  func `There is no snapshot of a part that isn't finite`(place: Int, odd: CGFloat) {
    let numbers = (0..<4).map { $0 == place ? odd : CGFloat(5) }
    let part = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])

    let snapshot = view.resizableSnapshotView(
      from: part, afterScreenUpdates: false, withCapInsets: .zero)

    expect(snapshot === nil)
  }

  @Test func `A part of negative size is the same part`() {
    let snapshot = view.resizableSnapshotView(
      from: CGRect(x: 10, y: 12, width: -4, height: -7), afterScreenUpdates: false,
      withCapInsets: .zero)

    expectEqual(snapshot?.bounds, CGRect(x: 6, y: 5, width: 4, height: 7))
    expectEqual(snapshot?.frame, CGRect(x: 0, y: 0, width: 4, height: 7))
  }
}
