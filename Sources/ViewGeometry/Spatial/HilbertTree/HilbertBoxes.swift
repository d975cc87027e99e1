/// An array of boxes in one of two formats: four `Float`s each, or four `Double`s.
///
/// Boxes are compact only if every edge of all boxes is exact as a `Float`. Therefore, comparisons
/// and results are bit-for-bit identical in both formats (Decisions/0012).
struct HilbertBoxes {
  /// The address of the first box.
  ///
  /// A box takes 16 or 32 bytes and contains its edges in the order of an `Extent`.
  private let address: UnsafeMutableRawPointer
  /// Whether the edges are stored as `Float`s.
  let isCompact: Bool

  /// Creates an array in memory that the caller provides.
  ///
  /// Each box must be set before it is read.
  init(at address: UnsafeMutableRawPointer, isCompact: Bool) {
    self.address = address
    self.isCompact = isCompact
  }

  /// Returns the size of a box, in bytes.
  static func bytes(isCompact: Bool) -> Int {
    isCompact ? MemoryLayout<HilbertCompactBox>.stride : MemoryLayout<Extent>.stride
  }

  @inline(__always)
  subscript(index: Int) -> Extent {
    get {
      isCompact
        ? Extent(compact.advanced(by: index).pointee) : wide.advanced(by: index).pointee
    }
    nonmutating set {
      if isCompact {
        compact.advanced(by: index).initialize(to: HilbertCompactBox(newValue))
      } else {
        wide.advanced(by: index).initialize(to: newValue)
      }
    }
  }

  @inline(__always)
  private var compact: UnsafeMutablePointer<HilbertCompactBox> {
    address.assumingMemoryBound(to: HilbertCompactBox.self)
  }

  @inline(__always)
  private var wide: UnsafeMutablePointer<Extent> {
    address.assumingMemoryBound(to: Extent.self)
  }
}

/// The edges of an ``Extent`` as `Float`s.
private struct HilbertCompactBox {
  let minX: Float
  let minY: Float
  let maxX: Float
  let maxY: Float

  @inline(__always)
  init(_ extent: Extent) {
    (minX, minY) = (Float(extent.minX), Float(extent.minY))
    (maxX, maxY) = (Float(extent.maxX), Float(extent.maxY))
  }
}

extension Extent {
  @inline(__always)
  fileprivate init(_ box: HilbertCompactBox) {
    self.init(
      minX: Double(box.minX), minY: Double(box.minY), maxX: Double(box.maxX),
      maxY: Double(box.maxY))
  }

  /// Whether all edges are exact as `Float`s.
  ///
  /// Integers up to 2^24, halves up to 2^23 and so on are exact, and so are infinities. NaN isn't.
  @inline(__always)
  var isCompact: Bool {
    let edges = SIMD4(minX, minY, maxX, maxY)
    return SIMD4<Double>(SIMD4<Float>(edges)) == edges
  }
}
