public import Foundation

/// A point at which two hit-test policies produce different results in a ``GeometryTree``.
public struct TreeHitTestDisagreement<Node: Hashable> {
  /// The point, in the bounds coordinates of the root.
  public let point: CGPoint
  /// The node whose center is the point; nil if the caller passed the point.
  public let aim: Node?
  /// The first policy and its result; the node is nil if the policy hits nothing.
  public let first: (policy: HitTestPolicy, node: Node?)
  /// The second policy and its result; the node is nil if the policy hits nothing.
  public let second: (policy: HitTestPolicy, node: Node?)

  @inlinable
  init(
    point: CGPoint, aim: Node?, first: (policy: HitTestPolicy, node: Node?),
    second: (policy: HitTestPolicy, node: Node?)
  ) {
    self.point = point
    self.aim = aim
    self.first = first
    self.second = second
  }
}

extension TreeHitTestDisagreement: Sendable where Node: Sendable {}

extension TreeHitTestDisagreement: CustomStringConvertible {
  /// Both results with their policies, in one line.
  public var description: String {
    let answers = [first, second].map { answer in
      "\(answer.node.map { "\($0)" } ?? "nothing") \(answer.policy.inWords)"
    }
    return "\(point.inBrackets) hits \(answers.joined(separator: " but "))."
  }
}

extension HitTestPolicy {
  /// The policy in a few words.
  var inWords: String {
    [
      reachesOverflow ? "with overflow" : "within bounds",
      fallsThroughInert ? "through inert elements" : nil,
      ordersByDrawing ? "in drawing order" : nil,
    ]
    .compactMap(\.self).joined(separator: " ")
  }
}

extension GeometryTree {
  /// Returns a disagreement for each of the given points at which two policies produce different
  /// results.
  ///
  /// The points are in the root's bounds coordinates.
  ///
  /// - Complexity: O(points · visited nodes).
  /// - Precondition: The root has no parent, and the parent of each visited node is the node that
  ///   lists it.
  @inlinable
  public func hitTestDisagreements(
    between first: HitTestPolicy, and second: HitTestPolicy, at points: [CGPoint]
  ) -> [TreeHitTestDisagreement<Node>] {
    points.compactMap { disagreement(between: first, and: second, at: $0, aim: nil) }
  }

  /// Returns a disagreement for each node at whose center two policies produce different results.
  ///
  /// The two results are those of a tap at the center of the node.
  ///
  /// - Complexity: O(nodes · (depth + visited nodes)).
  /// - Precondition: The root has no parent, and the parent of each visited node is the node that
  ///   lists it.
  @inlinable
  public func hitTestDisagreements(
    between first: HitTestPolicy, and second: HitTestPolicy
  ) -> [TreeHitTestDisagreement<Node>] {
    var (nodes, next) = ([rootWithoutParent], 0)
    var result: [TreeHitTestDisagreement<Node>] = []
    while next < nodes.count {
      let node = nodes[next]
      let bounds = geometry(of: node).bounds
      let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), from: node, to: nil)
      if let found = disagreement(between: first, and: second, at: middle, aim: node) {
        result.append(found)
      }
      for child in children(of: node) {
        requireParent(node, of: child)
        nodes.append(child)
      }
      next &+= 1
    }
    return result
  }

  @inlinable
  func disagreement(
    between first: HitTestPolicy, and second: HitTestPolicy, at point: CGPoint, aim: Node?
  ) -> TreeHitTestDisagreement<Node>? {
    let answers = (hitTest(point, policy: first), hitTest(point, policy: second))
    guard answers.0 != answers.1 else { return nil }
    return TreeHitTestDisagreement(
      point: point, aim: aim, first: (first, answers.0), second: (second, answers.1))
  }
}
