import Foundation
import TestSupport
import Testing
import ViewGeometry

/// On the edges of a transformed view, boxes of subviews give the same answers as the views.
@Suite struct HitBoxEdgeTests {
  private let root = View()
  private let view = View()

  init() {
    root.bounds = CGRect(x: -1e8, y: -1e8, width: 2e8, height: 2e8)
    root.addSubview(view)
    view.anchorPoint = .zero
  }

  /// Positions the view so that its map has no offset, rotated in space or not.
  private func place(_ bounds: CGRect, _ transform: CGAffineTransform, isInSpace: Bool) {
    view.bounds = bounds
    view.center = bounds.origin.applying(transform)
    var inSpace = Transform3D(transform)
    // The depth is never used, so it makes no difference.
    if isInSpace { inSpace.m33 = 2 }
    view.transform3D = inSpace
  }

  /// The middles of the edges, and the adjacent doubles.
  private var edgePoints: [CGPoint] {
    let box = view.bounds
    let middles = [
      CGPoint(x: box.minX, y: box.midY), CGPoint(x: box.maxX, y: box.midY),
      CGPoint(x: box.midX, y: box.minY), CGPoint(x: box.midX, y: box.maxY),
    ]
    return middles.flatMap { middle in
      let point = view.convert(middle, to: root)
      return [-2, -1, 0, 1, 2].flatMap { (step: CGFloat) in
        [
          CGPoint(x: point.x + step * point.x.ulp, y: point.y),
          CGPoint(x: point.x, y: point.y + step * point.y.ulp),
        ]
      }
    }
  }

  private func isHit(_ point: CGPoint) -> Bool { root.hitTest(point, with: nil) === view }

  /// Compares hit tests on the view itself with those by boxes; returns the number of hits.
  private func compare() -> Int {
    let points = edgePoints
    // The first hit test after a change tests the views, the second builds boxes.
    let expected = points.map { point in
      root.dropBoxes()
      return isHit(point)
    }
    root.dropBoxes()
    for _ in 0..<2 { _ = isHit(.zero) }

    expectEqual(points.map(isHit), expected, "\(view.bounds), \(view.transform3D)")
    return expected.count { $0 }
  }

  @Test(arguments: [false, true], [false, true])
  func `a view that is very long is hit as far as its edges`(isTall: Bool, isInSpace: Bool) {
    var hits = 0
    for start in [-1, -500_000] as [CGFloat] {
      for step in 1...60 {
        let scale = 0.1 + 0.017 * CGFloat(step)
        place(
          isTall
            ? CGRect(x: -1, y: start, width: 2, height: 1_000_000)
            : CGRect(x: start, y: -1, width: 1_000_000, height: 2),
          CGAffineTransform(scaleX: scale, y: scale), isInSpace: isInSpace)
        hits += compare()
      }
    }
    expect(hits > 1_000)
  }

  @Test(
    arguments: [(0, 100), (100, 0), (0, -100), (-100, 0)] as [(CGFloat, CGFloat)], [false, true])
  func `a view that is sheared is hit as far as its edges`(
    shear: (CGFloat, CGFloat), isInSpace: Bool
  ) {
    place(
      CGRect(x: 0, y: 0, width: 100, height: 100),
      CGAffineTransform(a: 1, b: shear.0, c: shear.1, d: 1, tx: 0, ty: 0), isInSpace: isInSpace)

    expect(compare() > 10)
  }

  /// One edge is a hundred times nearer to the camera than the other, and the view is very flat.
  @Test func `a view that comes close to the camera is hit as far as its edges`() {
    view.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    var transform = Transform3D(scaleX: 0.05, y: 0.0001, z: 1)
    (transform.m14, transform.m41, transform.m44) = (0.01, 1, 0.01)
    view.transform3D = transform

    expect(compare() > 5)
  }

  /// The view is so much longer than high that its map is too far from even for a box.
  @Test func `a view stretched by millions in space is hit as far as its edges`() {
    place(
      CGRect(x: -1, y: -1, width: 2, height: 2), CGAffineTransform(scaleX: 0x1p21, y: 1),
      isInSpace: true)

    // All of this is exact. On the left and the top edge 3 points of 5 across it are inside and all
    // 5 along it; on the others 2 across.
    expectEqual(compare(), 20)
  }

  @Test(arguments: [CGSize(width: 0, height: 40), CGSize(width: 40, height: 0)])
  func `a view without area in space leaves what lies behind it to be hit`(size: CGSize) {
    let behind = View(frame: CGRect(x: -50, y: -50, width: 100, height: 100))
    root.insertSubview(behind, at: 0)
    place(CGRect(origin: .zero, size: size), .identity, isInSpace: true)

    for _ in 0..<3 {
      let hit = root.hitTest(CGPoint(x: size.width / 2, y: size.height / 2), with: nil)
      expect(hit === behind)
    }
  }

  /// Rotated by 60° with the eye at 100 points, whose plane cuts it where x sin 60° is -100.
  @Test func `a view that reaches behind the camera is hit on all that lies in front of it`() {
    view.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    view.bounds = CGRect(x: -200, y: -50, width: 400, height: 100)
    view.center = .zero
    var perspective = Transform3D.identity
    perspective.m34 = -0.01
    view.transform3D = Transform3D(rotationAngle: .pi / 3, x: 0, y: 1, z: 0)
      .concatenating(perspective)

    for _ in 0..<3 {
      for x in [-190, -150, -117, -114, -50, 0, 150, 190] as [CGFloat] {
        let point = view.convert(CGPoint(x: x, y: 10), to: root)
        expectEqual(isHit(point), (x > -115.5), "\(x)")
      }
    }
  }
}
