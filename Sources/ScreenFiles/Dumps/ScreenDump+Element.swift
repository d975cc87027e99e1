public import Foundation
public import ViewGeometry

extension ScreenDump {
  /// An element of a dump.
  public struct Element: Sendable {
    /// The index of the element in document order, counted from 0.
    public var index: Int { Int(place) }
    /// The index of the element's parent; nil for a root.
    public var parent: Int? { parentPlace < 0 ? nil : Int(parentPlace) }
    /// The role of the element; empty if unknown.
    ///
    /// It is usually the type name in the dump, without its package and without the
    /// `XCUIElementType` prefix: for example, `UIButton` or `Button`.
    public let role: String
    /// The full type name in the dump, such as `XCUIElementTypeButton` or
    /// `android.widget.FrameLayout`.
    ///
    /// If the dump states the UIKit base class of a custom class, this is the name of the base
    /// class. ``ScreenDump/init(of:isTarget:)`` describes the type of a live view.
    public let typeName: String
    /// The name that users see: the element's label or text; nil if it has none.
    public let name: String?
    /// The name for programs: an accessibility identifier or resource name; nil if it has none.
    public let identifier: String?
    /// The element's frame in screen coordinates; for a rotated element, its bounding box.
    ///
    /// Its values are in the unit of the dump (``ScreenDump/unit``). It is null if the dump has no
    /// usable values. The width or height is negative if the tool writes a negative value; such a
    /// rectangle contains no point.
    public let frame: CGRect
    /// The frame in the coordinates of the parent or, for a root, of the screen.
    ///
    /// For a rotated element, it is a bounding box. It is null if the dump has no usable values.
    public let frameInParent: CGRect
    /// The properties of the element other than its geometry, such as being hidden or clickable.
    public let flags: Flags
    /// The line of the text on which the element begins, counted from 1.
    ///
    /// It is usually a line of the file. If the dump was decoded or extracted from other text, it
    /// may be a line of the result; ``ScreenDump/remarks`` then say so.
    public var line: Int { Int(lineNumber) }

    let place: Int32
    let parentPlace: Int32
    let lineNumber: Int32
    let extra: ElementExtra?

    /// Returns the element with additional flags.
    func adding(_ further: Flags) -> Element {
      Element(
        role: role, typeName: typeName, name: name, identifier: identifier, frame: frame,
        frameInParent: frameInParent, flags: flags.union(further), place: place,
        parentPlace: parentPlace, lineNumber: lineNumber, extra: extra)
    }

    /// Whether the element is hidden or transparent.
    ///
    /// In formats where descendants inherit this, an element with a hidden or transparent ancestor
    /// is hidden too.
    public var isHidden: Bool { !flags.isDisjoint(with: .unseen) }
    /// Whether the dump has usable values for the element's rectangle.
    public var hasFrame: Bool { flags.contains(.placed) }
    /// Whether the element is enabled; false only if the dump reports it as disabled.
    public var isEnabled: Bool { !flags.contains(.disabled) }
    /// The element's own opacity from 0 to 1, not multiplied by its ancestors' opacities; 1 if the
    /// dump doesn't contain it.
    public var alpha: CGFloat { CGFloat(extra?.alpha ?? 1) }
    /// The element's transform about its center; the identity if the dump doesn't contain one.
    ///
    /// In all formats except ``ScreenDump/Format/uiKit``, it is always the identity: transforms in
    /// the file affect only the frames, which are then bounding boxes. It is also the identity if
    /// the size before the transform can't be determined, as after a rotation by 45°.
    public var transform: CGAffineTransform { extra?.transform ?? .identity }
    /// The element's rectangle in its own coordinates.
    ///
    /// Its origin is the scroll offset, or (0, 0) if the dump doesn't contain one. The rectangle is
    /// null if the dump has no usable values.
    public var bounds: CGRect {
      guard hasFrame else { return .null }
      return extra?.bounds ?? CGRect(origin: .zero, size: frameInParent.size)
    }
  }
}

extension ScreenDump.Element {
  /// Properties of an element other than its geometry.
  public struct Flags: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates flags from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Reported as hidden or not visible.
    public static let hidden = Flags(rawValue: 1 << 0)
    /// The element's own opacity is below 0.01.
    public static let transparent = Flags(rawValue: 1 << 1)
    /// An ancestor is hidden or transparent, which also hides its descendants in this format.
    public static let insideHidden = Flags(rawValue: 1 << 2)
    /// Reported as disabled.
    ///
    /// A disabled control may still receive touches, but ignores them.
    public static let disabled = Flags(rawValue: 1 << 3)
    /// Reported as receiving no touches.
    public static let inert = Flags(rawValue: 1 << 4)
    /// Reported as clickable, or of a kind that handles clicks.
    public static let clickable = Flags(rawValue: 1 << 5)
    /// Reported as long-clickable.
    public static let longClickable = Flags(rawValue: 1 << 6)
    /// Reported as scrollable.
    public static let scrollable = Flags(rawValue: 1 << 7)
    /// Clips its content, as reported or as usual for its kind.
    public static let clips = Flags(rawValue: 1 << 8)
    /// Has the focus.
    public static let focused = Flags(rawValue: 1 << 9)
    /// Reported as selected or checked.
    public static let selected = Flags(rawValue: 1 << 10)
    /// A window.
    public static let window = Flags(rawValue: 1 << 11)
    /// The dump has usable values for the element's rectangle.
    static let placed = Flags(rawValue: 1 << 12)
    /// Never the result of a query at a point, like Maestro's root.
    static let silent = Flags(rawValue: 1 << 13)
    /// A piece of text in a web page: touches go to its parent.
    static let textRun = Flags(rawValue: 1 << 14)
    /// Receives no touches because of an ancestor or, in Flutter's render trees, because it ignores
    /// them itself.
    static let insideInert = Flags(rawValue: 1 << 15)

    /// The flags that make an element invisible.
    ///
    /// One of them is enough.
    static let unseen: Flags = [.hidden, .transparent, .insideHidden]
    /// The flags that prevent an element from receiving touches.
    ///
    /// One of them is enough.
    static let untouched: Flags = [.inert, .insideInert]
    /// The flags that make an element receive touches in formats that report clickable elements.
    ///
    /// One of them is enough.
    static let takesClicks: Flags = [.clickable, .longClickable]
  }
}

/// The properties that few elements have, stored separately.
final class ElementExtra: Sendable {
  /// The rectangle in the element's own coordinates; nil means the size of `frameInParent`, at an
  /// origin of (0, 0).
  let bounds: CGRect?
  let transform: CGAffineTransform
  let alpha: Double
  /// The map from the element's own coordinates to the screen's; nil if the `transform` of the
  /// element and those of all ancestors are the identity.
  let mapToScreen: CGAffineTransform?
  /// The remaining scroll distances; nil if the dump doesn't contain them.
  let scrollRoom: ScrollRoom?

  init(
    bounds: CGRect? = nil, transform: CGAffineTransform = .identity, alpha: Double = 1,
    mapToScreen: CGAffineTransform? = nil, scrollRoom: ScrollRoom? = nil
  ) {
    self.bounds = bounds
    self.transform = transform
    self.alpha = alpha
    self.mapToScreen = mapToScreen
    self.scrollRoom = scrollRoom
  }
}
