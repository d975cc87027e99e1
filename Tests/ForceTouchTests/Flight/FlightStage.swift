import Foundation
import UIKitNames
import ViewGeometry

@testable import ForceTouchSupport

/// A small tree on which random scripts of animations are played, with or without a clock.
final class FlightStage {
  /// One line of a script.
  struct Line {
    let choice: Int
    let view: Int
    let property: Int
    let value: CGFloat
    let duration: Double
    let delay: Double
    let options: UIView.AnimationOptions
  }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let views: [UIView]
  private(set) var log: [String] = []
  private var animators: [UIViewPropertyAnimator] = []

  init() {
    views = (0..<4).map { UIView(frame: CGRect(x: 20 * $0, y: 10, width: 16, height: 12)) }
    views[1].addSubview(views[2])
    for view in [views[0], views[1], views[3]] { root.addSubview(view) }
    views[2].autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  }

  static func script(_ count: Int, seed: UInt64) -> [Line] {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
    let options: [UIView.AnimationOptions] = [
      [], .curveLinear, .curveEaseIn, .beginFromCurrentState, .autoreverse,
      .overrideInheritedDuration, .allowUserInteraction,
    ]
    return (0..<count).map { _ in
      Line(
        choice: number(0..<9), view: number(0..<4), property: number(0..<7),
        value: CGFloat(number(1..<9)) / 4, duration: Double(number(0..<5)) / 4,
        delay: Double(number(0..<3)) / 8, options: options[number(0..<options.count)])
    }
  }

  /// Plays a line; `play` plays the lines inside a block.
  func play(_ line: Line, inside: [Line] = []) {
    let view = views[line.view]
    let name = "\(line.choice)\(line.view)\(line.property) \(line.duration)"
    let block = {
      self.set(line.property, of: view, to: line.value)
      for line in inside { self.play(line) }
    }
    let completion = { (finished: Bool) in self.log.append("\(name) \(finished)") }
    switch line.choice {
    case 0: block()
    case 1: UIView.performWithoutAnimation(block)
    case 2:
      UIView.animate(
        withDuration: line.duration, delay: line.delay, usingSpringWithDamping: 0.5,
        initialSpringVelocity: 1, options: line.options, animations: block, completion: completion)
    case 3:
      let animator = UIViewPropertyAnimator(
        duration: line.duration, curve: .easeOut, animations: block)
      animators.append(animator)
      animator.startAnimation(afterDelay: line.delay)
    case 4:
      UIView.animateKeyframes(
        withDuration: line.duration, delay: line.delay,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5, animations: block)
        }, completion: completion)
    default:
      UIView.animate(
        withDuration: line.duration, delay: line.delay, options: line.options, animations: block,
        completion: completion)
    }
  }

  private func set(_ property: Int, of view: UIView, to value: CGFloat) {
    switch property {
    case 0: view.center = CGPoint(x: 40 * value, y: 10 * value)
    case 1: view.frame.size = CGSize(width: 8 * value, height: 16)
    case 2: view.alpha = value / 4
    case 3: view.transform = CGAffineTransform(rotationAngle: value).scaledBy(x: value, y: 1)
    case 4: view.bounds.origin.y = 3 * value
    case 5: view.layer.transform = CATransform3D(rotationAngle: value / 2, x: 1, y: 0, z: 0)
    default: view.layer.cornerRadius = value
    }
  }

  /// Reverses each running animator, and reverses it again.
  func reverseTwice() {
    for animator in animators where animator.isRunning {
      animator.isReversed.toggle()
      animator.isReversed.toggle()
    }
  }

  /// Advances animators without a clock to their ends.
  func endAnimators() {
    for animator in animators { animator.advance(by: 100) }
  }

  /// The model values, view by view.
  var model: [String] { views.map { Self.text($0.layer) } }

  /// The presentation values, view by view.
  var presentation: [String] { views.map { Self.text($0.layer.presentation() ?? $0.layer) } }

  private static func text(_ layer: Layer) -> String {
    """
    \(layer.position) \(layer.bounds) \(layer.opacity) \(layer.transform) \(layer.cornerRadius) \
    \(layer.anchorPoint)
    """
  }
}
