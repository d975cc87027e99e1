import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Pairs of sides that constraints refuse (R11.5).
@Suite struct SideTrapTests {
  @Test func `a side of the reading direction isn't tied to one that is left or right`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (root, view) = (View(), View())
      root.addSubview(view)
      _ = view.rightAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor)
    }

    expectMessage(
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither.",
      in: result)
  }
}
