import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Explanations of hit tests in trees whose parts have policies of their own.
@Suite struct TreePolicyExplanationTests {
  @Test func `a policy counts for all that is in its node, to any depth`() {
    var tree = ArrayTree(chain: [
      CGRect(0, 0, 100, 100), CGRect(0, 0, 50, 50), CGRect(0, 0, 10, 10), CGRect(20, 20, 20, 20),
    ])
    let point = CGPoint(25, 25)
    expectEqual(tree.explainHitTest(point).result, 1)

    tree.policies = [1: .overflowVisible]

    let explanation = tree.explainHitTest(point)
    expectEqual(explanation.result, 3)
    expectEqual(explanation.result, tree.hitTest(point))
    expectEqual(explanation.steps.map(\.node), [0, 1, 2, 3])
    expectEqual(explanation.steps[2].verdict, .entered(containsPoint: false))
  }
}
