import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Hundreds of siblings of all sizes, some of which move between hit tests, compared with a scan
/// from front to back.
@Suite struct SiblingSizeTests {
  /// A view from 2^-14 to 2^55 points long, near to the middle for its size.
  private func place(_ view: View, by source: inout ChoiceSource) {
    let size = exp2(Double(source.index(below: 70)) - 14)
    let flatness = source.pick([1, 0.75, 0.001])
    let start = CGPoint(x: source.unit() * -size, y: source.unit() * -size)
    view.transform = .identity
    view.frame = CGRect(
      x: start.x, y: start.y, width: size, height: source.oneIn(20) ? 0 : size * flatness)
    // So flat that its box can't be computed from the entries of its map.
    if source.oneIn(8) { view.transform = CGAffineTransform(scaleX: 1, y: 1e-8) }
    if source.oneIn(8) { view.transform = CGAffineTransform(rotationAngle: source.real(within: 3)) }
    view.isHidden = source.oneIn(3)
  }

  private func hit(_ root: View, _ point: CGPoint) -> View {
    let front = root.subviews.last {
      !$0.isHidden && $0.point(inside: $0.convert(point, from: root), with: nil)
    }
    return front ?? root
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `an index of siblings of all sizes answers as a scan`(seed: UInt64) {
    var source = ChoiceSource(seed: seed)
    let root = View()
    let reach = exp2(CGFloat(60))
    root.bounds = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
    let views = (0..<220).map { _ in View() }
    for view in views {
      place(view, by: &source)
      root.addSubview(view)
    }
    var found: Set<View> = []

    for _ in 0..<40 {
      for _ in 0..<25 {
        let view = views[source.index(below: views.count)]
        place(view, by: &source)
        let aim = views[source.index(below: views.count)].frame
        for point in [
          aim.origin, CGPoint(x: aim.midX, y: aim.midY), CGPoint(x: aim.maxX, y: aim.midY),
        ] {
          let expected = hit(root, point)
          expect(root.hitTest(point, with: nil) === expected, "at \(point)")
          found.insert(expected)
        }
      }
      // Fewer and more, so that slots are freed and reused.
      let view = views[source.index(below: views.count)]
      if view.superview == nil { root.addSubview(view) } else { view.removeFromSuperview() }
      root.checkInvariants()
    }
    expect(found.count > 20)
  }

  /// A row of views one point apart, in a root that has been hit-tested.
  private func makeRow(count: Int) -> (root: View, views: [View]) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 10_000, height: 1_000))
    let views = (0..<count).map { View(frame: CGRect(x: CGFloat($0), y: 0, width: 1, height: 1)) }
    for view in views { root.addSubview(view) }
    expect(hit(root, at: 100) === views[100])
    return (root, views)
  }

  private func hit(_ root: View, at place: Int, y: CGFloat = 0.5) -> View? {
    root.hitTest(CGPoint(x: CGFloat(place) + 0.5, y: y), with: nil)
  }

  @Test func `a view that moved and then left is hit in neither place`() {
    let (root, views) = makeRow(count: 220)

    views[100].frame.origin.y = 500
    views[100].removeFromSuperview()

    expect(hit(root, at: 100) === root)
    expect(hit(root, at: 100, y: 500.5) === root)
    root.checkInvariants()
  }

  /// Few lists for few boxes: each is entered and left many times, also in the middle.
  @Test func `a few of many siblings are found wherever they went`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
    let views = (0..<200).map { _ in View(frame: CGRect(x: 950, y: 950, width: 10, height: 10)) }
    for view in views { root.addSubview(view) }
    expect(hit(root, CGPoint(x: 955, y: 955)) === views[199])
    expect(root.hitTest(CGPoint(x: 955, y: 955), with: nil) === views[199])
    let moved = views.prefix(12)

    for step in 0..<120 {
      views[step * 5 % 12].frame.origin = CGPoint(x: step * 137 % 900, y: step * 61 % 800)
      for view in moved {
        expect(
          root.hitTest(view.center, with: nil) === hit(root, view.center), "in step \(step)")
      }
    }
    root.checkInvariants()
  }

  @Test func `a twentyfold number of siblings is found after the first search`() {
    let (root, first) = makeRow(count: 200)
    var views = first

    for place in 200..<4_000 {
      let view = View(frame: CGRect(x: CGFloat(place), y: 0, width: 1, height: 1))
      views.append(view)
      root.addSubview(view)
    }

    for (place, view) in views.enumerated() { expect(hit(root, at: place) === view) }
    root.checkInvariants()
  }
}
