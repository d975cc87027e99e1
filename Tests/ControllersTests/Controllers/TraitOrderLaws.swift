import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// The traits of a controller before its view is in a window are those that it has afterwards.
@Suite struct TraitOrderLaws {
  private static func overrides(_ random: inout SeededGenerator) -> TraitCollection {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: TraitCollection(userInterfaceStyle: .dark)
    case 1: TraitCollection(layoutDirection: .rightToLeft, userInterfaceStyle: .light)
    case 2: TraitCollection(horizontalSizeClass: .regular, displayScale: 3)
    case 3: TraitCollection(horizontalSizeClass: .compact, layoutDirection: .leftToRight)
    default: TraitCollection()
    }
  }

  @Test(arguments: 0..<60)
  func `Inner controllers override outer ones, whether or not their views are shown`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let window = Window(screen: Screen(portraitSize: CGSize(width: 390, height: 844)))
    let controllers = (0..<4).map { _ in ViewController() }
    var overriding: [TraitCollection] = []
    for (number, controller) in controllers.enumerated() {
      if number > 0 {
        let parent = controllers[number - 1]
        parent.addChild(controller)
        overriding.append(Self.overrides(&random))
        parent.setOverrideTraitCollection(overriding.last, forChild: controller)
      }
      overriding.append(Self.overrides(&random))
      controller.traitOverrides = overriding.last ?? TraitCollection()
    }
    /// The traits of a controller if those around the outermost one are `outside`.
    func expected(_ number: Int, in outside: TraitCollection) -> TraitCollection {
      TraitCollection(traitsFrom: [outside] + overriding.prefix(2 * number + 1))
    }
    let alone = TraitCollection(forceTouchCapability: .available)
    for (number, controller) in controllers.enumerated() {
      expectEqual(controller.traitCollection, expected(number, in: alone))
    }

    // One more is shown each time: its ancestors already are.
    for shown in 0..<4 {
      let controller = controllers[shown]
      if shown == 0 {
        window.rootViewController = controller
      } else {
        controllers[shown - 1].view.addSubview(controller.view)
      }
      for (number, controller) in controllers.enumerated() {
        expectEqual(controller.traitCollection, expected(number, in: window.traitCollection))
      }
    }
  }
}
