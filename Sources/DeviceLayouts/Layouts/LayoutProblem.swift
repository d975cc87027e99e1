import Foundation
import ViewGeometry

/// One problem of a layout on a device.
public struct LayoutProblem: Sendable, Hashable {
  /// The kind of problem.
  public let kind: Kind
  /// The index of the view among the layout's elements.
  ///
  /// For an overlap, it is the index of the view in front. For a conflict, it is that of the broken
  /// constraint's first item or, if this is a layout guide, of the guide's view; nil if that view
  /// isn't among the elements.
  public let element: Int?
  /// The problem in a sentence, with names and lengths.
  public let text: String

  /// The kinds of problems.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Two views, each of which is content or a target, overlap, and neither is an ancestor of the
    /// other.
    ///
    /// Views in different scroll views, and a view that lies entirely on a larger one behind it,
    /// aren't reported.
    case overlap
    /// Content, a target or a scroll view is partly or entirely cut off, has no size, or has less
    /// room than its content needs.
    ///
    /// A part is cut off if it is clipped by an ancestor or outside the window, and scrolling
    /// doesn't reveal it. A view without a size is reported only if it has an identifier or is a
    /// target. Images and scroll views may have less room than their content needs.
    case cutOff = "cut off"
    /// Content or a target extends beyond the safe area.
    ///
    /// Scrolling doesn't bring it inside. Images, cells and bars aren't reported, and neither are
    /// backgrounds unless they are targets.
    case unsafe = "outside the safe area"
    /// The tappable area of a target is too small or empty, or another target is too close.
    case smallTarget = "small target"
    /// Required constraints contradict each other.
    case conflict = "conflicting constraints"
    /// Constraints don't determine the position or the size of a view.
    case ambiguity = "ambiguous constraints"
  }
}
