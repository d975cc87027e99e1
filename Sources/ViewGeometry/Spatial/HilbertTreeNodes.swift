/// The 16 boxes of a leaf of a ``HilbertTree``, by column, and their ranks.
struct HilbertLeaf {
  let address: UnsafeMutableRawPointer

  static let lanes = 16
  static let bytes = lanes * 36

  var ranks: UnsafeMutablePointer<UInt32> {
    (address + 512).assumingMemoryBound(to: UInt32.self)
  }

  func box(_ lane: Int) -> Extent {
    let edges = address.assumingMemoryBound(to: Double.self) + lane
    return Extent(minX: edges[0], minY: edges[16], maxX: edges[32], maxY: edges[48])
  }

  func set(_ lane: Int, _ box: Extent, rank: UInt32) {
    let edges = address.assumingMemoryBound(to: Double.self) + lane
    edges[0] = box.minX
    edges[16] = box.minY
    edges[32] = box.maxX
    edges[48] = box.maxY
    ranks[lane] = rank
  }

  /// A bit for each box that holds the point.
  @inline(__always)
  func lanes(holding x: Double, _ y: Double) -> UInt32 {
    let (x, y) = (SIMD8(repeating: x), SIMD8(repeating: y))
    return half(0) { ($0 .<= x) .& ($1 .<= y) .& (x .< $2) .& (y .< $3) }
      | half(64) { ($0 .<= x) .& ($1 .<= y) .& (x .< $2) .& (y .< $3) } &<< 8
  }

  /// A bit for each box that shares a point with `extent`, which isn't empty.
  @inline(__always)
  func lanes(meeting extent: Extent) -> UInt32 {
    let (minX, minY) = (SIMD8(repeating: extent.minX), SIMD8(repeating: extent.minY))
    let (maxX, maxY) = (SIMD8(repeating: extent.maxX), SIMD8(repeating: extent.maxY))
    return half(0) { ($0 .< maxX) .& ($1 .< maxY) .& (minX .< $2) .& (minY .< $3) }
      | half(64) { ($0 .< maxX) .& ($1 .< maxY) .& (minX .< $2) .& (minY .< $3) } &<< 8
  }

  private typealias Eight = SIMD8<Double>

  @inline(__always)
  private func half(
    _ start: Int, _ test: (Eight, Eight, Eight, Eight) -> SIMDMask<SIMD8<Int64>>
  ) -> UInt32 {
    let start = address + start
    let mask = test(
      start.load(as: Eight.self), start.load(fromByteOffset: 128, as: Eight.self),
      start.load(fromByteOffset: 256, as: Eight.self),
      start.load(fromByteOffset: 384, as: Eight.self))
    let bits = SIMD8<Int64>(1, 2, 4, 8, 16, 32, 64, 128)
    let kept = unsafeBitCast(mask, to: SIMD8<Int64>.self) & bits
    let four = kept.lowHalf | kept.highHalf
    let two = four.lowHalf | four.highHalf
    return UInt32(truncatingIfNeeded: two.x | two.y)
  }
}

/// The boxes of the 16 children of an inner node of a ``HilbertTree``, by column and rounded outwards, and their largest
/// ranks.
struct HilbertNode {
  let address: UnsafeMutableRawPointer

  static let bytes = 16 * 20

  var ranks: UnsafeMutablePointer<UInt32> {
    (address + 256).assumingMemoryBound(to: UInt32.self)
  }

  var edges: UnsafeMutablePointer<Float> { address.assumingMemoryBound(to: Float.self) }

  func set(_ lane: Int, minX: Float, minY: Float, maxX: Float, maxY: Float, rank: UInt32) {
    edges[lane] = minX
    edges[lane + 16] = minY
    edges[lane + 32] = maxX
    edges[lane + 48] = maxY
    ranks[lane] = rank
  }

  /// A bit for each child that may hold something of `area`: none that does is left out.
  @inline(__always)
  func lanes(meeting area: HilbertArea) -> UInt32 {
    let mask =
      (column(0) .<= area.outerMaxX) .& (column(64) .<= area.outerMaxY)
      .& (area.outerMinX .<= column(128)) .& (area.outerMinY .<= column(192))
    return Self.bits(mask)
  }

  /// A bit for each child that lies within `area` with all that is below it.
  @inline(__always)
  func lanes(within area: HilbertArea) -> UInt32 {
    let mask =
      (area.innerMinX .<= column(0)) .& (area.innerMinY .<= column(64))
      .& (column(128) .<= area.innerMaxX) .& (column(192) .<= area.innerMaxY)
    return Self.bits(mask)
  }

  @inline(__always)
  func column(_ start: Int) -> SIMD16<Float> {
    address.load(fromByteOffset: start, as: SIMD16<Float>.self)
  }

  @inline(__always)
  private static func bits(_ mask: SIMDMask<SIMD16<Int32>>) -> UInt32 {
    let bits = SIMD16<Int32>(
      1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768)
    let kept = unsafeBitCast(mask, to: SIMD16<Int32>.self) & bits
    let eight = kept.lowHalf | kept.highHalf
    let four = eight.lowHalf | eight.highHalf
    let two = four.lowHalf | four.highHalf
    return UInt32(bitPattern: two.x | two.y)
  }
}

/// What is searched for, as the floats just outside and just inside of its edges, for the tests of inner nodes.
struct HilbertArea {
  let outerMinX: SIMD16<Float>
  let outerMinY: SIMD16<Float>
  let outerMaxX: SIMD16<Float>
  let outerMaxY: SIMD16<Float>
  let innerMinX: SIMD16<Float>
  let innerMinY: SIMD16<Float>
  let innerMaxX: SIMD16<Float>
  let innerMaxY: SIMD16<Float>

  @inline(__always)
  init(_ extent: Extent) {
    outerMinX = SIMD16(repeating: Float(below: extent.minX))
    outerMinY = SIMD16(repeating: Float(below: extent.minY))
    outerMaxX = SIMD16(repeating: Float(above: extent.maxX))
    outerMaxY = SIMD16(repeating: Float(above: extent.maxY))
    innerMinX = SIMD16(repeating: Float(above: extent.minX))
    innerMinY = SIMD16(repeating: Float(above: extent.minY))
    innerMaxX = SIMD16(repeating: Float(below: extent.maxX))
    innerMaxY = SIMD16(repeating: Float(below: extent.maxY))
  }
}

extension Float {
  /// The largest float that is at most `value`.
  @inline(__always)
  init(below value: Double) {
    let nearest = Float(value)
    self = Double(nearest) <= value ? nearest : nearest.nextDown
  }

  /// The smallest float that is at least `value`.
  @inline(__always)
  init(above value: Double) {
    let nearest = Float(value)
    self = Double(nearest) >= value ? nearest : nearest.nextUp
  }
}
