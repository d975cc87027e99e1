import Testing
import ViewGeometry

@testable import TestSupport

/// Indices after an edit, compared with an array that was edited.
@Suite struct IndexMapLaws {
  struct Case {
    var emptied: [Int]
    var filled: [Int]
    /// The old indices of the elements after the edit; nil for inserted ones.
    var after: [Int?]
    var count: Int
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    let count = source.index(below: 12)
    let emptied = (0..<count).filter { _ in source.oneIn(3) }
    var after: [Int?] = (0..<count).filter { !emptied.contains($0) }
    for _ in 0..<source.index(below: 6) {
      after.insert(nil, at: source.index(below: after.count + 1))
    }
    return Case(
      emptied: emptied, filled: after.indices.filter { after[$0] == nil }, after: after,
      count: count)
  }

  @Test func `kept elements take the unfilled indices, in order`() {
    check(Self.anyCase) { input in
      // Parts of longer lists, whose first index isn't 0.
      let map = IndexMap(
        emptied: ([-7] + input.emptied + [99]).dropFirst().dropLast(),
        filled: ([-7, -7] + input.filled + [99]).dropFirst(2).dropLast())
      for old in 0..<input.count {
        let expected = input.after.firstIndex(of: old)
        let found = map.newNumber(of: old)
        try demand(found == expected, "\(old) became \(String(describing: found))")
      }
    }
  }
}
