public import Foundation
public import ViewGeometry

extension ScreenDump {
  /// One element of a dump.
  public struct Element: Sendable {
    /// Its place in document order, from 0.
    public var index: Int { Int(place) }
    /// The place of the element that holds it; nil for a root.
    public var parent: Int? { parentPlace < 0 ? nil : Int(parentPlace) }
    /// What it is, in the tool's words without package and prefix: `UIButton`, `Button`, `FrameLayout`; empty where it isn't told.
    public let role: String
    /// What it is in all the tool's words: `XCUIElementTypeButton`, `android.widget.FrameLayout`, a UIKit subclass's base class.
    public let typeName: String
    /// What a person would call it: its label or text; nil where it has none.
    public let name: String?
    /// What a program would call it: an accessibility identifier or resource name; nil where it has none.
    public let identifier: String?
    /// The rectangle on the screen as the numbers of the dump add up, of a turned element the box around it.
    ///
    /// Null where the dump has no usable numbers. Sizes may be negative where the tool writes them so; such a rectangle contains no
    /// point.
    public let frame: CGRect
    /// The rectangle in the parent's own coordinates, for a root on the screen; null where the dump has no usable numbers.
    public let frameInParent: CGRect
    /// What else the dump tells.
    public let flags: Flags
    /// The line of the file on which it begins, from 1.
    public var line: Int { Int(lineNumber) }

    let place: Int32
    let parentPlace: Int32
    let lineNumber: Int32
    let extra: ElementExtra?

    /// The same element with further flags.
    func adding(_ further: Flags) -> Element {
      Element(
        role: role, typeName: typeName, name: name, identifier: identifier, frame: frame,
        frameInParent: frameInParent, flags: flags.union(further), place: place,
        parentPlace: parentPlace, lineNumber: lineNumber, extra: extra)
    }

    /// Whether it can't be seen by what the dump tells: hidden or transparent itself or, where the tool means that, above.
    public var isHidden: Bool { !flags.isDisjoint(with: .unseen) }
    /// Whether the dump has usable numbers for its rectangle.
    public var hasFrame: Bool { flags.contains(.placed) }
    /// Whether it may be used; false only where the dump says so.
    public var isEnabled: Bool { !flags.contains(.disabled) }
    /// Its opacity without those of the elements around it, from 0 to 1; 1 where the dump doesn't tell.
    public var alpha: CGFloat { CGFloat(extra?.alpha ?? 1) }
    /// Its transform about its centre; the identity where the dump doesn't tell.
    public var transform: CGAffineTransform { extra?.transform ?? .identity }
    /// The rectangle in its own coordinates: where it is scrolled, the origin is the offset; null where the dump has no numbers.
    public var bounds: CGRect {
      guard hasFrame else { return .null }
      return extra?.bounds ?? CGRect(origin: .zero, size: frameInParent.size)
    }
  }
}

extension ScreenDump.Element {
  /// What a dump tells of an element beside its place.
  public struct Flags: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32

    /// The flags that some bits are.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Told to be hidden or not visible.
    public static let hidden = Flags(rawValue: 1 << 0)
    /// Its own opacity is below 0.01.
    public static let transparent = Flags(rawValue: 1 << 1)
    /// Something that holds it is hidden or transparent, and the tool's flags count for all inside.
    public static let insideHidden = Flags(rawValue: 1 << 2)
    /// Told to be disabled; it may still take touches, which a disabled control swallows.
    public static let disabled = Flags(rawValue: 1 << 3)
    /// Told to take no touches.
    public static let inert = Flags(rawValue: 1 << 4)
    /// Told to be clickable.
    public static let clickable = Flags(rawValue: 1 << 5)
    /// Told to be clickable for long.
    public static let longClickable = Flags(rawValue: 1 << 6)
    /// Told to scroll.
    public static let scrollable = Flags(rawValue: 1 << 7)
    /// Told to clip what sticks out of it.
    public static let clips = Flags(rawValue: 1 << 8)
    /// Has the focus.
    public static let focused = Flags(rawValue: 1 << 9)
    /// Told to be selected or checked.
    public static let selected = Flags(rawValue: 1 << 10)
    /// A window.
    public static let window = Flags(rawValue: 1 << 11)
    /// Has a rectangle.
    static let placed = Flags(rawValue: 1 << 12)
    /// Never answers for what is at a point: Maestro's root, nodes that only hold others.
    static let silent = Flags(rawValue: 1 << 13)
    /// A piece of text in a web page: touches go to the element around it.
    static let textRun = Flags(rawValue: 1 << 14)
    /// Something that holds it takes no touches, and that counts for all inside.
    static let insideInert = Flags(rawValue: 1 << 15)

    /// Any of these keeps an element from being seen.
    static let unseen: Flags = [.hidden, .transparent, .insideHidden]
    /// Any of these keeps touches from an element.
    static let untouched: Flags = [.inert, .insideInert]
    /// Any of these makes an element one that takes touches on Android.
    static let takesClicks: Flags = [.clickable, .longClickable]
  }
}

/// What few elements have.
final class ElementExtra: Sendable {
  /// The rectangle in the element's own coordinates.
  let bounds: CGRect?
  let transform: CGAffineTransform
  let alpha: Double
  /// From the space of the bounds to the screen, where that is more than an offset.
  let mapToScreen: CGAffineTransform?

  init(
    bounds: CGRect? = nil, transform: CGAffineTransform = .identity, alpha: Double = 1,
    mapToScreen: CGAffineTransform? = nil
  ) {
    self.bounds = bounds
    self.transform = transform
    self.alpha = alpha
    self.mapToScreen = mapToScreen
  }
}
