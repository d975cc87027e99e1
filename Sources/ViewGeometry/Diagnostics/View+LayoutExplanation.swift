public import Foundation

/// Why constraints put a view where it is.
public struct LayoutExplanation: CustomStringConvertible {
  /// The frame the view has, in its superview's coordinates.
  public let frame: CGRect
  /// The constraints that have a say in left edge and width, in the order in which they became active (R11.81).
  public let horizontal: [LayoutConstraint]
  /// The constraints that have a say in top edge and height, in the order in which they became active (R11.81).
  public let vertical: [LayoutConstraint]
  /// What they leave open; nil when the place is determined (R11.78).
  public let ambiguity: LayoutAmbiguity?
  /// The conflicts of constraints that are solved together with these (R11.71).
  public let conflicts: [LayoutConflict]

  /// The explanation in lines: the frame, the constraints of each axis, what is open, and what is broken.
  public var description: String {
    var lines = ["\(frame)"]
    for (name, constraints) in [("horizontal", horizontal), ("vertical", vertical)] {
      lines.append(constraints.isEmpty ? "\(name): no constraints" : "\(name):")
      lines += constraints.map { "  \($0)" }
    }
    let open: [(String, ClosedRange<CGFloat>?)] = [
      ("x", ambiguity?.x), ("y", ambiguity?.y), ("width", ambiguity?.width),
      ("height", ambiguity?.height),
    ]
    for case (let name, let range?) in open {
      lines.append("\(name) may be \(range.lowerBound) to \(range.upperBound)")
    }
    lines += conflicts.map { "broken: \($0.broken)" }
    return lines.joined(separator: "\n")
  }
}

extension View {
  /// Explains which constraints put `view` where it is, what they leave open, and which are broken.
  ///
  /// - Complexity: That of a layout of what changed, and O(constraints that matter).
  public final func explainLayout(of view: View) -> LayoutExplanation {
    LayoutExplanation(
      frame: view.frame, horizontal: view.constraintsAffectingLayout(for: .horizontal),
      vertical: view.constraintsAffectingLayout(for: .vertical), ambiguity: view.layoutAmbiguity,
      conflicts: (view.superview ?? view).layoutConflicts)
  }
}
