import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The transition flags of a child while an app moves it by hand.
@Suite struct MovingChildTests {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let parent = ViewController()
  private let child = ViewController()

  init() {
    window.rootViewController = parent
    parent.addChild(child)
  }

  @Test func `A child leaves its parent until its view has gone, taken out or not`() {
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)

    child.willMove(toParent: nil)
    let leaving = child.isMovingFromParent
    child.view.removeFromSuperview()

    expect(leaving)
    expect(child.parent === parent)
    expect(!child.isMovingFromParent)
  }

  @Test func `A child that is removed before it has come only leaves`() {
    let came = (child.isMovingToParent, child.isMovingFromParent)

    child.willMove(toParent: nil)

    expect(came == (true, false))
    expect(!child.isMovingToParent)
    expect(child.isMovingFromParent)
  }
}
