import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Snapshots taken again after views moved a little at a time: all positions equal those of one
/// taken at once, bit for bit.
@Suite struct RetakenPlaceLaws {
  private enum Setting {
    case center(CGPoint), turn(CGAffineTransform)
  }

  private struct Script: CustomStringConvertible {
    let start: NaiveTree
    let steps: [(view: Int, setting: Setting)]

    var description: String { "\(start)\n\(steps)" }
  }

  private static func holds(_ script: Script) throws {
    let views = ViewTree(script.start)
    var snapshot = GeometrySnapshot(of: views[0])
    snapshot.retake(of: views[0])
    for step in script.steps {
      switch step.setting {
      case .center(let center): views[step.view].center = center
      case .turn(let turn): views[step.view].transform = turn
      }

      snapshot.retake(of: views[0])

      snapshot.checkInvariants()
      try demandSame(places(in: snapshot), places(in: GeometrySnapshot(of: views[0])))
    }
  }

  /// The images of a point and a rectangle of each element in each other one.
  private static func places(in snapshot: GeometrySnapshot) -> [String] {
    snapshot.elements.flatMap { source in
      snapshot.elements.map { target in
        let point = snapshot.convert(CGPoint(x: 0.1, y: -0.7), from: source, to: target)
        let rect = snapshot.convert(
          CGRect(x: 1, y: 2, width: 3, height: 4.1), from: source, to: target)
        let numbers = [point.x, point.y, rect.origin.x, rect.origin.y, rect.width, rect.height]
        return "\(source) to \(target): \(numbers.map { Double($0).bitPattern }) \(numbers)"
      }
    }
  }

  @Test func `of views some of which lie at numbers of 53 bits`() {
    check(
      { source in
        var start = source.tree(.translations, mean: 5, limit: 7)
        for index in start.views.indices where source.flag() {
          start.views[index].center = source.realPoint(within: source.pick([1, 1e3, 1e6]))
        }
        let count = start.views.count
        let steps: [(view: Int, setting: Setting)] = source.list(mean: 4, limit: 12) { source in
          let center =
            source.oneIn(3)
            ? source.realPoint(within: source.pick([1, 1e6])) : source.dyadicPoint()
          return (source.index(below: count), .center(center))
        }
        return Script(start: start, steps: steps)
      }, cases: .perThousand(400), law: Self.holds)
  }

  /// The zero point of a view that rotates about it stays in position, and everything else in it
  /// moves.
  @Test func `of views that turn about their zero points`() {
    check(
      { source in
        var start = source.tree(.exact, mean: 6, limit: 9)
        for index in start.views.indices where index > 0 && source.flag() {
          start.views[index].bounds.origin = .zero
          start.views[index].anchorPoint = .zero
          start.views[index].transform = CGAffineTransform(rotationAngle: 1 + source.unit())
        }
        let turning = start.views.indices.filter { start.views[$0].anchorPoint == .zero }
        let steps: [(view: Int, setting: Setting)] = source.list(mean: 4, limit: 12) { source in
          let turn = CGAffineTransform(rotationAngle: 1 + source.unit())
            .scaledBy(x: source.pick([1, -2]), y: 0.5)
          return (turning.isEmpty ? 0 : source.pick(turning), .turn(turn))
        }
        return Script(start: start, steps: steps)
      }, cases: .perThousand(400), law: Self.holds)
  }

  @Test func `a view in one that rotated about its corner rotated with it`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let turned = View(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    let inner = View(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
    root.addSubview(turned)
    turned.addSubview(inner)
    (turned.anchorPoint, turned.center) = (.zero, CGPoint(x: 50, y: 50))
    turned.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    var snapshot = GeometrySnapshot(of: root)
    snapshot.retake(of: root)
    let id = try #require(snapshot.id(of: inner))

    turned.transform = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    snapshot.retake(of: root)

    expectEqual(snapshot.updatesSincePass, 1)
    expectEqual(snapshot.convert(CGPoint.zero, from: id, to: snapshot.root), CGPoint(x: 40, y: 50))
    expectEqual(inner.convert(CGPoint.zero, to: root), CGPoint(x: 40, y: 50))
  }

  /// Two doubles hold 2^100 and 1 + 2^-52, but not 2^-60 beside them.
  @Test func `a view too far out for its position to be exact takes a whole pass`() throws {
    let (root, outer, middle, inner) = (View(), View(), View(), View())
    root.addSubview(outer)
    outer.addSubview(middle)
    middle.addSubview(inner)
    middle.center.x = CGFloat(1).nextUp
    inner.center.x = 0x1p-60
    var snapshot = GeometrySnapshot(of: root)
    func expectPlaces(updates: Int) {
      snapshot.retake(of: root)
      snapshot.checkInvariants()
      expectEqual(snapshot.updatesSincePass, updates)
      expectEqual(Self.places(in: snapshot), Self.places(in: GeometrySnapshot(of: root)))
    }
    expectPlaces(updates: 0)

    outer.center.x = 7
    expectPlaces(updates: 1)
    outer.center.x = 0x1p100
    expectPlaces(updates: 0)
    outer.center.x = 0
    expectPlaces(updates: 0)
    outer.center.x = 7
    expectPlaces(updates: 1)
    let ids = try [inner, middle].map { try #require(snapshot.id(of: $0)) }
    let corner = snapshot.convert(CGPoint.zero, from: ids[0], to: ids[1])
    expectEqual(corner, CGPoint(x: 0x1p-60, y: 0))
  }
}
