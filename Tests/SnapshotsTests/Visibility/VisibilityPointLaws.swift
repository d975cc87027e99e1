import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Maps of crowded screens, compared with a scan of all rectangles, at ten thousand points each.
@Suite struct VisibilityPointLaws {
  /// Rectangles side by side in one root, later ones in front, their coordinates multiples of a
  /// quarter.
  private struct Crowd {
    let frames: [CGRect]
    let map: VisibilityMap
    let ids: [GeometrySnapshot.ID]
    private(set) var source: SeededNumbers
    static let side = 256

    init(seed: Int) {
      var source = SeededNumbers(state: UInt64(seed &* 7919 &+ 5))
      let count = 8 + source.next(90)
      let frames = (0..<count).map { _ in
        let (width, height) = (1 + source.next(64 * 4), 1 + source.next(48 * 4))
        return CGRect(
          x: CGFloat(source.next(Self.side * 4 - width)) / 4,
          y: CGFloat(source.next(Self.side * 4 - height)) / 4,
          width: CGFloat(width) / 4, height: CGFloat(height) / 4)
      }
      let root = View(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
      let views = frames.map { View(frame: $0) }
      for view in views { root.addSubview(view) }
      let snapshot = GeometrySnapshot(of: root)
      self.frames = frames
      map = VisibilityMap(of: snapshot)
      ids = views.map { snapshot.id(of: $0) ?? snapshot.root }
      self.source = source
    }

    /// A point on the eighths: every other one on an edge that may be one of a rectangle.
    mutating func point() -> CGPoint {
      CGPoint(
        x: CGFloat(source.next(Self.side * 8)) / 8, y: CGFloat(source.next(Self.side * 8)) / 8)
    }

    /// The last rectangle that contains a point, by a scan.
    func front(at point: CGPoint) -> Int? {
      frames.lastIndex {
        point.x >= $0.minX && point.y >= $0.minY && point.x < $0.maxX && point.y < $0.maxY
      }
    }

    /// The distance of a point in a rectangle from its edges and from those in front.
    func clearance(of place: Int, at point: CGPoint) -> CGFloat {
      let own = frames[place]
      var least = min(
        min(point.x - own.minX, own.maxX - point.x), min(point.y - own.minY, own.maxY - point.y))
      for other in frames[(place + 1)...] {
        let across = max(0, other.minX - point.x, point.x - other.maxX)
        let down = max(0, other.minY - point.y, point.y - other.maxY)
        least = min(least, (across * across + down * down).squareRoot())
      }
      return least
    }
  }

  @Test(arguments: 0..<12)
  func `ten thousand points of a map are what a scan finds`(seed: Int) {
    var crowd = Crowd(seed: seed)

    for _ in 0..<10_000 {
      let point = crowd.point()
      let expected = crowd.front(at: point).map { crowd.ids[$0] } ?? crowd.map.snapshot.root
      guard crowd.map.element(at: point) != expected else { continue }
      Issue.record("seed \(seed): \(point)")
      return
    }
  }

  @Test(arguments: 0..<12)
  func `parts are disjoint and have the area that cells count`(seed: Int) {
    let crowd = Crowd(seed: seed)
    var owners = [Int](repeating: -1, count: (Crowd.side * 4) * (Crowd.side * 4))
    for (place, frame) in crowd.frames.enumerated() {
      for row in Int(frame.minY * 4)..<Int(frame.maxY * 4) {
        for column in Int(frame.minX * 4)..<Int(frame.maxX * 4) {
          owners[row * Crowd.side * 4 + column] = place
        }
      }
    }
    var counts = [Int](repeating: 0, count: crowd.frames.count)
    for owner in owners where owner >= 0 { counts[owner] += 1 }

    for (place, id) in crowd.ids.enumerated() {
      // Sixteen cells of a quarter make a unit of area.
      expectEqual(crowd.map.visibleArea(of: id), CGFloat(counts[place]) / 16, "seed \(seed)")
      for part in crowd.map.visibleParts(of: id) {
        let box = part.boundingBox
        for row in Int(box.minY * 4)..<Int(box.maxY * 4) {
          for column in Int(box.minX * 4)..<Int(box.maxX * 4) {
            let cell = row * Crowd.side * 4 + column
            guard owners[cell] == place else {
              Issue.record("seed \(seed): a part of \(place) lies over \(owners[cell])")
              return
            }
            // Taken: a second part with this cell finds another owner.
            owners[cell] = -2
          }
        }
      }
    }
    expect(!owners.contains { $0 >= 0 }, "seed \(seed): some cells are in no part")
  }

  @Test(arguments: 0..<12)
  func `of ten thousand points none has more clearance than a tap point`(seed: Int) throws {
    var crowd = Crowd(seed: seed)
    let taps = crowd.ids.map { crowd.map.tapPoint(of: $0) }

    for (place, tap) in taps.enumerated() {
      guard let tap else { continue }
      let clearance = crowd.clearance(of: place, at: tap.point)
      expectEqual(crowd.front(at: tap.point), place, "seed \(seed)")
      expect(abs(clearance - tap.clearance) <= 1e-9, "seed \(seed), \(place): \(clearance)")
    }
    for _ in 0..<10_000 {
      let point = crowd.point()
      guard let place = crowd.front(at: point) else { continue }
      let clearance = crowd.clearance(of: place, at: point)
      guard clearance > 0 else { continue }
      let tap = try #require(taps[place], "seed \(seed): \(place) at \(point)")
      guard clearance > tap.clearance * (1 + 1e-9) else { continue }
      Issue.record("seed \(seed): \(place) has \(clearance) at \(point), and \(tap)")
      return
    }
  }
}

/// Random numbers from a seed.
private struct SeededNumbers {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
