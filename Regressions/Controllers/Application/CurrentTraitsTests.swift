import ForceTouch
import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The current traits of a thread.
@Suite struct CurrentTraitsTests {
  @Test func `current traits follow the main screen again after they were replaced for a while`() {
    final class Found: @unchecked Sendable {
      var styles: [UserInterfaceStyle] = []
    }
    let found = Found()

    // A thread without traits of its own.
    onSmallStack {
      let application = Application.shared
      defer { withExtendedLifetime(application) {} }
      var dark = TraitCollection.current
      dark.userInterfaceStyle = .dark
      TraitCollection(userInterfaceStyle: .light).performAsCurrent {
        found.styles.append(TraitCollection.current.userInterfaceStyle)
      }
      Screen.main.traitCollection = dark
      found.styles.append(TraitCollection.current.userInterfaceStyle)
    }

    expectEqual(found.styles, [.light, .dark])
  }
}
