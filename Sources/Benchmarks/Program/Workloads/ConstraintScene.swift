import ViewGeometry

/// A constraint system under construction.
///
/// The terms of each new row are collected in one array, which is reused.
struct ConstraintScene {
  typealias Unknown = ConstraintSystem.Unknown
  typealias Term = ConstraintSystem.Term
  typealias Row = ConstraintSystem.Row

  /// The unknowns of a view: its position in its superview, and its size.
  struct Item {
    let x: Unknown
    let y: Unknown
    let width: Unknown
    let height: Unknown
  }

  let system = ConstraintSystem()
  private var terms: [Term] = []

  mutating func item() -> Item {
    Item(
      x: system.addUnknown(), y: system.addUnknown(),
      width: system.addUnknown(isNonnegative: true), height: system.addUnknown(isNonnegative: true))
  }

  @discardableResult
  mutating func set(_ unknown: Unknown, _ value: Double, priority: Float = 1000) -> Row {
    terms.removeAll(keepingCapacity: true)
    terms.append(Term(unknown, 1))
    return system.addRow(terms, constant: -value, .equal, priority: priority)
  }

  @discardableResult
  mutating func relate(
    _ first: Unknown, _ second: Unknown, _ factor: Double = -1, plus constant: Double,
    _ relation: ConstraintSystem.Relation = .equal
  ) -> Row {
    terms.removeAll(keepingCapacity: true)
    terms.append(Term(first, 1))
    terms.append(Term(second, factor))
    return system.addRow(terms, constant: constant, relation)
  }

  /// Adds a constraint that compares `first + factor * size + otherFactor * other + constant` with
  /// 0.
  @discardableResult
  mutating func relate(
    _ first: Unknown, _ size: Unknown, _ factor: Double, _ other: Unknown,
    plus constant: Double, _ relation: ConstraintSystem.Relation = .equal,
    otherFactor: Double = -1
  ) -> Row {
    terms.removeAll(keepingCapacity: true)
    terms.append(Term(first, 1))
    terms.append(Term(size, factor))
    terms.append(Term(other, otherFactor))
    return system.addRow(terms, constant: constant, relation)
  }

  @discardableResult
  mutating func content(
    _ size: Unknown, _ preferred: Double, hugging: Float = 250, resistance: Float = 750
  ) -> Row {
    system.addContentRow(of: size, preferred: preferred, hugging: hugging, resistance: resistance)
  }
}
