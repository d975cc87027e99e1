/// The boxes of subviews that changed lately, one after the other: the part of a ``SiblingIndex`` that takes in changes.
///
/// A box that changes again is written where it is, so a log grows with the subviews that change, not with their changes. A
/// search looks at all of it, eight boxes at a time, by their edges as 32-bit numbers, rounded outwards.
///
/// Why it is safe: the first `count` places hold an item, a box and its edges each; `free()` is called once, by the index.
struct SiblingLog {
  private(set) var count = 0
  private var capacity = 0
  private(set) var items: UnsafeMutablePointer<Int32>
  private(set) var boxes: UnsafeMutablePointer<SubviewBox>
  /// Eight times the left edge, then top, right and bottom, and so on.
  private var edges: UnsafeMutablePointer<Float>

  init() {
    (items, boxes, edges) = Self.memory(for: 0)
  }

  func free() {
    items.deallocate()
    boxes.deallocate()
    edges.deallocate()
  }

  private static func memory(for capacity: Int) -> (
    UnsafeMutablePointer<Int32>, UnsafeMutablePointer<SubviewBox>, UnsafeMutablePointer<Float>
  ) {
    (
      .allocateInLines(capacity: capacity), .allocateInLines(capacity: capacity),
      .allocateInLines(capacity: 4 * capacity)
    )
  }

  /// Adds the box of an item that isn't here; answers its place.
  mutating func append(_ item: Int32, _ box: SubviewBox) -> Int32 {
    if count == capacity { grow() }
    (items + count).initialize(to: item)
    (boxes + count).initialize(to: box)
    setEdges(of: box, at: count)
    count += 1
    return Int32(count - 1)
  }

  func set(_ box: SubviewBox, at place: Int) {
    boxes[place] = box
    setEdges(of: box, at: place)
  }

  /// Takes out what is at a place; answers the item that is there now, if any.
  mutating func remove(at place: Int) -> Int32? {
    count -= 1
    guard place < count else { return nil }
    items[place] = items[count]
    set(boxes[count], at: place)
    return items[place]
  }

  mutating func removeAll() { count = 0 }

  private mutating func grow() {
    let larger = max(16, 2 * capacity)
    let (newItems, newBoxes, newEdges) = Self.memory(for: larger)
    newItems.moveInitialize(from: items, count: count)
    newBoxes.moveInitialize(from: boxes, count: count)
    newEdges.moveInitialize(from: edges, count: 4 * count)
    (newEdges + 4 * count).initialize(repeating: 0, count: 4 * (larger - count))
    free()
    (items, boxes, edges, capacity) = (newItems, newBoxes, newEdges, larger)
  }

  @inline(__always)
  private func setEdges(of box: SubviewBox, at place: Int) {
    let (low, high) = box.extentInSuperview
    let edges = edges + ((place & ~7) * 4 + (place & 7))
    edges[0] = Self.roundedDown(low.x)
    edges[8] = Self.roundedDown(low.y)
    edges[16] = Self.roundedUp(high.x)
    edges[24] = Self.roundedUp(high.y)
  }

  /// A number that isn't larger, without a branch: at most four units in the last place smaller.
  @inline(__always)
  private static func roundedDown(_ value: Double) -> Float {
    let near = Float(min(value, 0x1p127))
    return near - abs(near) * 0x1p-22 - Float.leastNormalMagnitude
  }

  @inline(__always)
  private static func roundedUp(_ value: Double) -> Float { -roundedDown(-value) }

  /// Calls `body` with the places of all boxes that may hold a point; among them all that do.
  @inline(__always)
  func visit(_ point: SIMD2<Double>, _ body: (Int) -> Void) {
    let (left, top) = (
      SIMD8(repeating: Self.roundedUp(point.x)), SIMD8(repeating: Self.roundedUp(point.y))
    )
    let (right, bottom) = (
      SIMD8(repeating: Self.roundedDown(point.x)), SIMD8(repeating: Self.roundedDown(point.y))
    )
    let groups = UnsafeMutableRawPointer(edges).assumingMemoryBound(to: SIMD8<Float>.self)
    var first = 0
    while first < count {
      let group = groups + first / 2
      // The sign bits of the distances to the edges: none is set where the point lies inside.
      let outside =
        Self.bits(left - group[0]) | Self.bits(top - group[1])
        | Self.bits(group[2] - right) | Self.bits(group[3] - bottom)
      let four = outside.lowHalf & outside.highHalf
      let two = four.lowHalf & four.highHalf
      if two.x & two.y >= 0 {
        for lane in 0..<min(8, count &- first) where outside[lane] >= 0 { body(first &+ lane) }
      }
      first &+= 8
    }
  }

  @inline(__always)
  private static func bits(_ values: SIMD8<Float>) -> SIMD8<Int32> {
    unsafeBitCast(values, to: SIMD8<Int32>.self)
  }
}
