import TestSupport
import Testing
import UIKitNames

/// Transactions of layers, as in Core Animation.
@Suite struct LayerTransactionTests {
  @Test func `A transaction calls its block when it is committed`() {
    let layer = CALayer()
    var calls: [String] = []

    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { calls.append("outer") }
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { calls.append("inner") }
    layer.position = CGPoint(x: 3, y: 4)
    let inside = (CATransaction.disableActions(), CATransaction.animationDuration())
    CATransaction.commit()
    let afterInner = calls
    let outside = (CATransaction.disableActions(), CATransaction.animationDuration())
    CATransaction.commit()

    expect(inside == (true, 2))
    expect(outside == (true, 0.25))
    expectEqual(afterInner, ["inner"])
    expectEqual(calls, ["inner", "outer"])
    expectEqual(layer.position, CGPoint(x: 3, y: 4))
  }

  @Test func `Outside of a transaction nothing is kept`() {
    var calls = 0

    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(3)
    CATransaction.setCompletionBlock { calls += 1 }
    CATransaction.commit()
    CATransaction.flush()

    expect(!CATransaction.disableActions() && CATransaction.animationDuration() == 0.25)
    expect(CATransaction.completionBlock() == nil)
    expectEqual(calls, 1)
  }

  @Test func `In a block of an animation the call comes when that has ended`() {
    var calls: [String] = []

    UIView.animate(
      withDuration: 1,
      animations: {
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("transaction") }
        CATransaction.commit()
        calls.append("block")
      }, completion: { _ in calls.append("animation") })

    expectEqual(calls.first, "block")
    expect(Set(calls) == ["block", "transaction", "animation"] && calls.count == 3)
  }

  @Test func `After an animation a transaction ends at once, before what takes time`() {
    var calls: [String] = []

    UIView.animate(
      withDuration: 1, animations: {},
      completion: { _ in
        UIView.animate(
          withDuration: 0.5, animations: {}, completion: { _ in calls.append("half a second") })
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append("transaction") }
        CATransaction.commit()
        calls.append("animation")
      })

    expectEqual(calls, ["animation", "transaction", "half a second"])
  }

  @Test func `A transaction inside another has its settings, but not its block`() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(3)
    CATransaction.setCompletionBlock {}
    CATransaction.begin()
    let inner = (
      CATransaction.disableActions(), CATransaction.animationDuration(),
      CATransaction.completionBlock() == nil
    )
    CATransaction.commit()
    let hasBlock = CATransaction.completionBlock() != nil
    CATransaction.commit()

    expect(inner == (true, 3, true))
    expect(hasBlock)
  }
}
