import Foundation

/// The values of an element that conversions read; 48 bytes.
///
/// The element's other values are in its ``SnapshotSlot``.
struct SnapshotElement {
  /// The zero point of the view's coordinates, in the root's coordinates; unused if the space isn't
  /// direct.
  var origin: ExactOffset
  /// The index of the superview's element; -1 for the root.
  var parent: Int32
  /// The index of the element's ``SnapshotSpace``.
  var space: Int32
  /// The index of the element's offset in the storage's `sides`; unused in the first space.
  var side: Int32
  /// The index of the element's ``SnapshotSlot``.
  var slot: Int32
}

/// The values of an element that hit tests read on their way down the tree; 64 bytes, a cache line.
///
/// The subviews of a view have consecutive slots, from front to back, which is the order of a hit
/// test.
struct SnapshotSlot {
  /// The zero point of the view's coordinates, in the superview's coordinates; unused for a
  /// transformed view.
  let offset: SIMD2<Double>
  let boundsMin: SIMD2<Double>
  let size: SIMD2<Double>
  var element: Int32
  /// The index of the slot of the frontmost subview.
  var firstInner: Int32
  /// The number of subviews.
  var innerCount: Int32
  /// The view's flags for hit tests and clipping, including `isTransformed` and `holdsSpecial`.
  var flags: View.Flags

  @inline(__always)
  var bounds: CGRect {
    CGRect(x: boundsMin.x, y: boundsMin.y, width: size.x, height: size.y)
  }

  /// Returns whether the bounds contain the point, with the half-open test that views also use
  /// (R4.6).
  @inline(__always)
  func boundsContain(_ point: SIMD2<Double>) -> Bool {
    all((point .>= boundsMin) .& (point .< boundsMin + size))
  }
}

/// The flags of a ``SnapshotSlot``.
///
/// `isTransformed` and `holdsSpecial` reuse bits with a similar meaning in a view.
extension View.Flags {
  /// Set if the map to the superview isn't a translation.
  static let isTransformed = View.Flags.spatial
  /// Set if some subviews can't be hit or are transformed, so that testing their bounds isn't
  /// sufficient.
  static let holdsSpecial = View.Flags.turnsSubviews
  /// The flags that make a test of the bounds insufficient: the view can't be hit or is
  /// transformed.
  static let special: View.Flags = [.ineligible, .isTransformed]

  @inline(__always)
  init(inSlotOf flags: View.Flags, isTransformed: Bool) {
    self = flags.intersection([.ineligible, .clipping]).union(isTransformed ? .isTransformed : [])
  }
}

/// An element of a snapshot, as read by walks of the tree; valid as long as the storage exists.
struct SnapshotReading: PlacedElement {
  fileprivate let slot: UnsafePointer<SnapshotSlot>
  fileprivate let storage: Unmanaged<SnapshotStorage>

  @inline(__always)
  private var isTransformed: Bool { slot.pointee.flags.contains(.isTransformed) }

  @inline(__always)
  var flags: View.Flags { slot.pointee.flags }

  @inline(__always)
  var routeBits: UInt8 { isTransformed ? transformBits : 0 }

  private var transformBits: UInt8 {
    let (map, inverse) = (self.map, inverseMap)
    return map.kind.rawValue | (map.isAffine ? 0 : Placement.spatialBit)
      | (inverse == nil ? Placement.singularBit : 0)
  }

  @inline(__always)
  var offset: (x: Double, y: Double) { (slot.pointee.offset.x, slot.pointee.offset.y) }

  var map: ProjectiveMap {
    storage._withUnsafeGuaranteedRef { $0.localMap(Int(slot.pointee.element)) }
  }

  var inverseMap: ProjectiveMap? {
    storage._withUnsafeGuaranteedRef { $0.localInverse(Int(slot.pointee.element)) }
  }

  var bounds: CGRect { slot.pointee.bounds }

  /// The anchor point, in bounds coordinates; the center if the view isn't transformed.
  ///
  /// A snapshot doesn't store the anchor points of views that aren't transformed.
  var anchorInBounds: (x: Double, y: Double) {
    let middle = slot.pointee.boundsMin + slot.pointee.size / 2
    let anchor = isTransformed ? storage._withUnsafeGuaranteedRef { $0.anchor(of: slot) } : middle
    return (anchor.x, anchor.y)
  }

  @inline(__always)
  func boundsContain(x: Double, y: Double) -> Bool { slot.pointee.boundsContain(SIMD2(x, y)) }
}

extension SnapshotStorage: WalkedTree {
  func parent(of slot: UnsafePointer<SnapshotSlot>) -> UnsafePointer<SnapshotSlot>? {
    let parent = elements[Int(slot.pointee.element)].parent
    return parent < 0 ? nil : self.slot(of: Int(parent))
  }

  fileprivate func anchor(of slot: UnsafePointer<SnapshotSlot>) -> SIMD2<Double> {
    spaces[Int(elements[Int(slot.pointee.element)].space)].anchor
  }

  @inline(__always)
  func children(of slot: UnsafePointer<SnapshotSlot>) -> SnapshotFamily {
    SnapshotFamily(
      end: slots + Int(slot.pointee.firstInner + slot.pointee.innerCount),
      endIndex: Int(slot.pointee.innerCount))
  }

  @inline(__always)
  func reading(of slot: UnsafePointer<SnapshotSlot>) -> SnapshotReading {
    SnapshotReading(slot: slot, storage: Unmanaged.passUnretained(self))
  }
}

/// The subviews of an element, from back to front.
struct SnapshotFamily: RandomAccessCollection {
  fileprivate let end: UnsafePointer<SnapshotSlot>
  let endIndex: Int

  var startIndex: Int { 0 }

  @inline(__always)
  subscript(place: Int) -> UnsafePointer<SnapshotSlot> { end - (place + 1) }
}
