import TestSupport
import Testing
import ViewGeometry

private final class CountingView: View {
  var count = 0
  var asks = false

  override func updateConstraints() {
    count += 1
    if asks { superview?.updateConstraintsIfNeeded() }
    super.updateConstraints()
  }
}

/// Updates of constraints that are requested during others (R11.62).
@Suite struct UpdateOnceTests {
  @Test func `a view that has been updated isn't again`() {
    let (outer, inner) = (CountingView(), CountingView())
    inner.asks = true
    outer.addSubview(inner)

    outer.updateConstraintsIfNeeded()

    expectEqual(inner.count, 1)
    expectEqual(outer.count, 1)
  }
}
