import Foundation

extension LayoutConstraint {
  /// The default implementation of ``description``.
  final var notedDescription: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let (equation, superview) = notation
    let bar = superview.map { ", names: '|':\(Self.name(of: $0)) " } ?? ""
    let state = isActive || self is SystemLayoutConstraint ? "active" : "inactive"
    return "<\(className):\(Self.address(of: self))\(name) \(equation)   (\(state)\(bar))>"
  }

  /// The first side of the relation as text for messages.
  final var nameOfFirstSide: String { "\"\(Self.name(of: leftSide))\"" }

  /// The second side of the relation as text for messages.
  final var nameOfSecondSide: String { rightSide.map { "\"\(Self.name(of: $0))\"" } ?? "nil" }

  /// The notation of the constraint, and the view that `|` represents in it; nil if it contains no
  /// `|`.
  private var notation: (equation: String, superview: View?) {
    if let right = rightSide {
      return visualNotation(leftSide, right) ?? (plainNotation(leftSide, right), nil)
    }
    let number = Self.number(storedConstant) + prioritySuffix
    guard leftSide.end == nil else {
      return ("\(Self.name(of: leftSide)) \(sign) \(number)", nil)
    }
    let axis = leftSide.attribute == .width ? "H" : "V"
    let length = relationSign(hidingEqual: true) + number
    return ("\(axis):[\(Self.name(of: first.owner))(\(length))]", nil)
  }

  /// Returns the notation for a gap between two items, or between an item and its superview.
  ///
  /// For example, the gap between two views is `H:[a]-(8)-[b]`, and the gap to the superview is
  /// `V:|-(8)-[a]`. Returns nil for any other constraint, and for a multiplier other than 1.
  private func visualNotation(_ left: ConstraintSide, _ right: ConstraintSide)
    -> (String, View?)?
  {
    guard left.end == nil, right.end == nil, storedMultiplier == 1, let axis = left.attribute.axis,
      let start = left.attribute.edge, let end = right.attribute.edge
    else { return nil }
    let letter = axis == .horizontal ? "H" : "V"
    func gap(_ constant: Double, _ relation: Relation) -> String {
      let sign =
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: ""
        case .greaterThanOrEqual: ">="
        }
      return "-(\(sign)\(Self.number(constant))\(prioritySuffix))-"
    }
    let (a, b) = (Self.name(of: first.owner), Self.name(of: second?.owner))
    let suffix = directionSuffix
    switch (start, end) {
    case (.start, .end):
      return ("\(letter):[\(b)]\(gap(storedConstant, relation))[\(a)]\(suffix)", nil)
    case (.end, .start):
      return ("\(letter):[\(a)]\(gap(0 - storedConstant, relation.reversed))[\(b)]\(suffix)", nil)
    case (.start, .start):
      if let superview = Self.superview(of: first), superview === second?.owner {
        return ("\(letter):|\(gap(storedConstant, relation))[\(a)]\(suffix)", superview)
      }
      if let superview = second.flatMap({ Self.superview(of: $0) }), superview === first.owner {
        let sum = gap(0 - storedConstant, relation.reversed)
        return ("\(letter):|\(sum)[\(b)]\(suffix)", superview)
      }
    case (.end, .end):
      if let superview = Self.superview(of: first), superview === second?.owner {
        let sum = gap(0 - storedConstant, relation.reversed)
        return ("\(letter):[\(a)]\(sum)|\(suffix)", superview)
      }
      if let superview = second.flatMap({ Self.superview(of: $0) }), superview === first.owner {
        return ("\(letter):[\(b)]\(gap(storedConstant, relation))|\(suffix)", superview)
      }
    }
    return nil
  }

  /// Returns the view that contains an item, which `|` represents; nil if there is none.
  private static func superview(of item: ConstraintItem) -> View? {
    item.role == .view ? item.view?.superview : item.view
  }

  /// Returns the notation for constraints without a visual notation.
  ///
  /// An example is `a.width == 2*b.width + 10`.
  private func plainNotation(_ left: ConstraintSide, _ right: ConstraintSide) -> String {
    var text = "\(Self.name(of: left)) \(sign) "
    if storedMultiplier != 1 { text += "\(Self.number(storedMultiplier))*" }
    text += Self.name(of: right)
    if storedConstant != 0 {
      text += " \(storedConstant < 0 ? "-" : "+") \(Self.number(abs(storedConstant)))"
    }
    return text + prioritySuffix.replacingOccurrences(of: "@", with: " @") + directionSuffix
  }

  private var sign: String { relationSign(hidingEqual: false) }

  private func relationSign(hidingEqual: Bool) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: hidingEqual ? "" : "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private var prioritySuffix: String {
    storedPriority < LayoutPriority.required.rawValue
      ? "@\(Self.number(Double(storedPriority)))" : ""
  }

  private var directionSuffix: String {
    let isDirectional =
      sides.first.isDirectional || sides.second.isDirectional
    guard isDirectional else { return "" }
    return isMirrored ? "(RTL)" : "(LTR)"
  }

  // MARK: Names

  private static func name(of side: ConstraintSide) -> String {
    let start = "\(name(of: side.item.owner)).\(side.attribute)"
    guard let end = side.end else { return start }
    return "distance(\(start), \(name(of: end.item.owner)).\(end.attribute))"
  }

  private static func name(of object: AnyObject?) -> String {
    guard let object else { return "nil" }
    let label = (object as? LayoutGuide)?.identifier ?? ""
    return "\(type(of: object)):\(address(of: object))\(label.isEmpty ? "" : "'\(label)'")"
  }

  private static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  /// Returns a number with up to six significant digits, formatted with `%g`.
  private static func number(_ number: Double) -> String { String(format: "%g", number) }
}

extension LayoutConstraint.Attribute {
  fileprivate enum Edge { case start, end }

  /// The edge that the attribute refers to, at the start or the end of its axis; nil if it isn't an
  /// edge.
  fileprivate var edge: Edge? {
    switch self {
    case .left, .leading, .top: .start
    case .right, .trailing, .bottom: .end
    default: nil
    }
  }
}
