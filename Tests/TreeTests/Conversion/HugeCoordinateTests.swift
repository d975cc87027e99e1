import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Coordinates near the greatest double: finite points never give NaN (Decision 0004).
@Suite struct HugeCoordinateTests {
  private let huge = CGFloat.greatestFiniteMagnitude

  private func chain(_ transforms: [CGAffineTransform]) -> [View] {
    var views = [View()]
    for transform in transforms {
      let view = View(frame: CGRect(10, 20, 30, 40))
      view.transform = transform
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    return views
  }

  @Test func `a product beyond the doubles and a flat view give the target's anchor point`() {
    let views = chain([
      CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 4, y: 4),
      CGAffineTransform(scaleX: 4, y: 4),
    ])
    let target = View(frame: CGRect(0, 0, 8, 6))
    views[0].addSubview(target)

    let point = views[3].convert(CGPoint(huge, 1), to: target)

    expect(!point.x.isNaN && !point.y.isNaN)
  }

  /// Two views two levels below one root, with offsets along one axis that add up to infinity.
  private func branches(areAcross: Bool) -> (root: View, source: View, target: View) {
    let root = View()
    func branch() -> View {
      var view = root
      for _ in 0..<2 {
        let next = View(frame: CGRect(0, 0, 4, 2))
        if areAcross { next.center.x = huge / 4 * 3 } else { next.center.y = huge / 4 * 3 }
        view.addSubview(next)
        view = next
      }
      return view
    }
    return (root, branch(), branch())
  }

  @Test(arguments: [true, false])
  func `sums beyond the doubles on both ways give the target's anchor point`(areAcross: Bool) {
    let (root, source, target) = branches(areAcross: areAcross)
    let anchor = CGPoint(2, 1)

    expectEqual(source.convert(CGPoint(2, 1), to: target), anchor)
    expectEqual(source.convert(CGRect(2, 1, 1, 1), to: target), CGRect(2, 1, 0, 0))
    expectEqual(source.convert([CGPoint(2, 1)], to: target), [anchor])
    expectEqual(source.convert(Quad(CGRect(2, 1, 1, 1)), to: target).bottomRight, anchor)
    expect(source.isDescendant(of: root))
  }

  @Test(arguments: [true, false])
  func `shapes that aren't finite are no numbers there either`(areAcross: Bool) {
    let (root, source, target) = branches(areAcross: areAcross)
    func number(_ point: CGPoint) -> CGFloat { areAcross ? point.x : point.y }

    for point in [CGPoint(-.infinity, 1), CGPoint(1, -.infinity), CGPoint(.infinity, 1)] {
      expect(number(source.convert(point, to: target)).isNaN)
      expect(number(source.convert([point], to: target)[0]).isNaN)
    }
    for place in 0..<4 {
      let odd: CGFloat = place < 2 ? -.infinity : .infinity
      let numbers = (0..<4).map { $0 == place ? odd : CGFloat(1) }
      let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      expect(number(source.convert(rect, to: target).origin).isNaN, "\(rect)")
    }
    expect(source.isDescendant(of: root))
  }

  @Test func `points that aren't finite stay as arithmetic makes them`() {
    let views = chain([CGAffineTransform(scaleX: 0, y: 1)])

    expect(views[1].convert(CGPoint(.nan, 1), to: views[0]).x.isNaN)
    expect(views[1].convert(CGPoint(.infinity, 1), to: views[0]).x.isNaN)
  }

  @Test func `no finite point becomes NaN, however large`() {
    check({ source in
      let tree = source.tree(.singular, mean: 6, limit: 12)
      return (
        tree, source.view(of: tree), source.view(of: tree),
        CGPoint(x: source.nasty(), y: source.nasty())
      )
    }) { tree, source, target, point in
      let views = ViewTree(tree)
      let answer = views.convert(point, from: source, to: target)
      let batch = views[source].convert([point], to: views[target])
      let box = views.convert(
        CGRect(origin: point, size: CGSize(width: 1, height: 1)), from: source, to: target)

      try demand(!answer.x.isNaN && !answer.y.isNaN, "\(point.code) becomes \(answer)")
      try demand(!batch[0].x.isNaN && !batch[0].y.isNaN, "\(point.code) becomes \(batch)")
      try demand(!box.origin.x.isNaN && !box.size.width.isNaN, "the box is \(box)")
    }
  }
}
