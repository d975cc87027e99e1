/// Rows of values in which any two settings have each pair of their values at least once.
///
/// Greedy: each row takes, setting by setting, the value that covers the most pairs that no row has yet.
struct CoveringArray {
  let rows: [[Int]]

  /// An array for settings with these numbers of values.
  init(valueCounts: [Int]) {
    var rows: [[Int]] = []
    var missing = CoveringArray.pairs(valueCounts)
    while let start = missing.min() {
      var row = Array(repeating: -1, count: valueCounts.count)
      row[start.first] = start.firstValue
      row[start.second] = start.secondValue
      for setting in valueCounts.indices where row[setting] < 0 {
        let gains = (0..<valueCounts[setting]).map { value in
          row.indices.count { other in
            row[other] >= 0 && missing.contains(Pair(setting, value, other, row[other]))
          }
        }
        row[setting] = gains.indices.max { gains[$0] < gains[$1] } ?? 0
      }
      for first in row.indices {
        for second in row.indices where first < second {
          missing.remove(Pair(first, row[first], second, row[second]))
        }
      }
      rows.append(row)
    }
    self.rows = rows
  }

  /// Every pair of values of two settings.
  static func pairs(_ valueCounts: [Int]) -> Set<Pair> {
    var pairs: Set<Pair> = []
    for first in valueCounts.indices {
      for second in valueCounts.indices where first < second {
        for value in 0..<valueCounts[first] {
          for other in 0..<valueCounts[second] { pairs.insert(Pair(first, value, second, other)) }
        }
      }
    }
    return pairs
  }

  /// A value of one setting together with a value of another, of which the first has the smaller
  /// index.
  struct Pair: Hashable, Comparable {
    let first: Int
    let firstValue: Int
    let second: Int
    let secondValue: Int

    init(_ one: Int, _ oneValue: Int, _ other: Int, _ otherValue: Int) {
      let isInOrder = one < other
      first = isInOrder ? one : other
      firstValue = isInOrder ? oneValue : otherValue
      second = isInOrder ? other : one
      secondValue = isInOrder ? otherValue : oneValue
    }

    static func < (left: Pair, right: Pair) -> Bool {
      (left.first, left.second, left.firstValue, left.secondValue)
        < (right.first, right.second, right.firstValue, right.secondValue)
    }
  }
}
