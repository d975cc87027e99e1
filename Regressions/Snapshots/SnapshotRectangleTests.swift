import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Rectangles that aren't in the plane, in a snapshot and between views.
@Suite struct SnapshotRectangleTests {
  @Test(arguments: [
    CGAffineTransform.identity, CGAffineTransform(rotationAngle: 0.5),
    CGAffineTransform(scaleX: -3, y: 2), CGAffineTransform(scaleX: 0, y: 0),
  ])
  func `R3.8 null stays null and infinite infinite on every way`(transform: CGAffineTransform) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let card = View(frame: CGRect(x: 100, y: 50, width: 80, height: 60))
    let leaf = View(frame: CGRect(x: 10, y: 20, width: 30, height: 10))
    let other = View(frame: CGRect(x: 5, y: 7, width: 50, height: 50))
    root.addSubview(card)
    card.addSubview(leaf)
    root.addSubview(other)
    card.transform = transform
    let views = [root, card, leaf, other]

    let snapshot = GeometrySnapshot(of: root)

    expectEqual(snapshot.count, 4)
    for (source, from) in zip(snapshot.elements, views) {
      for (target, to) in zip(snapshot.elements, views) {
        expect(snapshot.convert(CGRect.null, from: source, to: target).isNull)
        expectEqual(snapshot.convert(CGRect.infinite, from: source, to: target), .infinite)
        expect(from.convert(CGRect.null, to: to).isNull)
        expectEqual(from.convert(CGRect.infinite, to: to), .infinite)
      }
    }
  }
}
