import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The bound of a map from `coordinateMap(to:)`, compared with exact numbers.
@Suite struct MapErrorBoundLaws {
  @Test(arguments: [TransformFamily.translations, .exact, .affine])
  func `no image is further from the true one than the bound`(_ family: TransformFamily) {
    check(ConversionCase.generator(family, realPoints: true)) { each in
      let views = ViewTree(each.tree)
      let map = views[each.source].coordinateMap(to: views[each.target])
      let bound = map.errorBound(forMagnitude: hypot(each.point.x, each.point.y))
      let truth = try #require(
        ExactConversion(of: each.point, from: each.source, to: each.target, in: each.tree))

      try demand(truth.isWithin(bound, of: map.map(each.point)), "the map is off by more")
      try demand(
        truth.isWithin(bound, of: views.convert(each.point, from: each.source, to: each.target)),
        "the conversion is off by more")
    }
  }

  @Test func `the bound of a map is no more than a hundred times the worst error met in the plane`()
  {
    var worst = 0.0
    check(ConversionCase.generator(.affine, realPoints: true), cases: .perThousand(300)) { each in
      let views = ViewTree(each.tree)
      let map = views[each.source].coordinateMap(to: views[each.target])
      let bound = map.errorBound(forMagnitude: hypot(each.point.x, each.point.y))
      let truth = try #require(
        ExactConversion(of: each.point, from: each.source, to: each.target, in: each.tree))
      while !truth.isWithin(worst * bound, of: map.map(each.point)) {
        worst = max(0.001, worst * 1.1)
      }
    }
    expect(worst > 0.01)
    expect(worst <= 1)
  }

  @Test func `the bound of a map is no more than five hundred times the worst error met in space`()
  {
    var worst = 0.0
    check(
      { source in
        let tree = source.spatialTree()
        return (
          tree, source.realPoint(within: 500), source.view(of: tree), source.view(of: tree)
        )
      }, cases: .few
    ) { tree, point, source, target in
      let views = ViewTree(tree)
      let map = views[source].coordinateMap(to: views[target])
      let bound = map.errorBound(forMagnitude: hypot(point.x, point.y))
      guard bound.isFinite, !map.isAffine else { return }
      let truth = ExactProjection(of: point, from: source, to: target, in: tree)
      while !truth.isWithin(worst * bound, of: map.map(point)) { worst = max(0.001, worst * 1.1) }
    }
    expect(worst > 0.002)
    expect(worst <= 1)
  }

  @Test func `on chains of forty views the bound holds and is of use`() {
    var worst = 0.0
    check(
      { source in
        var tree = NaiveTree()
        for index in 0..<41 {
          var view = NaiveView(frame: source.dyadicRect())
          view.transform = CGAffineTransform(rotationAngle: source.real(within: 7))
          tree.add(view, to: index == 0 ? nil : index - 1)
        }
        return (tree, source.realPoint(), source.index(below: 41), source.index(below: 41))
      }, cases: .few
    ) { tree, point, source, target in
      let views = ViewTree(tree)
      let map = views[source].coordinateMap(to: views[target])
      let bound = map.errorBound(forMagnitude: hypot(point.x, point.y))
      let truth = try #require(ExactConversion(of: point, from: source, to: target, in: tree))
      try demand(truth.isWithin(bound, of: map.map(point)), "the map is off by more")
      worst = max(worst, bound)
    }
    // Coordinates of some ten thousand points, over forty rotations.
    expect(worst > 0)
    expect(worst < 1e-7)
  }

  @Test func `the entries of a map with bound are those that conversions use`() {
    check(ConversionCase.generator(.affine, realPoints: true)) { each in
      let views = ViewTree(each.tree)
      let map = views[each.source].coordinateMap(to: views[each.target])
      let batch = views[each.source].convert([each.point], to: views[each.target])

      try demand(batch == [map.map(each.point)], "\(batch) and \(map.map(each.point))")
    }
  }

  @Test func `a bound grows with the magnitude and with every composition`() throws {
    let turn = CoordinateMap(CGAffineTransform(rotationAngle: 1))
    let there = turn.then(CoordinateMap(translationX: 100, y: 0))
    let back = try #require(there.inverse)
    let round = there.then(back)

    expect(there.errorBound(forMagnitude: 1) < there.errorBound(forMagnitude: 1_000))
    expect(there.errorBound(forMagnitude: 100) < round.errorBound(forMagnitude: 100))
    expect(round.errorBound(forMagnitude: 100) < 1e-12)
    let point = round.map(CGPoint(x: 60, y: 80))
    expect(hypot(point.x - 60, point.y - 80) <= round.errorBound(forMagnitude: 100))
    expect(there.errorBound(forMagnitude: -1).isNaN)
  }
}
