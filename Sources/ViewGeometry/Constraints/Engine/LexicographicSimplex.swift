/// The best solution of a small system of rows, level by level, by a simplex method over piecewise linear errors.
///
/// Each row `e = sum(k * x) + c` costs `e` at its over level where e > 0, and `-e` at its under level where e < 0. Costs of
/// different levels are compared lexicographically, level 0 first; required rows are level 0. The method keeps as many rows
/// at exactly 0 as there are columns (the nonbasic ones) and writes every other row as a linear function of those. A
/// step moves along one nonbasic row as long as the cost falls: past the zeros of basic rows, which only changes their
/// side, to the one where it stops falling, and exchanges the two. Where no row's movement lowers the cost the solution is
/// the best one: the cost is convex.
///
/// Ties, which could make a simplex method run in circles, don't occur: every row's constant has an infinitesimal of
/// its own added to it (`wobble`), compared only where values are equal (Charnes 1952, doi:10.2307/1907845). The best
/// solution with infinitesimals is a best one without.
///
/// The dictionary is in doubles; numbers that cancel to less than 1e-11 of what was subtracted are 0. The solution is then
/// refined against the rows as they were given, with products in twice the precision, so that a solution that is a
/// double comes out as this double.
///
/// - Complexity: O(rows * columns) a step. Systems here have few columns, mostly one to nine.
struct LexicographicSimplex: ~Copyable {
  /// A row that isn't wrong on a side has no level there.
  static let noLevel: Int32 = -1

  private(set) var columnCount: Int
  var rowCount = 0
  /// The optional priorities in use, highest first: levels 1, 2, ...
  var priorities: [Float] = []
  var levelCount = 0
  /// Rows as they were given, `columnCount` coefficients each, for refining.
  private var givenCoefficients = TrivialBuffer<Double>()
  private var givenConstants = TrivialBuffer<Double>()
  var overLevels: [Int32] = []
  var underLevels: [Int32] = []
  /// What a unit of each row's error counts.
  var weights: [Double] = []

  /// What stands at each place of the dictionary: a row below `rowCount`, or `rowCount` plus a column, or the objective.
  var basic: [Int32] = []
  var nonbasic: [Int32] = []
  var coefficients: [Double] = []
  var basicValues: [Double] = []
  var wobbles: [Double] = []

  /// What `direction` of the movement of a nonbasic row changes, by level; scratch of one step.
  var slopes: [Double] = []
  var slopeMagnitudes: [Double] = []
  var crossings: [Int32] = []
  var directionSlopes: [Double] = []
  /// Scratch of refining: what the nonbasic rows are in place of 0, and where each column is basic, -1 for nowhere.
  var errors = TrivialBuffer<Double>()
  var columnPlaces: [Int] = []
  /// Whether the last place of the dictionary is an objective: its value counts at the lowest level, whatever its sign.
  var hasObjective = false

  /// The values of the columns after `solve()`.
  private(set) var values = TrivialBuffer<Double>()

  init(columnCount: Int) {
    self.columnCount = columnCount
    values.append(repeating: 0, count: columnCount)
  }

  /// A copy of the values of the columns.
  var solution: [Double] { values.array }

  /// The rows as they were given, for loops.
  var givenRows: ParameterRows {
    ParameterRows(
      width: columnCount, constants: givenConstants.elements,
      coefficients: givenCoefficients.elements)
  }

  /// Forgets all rows and keeps the memory.
  mutating func reset(columnCount: Int) {
    self.columnCount = columnCount
    rowCount = 0
    levelCount = 1
    priorities.removeAll(keepingCapacity: true)
    givenCoefficients.removeAll()
    givenConstants.removeAll()
    overLevels.removeAll(keepingCapacity: true)
    underLevels.removeAll(keepingCapacity: true)
    weights.removeAll(keepingCapacity: true)
    values.removeAll()
    values.append(repeating: 0, count: columnCount)
  }

  /// Gives a priority a level of its own; those from 1000 on have level 0.
  mutating func notePriority(_ priority: Float) {
    guard priority > 0, priority < ConstraintSystem.required else { return }
    var place = 0
    while place < priorities.count, priorities[place] > priority { place += 1 }
    if place < priorities.count, priorities[place] == priority { return }
    priorities.insert(priority, at: place)
  }

  /// The level of a priority that was noted.
  func level(of priority: Float) -> Int32 {
    if priority >= ConstraintSystem.required { return 0 }
    guard let place = priorities.firstIndex(of: priority) else { return Self.noLevel }
    return Int32(place + 1)
  }

  /// Adds a row with all coefficients 0; `addCoefficient(_:column:)` fills it.
  mutating func addRow(
    constant: Double, overLevel: Int32, underLevel: Int32, weight: Double = 1
  ) {
    rowCount += 1
    levelCount = max(levelCount, Int(max(overLevel, underLevel)) + 1)
    givenConstants.append(constant)
    overLevels.append(overLevel)
    underLevels.append(underLevel)
    weights.append(weight)
    givenCoefficients.append(repeating: 0, count: columnCount)
  }

  /// Adds to the coefficient of a column in the row added last.
  mutating func addCoefficient(_ coefficient: Double, column: Int) {
    givenCoefficients[(rowCount - 1) * columnCount + column] += coefficient
  }

  /// Finds a best solution.
  ///
  /// Afterwards `solution` has it.
  mutating func solve() {
    start()
    minimise()
    refine()
  }

  /// Returns the error of a given row at `solution`: positive where it is over.
  func error(of row: Int) -> Double { givenRows.error(of: row, at: values.elements) }

  /// The dictionary of the columns at 0: every row is basic.
  private mutating func start() {
    // Element by element: assigning the arrays would share memory and copy it at the first step.
    Self.refill(&basic, from: 0..<Int32(rowCount))
    Self.refill(&nonbasic, from: Int32(rowCount)..<Int32(rowCount + columnCount))
    Self.refill(
      &coefficients,
      from: givenCoefficients.indices.lazy.map { [given = givenCoefficients.elements] in given[$0] }
    )
    Self.refill(&basicValues, from: givenConstants.array)
    Self.refill(&wobbles, from: (0..<rowCount).lazy.map { Self.wobble(of: $0) })
  }

  static func refill<Element>(_ array: inout [Element], from elements: some Sequence<Element>) {
    array.removeAll(keepingCapacity: true)
    array.append(contentsOf: elements)
  }

  /// A number for each row so that sums of multiples of them don't meet 0 by chance.
  static func wobble(of row: Int) -> Double {
    // SplitMix64 (Steele, Lea, Flood): well mixed bits of the row's number.
    var word = UInt64(row + 1) &* 0x9E37_79B9_7F4A_7C15
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    word ^= word >> 31
    let fraction = 0.5 + Double(word >> 12) * 0x1p-53
    return word & 1 == 0 ? fraction : -fraction
  }

  /// The level of a row on the side of its sign.
  func overLevel(_ entity: Int32) -> Int32 {
    entity < Int32(rowCount) ? overLevels[Int(entity)] : Self.noLevel
  }

  func underLevel(_ entity: Int32) -> Int32 {
    entity < Int32(rowCount) ? underLevels[Int(entity)] : Self.noLevel
  }

  /// What a unit of error counts.
  func weight(_ entity: Int32) -> Double {
    entity < Int32(rowCount) ? weights[Int(entity)] : 1
  }

  /// Whether what stands at a place is above 0, or is 0 and infinitesimally above.
  func isOver(_ place: Int) -> Bool {
    basicValues[place] != 0 ? basicValues[place] > 0 : wobbles[place] > 0
  }
}
