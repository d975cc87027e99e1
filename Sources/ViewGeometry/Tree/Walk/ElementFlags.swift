/// The Boolean state of an element of a tree in one word: the flags that walks read.
///
/// Views have more flags, see `View.Flags`.
@usableFromInline
struct ElementFlags: OptionSet, Sendable {
  @usableFromInline let rawValue: UInt32

  @inlinable
  init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable static var hidden: Self { Self(rawValue: 1 << 0) }
  @inlinable static var interactionDisabled: Self { Self(rawValue: 1 << 1) }
  /// The opacity is below 0.01.
  @inlinable static var transparent: Self { Self(rawValue: 1 << 2) }
  @inlinable static var clips: Self { Self(rawValue: 1 << 3) }
  @inlinable static var isWindow: Self { Self(rawValue: 1 << 10) }
  /// If any of these is set, touches reach neither a view nor its descendants (R4.1).
  @inlinable static var ineligible: Self { [.hidden, .interactionDisabled, .transparent] }
  /// If any of these is set, content outside the bounds is clipped; always true of windows.
  @inlinable static var clipping: Self { [.clips, .isWindow] }

  @inline(__always)
  mutating func set(_ flag: Self, _ isOn: Bool) {
    if isOn { formUnion(flag) } else { subtract(flag) }
  }
}
