/// A second engine for systems of constraints: linear programs in fractions, one after another, as textbooks solve them.
///
/// It shares nothing with the engine under test. An unknown is the difference of two columns that
/// are never negative (one column, if it isn't negative itself), the error of a row the difference
/// of two more. A tableau in fractions and Bland's rule find the least sum of artificial columns,
/// then the least sum of errors at each priority; after each, columns that would make it larger are
/// removed, which leaves exactly the best solutions.
struct TextbookProgram {
  struct Row {
    var terms: [(unknown: Int, coefficient: Fraction)]
    var constant: Fraction
    /// The priorities of a positive and of a negative sum; 0 for a side that is never an error.
    var over: Float
    var under: Float
  }

  private let isNonnegative: [Bool]
  private var tableau: [[Fraction]] = []
  /// The last column of the tableau: the values of the basic columns.
  private var basis: [Int] = []
  private var isAllowed: [Bool] = []
  private var positive: [Int] = []
  private var negative: [Int?] = []

  /// Nil if the required rows can't all hold.
  init?(isNonnegative: [Bool], rows: [Row]) {
    self.isNonnegative = isNonnegative
    var width = 0
    func column() -> Int {
      width += 1
      return width - 1
    }
    for sign in isNonnegative {
      positive.append(column())
      negative.append(sign ? nil : column())
    }
    let errors = rows.map { row in
      (over: row.over >= 1000 ? nil : column(), under: row.under >= 1000 ? nil : column())
    }
    let artificial = rows.map { _ in column() }
    isAllowed = [Bool](repeating: true, count: width)
    for (index, row) in rows.enumerated() {
      var line = [Fraction](repeating: .zero, count: width + 1)
      for term in row.terms {
        line[positive[term.unknown]] = line[positive[term.unknown]] + term.coefficient
        if let column = negative[term.unknown] { line[column] = line[column] - term.coefficient }
      }
      if let column = errors[index].over { line[column] = -.one }
      if let column = errors[index].under { line[column] = .one }
      line[width] = -row.constant
      if line[width] < .zero { line = line.map { -$0 } }
      line[artificial[index]] = .one
      tableau.append(line)
      basis.append(artificial[index])
    }
    let shortfall = minimize { artificial.contains($0) ? .one : .zero }
    guard shortfall.isZero else { return nil }
    for column in artificial { isAllowed[column] = false }
    for priority in Set(rows.flatMap { [$0.over, $0.under] }).sorted(by: >)
    where priority > 0 && priority < 1000 {
      var cost: Set<Int> = []
      for (index, row) in rows.enumerated() {
        if row.over == priority, let column = errors[index].over { cost.insert(column) }
        if row.under == priority, let column = errors[index].under { cost.insert(column) }
      }
      _ = minimize { cost.contains($0) ? .one : .zero }
    }
  }

  /// The value of an unknown in the best solution found.
  func value(of unknown: Int) -> Fraction {
    func value(_ column: Int) -> Fraction {
      basis.firstIndex(of: column).map { tableau[$0][width] } ?? .zero
    }
    return value(positive[unknown]) - (negative[unknown].map(value) ?? .zero)
  }

  /// The least (`sign` 1) or greatest (-1) value of an unknown over all best solutions; nil if
  /// there is none.
  func extreme(of unknown: Int, sign: Int) -> Fraction? {
    var copy = self
    let isBounded = copy.descend { column in
      column == positive[unknown]
        ? Fraction(sign) : column == negative[unknown] ? Fraction(-sign) : .zero
    }
    return isBounded ? copy.value(of: unknown) : nil
  }

  private var width: Int { isAllowed.count }

  /// Moves to a least cost, removes the columns that would raise it, and returns it.
  private mutating func minimize(_ cost: (Int) -> Fraction) -> Fraction {
    _ = descend(cost)
    for column in 0..<width where isAllowed[column] && !basis.contains(column) {
      if reduced(cost, column) > .zero { isAllowed[column] = false }
    }
    return basis.indices.reduce(.zero) { $0 + cost(basis[$1]) * tableau[$1][width] }
  }

  private func reduced(_ cost: (Int) -> Fraction, _ column: Int) -> Fraction {
    var sum = cost(column)
    for line in basis.indices where !tableau[line][column].isZero {
      let price = cost(basis[line])
      if !price.isZero { sum = sum - price * tableau[line][column] }
    }
    return sum
  }

  private mutating func descend(_ cost: (Int) -> Fraction) -> Bool {
    while let column = (0..<width).first(where: {
      isAllowed[$0] && !basis.contains($0) && reduced(cost, $0) < .zero
    }) {
      var leaving: Int?
      var bestRatio = Fraction.zero
      for line in basis.indices where tableau[line][column] > .zero {
        let ratio = tableau[line][width] / tableau[line][column]
        if let best = leaving, ratio > bestRatio || ratio == bestRatio && basis[line] > basis[best]
        {
          continue
        }
        (leaving, bestRatio) = (line, ratio)
      }
      guard let leaving else { return false }
      pivot(line: leaving, column: column)
    }
    return true
  }

  private mutating func pivot(line: Int, column: Int) {
    let factor = tableau[line][column]
    if factor != .one {
      tableau[line] = tableau[line].map { $0.isZero ? $0 : $0 / factor }
    }
    for other in tableau.indices where other != line && !tableau[other][column].isZero {
      let multiple = tableau[other][column]
      for index in 0...width where !tableau[line][index].isZero {
        tableau[other][index] = tableau[other][index] - multiple * tableau[line][index]
      }
    }
    basis[line] = column
  }
}
