import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Tap points of small cards under a few covers, longer in one direction, where several local
/// maxima are nearly as large as the largest.
@Suite struct TapSymmetryLaws {
  private struct Card: CustomStringConvertible {
    let size: CGSize
    let covers: [CGRect]

    init(size: CGSize, covers: [CGRect]) { (self.size, self.covers) = (size, covers) }

    init(_ source: inout ChoiceSource) {
      let (width, height) = (16 + source.index(below: 9), 48 + source.index(below: 25))
      size = CGSize(width: width, height: height)
      covers = source.list(mean: 4, limit: 8) { source in
        let (across, down) = (
          1 + source.index(below: width / 3), 1 + source.index(below: height / 3)
        )
        return CGRect(
          x: source.index(below: width - across + 1), y: source.index(below: height - down + 1),
          width: across, height: down)
      }
    }

    /// The card with x and y exchanged.
    var transposed: Card {
      Card(
        size: CGSize(width: size.height, height: size.width),
        covers: covers.map { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) })
    }

    /// The card upside down.
    var reversed: Card {
      Card(
        size: size,
        covers: covers.map {
          CGRect(
            x: size.width - $0.maxX, y: size.height - $0.maxY, width: $0.width, height: $0.height)
        })
    }

    var tapPoint: TapPoint? {
      let root = View(frame: CGRect(origin: .zero, size: size))
      let card = View(frame: root.bounds)
      root.addSubview(card)
      for cover in covers { root.addSubview(View(frame: cover)) }
      let snapshot = GeometrySnapshot(of: root)
      return snapshot.id(of: card).flatMap { VisibilityMap(of: snapshot).tapPoint(of: $0) }
    }

    /// The distance of a point from the edges of the card and from all covers.
    func clearance(at point: CGPoint) -> CGFloat {
      var least = min(min(point.x, size.width - point.x), min(point.y, size.height - point.y))
      for cover in covers where least > 0 {
        let across = max(0, cover.minX - point.x, point.x - cover.maxX)
        let down = max(0, cover.minY - point.y, point.y - cover.maxY)
        least = min(least, (across * across + down * down).squareRoot())
      }
      return least
    }

    var description: String { "Card(size: \(size), covers: \(covers))" }
  }

  @Test func `a card has the same clearance transposed and upside down`() {
    check({ Card(&$0) }, cases: .perThousand(100)) { card in
      let clearance = card.tapPoint?.clearance ?? 0
      for other in [card.transposed, card.reversed] {
        let found = other.tapPoint?.clearance ?? 0
        try demand(abs(found - clearance) <= 1e-9, "\(clearance), and \(found) of \(other)")
      }
    }
  }

  @Test func `no point of a grid has more clearance than the tap point, which has what it says`() {
    check({ Card(&$0) }, cases: .perThousand(100)) { card in
      let tap = card.tapPoint
      let most = tap?.clearance ?? 0
      if let tap {
        let there = card.clearance(at: tap.point)
        try demand(abs(there - most) <= 1e-9, "\(tap) has \(there)")
      }
      for x in 1..<Int(card.size.width) {
        for y in 1..<Int(card.size.height) {
          let point = CGPoint(x: x, y: y)
          let clearance = card.clearance(at: point)
          try demand(clearance <= most + 1e-9, "\(clearance) at \(point), and \(most)")
        }
      }
    }
  }

  /// Cards on which a smaller local maximum is found first, and the largest clearance.
  private static let hilly: [(card: Card, clearance: CGFloat)] = [
    // In the upper part there are 20 to either side, and more to the corner of a cover.
    (
      Card(
        size: CGSize(width: 40, height: 160),
        covers: [
          CGRect(x: 16, y: 74, width: 10, height: 51), CGRect(x: 30, y: 38, width: 3, height: 7),
        ]), 20
    ),
    (
      Card(
        size: CGSize(width: 40, height: 160),
        covers: [
          CGRect(x: 28, y: 123, width: 6, height: 2), CGRect(x: 27, y: 39, width: 2, height: 52),
        ]), 20
    ),
    // In the upper right corner c to both edges and to the corner (33, 37): (31 - c)² + (37 - c)² = c².
    (
      Card(
        size: CGSize(width: 64, height: 64),
        covers: [
          CGRect(x: 28, y: 37, width: 5, height: 5), CGRect(x: 6, y: 5, width: 2, height: 15),
        ]), 20.104_279_940_7
    ),
  ]

  @Test(arguments: hilly.indices)
  func `a lower hill hides no higher one`(place: Int) throws {
    let (card, clearance) = Self.hilly[place]
    let cards = [card, card.transposed, card.reversed, card.transposed.reversed]

    for card in cards {
      let tap = try #require(card.tapPoint)

      expect(abs(tap.clearance - clearance) <= 1e-9)
      expect(abs(card.clearance(at: tap.point) - clearance) <= 1e-9)
    }
  }
}
