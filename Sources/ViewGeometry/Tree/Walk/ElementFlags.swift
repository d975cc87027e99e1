/// The yes-or-no state of an element of a tree in one word: the bits that walks read.
///
/// Views have more of them, see `View.Flags`.
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
  /// Any of these hides a view and everything in it from touches (R4.1).
  @inlinable static var ineligible: Self { [.hidden, .interactionDisabled, .transparent] }
  /// Any of these cuts off what sticks out: of windows always.
  @inlinable static var clipping: Self { [.clips, .isWindow] }

  @inline(__always)
  mutating func set(_ flag: Self, _ isOn: Bool) {
    if isOn { formUnion(flag) } else { subtract(flag) }
  }
}
