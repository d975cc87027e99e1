public import Foundation

/// The explanation of a hit test in a custom tree: every visited node, and the rule that determined
/// its verdict.
///
/// Print it:
///
///     print(tree.explainHitTest(CGPoint(x: 60, y: 10), policy: .android))
///
///     (60, 10) hits 4.
///     - 0 contains (60, 10), so its children are tested from front to back.
///       - 7 contains (60, 10), but is inert, so touches fall through it.
///       - 4 contains (10, 10), but no child is hit, so it is hit itself.
public struct TreeHitTestExplanation<Node: Hashable> {
  /// The kinds of verdicts on a visited node.
  public enum Verdict: Sendable, Equatable {
    /// One of the node's descendants is hit.
    ///
    /// With a policy that tests nodes beyond their parents' bounds, the node itself needn't contain
    /// the point.
    case entered(containsPoint: Bool)
    /// The node contains the point, and none of its descendants is hit.
    case hit
    /// The node contains the point, but receives no touches, and no descendant is hit, so nodes
    /// behind it are tested.
    case fellThrough
    /// The node neither contains the point nor clips, and no descendant beyond its bounds is hit.
    case missed
    /// The node was skipped, together with its descendants.
    case rejected(HitTestExplanation.Rejection)
  }

  /// A step of a hit test: a visited node and the verdict on it.
  public struct Step {
    /// The visited node.
    public let node: Node
    /// The number of levels below the root.
    public let depth: Int
    /// The point, in the node's bounds coordinates; nil if it can't be converted into them.
    public let point: CGPoint?
    /// The verdict on the node.
    public internal(set) var verdict: Verdict
  }

  /// The point, in the bounds coordinates of the root.
  public let point: CGPoint
  /// The result of the hit test; nil if no node is hit.
  public let result: Node?
  /// A step for each visited node, in the order of the visits.
  public let steps: [Step]
}

extension TreeHitTestExplanation: Sendable where Node: Sendable {}
extension TreeHitTestExplanation.Step: Sendable where Node: Sendable {}

extension TreeHitTestExplanation: CustomStringConvertible {
  /// The result in one line, followed by a line for each visited node.
  public var description: String {
    let target = result.map { "\($0)" } ?? "nothing"
    return (["\(point.inBrackets) hits \(target)."] + steps.map(\.description))
      .joined(separator: "\n")
  }
}

extension TreeHitTestExplanation.Step: CustomStringConvertible {
  /// The node and its verdict, indented by its depth.
  public var description: String {
    let place = point?.inBrackets ?? "the point"
    let outcome =
      switch verdict {
      case .entered(containsPoint: true):
        "contains \(place), so its children are tested from front to back."
      case .entered(containsPoint: false):
        "doesn't contain \(place), but its children beyond its bounds are tested."
      case .hit: "contains \(place), but no child is hit, so it is hit itself."
      case .fellThrough: "contains \(place), but is inert, so touches fall through it."
      case .missed: "doesn't contain \(place), and none of its children beyond its bounds is hit."
      case .rejected(let rejection): "is skipped: \(rejection.reason(at: place))"
      }
    return String(repeating: "  ", count: depth) + "- \(node) \(outcome)"
  }
}

extension GeometryTree {
  /// Hit-tests `point`, in the root's bounds coordinates, and explains the verdict on each visited
  /// node.
  ///
  /// It takes the same steps as ``hitTest(_:policy:)``, and gives the same result. If `policy` is
  /// nil, the policy of a node is the one that ``hitTestPolicy(of:)`` returns for it or, if that is
  /// nil, the policy of its parent. If it is nil for the root, `.uiKit` is the root's policy.
  ///
  /// - Complexity: O(visited nodes and their children).
  /// - Precondition: The root has no parent, and the parent of each visited node is the node that
  ///   lists it.
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

/// A record of the steps of a hit test in a tree.
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
