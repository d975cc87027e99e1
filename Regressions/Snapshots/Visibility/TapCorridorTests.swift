import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Tap points of rotated shapes that are much longer than wide: along the middle all points are
/// equally good.
@Suite struct TapCorridorTests {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 1e9, height: 1e9))

  /// A card rotated around the middle of the root, its upper left corner at a given position in its
  /// own coordinates.
  private func card(_ frame: CGRect, turnedBy angle: CGFloat) -> View {
    let card = View(frame: CGRect(origin: .zero, size: frame.size))
    let turn = CGAffineTransform(rotationAngle: angle)
    let middle = CGPoint(x: frame.midX, y: frame.midY).applying(turn)
    card.center = CGPoint(x: 5e8 + middle.x, y: 5e8 + middle.y)
    card.transform = turn
    root.addSubview(card)
    return card
  }

  private func tapPoint(of view: View) throws -> TapPoint {
    let snapshot = GeometrySnapshot(of: root)
    let id = try #require(snapshot.id(of: view))
    return try #require(VisibilityMap(of: snapshot).tapPoint(of: id))
  }

  @Test(.timeLimit(.minutes(1)), arguments: [40, 1e4, 1e6, 1e8], [0.001, 0.3, 0.8, 2, -1.2])
  func `a rotated card has half its height`(length: CGFloat, angle: CGFloat) throws {
    let card = card(CGRect(x: -length / 2, y: -20, width: length, height: 40), turnedBy: angle)

    let tap = try tapPoint(of: card)

    expect(abs(tap.clearance - 20) <= 1 / 128)
    let inCard = card.convert(tap.point, from: root)
    expect(abs(min(inCard.y, 40 - inCard.y) - tap.clearance) <= 1e-5)
  }

  @Test(.timeLimit(.minutes(1)), arguments: [40, 1e4, 1e6, 1e8], [0.001, 0.3, 0.8, 2, -1.2])
  func `beside a strip that covers a third of it a card has a third`(
    length: CGFloat, angle: CGFloat
  ) throws {
    let card = card(CGRect(x: -length, y: -15, width: 2 * length, height: 30), turnedBy: angle)
    let strip = self.card(
      CGRect(x: -length, y: -15, width: 2 * length, height: 10), turnedBy: angle)

    let tap = try tapPoint(of: card)

    expect(abs(tap.clearance - 10) <= 1 / 128)
    expect(strip.convert(tap.point, from: root).y > 10)
  }

  @Test(.timeLimit(.minutes(1)), arguments: [1e4, 1e6])
  func `between upright walls a card rotated a little is found too`(length: CGFloat) throws {
    let card = card(CGRect(x: -length, y: -50, width: 2 * length, height: 100), turnedBy: 1e-7)
    let wall = View(frame: CGRect(x: 4e8, y: 5e8 - 10, width: 2e8, height: 20))
    root.addSubview(wall)

    let tap = try tapPoint(of: card)

    // Half of 40 points, and the addition of the rotation at an end.
    expect(tap.clearance >= 20 - 1 / 128)
    expect(tap.clearance <= 20 + length * 1e-7)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a slanted view of millions of points by thousands is done in time`() throws {
    let card = View(frame: CGRect(x: 0, y: 0, width: 374, height: 53_176))
    card.center = CGPoint(x: 5e8, y: 5e8)
    card.transform = CGAffineTransform(a: 1, b: 499, c: 495, d: 1, tx: 0, ty: 0)
    root.addSubview(card)

    let tap = try tapPoint(of: card)

    // The height of a parallelogram: its area by its longer side.
    let height = 247_004 * 374 / (CGFloat(495 * 495) + 1).squareRoot()
    expect(abs(tap.clearance - height / 2) <= 1 / 128)
  }
}
