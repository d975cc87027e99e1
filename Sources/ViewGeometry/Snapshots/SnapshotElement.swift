import Foundation

/// What a snapshot keeps of a view, 80 bytes; what a conversion reads comes first.
struct SnapshotElement {
  /// The zero point of the view's bounds in those of the root; meaningless in a space that isn't direct.
  var origin: ExactOffset
  /// The element that holds this one; -1 for the root.
  var parent: Int32
  /// The place of its ``SnapshotSpace``.
  var space: Int32
  /// The place of its offset in its space, for elements of spaces other than the first.
  var side: Int32
  var flags: Flags
  var boundsMin: SIMD2<Double>
  var size: SIMD2<Double>

  /// What a view says of itself; the last two also say what follows from those above it.
  struct Flags: OptionSet {
    let rawValue: UInt32

    static let hidden = Flags(rawValue: 1 << 0)
    static let interactionDisabled = Flags(rawValue: 1 << 1)
    static let transparent = Flags(rawValue: 1 << 2)
    static let clips = Flags(rawValue: 1 << 3)
    static let isWindow = Flags(rawValue: 1 << 4)
    /// Its box in the index is also the region where it can be hit.
    static let isHitWhereSeen = Flags(rawValue: 1 << 5)
    /// It can be seen and not be hit.
    static let isNeverHit = Flags(rawValue: 1 << 6)

    init(rawValue: UInt32) { self.rawValue = rawValue }

    @inline(__always)
    init(_ flags: View.Flags) {
      // The first four are the same bits there; a test compares them.
      let common = flags.rawValue & 0b1111
      rawValue = common | (flags.contains(.isWindow) ? 1 << 4 : 0)
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

/// Where an element can be hit, in the bounds of the root, if that isn't its box in the index: its box, cut by those of all
/// above it.
struct SnapshotHitBox {
  let element: Int32
  let box: Extent
}
