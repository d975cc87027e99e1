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
  public internal(set) var result: Node?
  /// The nodes looked at, in the order of looking.
  public internal(set) var steps: [Step]
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
    var walk = TreeHitTestWalk(tree: self, policy: policy, point: point)
    walk.run()
    return walk.explanation
  }
}

/// A hit test in a tree that writes down what it does.
private struct TreeHitTestWalk<Tree: GeometryTree> {
  let tree: Tree
  let policy: HitTestPolicy?
  var explanation: TreeHitTestExplanation<Tree.Node>
  private var frames: [Frame] = []

  init(tree: Tree, policy: HitTestPolicy?, point: CGPoint) {
    (self.tree, self.policy) = (tree, policy)
    explanation = TreeHitTestExplanation(point: point, result: nil, steps: [])
  }

  private struct Frame {
    let node: Tree.Node
    let point: CGPoint
    let policy: HitTestPolicy
    let isInside: Bool
    let takesTouches: Bool
    let step: Int
    var children: [Tree.Node]
  }

  mutating func run() {
    let root = tree.rootWithoutParent
    look(at: root, explanation.point, around: .uiKit)
    while let last = frames.indices.last {
      if let child = frames[last].children.popLast() {
        let (x, y) = (Double(frames[last].point.x), Double(frames[last].point.y))
        let inside = tree.geometry(of: child).pointInBounds(fromParentX: x, y: y)
        if inside != nil { tree.requireParent(frames[last].node, of: child) }
        look(at: child, inside.map { CGPoint(x: $0.x, y: $0.y) }, around: frames[last].policy)
        continue
      }
      let frame = frames.removeLast()
      if frame.isInside && frame.takesTouches {
        explanation.steps[frame.step].verdict = .hit
        explanation.result = frame.node
        return
      }
      explanation.steps[frame.step].verdict = frame.isInside ? .fellThrough : .missed
    }
  }

  private mutating func look(at node: Tree.Node, _ point: CGPoint?, around outer: HitTestPolicy) {
    let geometry = tree.geometry(of: node)
    let policy = self.policy ?? tree.hitTestPolicy(of: node) ?? outer
    let isInside = point.map { geometry.contains($0) } ?? false
    let rejection = rejection(of: geometry, at: point, isInside: isInside, policy)
    explanation.steps.append(
      .init(
        node: node, depth: frames.count, point: point,
        verdict: rejection.map { .rejected($0) } ?? .entered(containsPoint: isInside)))
    guard rejection == nil, let point else { return }
    var children = Array(tree.children(of: node))
    if policy.ordersByDrawing {
      children.sortByDrawing { Double(tree.geometry(of: $0).zPosition) }
    }
    frames.append(
      Frame(
        node: node, point: point, policy: policy, isInside: isInside,
        takesTouches: geometry.isUserInteractionEnabled, step: explanation.steps.count - 1,
        children: children))
  }

  private func rejection(
    of geometry: ElementGeometry, at point: CGPoint?, isInside: Bool, _ policy: HitTestPolicy
  ) -> HitTestExplanation.Rejection? {
    guard point != nil else { return .singular(transform: geometry.transform) }
    if geometry.isHidden { return .hidden }
    if !geometry.isUserInteractionEnabled, !policy.fallsThroughInert { return .disabled }
    if geometry.flags.contains(.transparent) { return .transparent(alpha: geometry.alpha) }
    let isEntered = isInside || policy.reachesOverflow && !geometry.clipsToBounds
    return isEntered ? nil : .outside(bounds: geometry.bounds)
  }
}

extension ElementGeometry {
  /// Whether the point, in the element's bounds, lies inside them; not if a coordinate isn't finite.
  fileprivate func contains(_ point: CGPoint) -> Bool {
    boundsContain(x: Double(point.x), y: Double(point.y))
  }
}
