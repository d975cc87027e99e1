public import Foundation
public import ViewGeometry

/// A layout on one device: where everything lies, and what is wrong with it.
///
/// It is a value without views.
public struct DeviceLayout: Sendable {
  /// The device and how it is held.
  public let setting: LayoutSetting
  /// The size of the window, in points.
  public let size: CGSize
  /// What the device takes of the window, from its edges.
  public let safeArea: EdgeInsets
  /// The visible views in document order, each after the one that holds it, the window first.
  public let elements: [Element]
  /// What is wrong, by kind and then in the order of the elements.
  public let problems: [LayoutProblem]

  /// The frames of the views with an identifier, in the window's coordinates; of several with the same the first.
  ///
  /// A view's identifier is its `accessibilityIdentifier`, or else a tag other than 0.
  public let frames: [String: CGRect]

  /// One view of the layout.
  public struct Element: Sendable, Hashable {
    /// The name of its class.
    public let role: String
    /// Its `accessibilityIdentifier`, or else its tag; nil for neither.
    public let identifier: String?
    /// Its box in the window's coordinates, in points.
    public let frame: CGRect
    /// What is seen of the box, inside the window and inside what clips; null for nothing.
    public let visibleFrame: CGRect
    /// The position of the view that holds it; nil for the window.
    public let parent: Int?
    /// What the audit takes it for.
    public let kind: Kind
    /// Whether it is out of sight only because a scroll view hasn't come to it.
    let isScrolledAway: Bool

    /// The identifier in quotes, or the class.
    public var name: String { identifier.map { "\"\($0)\"" } ?? role }
  }

  /// What the audit takes a view for.
  public enum Kind: String, Sendable, Hashable {
    /// It is meant to be tapped: a control by its class, a view with interactions, or what the caller says.
    case target
    /// It shows something: it has an identifier or a class of its own, and nothing in it does.
    case content
    /// A navigation or tab bar, or something in one.
    case bar
    /// It holds others, or nothing is known of it.
    case container
  }
}
