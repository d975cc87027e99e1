import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The climbs of a route converted again and again are cached, and change no bit of any result.
@Suite struct RepeatedRouteLaws {
  /// A tall tree, a few routes in it, and changes between conversions along them.
  private struct Script: CustomStringConvertible {
    struct Step {
      let kind: Int
      let view: Int
      let other: Int
      let number: Double
      /// The number of conversions along each route afterwards.
      let questions: Int
    }

    let parents: [Int]
    let window: Int
    let routes: [(from: Int, to: Int?)]
    let steps: [Step]

    init(_ source: inout ChoiceSource) {
      let count = 2 + source.index(below: 70)
      parents = (1..<count).map { index in
        max(0, index - 1 - (source.oneIn(6) ? source.index(below: 30) : 0))
      }
      window = source.oneIn(2) ? 0 : source.index(below: count)
      routes = (0..<4).map { _ in
        (from: source.index(below: count), to: source.oneIn(5) ? nil : source.index(below: count))
      }
      // Mostly the same few views, which move while climbs over them are cached.
      let few = (0..<3).map { _ in source.index(below: count) }
      steps = source.list(mean: 40, limit: 120) { source in
        Step(
          kind: source.index(below: 24),
          view: source.oneIn(4) ? source.index(below: count) : few[source.index(below: 3)],
          other: source.index(below: count), number: source.real(within: 300),
          questions: source.oneIn(3) ? source.index(below: 20) : 1)
      }
    }

    var description: String { "\(parents), window \(window), \(routes)\n\(steps)" }
  }

  @Test func `every answer is the one without a cache, bit for bit, after any changes`() {
    check({ Script(&$0) }, cases: .few) { script in
      var views: [View] = (0...script.parents.count).map { index in
        let view = index == script.window ? Window() : View()
        view.frame = CGRect(x: 0.1 * Double(index), y: 0.7, width: 100 / 3, height: 20)
        return view
      }
      for (child, parent) in script.parents.enumerated() {
        views[parent].addSubview(views[child + 1])
      }
      for step in script.steps {
        change(&views, step)
        for (source, target) in script.routes {
          for question in 0...step.questions {
            try ask(views[source], target.map { views[$0] }, step.number + Double(question))
          }
        }
        for view in views where view.superview == nil { view.checkInvariants() }
      }
    }
  }

  private func change(_ views: inout [View], _ step: Script.Step) {
    let (view, other) = (views[step.view], views[step.other])
    switch step.kind {
    case 0: view.transform = CGAffineTransform(rotationAngle: step.number)
    case 1: view.transform = CGAffineTransform(scaleX: 3, y: -0.5)
    case 2: view.transform = CGAffineTransform(scaleX: 0, y: 1)
    case 3: view.transform3D = Transform3D(rotationAngle: step.number, x: 0, y: 1, z: 0)
    case 4, 5: view.transform = .identity
    case 6: view.bounds.origin.y = step.number
    case 7: if !other.isDescendant(of: view) { other.addSubview(view) }
    case 8: view.removeFromSuperview()
    case 9:
      // Deallocated if it has no other owner, and the new one may get its address.
      let superview = view.superview
      view.removeFromSuperview()
      views[step.view] = View(frame: CGRect(x: step.number, y: 0.3, width: 7, height: 7))
      superview?.addSubview(views[step.view])
    case 10: view.discardCachedClimbs()
    default: view.center.x += 1 / 3
    }
  }

  private func ask(_ source: View, _ target: View?, _ number: Double) throws {
    let point = CGPoint(x: number, y: 1 / 3)
    try demand(
      same(
        source.convert(point, to: target), source.convertUncached(point, to: target)),
      "\(point) comes out elsewhere by the cache")
    let rect = CGRect(x: number, y: 0.1, width: 5, height: 6)
    let box = source.convert(rect, to: target)
    let plainBox = source.convertUncached(rect, to: target)
    try demand(
      same(box.origin, plainBox.origin) && box.size == plainBox.size,
      "\(box), and \(plainBox) without a cache")
    guard let base = target ?? source.rootOrWindow else { return }
    try demand(
      same(source.convert(point, from: target), base.convertUncached(point, to: source)),
      "\(point) comes from elsewhere by the cache")
  }

  private func same(_ first: CGPoint, _ second: CGPoint) -> Bool {
    first == second || (first.x.isNaN && second.x.isNaN)
  }
}

extension View {
  /// The space that nil represents (R3.3, R3.4).
  fileprivate var rootOrWindow: View? {
    var view = self
    while !(view is Window), let superview = view.superview { view = superview }
    return view
  }
}
