/// Boxes in a row, of one form: four `Float`s each, or four `Double`s.
///
/// Widened, a `Float` is the number that was put in, so comparisons and answers are the same bit for bit in both forms;
/// boxes are compact only where no edge of any of them loses anything (Decisions/0012).
struct HilbertBoxes {
  /// The first of them: 16 or 32 bytes a box, the edges in the order of an `Extent`.
  private let address: UnsafeMutableRawPointer
  /// Whether edges are kept as `Float`s.
  let isCompact: Bool

  /// Boxes in memory that has room for `count` of them; each is to be set before it is read.
  init(at address: UnsafeMutableRawPointer, isCompact: Bool) {
    self.address = address
    self.isCompact = isCompact
  }

  /// The size of a box.
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

  /// Whether all edges are the same as `Float`s: whole numbers up to 2^24, halves up to 2^23, infinities; not NaN.
  @inline(__always)
  var isCompact: Bool {
    let edges = SIMD4(minX, minY, maxX, maxY)
    return SIMD4<Double>(SIMD4<Float>(edges)) == edges
  }
}
