public import Foundation

/// An explanation of a view's frame in terms of the constraints that affect it.
public struct LayoutExplanation: CustomStringConvertible {
  /// The frame when ``View/explainLayout()`` was called, in the superview's coordinates.
  public let frame: CGRect
  /// The app's constraints that affect the left edge and width, in order of activation (R11.81).
  public let horizontal: [LayoutConstraint]
  /// The app's constraints that affect the top edge and height, in order of activation (R11.81).
  public let vertical: [LayoutConstraint]
  /// The ambiguity of the layout; nil if the frame is the same in all optimal layouts, or if
  /// constraints don't place the view (R11.78).
  public let ambiguity: LayoutAmbiguity?
  /// The conflicts between all constraints that are solved together with the listed ones (R11.71).
  public let conflicts: [LayoutConflict]

  /// The frame, the constraints of each axis, the ambiguity and the conflicts, in several lines.
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
      lines.append("\(name) can be \(range.lowerBound) to \(range.upperBound)")
    }
    lines += conflicts.map { "broken: \($0.broken)" }
    return lines.joined(separator: "\n")
  }
}

extension View {
  /// Explains which constraints determine the receiver's frame, and any ambiguity and conflicts.
  ///
  /// The constraints are solved again if they have changed, but no layout pass runs.
  ///
  /// - Complexity: The time to solve the constraints and a few small linear programs.
  public final func explainLayout() -> LayoutExplanation {
    LayoutExplanation(
      frame: frame, horizontal: constraintsAffectingLayout(for: .horizontal),
      vertical: constraintsAffectingLayout(for: .vertical), ambiguity: layoutAmbiguity,
      conflicts: (superview ?? self).layoutConflicts)
  }

  /// Explains which constraints determine the frame of `view`; the receiver has no effect.
  ///
  /// Use ``explainLayout()`` of the view instead.
  @available(*, deprecated, message: "Use explainLayout() of the view; the receiver has no effect.")
  public final func explainLayout(of view: View) -> LayoutExplanation { view.explainLayout() }
}
