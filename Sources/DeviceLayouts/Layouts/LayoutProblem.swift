public import Foundation
public import ViewGeometry

/// One thing that is wrong with a layout on a device.
public struct LayoutProblem: Sendable, Hashable {
  /// What is wrong.
  public let kind: Kind
  /// The position of the view among the layout's elements; nil for a problem of constraints that no visible view has.
  public let element: Int?
  /// The problem in a sentence, with names and numbers.
  public let text: String

  /// What can be wrong.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Two views that show something lie over each other.
    case overlap
    /// A part of a view is cut off, off the window, or has less room than its content needs.
    case cutOff = "cut off"
    /// A view reaches out of the safe area: under bars, sensors, the home indicator or rounded corners.
    case unsafe = "outside the safe area"
    /// What can be tapped of a target is too small, or another target is too near.
    case smallTarget = "small target"
    /// Required constraints contradict each other.
    case conflict = "constraints conflict"
    /// Constraints leave open where a view lies or how large it is.
    case ambiguity = "constraints ambiguous"
  }
}
