/// One side of a constraint: an attribute of an item, or the distance from this attribute to
/// another one.
struct ConstraintSide: Equatable {
  let item: ConstraintItem
  let attribute: LayoutConstraint.Attribute
  var end: ConstraintEnd?

  static func == (left: ConstraintSide, right: ConstraintSide) -> Bool {
    left.item === right.item && left.attribute == right.attribute && left.end == right.end
  }
}

/// The attribute of an item at which a distance ends.
struct ConstraintEnd: Equatable {
  let item: ConstraintItem
  let attribute: LayoutConstraint.Attribute

  static func == (left: ConstraintEnd, right: ConstraintEnd) -> Bool {
    left.item === right.item && left.attribute == right.attribute
  }
}

/// The ends of the distances on both sides of a constraint (R11.7).
///
/// An end is nil if its side isn't a distance.
final class ConstraintDistances {
  let first: ConstraintEnd?
  let second: ConstraintEnd?

  init?(_ first: ConstraintEnd?, _ second: ConstraintEnd?) {
    guard first != nil || second != nil else { return nil }
    self.first = first
    self.second = second
  }
}

/// The attributes and the relation of a constraint, in one byte each.
struct ConstraintSides {
  private let firstNumber: UInt8
  private let secondNumber: UInt8
  private let relationNumber: Int8

  init(
    first: LayoutConstraint.Attribute, relation: LayoutConstraint.Relation,
    second: LayoutConstraint.Attribute
  ) {
    firstNumber = UInt8(first.rawValue)
    secondNumber = UInt8(second.rawValue)
    relationNumber = Int8(relation.rawValue)
  }

  var first: LayoutConstraint.Attribute { Self.attribute(firstNumber) }
  var second: LayoutConstraint.Attribute { Self.attribute(secondNumber) }
  var relation: LayoutConstraint.Relation {
    LayoutConstraint.Relation(rawValue: Int(relationNumber)) ?? .equal
  }

  private static func attribute(_ number: UInt8) -> LayoutConstraint.Attribute {
    LayoutConstraint.Attribute(rawValue: Int(number)) ?? .notAnAttribute
  }
}

extension LayoutConstraint {
  final var leftSide: ConstraintSide {
    ConstraintSide(item: first, attribute: sides.first, end: distances?.first)
  }

  final var rightSide: ConstraintSide? {
    second.map { ConstraintSide(item: $0, attribute: sides.second, end: distances?.second) }
  }

  /// Calls `body` with each item of the constraint.
  ///
  /// An item that occurs several times is passed several times.
  final func forEachItem(_ body: (ConstraintItem) -> Void) {
    body(first)
    if let second { body(second) }
    if let distances {
      if let end = distances.first { body(end.item) }
      if let end = distances.second { body(end.item) }
    }
  }
}
