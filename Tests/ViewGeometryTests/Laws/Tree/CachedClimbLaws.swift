import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Cached climbs change no bit of any result.
@Suite struct CachedClimbLaws {
  /// A tall tree, and steps that change it, convert in it, or discard its caches.
  private struct Script: CustomStringConvertible {
    struct Step {
      let kind: Int
      let view: Int
      let other: Int
      let number: Double
      let isTransformed: Bool
    }

    let parents: [Int]
    let isWindow: [Bool]
    let steps: [Step]

    init(_ source: inout ChoiceSource) {
      let count = 60
      // Mostly a chain, with branches now and then.
      parents = (1..<count).map { index in
        max(0, index - 1 - (source.oneIn(8) ? source.index(below: 20) : 0))
      }
      isWindow = (0..<count).map { _ in source.oneIn(40) }
      steps = source.list(mean: 30, limit: 100) { source in
        Step(
          kind: source.index(below: 12), view: source.index(below: count),
          other: source.index(below: count), number: source.real(within: 300),
          isTransformed: source.oneIn(4))
      }
    }

    var description: String { "\(parents)\n\(isWindow)\n\(steps)" }
  }

  @Test func `every answer is the one without a cache, bit for bit, after any changes`() {
    check({ Script(&$0) }, cases: .few) { script in
      var views: [View] = script.isWindow.enumerated().map { index, isWindow in
        let view = isWindow ? Window() : View()
        view.frame = CGRect(x: 0.1 * Double(index), y: 0.7, width: 100 / 3, height: 20)
        return view
      }
      for (child, parent) in script.parents.enumerated() {
        views[parent].addSubview(views[child + 1])
      }
      for step in script.steps {
        change(&views, step)
        try ask(views, step)
        for view in views where view.superview == nil { view.checkInvariants() }
      }
    }
  }

  private func change(_ views: inout [View], _ step: Script.Step) {
    let (view, other) = (views[step.view], views[step.other])
    switch step.kind {
    case 0: view.center.x = step.number
    case 1: view.bounds.origin.y = step.number
    case 2:
      view.transform =
        step.isTransformed ? CGAffineTransform(rotationAngle: step.number) : .identity
    case 3, 4: if !other.isDescendant(of: view) { other.addSubview(view) }
    case 5: view.removeFromSuperview()
    case 6: view.discardCachedClimbs()
    case 7:
      // Deallocated if it has no other owner: its subtree falls apart.
      view.removeFromSuperview()
      views[step.view] = View(frame: CGRect(x: step.number, y: 0.3, width: 7, height: 7))
      other.addSubview(views[step.view])
    case 8:
      view.transform3D = Transform3D(rotationAngle: step.number, x: 0, y: 1, z: 0)
    default: break
    }
  }

  private func ask(_ views: [View], _ step: Script.Step) throws {
    let point = CGPoint(x: step.number, y: 1 / 3)
    let rect = CGRect(x: step.number, y: 0.1, width: 5, height: 6)
    let leaf = views[views.count - 1]
    let pairs: [(View, View?)] = [
      (views[step.view], views[step.other]), (leaf, views[step.view]), (leaf, views[0]),
      (leaf, views[40]), (leaf, nil), (views[step.other], nil),
    ]
    // Three conversions each; the fourth in a row decides to cache the climbs.
    for (source, target) in pairs.flatMap({ [$0, $0, $0] }) {
      let answer = source.convert(point, to: target)
      let plain = source.convertUncached(point, to: target)
      try demand(same(answer, plain), "\(answer), and \(plain) without a cache")
      let box = source.convert(rect, to: target)
      let plainBox = source.convertUncached(rect, to: target)
      try demand(
        same(box.origin, plainBox.origin) && box.size == plainBox.size,
        "\(box), and \(plainBox) without a cache")
      let back = source.convert(point, from: target)
      let plainBack = target.map { $0.convertUncached(point, to: source) }
      try demand(plainBack.map { same(back, $0) } ?? true, "\(back), without a cache another")
    }
  }

  private func same(_ first: CGPoint, _ second: CGPoint) -> Bool {
    first == second || (first.x.isNaN && second.x.isNaN)
  }

  /// Two branches below one trunk, and how often each of a few views moves between conversions.
  private struct Motion: CustomStringConvertible {
    let trunk: Int
    let branches: (Int, Int)
    /// In turn: which view moves, whether it rotates, and the number of conversions that follow.
    let moves: [(view: Int, turns: Bool, questions: Int)]
    let discards: Int

    init(_ source: inout ChoiceSource) {
      trunk = source.index(below: 40)
      let length = 1 + source.index(below: 80)
      branches = (length, source.oneIn(2) ? length : 1 + source.index(below: 80))
      let count = 1 + trunk + branches.0 + branches.1
      let few = (0..<4).map { _ in source.index(below: count) }
      moves = source.list(mean: 60, limit: 200) { source in
        (
          view: few[source.index(below: 4)], turns: source.oneIn(40),
          questions: source.oneIn(4) ? source.index(below: 24) : 1
        )
      }
      discards = source.index(below: 300)
    }

    var description: String {
      "trunk \(trunk), branches \(branches), discards at \(discards), moves \(moves)"
    }
  }

  @Test func `views that keep moving change no bit either, whenever their legs are renewed`() {
    check({ Motion(&$0) }, cases: .few) { motion in
      var views = [View(frame: CGRect(x: 0.1, y: 0.2, width: 50, height: 50))]
      func grow(_ length: Int, from start: View) -> View {
        (0..<length).reduce(start) { parent, _ in
          let view = View(
            frame: CGRect(x: 0.1 * Double(views.count), y: 0.7, width: 100 / 3, height: 20))
          parent.addSubview(view)
          views.append(view)
          return view
        }
      }
      let trunk = grow(motion.trunk, from: views[0])
      let first = grow(motion.branches.0, from: trunk)
      let second = grow(motion.branches.1, from: trunk)
      for (number, move) in motion.moves.enumerated() {
        let view = views[move.view]
        view.center.x += 1 / 3
        if move.turns { view.transform = view.transform.rotated(by: 0.1) }
        if number == motion.discards { views[0].discardCachedClimbs() }
        for _ in 0..<move.questions {
          for (source, target) in [(first, second), (second, first), (first, views[0])] {
            let point = CGPoint(x: Double(number), y: 1 / 7)
            let answer = source.convert(point, to: target)
            let plain = source.convertUncached(point, to: target)
            try demand(same(answer, plain), "\(answer), and \(plain) without a cache")
          }
        }
      }
      views[0].checkInvariants()
    }
  }

  @Test func `a route between trees on two threads caches on each side alone`() async {
    // A branch that leaves a tree takes climbs along that end in the tree; their stamps are
    // invalid.
    func chain(_ length: Int) -> [View] {
      var views = [View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))]
      for index in 1..<length {
        views.append(View(frame: CGRect(x: 1, y: Double(index), width: 10, height: 10)))
        views[index - 1].addSubview(views[index])
      }
      return views
    }
    let views = chain(80)
    for _ in 0..<3 { _ = views[79].convert(CGPoint.zero, to: views[0]) }
    views[40].removeFromSuperview()
    struct Half: @unchecked Sendable { let top: View, leaf: View }
    let halves = [
      Half(top: views[0], leaf: views[39]), Half(top: views[40], leaf: views[79]),
    ]
    let ends = await withTaskGroup(of: CGPoint.self) { group in
      for half in halves {
        group.addTask {
          var point = CGPoint.zero
          for index in 0..<200 {
            half.top.center.x = Double(index)
            half.leaf.superview?.center.x += 1
            half.leaf.superview?.center.x -= 1
            point = half.leaf.convert(CGPoint.zero, to: half.top)
          }
          return point
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    expectEqual(Set(ends.map(\.x)), [39])
  }
}
