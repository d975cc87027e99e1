import Foundation
import Testing
import UIKitNames
import ViewGeometry

@testable import ForceTouchSupport
@testable import TestSupport

/// One object drives pops and selections of tabs, in random order, against a model of its states.
@Suite struct DrivenTransitionLaws {
  fileprivate enum Stage: Equatable {
    case waiting
    case driven
    case finishing
    case cancelling
  }

  /// What the driver should be doing.
  fileprivate struct Model {
    var (stage, fraction) = (Stage.waiting, CGFloat(0))
    /// Whether the current transition is the selection of a tab, and the ends so far.
    var isSelection = false
    var (pops, selections): (Int, Int) = (0, 0)
    var ends: [Bool] = []

    /// Ends the transition; nothing happens without one.
    mutating func end() {
      guard stage != .waiting else { return }
      if stage != .cancelling { if isSelection { selections += 1 } else { pops += 1 } }
      ends.append(stage != .cancelling)
      fraction = stage == .cancelling ? 0 : 1
      stage = .waiting
    }

    /// Lets time pass, in seconds; the whole takes half a second.
    mutating func pass(_ time: Double) {
      let way = CGFloat(time / 0.5)
      if stage == .finishing {
        fraction += way
        if fraction >= 1 - 1e-9 { end() }
      } else if stage == .cancelling {
        fraction -= way
        if fraction <= 1e-9 { end() }
      }
    }
  }

  @Test func `R15.58, R15.62 A driver does what its states allow, one transition after another`() {
    for seed in CaseRange.standard.seeds() {
      var generator = SeededGenerator(seed: seed)
      let (world, clock) = (CustomTransitionStage(), AnimationClock())
      let others = (0..<6).map { LoggedController("\($0)", world.log) }
      world.stack.setViewControllers([world.root, world.top] + others, animated: false)
      world.log.lines = []
      let driver = UIPercentDrivenInteractiveTransition()
      driver.completionCurve = .linear
      (world.delegate.driver, world.delegate.fades) = (driver, false)
      var model = Model()
      clock.use {
        for _ in 0..<24 {
          let value = CGFloat(Int.random(in: 0...8, using: &generator)) / 8
          world.delegate.isInterruptible = value > 0.5
          switch Int.random(in: 0..<9, using: &generator) {
          case 0, 1:
            // The stack has to be shown and free; another transition of the driver is completed.
            guard world.tabs.selectedIndex == 0, world.stack.viewControllers.count > 1,
              model.stage == .waiting || model.isSelection == false
            else { break }
            model.end()
            world.stack.popViewController(animated: true)
            (model.stage, model.isSelection, model.fraction) = (.driven, false, 0)
          case 2:
            guard world.tabs.transitionCoordinator == nil else { break }
            let hasPop = model.stage != .waiting
            world.tabs.selectedIndex = 1 - world.tabs.selectedIndex
            if hasPop { model.end() }
            (model.stage, model.isSelection, model.fraction) = (.driven, true, 0)
          case 3, 4:
            driver.update(value)
            if model.stage == .driven { model.fraction = value }
          case 5:
            driver.finish()
            if model.stage == .driven { model.stage = .finishing }
          case 6:
            driver.cancel()
            if model.stage == .driven { model.stage = .cancelling }
          case 7:
            driver.pause()
            if model.stage == .finishing { model.stage = .driven }
          default:
            let time = Double(value) / 3
            clock.advance(by: time)
            model.pass(time)
          }
          // What has no way left ends with the next advance.
          clock.advance(by: 0)
          model.pass(0)
          let fraction = driver.percentComplete
          expect(abs(fraction - model.fraction) < 1e-9, "seed \(seed): \(fraction) \(model)")
          expectEqual(world.stack.viewControllers.count, 8 - model.popped, "seed \(seed)")
        }
        driver.finish()
        clock.advanceToRest()
        if model.stage == .driven { model.stage = .finishing }
        model.end()
      }
      let ends = world.log.lines.filter { $0.hasPrefix("ended") }
      expectEqual(ends, model.ends.map { "ended \($0)" }, "seed \(seed)")
      expectEqual(world.tabs.selectedIndex, model.selections % 2, "seed \(seed)")
      expect(world.stack.transitionCoordinator == nil, "seed \(seed)")
    }
  }
}

extension DrivenTransitionLaws.Model {
  /// The number of controllers that aren't on the stack now.
  fileprivate var popped: Int {
    pops + (!isSelection && (stage == .driven || stage == .finishing) ? 1 : 0)
  }
}
