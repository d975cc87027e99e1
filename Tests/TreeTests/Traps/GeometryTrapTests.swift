import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The preconditions of Compatibility and Geometry.
@Suite struct GeometryTrapTests {
  @Test func `a path that isn't two long has no item`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = IndexPath(index: 3).item
    }

    expectMessage("An index path of a list must have a section and an item, not [3].", in: result)
  }

  @Test func `a path that isn't two long has no section to set`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var path: IndexPath = [1, 2, 3]
      path.section = 0
    }

    expectMessage("must have a section and an item, not [1, 2, 3].", in: result)
  }

  @Test func `a pixel grid needs a scale above zero`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = PixelGrid(scale: 0)
    }

    expectMessage("The scale of a pixel grid must be finite and above zero, not 0.0.", in: result)
  }

  @Test func `a pixel grid needs a finite scale`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = PixelGrid(scale: .infinity)
    }

    expectMessage("The scale of a pixel grid must be finite and above zero, not inf.", in: result)
  }
}
