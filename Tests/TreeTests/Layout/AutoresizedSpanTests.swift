import TestSupport
import Testing
import ViewGeometry

/// The table of autoresizing along one axis (T2.20 to T2.30).
@Suite struct AutoresizedSpanTests {
  /// The flexible parts: the leading margin, the length, the trailing margin.
  private enum Flexible { case start, length, end }

  private func resized(
    _ start: Double, _ length: Double, from container: Double, to newContainer: Double,
    _ flexible: Set<Flexible>
  ) -> [Double] {
    let span = AutoresizedSpan(start: start, length: length, container: container)
      .resized(
        to: newContainer, flexibleStart: flexible.contains(.start),
        flexibleLength: flexible.contains(.length), flexibleEnd: flexible.contains(.end))
    return [span.start, span.length]
  }

  @Test func `T2.20 with nothing flexible, or the trailing margin, nothing moves (R2.12)`() {
    expectEqual(resized(20, 60, from: 100, to: 200, []), [20, 60])
    expectEqual(resized(20, 60, from: 100, to: 200, [.end]), [20, 60])
  }

  @Test func `T2.21 a flexible leading margin takes everything`() {
    expectEqual(resized(20, 60, from: 100, to: 200, [.start]), [120, 60])
  }

  @Test func `T2.22 a flexible length takes everything`() {
    expectEqual(resized(20, 60, from: 100, to: 200, [.length]), [20, 160])
  }

  @Test func `T2.23 equal margins share equally`() {
    expectEqual(resized(20, 60, from: 100, to: 200, [.start, .end]), [70, 60])
  }

  @Test func `T2.24 unequal margins share in proportion (R2.13, T12.11)`() {
    expectEqual(resized(20, 50, from: 100, to: 200, [.start, .end]), [60, 50])
  }

  @Test func `T2.25 leading margin and length share in proportion`() {
    expectEqual(resized(20, 60, from: 100, to: 200, [.start, .length]), [45, 135])
  }

  @Test func `T2.26 length and trailing margin share in proportion`() {
    expectEqual(resized(20, 60, from: 100, to: 200, [.length, .end]), [20, 135])
  }

  @Test func `T2.27 all three share in proportion`() {
    expectEqual(resized(20, 60, from: 100, to: 200, [.start, .length, .end]), [40, 120])
  }

  @Test func `T2.28 margins without length share equally (R2.14)`() {
    expectEqual(resized(0, 100, from: 100, to: 200, [.start, .end]), [50, 100])
  }

  @Test func `T2.29 margins shrink in proportion`() {
    expectEqual(resized(20, 50, from: 100, to: 50, [.start, .end]), [0, 50])
  }

  @Test func `T2.30 nothing at all shares equally`() {
    expectEqual(resized(0, 0, from: 0, to: 90, [.start, .length, .end]), [30, 30])
  }

  @Test func `R2.14 margins whose sum is negative share equally`() {
    expectEqual(resized(-20, 140, from: 100, to: 120, [.start, .end]), [-10, 140])
  }

  @Test func `R2.15 shares are not rounded`() {
    let grown = 1 + 1.0 / 3

    expectEqual(resized(1, 1, from: 3, to: 4, [.start, .length, .end]), [grown, grown])
  }

  @Test func `R2.17 down to nothing and back the proportions are lost`() {
    let gone = resized(20, 50, from: 100, to: 0, [.start, .length, .end])
    let back = resized(gone[0], gone[1], from: 0, to: 90, [.start, .length, .end])

    expectEqual(gone, [0, 0])
    expectEqual(back, [30, 30])
  }

  @Test func `a length never falls below zero`() {
    expectEqual(resized(20, 60, from: 100, to: 10, [.length]), [20, 0])
  }

  @Test func `without a change nothing moves`() {
    expectEqual(resized(0.1, 0.3, from: 1, to: 1, [.start, .length, .end]), [0.1, 0.3])
  }
}
