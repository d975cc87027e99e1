/// The steps that assign values, compiled: the numbers each needs, in the order in which a replay reads them.
///
/// A step found through its row costs a look at the row, at each of its terms and at the marks of the unknown, all in
/// different memory. Here an operation has its constant and its operands one after the other, divided by a pivot of 1 or
/// -1 already, which is exact. Everything is derived from steps, rows and terms: `ConstraintSystem` compiles new steps
/// before a replay, replaces constants, and starts again when all steps are new. A system solved once compiles nothing.
struct ReplayProgram {
  /// A coefficient and the unknown it multiplies.
  struct Operand: BitwiseCopyable {
    let coefficient: Double
    let unknown: Int32
  }

  /// What a step does: `unknown = constant + sum(operands)`.
  struct Operation: BitwiseCopyable {
    var constant: Double
    var firstOperand: Int32 = 0
    var unknown: Int32 = -1
    /// The first and the last of the steps that read the unknown, -1 for none.
    var firstReader: Int32 = -1
    var lastReader: Int32 = -1
    var readerCount: Int32 = 0
    var operandCount: UInt16 = 0
    /// False for a step that isn't compiled: it is taken by its row.
    var isCompiled = false
    var isNonnegative = false

    /// Whether all steps from the first reader to the last are readers.
    var hasAdjacentReaders: Bool { lastReader - firstReader == readerCount - 1 }
  }

  /// One for each step, from the first on.
  private(set) var operations = TrivialBuffer<Operation>()
  /// The derived unknowns of blocks, one block after the other.
  private(set) var derivations = TrivialBuffer<Operation>()
  private(set) var operands = TrivialBuffer<Operand>()

  /// Forgets all steps and keeps the memory.
  mutating func removeAll() {
    operations.removeAll()
    derivations.removeAll()
    operands.removeAll()
  }

  mutating func deallocate() {
    operations.deallocate()
    derivations.deallocate()
    operands.deallocate()
  }

  /// Appends a step that isn't compiled.
  mutating func appendOther() {
    operations.append(Operation(constant: 0))
  }

  mutating func append(_ operation: Operation) {
    operations.append(operation)
  }

  mutating func appendDerivation(_ operation: Operation) {
    derivations.append(operation)
  }

  mutating func appendOperand(_ coefficient: Double, _ unknown: Int32) {
    operands.append(Operand(coefficient: coefficient, unknown: unknown))
  }

  /// Notes that a step reads what an earlier one assigns; readers come in the order of their steps.
  func noteRead(of step: Int32, by reader: Int32) {
    guard step >= 0, step != reader, operations[step].lastReader != reader else { return }
    if operations[step].firstReader < 0 { operations[step].firstReader = reader }
    operations[step].lastReader = reader
    operations[step].readerCount += 1
  }

  /// Makes a step one that isn't compiled.
  func remove(_ step: Int32) {
    guard step < operations.count else { return }
    operations[step].isCompiled = false
  }

  /// Computes derived unknowns, in order.
  func derive(_ range: Range<Int>, into values: TrivialBuffer<Double>) {
    let (derivations, operands) = (derivations, operands)
    for place in range {
      let operation = derivations[place]
      values[operation.unknown] = Self.value(of: operation, operands, values)
    }
  }

  /// What an operation assigns.
  @inline(__always)
  static func value(
    of operation: Operation, _ operands: TrivialBuffer<Operand>, _ values: TrivialBuffer<Double>
  ) -> Double {
    var value = operation.constant
    var index = Int(operation.firstOperand)
    let end = index &+ Int(operation.operandCount)
    while index < end {
      value += operands[index].coefficient * values[operands[index].unknown]
      index &+= 1
    }
    return value
  }
}
