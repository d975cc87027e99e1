import ViewGeometry

/// Lists of self-sizing rows, one below the other; ten rows of each list have been measured.
final class MeasuredLists {
  private(set) var solution: CompositionalSolution
  private let places: [(section: Int, row: Int)]
  private let rows: Int

  init(sections: Int, rows: Int, random: inout SplitMix64) {
    let size = CompositionalSize(width: .fractionOfWidth(1), height: .estimated(44))
    let row = CompositionalItem(size: size)
    let rules = CompositionalRules(
      group: CompositionalItem(
        size: size,
        content: .group(
          CompositionalGroup(axis: .horizontal, elements: [row], repetition: .count(1)))))
    var builder = CompositionalBuilder(
      container: LayoutSize(width: 390, height: 844), sectionCount: sections)
    for _ in 0..<sections { builder.append(rules, itemCount: rows) }
    solution = builder.solution(sectionSpacing: 8)
    self.rows = rows
    places = (0..<4096).map { _ in
      (Int(random.next() % UInt64(sections)), Int(random.next() % UInt64(rows)))
    }
    for section in 0..<sections {
      for row in stride(from: 0, to: rows, by: rows / 10) {
        let size = LayoutSize(width: 390, height: 40 + Double(random.next() % 64))
        _ = solution.measure(size, ofItem: row, section: section)
      }
    }
  }

  func insertAndRemove(_ index: Int) {
    let (section, row) = places[index & 4095]
    solution.replaceItems(row..<row, inSection: section, count: 1)
    solution.replaceItems(row..<row + 1, inSection: section, count: 0)
  }

  /// Checks that a new row is 44 points high and moves the next row down by 44 points, and that
  /// removing it restores the total height.
  func check() throws(WrongAnswer) {
    for index in 0..<100 {
      let (section, row) = places[index]
      let (height, next) = (solution.height, solution.frame(ofItem: row, section: section))
      solution.replaceItems(row..<row, inSection: section, count: 1)
      try Agreement.require(solution.height, height + 44, for: "The height with a new row")
      try Agreement.require(
        solution.frame(ofItem: row, section: section).height, 44, for: "The new row's height")
      if row + 1 < rows {
        try Agreement.require(
          solution.frame(ofItem: row + 1, section: section).y, next.y + 44,
          for: "The position of row \(row) of section \(section)")
      }
      solution.replaceItems(row..<row + 1, inSection: section, count: 0)
      try Agreement.require(solution.height, height, for: "The height without it")
    }
  }
}
