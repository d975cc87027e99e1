import Testing
import ViewGeometry

@testable import TestSupport

/// Updates of constraints that are requested during others (R11.62).
@Suite struct UpdateOnceTests {
  @Test func `a view that has been updated isn't again`() {
    let (outer, inner) = (UpdateListener(), UpdateListener())
    inner.whenUpdated = { $0.superview?.updateConstraintsIfNeeded() }
    outer.addSubview(inner)

    outer.updateConstraintsIfNeeded()

    expectEqual(inner.updates, 1)
    expectEqual(outer.updates, 1)
  }
}
