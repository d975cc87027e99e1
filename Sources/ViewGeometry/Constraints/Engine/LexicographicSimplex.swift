/// Computes the optimal solution of a small system of rows by a simplex method, level by level.
///
/// The cost of each row is piecewise linear: the row `e = sum(k * x) + c` with the weight w costs
/// `w * e` at its over level if e > 0, and `-w * e` at its under level if e < 0. Costs of different
/// levels are compared lexicographically, level 0 first. The method keeps one row per column at
/// exactly 0 (the nonbasic rows) and represents every other row (the basic rows) as a linear
/// function of the nonbasic rows.
///
/// A step moves along one nonbasic row as long as the cost falls. On the way, basic rows may pass
/// through 0, which changes their sign. The step ends when a basic row becomes 0 and the cost would
/// no longer fall beyond this point. Then the basic row and the nonbasic row are exchanged. If no
/// movement along a row lowers the cost, the solution is optimal, because the cost is convex.
///
/// Ties, which could make a simplex method cycle, practically never occur. Each row's constant has
/// an infinitesimal of its own (`wobble`), which decides comparisons of equal values (Charnes 1952,
/// doi:10.2307/1907845). An optimal solution with infinitesimals is also optimal without them.
///
/// The dictionary stores doubles. A difference below 1e-11 of its terms is treated as 0. The
/// solution is then refined against the original rows, with products in double-double precision, so
/// a solution that consists of doubles is found exactly.
///
/// - Complexity: O(rows * (rows + columns)) per step.
struct LexicographicSimplex: ~Copyable {
  /// The value in place of a level if a deviation of a row in one direction is never an error.
  static let noLevel: Int32 = -1

  private(set) var columnCount: Int
  var rowCount = 0
  /// The optional priorities in use, highest first: levels 1, 2, ...
  var priorities: [Float] = []
  var levelCount = 0
  /// The original rows, with `columnCount` coefficients each, for refinement.
  private var givenCoefficients = TrivialBuffer<Double>()
  private var givenConstants = TrivialBuffer<Double>()
  var overLevels: [Int32] = []
  var underLevels: [Int32] = []
  /// The weight of a unit of each row's error.
  var weights: [Double] = []

  /// The basic entities: the dictionary expresses their values in terms of the nonbasic ones.
  ///
  /// An entity is a row's index, or `rowCount` plus a column's index. The objective, if there is
  /// one, comes after all columns.
  var basic: [Int32] = []
  var nonbasic: [Int32] = []
  var coefficients: [Double] = []
  var basicValues: [Double] = []
  var wobbles: [Double] = []

  /// The slopes of the cost along nonbasic rows, by level; temporary data of one step.
  var slopes: [Double] = []
  var slopeMagnitudes: [Double] = []
  var crossings: [Int32] = []
  var directionSlopes: [Double] = []
  /// Temporary data of the refinement: the values of nonbasic rows.
  var errors = TrivialBuffer<Double>()
  /// Temporary data of the refinement: the index of each column in `basic`, or -1 if it is
  /// nonbasic.
  var columnPlaces: [Int] = []
  /// Whether the last entry of the dictionary is an objective.
  ///
  /// The value of the objective counts as a cost at a level after all others, even if it is
  /// negative.
  var hasObjective = false

  /// The values of the columns after `solve()`.
  private(set) var values = TrivialBuffer<Double>()

  init(columnCount: Int) {
    self.columnCount = columnCount
    values.append(repeating: 0, count: columnCount)
  }

  /// A copy of the values of the columns.
  var solution: [Double] { values.array }

  /// The original rows, in a form that loops can read quickly.
  var givenRows: ParameterRows {
    ParameterRows(
      width: columnCount, constants: givenConstants.elements,
      coefficients: givenCoefficients.elements)
  }

  /// Removes all rows, but keeps the memory, and changes the number of columns.
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

  /// Adds a priority to `priorities` unless it is already there.
  ///
  /// Required priorities aren't added, because they have level 0.
  mutating func notePriority(_ priority: Float) {
    guard priority > 0, priority < ConstraintSystem.required else { return }
    var place = 0
    while place < priorities.count, priorities[place] > priority { place += 1 }
    if place < priorities.count, priorities[place] == priority { return }
    priorities.insert(priority, at: place)
  }

  /// Returns the level of a priority: 0 if it is required, `noLevel` if `priorities` lacks it.
  func level(of priority: Float) -> Int32 {
    if priority >= ConstraintSystem.required { return 0 }
    guard let place = priorities.firstIndex(of: priority) else { return Self.noLevel }
    return Int32(place + 1)
  }

  /// Adds a row with all coefficients 0; `addCoefficient(_:column:)` fills it.
  ///
  /// `overLevel` and `underLevel` are the levels at which positive and negative sums are errors, or
  /// `noLevel`.
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

  /// Adds `coefficient` to the coefficient of a column in the row added last.
  mutating func addCoefficient(_ coefficient: Double, column: Int) {
    givenCoefficients[(rowCount - 1) * columnCount + column] += coefficient
  }

  /// Computes an optimal solution.
  ///
  /// Afterward, `solution` contains it.
  mutating func solve() {
    start()
    minimize()
    refine()
  }

  /// Returns the error of a row at `solution`, with the sign of the row's sum.
  func error(of row: Int) -> Double { givenRows.error(of: row, at: values.elements) }

  /// Creates the initial dictionary, in which all columns are nonbasic at 0 and all rows are basic.
  private mutating func start() {
    // The arrays are filled element by element: assigning them would share memory, and copy it at
    // the first step.
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

  /// Returns the factor of a row's infinitesimal, a value with a magnitude from 0.5 to 1.
  ///
  /// Sums of multiples of such values are practically never 0.
  static func wobble(of row: Int) -> Double {
    // SplitMix64 (Steele, Lea, Flood): well mixed bits of the row's index.
    var word = UInt64(row + 1) &* 0x9E37_79B9_7F4A_7C15
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    word ^= word >> 31
    let fraction = 0.5 + Double(word >> 12) * 0x1p-53
    return word & 1 == 0 ? fraction : -fraction
  }

  /// Returns the level at which a positive value of an entity is an error; `noLevel` if it never
  /// is.
  func overLevel(_ entity: Int32) -> Int32 {
    entity < Int32(rowCount) ? overLevels[Int(entity)] : Self.noLevel
  }

  func underLevel(_ entity: Int32) -> Int32 {
    entity < Int32(rowCount) ? underLevels[Int(entity)] : Self.noLevel
  }

  /// Returns the weight of an entity's error; 1 unless the entity is a row.
  func weight(_ entity: Int32) -> Double {
    entity < Int32(rowCount) ? weights[Int(entity)] : 1
  }

  /// Returns whether the basic value at an index, including its infinitesimal, is positive.
  func isOver(_ place: Int) -> Bool {
    basicValues[place] != 0 ? basicValues[place] > 0 : wobbles[place] > 0
  }
}
