import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Each step in the explanation of a hit test, compared with a walk by the letter of the
/// documentation.
@Suite struct ExplanationLaws {
  @Test(arguments: [TransformFamily.translations, .exact])
  func `trees explain each step by the book`(_ family: TransformFamily) {
    check(ExplanationCase.generator(family)) { (each: ExplanationCase) in
      let tree = ArrayTree(each.tree)
      for policy in HitTestPolicy.some {
        var walk = NaiveWalk(tree: each.tree, policy: policy)
        let result = walk.visit(0, each.point, depth: 0)

        let explanation = tree.explainHitTest(each.point, policy: policy)

        try demand(explanation.result == result, "\(explanation)\nunder \(policy)")
        try demand(
          explanation.steps.map(Told.init) == walk.steps,
          "\(explanation)\nunder \(policy), and by the book \(walk.steps)")
      }
    }
  }

  @Test(arguments: [TransformFamily.translations, .exact])
  func `views explain each step by the book`(_ family: TransformFamily) {
    check(ExplanationCase.generator(family)) { (each: ExplanationCase) in
      let views = ViewTree(each.tree)
      var walk = NaiveWalk(tree: each.tree, policy: .uiKit)
      let result = walk.visit(0, each.point, depth: 0)

      let explanation = views[0].explainHitTest(each.point)

      try demand(explanation.result?.tag == result, "\(explanation)")
      try demand(
        explanation.steps.map { Told($0, in: each.tree) } == walk.steps,
        "\(explanation), and by the book \(walk.steps)")
    }
  }
}

/// A step without its type.
private struct Told: Equatable {
  let node: Int
  let depth: Int
  let point: CGPoint?
  var verdict: TreeHitTestExplanation<Int>.Verdict

  init(_ node: Int, depth: Int, _ point: CGPoint?, _ verdict: TreeHitTestExplanation<Int>.Verdict) {
    (self.node, self.depth, self.point, self.verdict) = (node, depth, point, verdict)
  }

  init(_ step: TreeHitTestExplanation<Int>.Step) {
    self.init(step.node, depth: step.depth, step.point, step.verdict)
  }

  /// A step of views, whose bounds clip by rule.
  init(_ step: HitTestExplanation.Step, in tree: NaiveTree) {
    let verdict: TreeHitTestExplanation<Int>.Verdict =
      switch step.verdict {
      case .entered: .entered(containsPoint: true)
      case .hit: .hit
      case .rejected(let rejection): .rejected(rejection)
      case .declined, .answered: .missed
      }
    self.init(step.view.tag, depth: step.depth, step.point, verdict)
  }
}

/// The walk that the documentation describes.
private struct NaiveWalk {
  let tree: NaiveTree
  let policy: HitTestPolicy
  var steps: [Told] = []

  /// The element hit in one, for a point in its bounds; nil represents a point without preimage.
  mutating func visit(_ index: Int, _ point: CGPoint?, depth: Int) -> Int? {
    let view = tree.views[index]
    let isInside = point.map { tree.contains($0, in: index) } ?? false
    let place = steps.count
    steps.append(Told(index, depth: depth, point, .entered(containsPoint: isInside)))
    guard let point else {
      steps[place].verdict = .rejected(.singular(transform: view.transform))
      return nil
    }
    let alpha = CGFloat(Float(view.alpha))
    if view.isHidden {
      steps[place].verdict = .rejected(.hidden)
    } else if !view.isUserInteractionEnabled && !policy.fallsThroughInert {
      steps[place].verdict = .rejected(.disabled)
    } else if alpha < 0.01 {
      steps[place].verdict = .rejected(.transparent(alpha: alpha))
    } else if !isInside && (view.clipsToBounds || !policy.reachesOverflow) {
      steps[place].verdict = .rejected(.outside(bounds: view.bounds))
    } else {
      var order = Array(view.children.enumerated())
      if policy.ordersByDrawing {
        order.sort {
          (tree.views[$0.element].zPosition, $0.offset) < (
            tree.views[$1.element].zPosition, $1.offset
          )
        }
      }
      for child in order.reversed().map(\.element) {
        let inside = tree.isSeen(point, through: child) ? tree.fromParent(point, to: child) : nil
        if let hit = visit(child, inside, depth: depth + 1) { return hit }
      }
      guard isInside else {
        steps[place].verdict = .missed
        return nil
      }
      steps[place].verdict = view.isUserInteractionEnabled ? .hit : .fellThrough
      return view.isUserInteractionEnabled ? index : nil
    }
    return nil
  }
}

private struct ExplanationCase: CustomStringConvertible {
  let tree: NaiveTree
  let point: CGPoint

  static func generator(_ family: TransformFamily) -> (inout ChoiceSource) -> ExplanationCase {
    { source in
      let each = HitTestCase(&source, family)
      var tree = each.tree
      for index in tree.views.indices {
        tree.views[index].hitRule = .builtIn
        if source.oneIn(4) { tree.views[index].clipsToBounds = true }
        if source.oneIn(5) { tree.views[index].isUserInteractionEnabled = false }
        if source.oneIn(6) { tree.views[index].isHidden = true }
        if source.oneIn(6) { tree.views[index].alpha = source.pick([0, 0.009, 0.01, 0.5]) }
        if source.oneIn(3) { tree.views[index].zPosition = source.pick([1, -1, 2]) }
      }
      // Beyond the range of doubles the twin's sums are NaN, which isn't equal to itself.
      let point = abs(each.point.x) < 1e6 ? each.point : CGPoint(x: -3, y: 5)
      return ExplanationCase(tree: tree, point: point)
    }
  }

  var description: String { "\(tree)\nlet point = \(point.code)" }
}
