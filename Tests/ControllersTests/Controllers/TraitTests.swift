import ForceTouch
import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Traits from the screen through windows and controllers to views.
@Suite struct TraitTests {
  private let screen = Screen(portraitSize: CGSize(width: 390, height: 844), scale: 3)
  private let window: Window

  init() { window = Window(screen: screen) }

  @Test func `A view that moves between overrides of one window is notified`() {
    let (dark, plain, view) = (View(), View(), TraitListener())
    window.addSubview(dark)
    window.addSubview(plain)
    dark.traitOverrides.userInterfaceStyle = .dark
    dark.addSubview(view)
    let old = view.traitCollection

    plain.addSubview(view)
    window.addSubview(view)
    dark.addSubview(view)

    expectEqual(view.changes, [old, plain.traitCollection])
  }

  @Test func `A block that another one unregisters isn't called any more`() {
    func calls<Environment: TraitChangeObservable>(of environment: Environment) -> [String] {
      var calls: [String] = []
      var second: (any TraitChangeRegistration)?
      environment.registerForTraitChanges([TraitUserInterfaceStyle.self]) {
        (environment: Environment, _) in
        calls.append("first")
        if let second { environment.unregisterForTraitChanges(second) }
      }
      second = environment.registerForTraitChanges([TraitUserInterfaceStyle.self]) {
        (_: Environment, _) in calls.append("second")
      }
      screen.traitCollection.userInterfaceStyle = .dark
      screen.traitCollection.userInterfaceStyle = .light
      return calls
    }
    let (view, controller) = (View(), ViewController())
    window.addSubview(view)
    window.rootViewController = controller

    expectEqual(calls(of: view), ["first", "first"])
    expectEqual(calls(of: controller), ["first", "first"])
  }
}
