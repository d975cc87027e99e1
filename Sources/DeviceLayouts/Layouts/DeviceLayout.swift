public import Foundation
public import ViewGeometry

/// A layout on one device: the frames of its views, and its problems.
///
/// It is a value that holds no views.
public struct DeviceLayout: Sendable {
  /// The setting of the layout, which includes the device.
  public let setting: LayoutSetting
  /// The size of the window, in points.
  public let size: CGSize
  /// The safe-area insets of the window, in points.
  public let safeArea: EdgeInsets
  /// The views in document order, except hidden, transparent and ignored views and what they
  /// contain.
  ///
  /// Each view comes after its superview; the window is first. A view is transparent if its alpha
  /// is below 0.01, and ignored if ``LayoutOptions/ignores`` returns true for it.
  public let elements: [Element]
  /// The problems, in the order of the cases of ``LayoutProblem/Kind``; within a kind, in the order
  /// in which the audit finds them.
  public let problems: [LayoutProblem]

  /// The frames of the elements that have an identifier, by identifier, in window coordinates.
  ///
  /// An identifier is the view's `accessibilityIdentifier`, or else a tag other than 0. If several
  /// elements have the same identifier, the first one counts.
  public let frames: [String: CGRect]

  /// One view of the layout.
  public struct Element: Sendable, Hashable {
    /// The name of the view's class.
    public let role: String
    /// The view's `accessibilityIdentifier`, or else its tag; nil if it has neither (the tag is 0).
    public let identifier: String?
    /// The bounding box of the view in the window's coordinates, in points.
    public let frame: CGRect
    /// The part of the box that isn't cut off, in the window's coordinates, in points.
    ///
    /// The window, scroll views around the view at their current positions, and clipping ancestors
    /// cut off the other parts. Views in front have no effect. The rectangle is null if nothing is
    /// left.
    public let visibleFrame: CGRect
    /// The index of the superview; nil for the window.
    public let parent: Int?
    /// The audit's classification of the view.
    public let kind: Kind
    /// Whether the view is in a scroll view and no part of it is visible.
    let isScrolledAway: Bool

    /// The identifier of the view in quotes or, if it has none, the name of its class.
    public var name: String { identifier.map { "\"\($0)\"" } ?? role }
  }

  /// The audit's classification of views.
  public enum Kind: String, Sendable, Hashable {
    /// A view that users tap.
    ///
    /// It is a control, the name of its class or of a superclass ends like that of a control or
    /// cell, as in `Button`, it has interactions, or ``LayoutOptions/isTarget`` returns true for
    /// it. Views in bars and views that receive no touches aren't targets.
    case target
    /// A view that shows something.
    ///
    /// It has an identifier or a class other than `View`, and contains no content, targets or bars.
    /// It isn't a scroll view, and doesn't fill the window.
    case content
    /// A navigation or tab bar, or a view inside one.
    case bar
    /// A view that contains others, or one that the audit can't classify.
    case container
  }
}
