import Foundation

extension LayoutConstraint {
  /// Traps if the two sides can't be compared, or the constant or multiplier isn't finite (R11.5,
  /// R11.6, R11.11, R11.13).
  final func checkSides(_ left: ConstraintSide, _ right: ConstraintSide?) {
    precondition(
      storedConstant.isFinite,
      "NSLayoutConstraint for \(nameOfFirstSide): constant is not finite!  That's illegal.  constant:\(storedConstant)"
    )
    precondition(
      storedMultiplier.isFinite,
      "NSLayoutConstraint for \(nameOfFirstSide): Multiplier is not finite!  That's illegal.  multiplier:\(storedMultiplier)"
    )
    checkAttribute(of: left)
    let isSize = left.end != nil || left.attribute.isSize
    guard let right, right.attribute != .notAnAttribute else {
      precondition(
        isSize && right == nil,
        "NSLayoutConstraint for \(nameOfFirstSide): A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
      )
      return
    }
    checkAttribute(of: right)
    let otherIsSize = right.end != nil || right.attribute.isSize
    if !isSize { checkDirections(left.attribute, right.attribute) }
    precondition(
      isSize == otherIsSize,
      "Invalid pairing of layout attributes: \(left.attribute) with \(right.attribute)")
    precondition(
      isSize || storedMultiplier != 0,
      "NSLayoutConstraint for \(nameOfFirstSide): A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    )
  }

  /// Whether a side is a distance, as made by `anchorWithOffset(to:)` (R11.7).
  package final var comparesDistances: Bool { distances != nil }

  private func checkDirections(
    _ first: LayoutConstraint.Attribute, _ second: LayoutConstraint.Attribute
  ) {
    precondition(
      !(first.isDirectional && second.isAbsoluteSide)
        && !(first.isAbsoluteSide && second.isDirectional),
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
    )
  }

  private func checkAttribute(of side: ConstraintSide) {
    if let end = side.end { checkDirections(side.attribute, end.attribute) }
    precondition(
      side.attribute != .notAnAttribute,
      "Invalid pairing of layout attributes: a side with an item needs an attribute.")
    precondition(
      side.item.role == .view || !side.attribute.isBaseline && side.attribute.withinMargins == nil,
      "A layout guide has no \(side.attribute): only views have baselines and margins.")
  }
}
