import Testing
import ViewGeometry

@testable import TestSupport

/// A solved list gives the same answers as the twin of arrays, bit for bit, whatever its history.
@Suite struct ListLaws {
  struct Case {
    var list: NaiveList
    var lower: Double
    var upper: Double
    var pinning: ListPinning?
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    let list = source.naiveList()
    let range = Int(list.totalLength) + 40
    func offset() -> Double { Double(source.index(below: range * 4)) / 4 - 20 }
    let (lower, upper) = (offset(), offset())
    let pinning = source.flag() ? ListPinning(visibleStart: offset(), visibleEnd: offset()) : nil
    return Case(list: list, lower: lower, upper: upper, pinning: pinning)
  }

  @Test func `all spans are the sums of what lies before`() {
    check(Self.anyCase) { input in
      let solved = input.list.solved
      try demand(
        solved.totalLength == input.list.totalLength, "The list is \(solved.totalLength) long.")
      for element in input.list.elements {
        let span =
          switch element.kind {
          case .header: solved.span(ofHeader: element.section)
          case .row: solved.span(ofRow: ItemIndex(section: element.section, item: element.row))
          case .footer: solved.span(ofFooter: element.section)
          }
        // A missing header reports the position of its slot.
        try demand(span == element.span, "\(element) is at \(span).")
      }
    }
  }

  @Test func `the row at an offset is the one that holds it`() {
    check(Self.anyCase) { input in
      let solved = input.list.solved
      for offset in [input.lower, input.upper] {
        let (found, expected) = (solved.row(at: offset), input.list.row(at: offset))
        try demand(found == expected, "At \(offset): \(String(describing: found)).")
      }
    }
  }

  @Test func `the elements in a stretch are those that overlap it, pinned or not`() {
    check(Self.anyCase) { input in
      let (lower, upper) = (min(input.lower, input.upper), max(input.lower, input.upper))
      let expected = input.list.elements(from: lower, to: upper, pinning: input.pinning)
      var found: [ListElement] = []
      input.list.solved.forEachElement(from: lower, to: upper, pinning: input.pinning) {
        found.append($0)
      }
      try demand(found == expected, "From \(lower) to \(upper): \(found), not \(expected).")
    }
  }

  @Test func `the rows in a stretch are those that overlap it`() {
    check(Self.anyCase) { input in
      let (lower, upper) = (min(input.lower, input.upper), max(input.lower, input.upper))
      let expected =
        lower == upper
        ? input.list.row(at: lower).map { [$0] } ?? []
        : input.list.elements(from: lower, to: upper, pinning: nil).filter { $0.kind == .row }
          .map { ItemIndex(section: $0.section, item: $0.row) }
      let found = input.list.solved.rows(from: lower, to: upper)
      try demand(found == expected, "From \(lower) to \(upper): \(found).")
    }
  }

  @Test func `the nearest row is no farther than any other`() {
    check(Self.anyCase) { input in
      func distance(_ span: ListSpan) -> Double {
        max(span.start - input.lower, input.lower - span.end, 0)
      }
      let rows = input.list.elements.filter { $0.kind == .row && $0.span.length > 0 }
      let solved = input.list.solved
      guard let nearest = solved.nearestRow(to: input.lower) else {
        return try demand(rows.isEmpty, "No row is nearest to \(input.lower).")
      }
      let best = rows.map { distance($0.span) }.min()
      let found = distance(solved.span(ofRow: nearest))
      try demand(found == best, "\(nearest) is \(found) from \(input.lower).")
    }
  }
}
