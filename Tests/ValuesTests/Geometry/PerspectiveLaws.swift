import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Homographies of integers, which meet the horizon exactly, compared with their definition.
@Suite struct PerspectiveLaws {
  private static func homography(_ source: inout ChoiceSource) -> ProjectiveMap {
    func number(_ source: inout ChoiceSource) -> Double { Double(source.integer(within: 4)) }
    return ProjectiveMap(
      kind: .projective, a: number(&source), b: number(&source), c: number(&source),
      d: number(&source), tx: number(&source), ty: number(&source), px: number(&source),
      py: number(&source), pw: number(&source))
  }

  private static func textbook(_ map: ProjectiveMap) -> Homography<Double> {
    Homography(rows: [[map.a, map.b, map.px], [map.c, map.d, map.py], [map.tx, map.ty, map.pw]])
  }

  @Test
  func `a point goes to its numerators over the divisor, or to the end of numbers on the horizon`()
  {
    check({ source in
      (Self.homography(&source), source.integer(within: 4), source.integer(within: 4))
    }) { (map: ProjectiveMap, x: Int, y: Int) in
      let image = Self.textbook(map).homogeneousImage(
        of: Coordinates(x: Double(x), y: Double(y)))
      let far = Double.greatestFiniteMagnitude
      let expected = image[..<2].map {
        image[2] != 0 ? $0 / image[2] : $0 == 0 ? 0 : $0 < 0 ? -far : far
      }

      let found = map.map(x: Double(x), y: Double(y))
      let inFront = map.mapInFront(x: Double(x), y: Double(y))

      try demand([found.x, found.y] == expected, "\(found), not \(expected)")
      try demand(map.depth(x: Double(x), y: Double(y)) == image[2], "another depth")
      try demand(
        inFront.map { [$0.x, $0.y] } == (image[2] > 0 ? expected : nil),
        "in front: \(inFront as Any)"
      )
    }
  }

  @Test func `a composition is the product of the matrices`() {
    check({ (Self.homography(&$0), Self.homography(&$0), $0.index(below: 3)) }) {
      (first: ProjectiveMap, second: ProjectiveMap, flat: Int) in
      var (first, next) = (first, second)
      let plane = ProjectiveMap(a: 2, b: 1, c: -3, d: 5, tx: 4, ty: -1)
      if flat == 1 { first = plane }
      if flat == 2 { next = plane }
      let expected = Self.textbook(first).then(Self.textbook(next)).rows

      let found = first.then(next)

      try demand(Self.textbook(found).rows == expected, "\(found), not \(expected)")
      try demand(!found.isAffine, "the product is affine")
    }
  }

  /// The images of all points at which the outline of `rect` enters or leaves the half-space in
  /// front of `near`.
  private static func ends(of rect: CGRect, near: Double, under map: ProjectiveMap) -> [CGPoint] {
    let corners = Quad(rect).corners
    return corners.indices.flatMap { index -> [CGPoint] in
      let (from, to) = (corners[index], corners[(index + 1) % 4])
      let depths = [from, to].map { map.depth(x: Double($0.x), y: Double($0.y)) }
      guard depths.contains(where: { $0 >= near }) else { return [] }
      // The part of the side, from 0 to 1, in front of the plane.
      let cut = (near - depths[0]) / (depths[1] - depths[0])
      let part = [depths[0] >= near ? 0 : cut, depths[1] >= near ? 1 : cut]
      return part.map { share in
        let depth = depths[0] + share * (depths[1] - depths[0])
        let place = CGPoint(
          x: from.x + CGFloat(share) * (to.x - from.x), y: from.y + CGFloat(share) * (to.y - from.y)
        )
        let image = textbook(map).homogeneousImage(
          of: Coordinates(x: Double(place.x), y: Double(place.y)))
        return CGPoint(x: image[0] / depth, y: image[1] / depth)
      }
    }
  }

  @Test func `a box holds what lies in front of a millionth of the farthest corner, and no more`() {
    check({ source in
      let rect = CGRect(
        x: source.integer(within: 5), y: source.integer(within: 5),
        width: source.index(below: 6), height: source.index(below: 6))
      return (Self.homography(&source), rect)
    }) { (map: ProjectiveMap, rect: CGRect) in
      let farthest =
        Quad(rect).corners.map { map.depth(x: Double($0.x), y: Double($0.y)) }.max() ?? 0

      let found = map.map(rect)

      guard farthest > 0 else { return try demand(found.isNull, "\(found) behind the camera") }
      let ends = Self.ends(of: rect, near: farthest * 0x1p-20, under: map)
      let (xs, ys) = (ends.map(\.x), ends.map(\.y))
      let expected = [xs.min(), ys.min(), xs.max(), ys.max()].map { $0 ?? 0 }
      let size = expected.reduce(1) { max($0, abs($1)) }
      try demand(
        zip([found.minX, found.minY, found.maxX, found.maxY], expected).allSatisfy {
          abs($0 - $1) <= 1e-7 * size
        }, "\(found), not \(expected)")
    }
  }

  @Test func `one number that isn't finite makes a homography that isn't`() {
    for broken in -1..<9 {
      for wrong in [Double.infinity, -.infinity, .nan] {
        let numbers = (0..<9).map { $0 == broken ? wrong : Double($0) - 4 }
        let map = ProjectiveMap(
          kind: .projective, a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3],
          tx: numbers[4], ty: numbers[5], px: numbers[6], py: numbers[7], pw: numbers[8])

        #expect(map.isFinite == (broken < 0), "\(numbers)")
      }
    }
  }
}
