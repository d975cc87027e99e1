import Foundation
import Testing

@testable import TestSupport
@testable import ViewGeometry

/// Autoresizing masks as equations (R11.27).
@Suite struct MaskedSpanTests {
  private struct SpanCase: CustomStringConvertible {
    let span: AutoresizedSpan
    let container: Double
    let flexible: (start: Bool, length: Bool, end: Bool)

    init(_ source: inout ChoiceSource) {
      let parts = (0..<3).map { _ in Double(1 + source.index(below: 400)) / 4 }
      span = AutoresizedSpan(
        start: parts[0], length: parts[1], container: parts[0] + parts[1] + parts[2])
      container = span.container + Double(source.index(below: 400)) / 4
      flexible = (source.flag(), source.flag(), source.flag())
    }

    var description: String { "\(span) in \(container), flexible \(flexible)" }
  }

  @Test func `the equations hold for what autoresizing does (R11.27)`() {
    check(SpanCase.init) { each in
      let span = each.span
      let masked = MaskedSpan(
        before: span.start, size: span.length, after: span.container - span.start - span.length,
        whole: span.container, flexible: each.flexible)

      let resized = span.resized(
        to: each.container, flexibleStart: each.flexible.start,
        flexibleLength: each.flexible.length, flexibleEnd: each.flexible.end)

      try demand(masked.equations.count == 2, "\(masked.equations.count) equations")
      for equation in masked.equations {
        let sum =
          equation.start * resized.start + equation.length * resized.length
          + equation.container * each.container
        try demand(abs(sum - equation.constant) < 1e-9, "\(equation) at \(resized)")
      }
    }
  }

  @Test func `a zero divisor counts as if the size or the margins were fixed (R11.46)`() {
    let start = MaskedSpan.Equation(start: 1, constant: 0)
    let length = MaskedSpan.Equation(length: 1, constant: 10)

    expectEqual(
      MaskedSpan(before: 0, size: 10, after: 0, whole: 10, flexible: (true, false, true)).equations,
      [length, start])
    expectEqual(
      MaskedSpan(before: 0, size: 0, after: 5, whole: 5, flexible: (true, true, false)).equations[
        1], MaskedSpan.Equation(length: 1, constant: 0))
    expectEqual(
      MaskedSpan(before: 4, size: 10, after: -10, whole: 4, flexible: (false, true, true))
        .equations, [MaskedSpan.Equation(start: 1, constant: 4), length])
    expectEqual(
      MaskedSpan(before: 0, size: 10, after: -10, whole: 0, flexible: (true, true, true)).equations,
      [start, length])
  }
}
