import Foundation
import ScreenFiles
import ViewGeometry

/// Finds problems with constraints: conflicts and ambiguity.
extension LayoutAudit {
  mutating func findConstraintProblems() {
    var reported: Set<ObjectIdentifier> = []
    for place in nodes.indices where !nodes[place].view.subviews.isEmpty {
      for conflict in nodes[place].view.layoutConflicts
      where reported.insert(ObjectIdentifier(conflict.broken)).inserted {
        let all = conflict.constraints.map(words).joined(separator: "; ")
        note(
          .conflict, self.place(of: conflict.broken.firstItem),
          "these constraints conflict: \(all). Broken: \(words(conflict.broken))")
      }
    }
    for place in nodes.indices {
      guard let ambiguity = nodes[place].view.layoutAmbiguity else { continue }
      let open = [
        ("x", ambiguity.x), ("y", ambiguity.y), ("width", ambiguity.width),
        ("height", ambiguity.height),
      ].compactMap { name, range in range.map { "\(name) (\(words($0)))" } }
      note(
        .ambiguity, place,
        "\(nodes[place].name) has an ambiguous layout: \(open.joined(separator: ", "))")
    }
  }

  /// Returns the index of the node for an item of a constraint, which is a view or a layout guide.
  ///
  /// For a guide, it is the node of the guide's owning view. Returns nil if the view has no node,
  /// for example because it is hidden.
  private func place(of item: AnyObject?) -> Int? {
    let view = item as? View ?? (item as? LayoutGuide)?.owningView
    return nodes.firstIndex { $0.view === view }
  }

  private func words(_ range: ClosedRange<CGFloat>) -> String {
    switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
    case (true, true):
      "\(Double(range.lowerBound).shortText) to \(Double(range.upperBound).shortText)"
    case (true, false): "\(Double(range.lowerBound).shortText) or more"
    case (false, true): "\(Double(range.upperBound).shortText) or less"
    case (false, false): "any"
    }
  }

  /// Describes a constraint by its identifier in quotes or, if it has none, by an equation or
  /// inequality with the names of its items.
  private func words(_ constraint: LayoutConstraint) -> String {
    if let identifier = constraint.identifier { return "'\(identifier)'" }
    var text = "\(name(of: constraint.firstItem)).\(constraint.firstAttribute.words)"
    text += " \(constraint.relation.sign) "
    let constant = Double(constraint.constant)
    guard let second = constraint.secondItem else {
      return text + constant.shortText + priority(of: constraint)
    }
    if constraint.multiplier != 1 { text += "\(Double(constraint.multiplier).shortText) x " }
    text += "\(name(of: second)).\(constraint.secondAttribute.words)"
    if constant != 0 { text += constant < 0 ? " - " : " + " }
    if constant != 0 { text += abs(constant).shortText }
    return text + priority(of: constraint)
  }

  private func priority(of constraint: LayoutConstraint) -> String {
    constraint.priority == .required
      ? "" : " @ \(Double(constraint.priority.rawValue).shortText)"
  }

  private func name(of item: AnyObject?) -> String {
    if let view = item as? View { return view.nameInDumps ?? "\(type(of: view))" }
    if let guide = item as? LayoutGuide {
      if !guide.identifier.isEmpty { return guide.identifier }
      guard let view = guide.owningView else { return "guide" }
      return (view.nameInDumps ?? "\(type(of: view))") + ".guide"
    }
    return "nothing"
  }
}

extension LayoutConstraint.Attribute {
  /// The name of the attribute's case, as in code.
  fileprivate var words: String { "\(self)" }
}

extension LayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
