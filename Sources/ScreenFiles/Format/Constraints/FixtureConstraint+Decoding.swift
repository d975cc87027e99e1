import Foundation
import ViewGeometry

extension FixtureConstraint {
  private static let keys: Set<String> = [
    "id", "first", "relation", "second", "multiplier", "constant", "priority", "note",
  ]

  /// Decodes the constraints of a file, and checks that creating them won't trap.
  static func all(_ list: FixtureJSON, tree: FixtureTree) throws(FixtureError)
    -> [FixtureConstraint]
  {
    let nodes = try list.array()
    try list.check(Double(nodes.count), limit: FixtureLimits.constraints)
    guard !nodes.isEmpty else { return [] }
    try list.check(Double(tree.views.count), limit: FixtureLimits.constrainedViews)
    if tree.views.contains(where: { $0.space != nil }) {
      throw list.fault(.contradiction("a view with constraints can't be rotated in space"))
    }
    if tree.views.contains(where: \.placement.isFar) {
      let most = FixtureLimits.constrainedFactor
      throw list.fault(
        .contradiction("with constraints, anchor points and transforms are limited to \(most)"))
    }
    let roots = tree.roots
    var constraints: [FixtureConstraint] = []
    for node in nodes { constraints.append(try FixtureConstraint(node, tree: tree, roots: roots)) }
    return constraints
  }

  private init(
    _ node: FixtureJSON, tree: FixtureTree, roots: [Int]
  ) throws(FixtureError) {
    let object = try node.object(Self.keys)
    identifier = try object["id"]?.string()
    _ = try object["note"]?.string()
    first = try Side(try object.required("first"), tree: tree)
    relation = try object["relation"]?.name(Relation.self) ?? .equal
    second = try object["second"].map { node throws(FixtureError) in
      try Side(node, tree: tree)
    }
    multiplier = try object["multiplier"]?.number() ?? 1
    constant = try object["constant"]?.number() ?? 0
    priority = try object["priority"]?.priority() ?? 1_000
    if let reason = contradiction(roots) { throw node.fault(.contradiction(reason)) }
  }

  /// Returns the reason why the two sides can't be compared, or nil if they can (R11.5, R11.11,
  /// R11.13, R11.20).
  private func contradiction(_ roots: [Int]) -> String? {
    let left = first.attribute
    guard let second else {
      return left.isSize ? nil : "a position attribute needs a second item"
    }
    let right = second.attribute
    if roots[first.view] != roots[second.view] { return "the views are in different trees" }
    if left.isSize != right.isSize { return "a position can't be compared with a size" }
    if left.isSize { return nil }
    if left.isHorizontalPlace != right.isHorizontalPlace {
      return "positions along different axes can't be compared"
    }
    if left.isDirectional && right.isAbsoluteSide || left.isAbsoluteSide && right.isDirectional {
      return "leading and trailing can't be compared with left and right"
    }
    return multiplier == 0 ? "a position can't be a constant: the multiplier is 0" : nil
  }
}

extension FixtureView.Placement {
  /// Whether the anchor point or transform is so large that constrained bounds might overflow.
  fileprivate var isFar: Bool {
    guard case .stored(_, _, let anchor, let turn) = self else { return false }
    return [anchor.x, anchor.y, turn.a, turn.b, turn.c, turn.d].contains {
      abs($0) > CGFloat(FixtureLimits.constrainedFactor)
    }
  }
}

extension FixtureConstraint.Side {
  /// Decodes a view and an attribute, optionally with one of the view's guides in between.
  init(_ node: FixtureJSON, tree: FixtureTree) throws(FixtureError) {
    let parts = try node.array()
    guard parts.count == 2 || parts.count == 3 else {
      throw node.fault(
        .wrongType(
          expected: "[view, attribute] or [view, guide, attribute]",
          found: "\(parts.count) elements"))
    }
    let id = try parts[0].string()
    guard let view = tree.index(of: id) else { throw parts[0].fault(.unknownID(id)) }
    self.view = view
    guide = parts.count == 3 ? try parts[1].name(FixtureGuide.self) : nil
    attribute = try parts[parts.count - 1].name(FixtureAttribute.self)
    guard let guide else { return }
    if attribute.isBaseline {
      throw parts[2].fault(.contradiction("a guide has no baselines"))
    }
    if guide.isOfScrollView, tree.views[view].scroll == nil {
      throw parts[1].fault(.contradiction("only scroll views have this guide"))
    }
  }
}

extension FixtureJSON {
  /// Decodes a priority, which is above 0 and at most 1,000 (R11.17).
  func priority() throws(FixtureError) -> Double {
    let number = try number()
    guard Float(number) > 0, number <= 1_000 else {
      throw fault(.outOfRange(value: number, allowed: "above 0 and at most 1000"))
    }
    return number
  }

  /// Decodes two priorities, for the horizontal and the vertical axis.
  func priorities() throws(FixtureError) -> [Double] {
    let parts = try array(of: ["horizontal", "vertical"])
    return [try parts[0].priority(), try parts[1].priority()]
  }
}
