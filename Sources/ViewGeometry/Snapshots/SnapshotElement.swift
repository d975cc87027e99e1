import Foundation

/// The part of an element that conversions read, 48 bytes; the rest is in its ``SnapshotSlot``.
struct SnapshotElement {
  /// The zero point of the view's bounds in those of the root; meaningless in a space that isn't direct.
  var origin: ExactOffset
  /// The element that holds this one; -1 for the root.
  var parent: Int32
  /// The index of its ``SnapshotSpace``.
  var space: Int32
  /// The index of its offset among the `sides`, for elements of spaces other than the first.
  var side: Int32
  /// The index of its ``SnapshotSlot``.
  var slot: Int32
}

/// The part of an element that descents read, 64 bytes: a cache line.
///
/// The subviews of a view lie side by side, front to back, as a hit test asks for them.
struct SnapshotSlot {
  /// The zero point of the bounds in those of the view around; of a turned view, meaningless.
  let offset: SIMD2<Double>
  let boundsMin: SIMD2<Double>
  let size: SIMD2<Double>
  var element: Int32
  /// The index of the slot of the frontmost subview.
  var firstInner: Int32
  /// The number of subviews.
  var innerCount: Int32
  var flags: Flags

  /// Properties of a view that hit tests ask for.
  struct Flags: OptionSet {
    let rawValue: UInt32

    static let hidden = Flags(rawValue: 1 << 0)
    static let interactionDisabled = Flags(rawValue: 1 << 1)
    static let transparent = Flags(rawValue: 1 << 2)
    static let clips = Flags(rawValue: 1 << 3)
    static let isWindow = Flags(rawValue: 1 << 4)
    /// Its map to the view around is more than an offset.
    static let isTurned = Flags(rawValue: 1 << 5)
    /// Some of its subviews aren't hit where their bounds are: they can't be hit, or lie turned.
    static let holdsSpecial = Flags(rawValue: 1 << 6)

    /// Any of these hides a view and everything in it from touches (R4.1).
    static let ineligible: Flags = [.hidden, .interactionDisabled, .transparent]
    /// Any of these takes more than a look at the bounds.
    static let special: Flags = [.hidden, .interactionDisabled, .transparent, .isTurned]

    init(rawValue: UInt32) { self.rawValue = rawValue }

    @inline(__always)
    init(_ flags: View.Flags, isTurned: Bool) {
      // The first four are the same bits there; a test compares them.
      let common = flags.rawValue & 0b1111
      rawValue = common | (flags.contains(.isWindow) ? 1 << 4 : 0) | (isTurned ? 1 << 5 : 0)
    }
  }

  @inline(__always)
  var bounds: CGRect {
    CGRect(x: boundsMin.x, y: boundsMin.y, width: size.x, height: size.y)
  }

  /// Whether the point lies in the bounds, tested as a view tests it; half-open (R4.6).
  @inline(__always)
  func boundsContain(_ point: SIMD2<Double>) -> Bool {
    all((point .>= boundsMin) .& (point .< boundsMin + size))
  }
}
