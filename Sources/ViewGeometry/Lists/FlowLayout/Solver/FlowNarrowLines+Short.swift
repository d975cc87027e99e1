// Queries of lines of up to four items, such as most lines of photos: all items are processed at once in
// one vector. The number of items in a line and the index of the found item can't be predicted, and a
// loop over them costs three mispredicted branches.
//
// Finding the line among sixteen takes one cache line, and its first item and sizes are in others. Those are read
// before the line is known, so that the cache misses overlap: a comparison that is never true in practice depends on
// them, with the loops as its alternative.
extension FlowNarrowLines {
  /// The value that prefetched sizes are compared with, so that they are read early.
  ///
  /// For an item whose size has this value, the loops are used.
  private static var untouched: UInt32 { .max }

  @inline(__always)
  func frame(of item: Int, _ context: FlowBlockContext) -> LayoutFrame {
    let sixteen = self.sixteen(ofItem: item)
    let packed = sizes[item]
    let nearStart = starts[sixteen &* 16]
    let number = self.line(ofItem: item, inSixteen: sixteen)
    let first = Int(firsts[number])
    let count = Int(firsts[number &+ 1]) &- first
    guard count <= 4, packed != Self.untouched, nearStart != .min else {
      return frameInLoops(of: item, context)
    }
    let widths = self.widths(from: first, count: count)
    let line = self.line(
      number, first: first, count: count,
      used: Double(widths.wrappedSum()) / OffsetTreeSum.unitsPerPoint, context)
    let isBefore = (Self.places &- Int32(truncatingIfNeeded: item &- first)) &>> 31
    let before = Double((widths & isBefore).wrappedSum()) / OffsetTreeSum.unitsPerPoint
    return line.frame(of: item, size: Self.size(packed), widthBefore: before)
  }

  /// Returns the item at a point, in the line at a position.
  @inline(__always)
  func item<Frame: FoundFrame>(
    x: Double, y: Double, at position: OffsetTreeSum, _ context: FlowBlockContext
  ) -> FlowHit<Frame> {
    let sixteen = self.sixteen(at: position)
    let nearFirst = firsts[sixteen &* 16]
    // Item 20 of sixteen lines is near the middle of them, and never beyond the block's memory.
    let nearSize = sizes[Int(firstSample(sixteen)) &+ 20]
    let number = self.line(at: position, inSixteen: sixteen)
    let first = Int(firsts[number])
    let count = Int(firsts[number &+ 1]) &- first
    guard count <= 4, nearFirst >= 0, nearSize != Self.untouched else {
      return itemInLoops(x: x, y: y, line: number, context)
    }
    let widths = self.widths(from: first, count: count)
    // The sums of one and two widths, of three and four.
    let pairs = widths &+ SIMD4(0, widths[0], widths[1], widths[2])
    let ends = pairs &+ SIMD4(0, 0, pairs[0], pairs[1])
    let line = self.line(
      number, first: first, count: count,
      used: Double(ends[3]) / OffsetTreeSum.unitsPerPoint, context)
    let heights = SIMD4<Int32>(truncatingIfNeeded: four(from: first) &>> 16)
    // Exactly the steps of `FlowLine.frame`.
    let before = SIMD4<Double>(ends &- widths) / OffsetTreeSum.unitsPerPoint
    let width = SIMD4<Double>(widths) / OffsetTreeSum.unitsPerPoint
    let height = SIMD4<Double>(heights) / OffsetTreeSum.unitsPerPoint
    let gaps = SIMD4<Double>(0, 1, 2, 3) * line.gap
    let itemX = line.start + (before + gaps)
    let above = (line.height - height) / 2
    let itemY = line.y + above
    let (pointX, pointY) = (SIMD4(repeating: x), SIMD4(repeating: y))
    // Elements after the end of the line have no width.
    let (endX, endY) = (itemX + width, itemY + height)
    let isInX = (pointX .>= itemX) .& (pointX .< endX)
    let isInY = (pointY .>= itemY) .& (pointY .< endY)
    let bits = SIMD4<Int64>(1, 2, 4, 8)
    let hits = SIMD4<Int64>.zero.replacing(with: bits, where: isInX .& isInY).wrappedSum()
    if hits == 0 { return .nothing(at: y, inLineFrom: line.y) }
    // The last item wins (R6.13).
    let place = 63 &- hits.leadingZeroBitCount
    let frame = LayoutFrame(
      x: itemX[place], y: itemY[place], width: width[place], height: height[place])
    return FlowHit(first &+ place, frame)
  }

  private static var places: SIMD4<Int32> { SIMD4(0, 1, 2, 3) }

  @inline(__always)
  private func four(from first: Int) -> SIMD4<UInt32> {
    UnsafeRawPointer(sizes + first).loadUnaligned(as: SIMD4<UInt32>.self)
  }

  /// Returns the widths of up to four items, padded with zeros.
  @inline(__always)
  private func widths(from first: Int, count: Int) -> SIMD4<Int32> {
    let isItem = (Self.places &- Int32(truncatingIfNeeded: count)) &>> 31
    return SIMD4<Int32>(truncatingIfNeeded: four(from: first) & 0xffff) & isItem
  }

  @inline(__always)
  private func line(
    _ number: Int, first: Int, count: Int, used: Double, _ context: FlowBlockContext
  ) -> FlowLine {
    let start = OffsetTreeSum(units: Int64(starts[number]), fraction: 0)
    return FlowLine(
      items: first..<first &+ count, y: (context.start + start).signedPoints,
      height: height(ofLine: number, context.rules), used: used,
      isLast: context.isLast && number == lineCount &- 1, context.rules)
  }

  @inline(never)
  private func frameInLoops(of item: Int, _ context: FlowBlockContext) -> LayoutFrame {
    loopingFrame(of: item, context)
  }

  @inline(never)
  private func itemInLoops<Frame: FoundFrame>(
    x: Double, y: Double, line number: Int, _ context: FlowBlockContext
  ) -> FlowHit<Frame> {
    item(x: x, y: y, in: line(number, context))
  }
}
