import TestSupport
import Testing
import UIKitNames
import ViewGeometry

@testable import ForceTouchSupport

/// An overlay whose labels come in by a press, with an animator that has a plain block; cancelled, it runs backwards.
private final class RatingOverlay: UIView {
  let labels = (0..<2).map { _ in UIView() }
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var isUp = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: 20, y: 40 * CGFloat(index), width: 100, height: 30)
      label.alpha = 0
      addSubview(label)
    }
  }

  func update(_ progress: CGFloat) {
    if animator == nil {
      isUp = true
      animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { [labels] in
        for label in labels { label.alpha = 1 }
      }
    }
    animator?.fractionComplete = progress
  }

  func cancel() {
    guard let animator else { return }
    animator.isReversed = true
    animator.addCompletion { [weak self] position in
      self?.animator = nil
      self?.isUp = position != .start
    }
    animator.startAnimation()
  }
}

@Suite struct RatingOverlayFlow {
  private final class Delegate: UIPreviewInteractionDelegate {
    let overlay = RatingOverlay(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    func previewInteraction(
      _ previewInteraction: UIPreviewInteraction,
      didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
    ) {
      overlay.update(transitionProgress)
    }

    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {
      overlay.cancel()
    }
  }

  private let delegate = Delegate()
  private let controller = UIViewController()
  private let scene: FlowScene
  private let interaction: UIPreviewInteraction
  private let clock = AnimationClock()

  init() {
    scene = FlowScene(showing: controller)
    controller.view.addSubview(delegate.overlay)
    interaction = UIPreviewInteraction(view: controller.view)
    interaction.delegate = delegate
  }

  private var alphas: [CGFloat] { delegate.overlay.labels.map(\.alpha) }
  private var shownAlphas: [Float?] {
    delegate.overlay.labels.map { $0.layer.presentation()?.opacity }
  }

  @Test func `R15.14 The labels come in as the press gets deeper`() {
    scene.touch(CGPoint(x: 150, y: 300))
    scene.press(0.125)

    expectEqual(alphas, [1, 1])
    expectEqual(shownAlphas, [0.5, 0.5])
  }

  @Test(arguments: [false, true])
  func `R15.16 Cancelled, the overlay runs back and its labels are gone`(hasClock: Bool) {
    AnimationClock.current = hasClock ? clock : nil
    defer { AnimationClock.current = nil }
    scene.touch(CGPoint(x: 150, y: 300))
    scene.press(0.125)
    interaction.cancel()
    let before = shownAlphas
    if hasClock { clock.advanceToRest() } else { delegate.overlay.animator?.advance(by: 1) }

    expectEqual(before, [0.5, 0.5])
    expectEqual(alphas, [0, 0])
    expect(!delegate.overlay.isUp)
  }

  @Test func `Pressed again on the way back, it goes on from there`() {
    AnimationClock.current = clock
    defer { AnimationClock.current = nil }
    scene.touch(CGPoint(x: 150, y: 300))
    scene.press(0.125)
    scene.lift()
    clock.advance(by: 0.075)
    let onTheWay = shownAlphas
    delegate.overlay.animator?.isReversed = false
    scene.touch(CGPoint(x: 150, y: 300))
    scene.press(0.2)

    expect(abs((onTheWay[0] ?? 0) - 0.25) < 1e-6)
    expectEqual(alphas, [1, 1])
    expect((shownAlphas[0] ?? 0) > 0.25)
  }

  @Test func `A layout meanwhile moves the labels and leaves their way alone`() {
    scene.touch(CGPoint(x: 150, y: 300))
    scene.press(0.125)
    for label in delegate.overlay.labels { label.frame.origin.x += 30 }
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    scene.lift()
    delegate.overlay.animator?.advance(by: 1)

    expectEqual(alphas, [0, 0])
    expectEqual(delegate.overlay.labels.map(\.frame.minX), [50, 50])
  }
}
