public import Foundation

/// Why a hit test in a tree of your own ended where it did: every node it looked at, with the rule that decided and the numbers.
///
/// Print it:
///
///     print(tree.explainHitTest(CGPoint(x: 60, y: 10), policy: .android))
///
///     (60, 10) hits 4.
///     - 0 contains (60, 10): what is in it is asked, front to back.
///       - 7 contains (60, 10), takes no touches and lets them through.
///       - 4 contains (10, 10): nothing in it is hit, so it is.
public struct TreeHitTestExplanation<Node: Hashable> {
  /// What happened to a node that was looked at.
  public enum Verdict: Sendable, Equatable {
    /// Something in it is hit; whether it contains the point itself, which under a policy that reaches overflow it need not.
    case entered(containsPoint: Bool)
    /// It contains the point, and nothing in it is hit.
    case hit
    /// It contains the point and takes no touches, and nothing in it is hit: the touch goes on to what lies behind.
    case fellThrough
    /// It doesn't contain the point and doesn't clip, and nothing that sticks out of it is hit.
    case missed
    /// It was passed over with all in it.
    case rejected(HitTestExplanation.Rejection)
  }

  /// One node that was looked at.
  public struct Step {
    /// The node.
    public let node: Node
    /// Its levels below the root.
    public let depth: Int
    /// The point in its bounds; nil when its transform can't be undone.
    public let point: CGPoint?
    /// What happened.
    public internal(set) var verdict: Verdict
  }

  /// The point, in the bounds of the root.
  public let point: CGPoint
  /// What the hit test answers.
  public let result: Node?
  /// The nodes looked at, in the order of looking.
  public let steps: [Step]
}

extension TreeHitTestExplanation: Sendable where Node: Sendable {}
extension TreeHitTestExplanation.Step: Sendable where Node: Sendable {}

extension TreeHitTestExplanation: CustomStringConvertible {
  /// The result in one line, and a line for each node that was looked at.
  public var description: String {
    let target = result.map { "\($0)" } ?? "nothing"
    return (["\(point.inBrackets) hits \(target)."] + steps.map(\.description))
      .joined(separator: "\n")
  }
}

extension TreeHitTestExplanation.Step: CustomStringConvertible {
  /// The node and what happened to it, indented by its depth.
  public var description: String {
    let place = point?.inBrackets ?? "the point"
    let outcome =
      switch verdict {
      case .entered(containsPoint: true):
        "contains \(place): what is in it is asked, front to back."
      case .entered(containsPoint: false):
        "doesn't contain \(place): what sticks out of it is asked."
      case .hit: "contains \(place): nothing in it is hit, so it is."
      case .fellThrough: "contains \(place), takes no touches and lets them through."
      case .missed: "doesn't contain \(place), and nothing that sticks out of it is hit."
      case .rejected(let rejection): "is passed over: \(rejection.reason(at: place))"
      }
    return String(repeating: "  ", count: depth) + "- \(node) \(outcome)"
  }
}

extension GeometryTree {
  /// Hit-tests `point`, in the root's bounds, under a policy, and tells what decided about each node it looked at.
  ///
  /// Follows ``hitTest(_:policy:)`` step by step and gives the same result.
  ///
  /// - Complexity: O(nodes looked at).
  /// - Precondition: As of ``hitTest(_:policy:)``.
  public func explainHitTest(
    _ point: CGPoint, policy: HitTestPolicy? = nil
  ) -> TreeHitTestExplanation<Node> {
    var search = HitSearch(
      of: OwnTree(self), in: rootWithoutParent, at: SIMD2(point), policy: policy,
      record: TreeHitRecord(tree: self))
    let result = search.next()
    return TreeHitTestExplanation(point: point, result: result, steps: search.record.steps)
  }
}

/// Takes down what a hit test in a tree does.
private struct TreeHitRecord<Tree: GeometryTree>: HitRecord {
  let tree: Tree
  private(set) var steps: [TreeHitTestExplanation<Tree.Node>.Step] = []

  mutating func look(
    at node: Tree.Node, depth: Int, _ point: SIMD2<Double>?, _ outcome: HitOutcome
  ) -> Int {
    let rejection = HitTestExplanation.Rejection(outcome, of: tree.geometry(of: node))
    let verdict: TreeHitTestExplanation<Tree.Node>.Verdict =
      if let rejection {
        .rejected(rejection)
      } else if case .entered(let isInside) = outcome {
        .entered(containsPoint: isInside)
      } else {
        .hit
      }
    steps.append(.init(node: node, depth: depth, point: point.map(CGPoint.init), verdict: verdict))
    return steps.count - 1
  }

  mutating func leave(_ step: Int, isInside: Bool, isHit: Bool) {
    steps[step].verdict = isHit ? .hit : isInside ? .fellThrough : .missed
  }
}
