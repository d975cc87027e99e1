/// The Boolean state of an element of a tree, in one word.
///
/// These are the flags that walks read. Views have more flags; see `View.Flags`.
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
  /// The flags that exclude an element and its descendants from touches (R4.1).
  ///
  /// Any one of them suffices.
  @inlinable static var ineligible: Self { [.hidden, .interactionDisabled, .transparent] }
  /// The flags that make an element clip content outside its bounds.
  ///
  /// Windows always clip.
  @inlinable static var clipping: Self { [.clips, .isWindow] }

  @inline(__always)
  mutating func set(_ flag: Self, _ isOn: Bool) {
    if isOn { formUnion(flag) } else { subtract(flag) }
  }
}
