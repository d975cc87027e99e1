/// A node's contents by address, so that a walk down the tree counts no references.
///
/// Safe because whoever makes a view keeps the tree's root alive until the walk is over, and the root keeps everything
/// below it. Writing through a view is safe where the node is known to be referenced once.
///
/// Layout behind the header, which fills 64 bytes together with the object's own:
///
///     unitEnds 32 x Int64, placeEnds 32 x Int64, fractionEnds 32 x UInt64, children
///
/// An end is the sum of everything in the node up to and including its child. Ends behind the last one in use are larger
/// than any sum, so that a search may compare all of them.
struct MeasuredNodeView {
  let header: UnsafeMutablePointer<MeasuredNodeHeader>

  /// Children a node has room for.
  static let lanes = AscendingEnds.lanes
  static let childrenOffset = lanes * 24
  static let words = lanes * 4

  var height: Int { Int(header.pointee.height) }
  var used: Int { Int(header.pointee.used) }
  var isWhole: Bool { header.pointee.isWhole }
  var places: Int { header.pointee.places }
  var sum: OffsetTreeSum { header.pointee.sum }
  var marks: Int { header.pointee.marks }

  /// No position below has a fraction, and each is a `Double` of points without rounding.
  var hasExactUnits: Bool { isWhole && sum.units < OffsetTreeSum.exactUnits }

  var tail: UnsafeMutableRawPointer { UnsafeMutableRawPointer(header + 1) }
  var unitEnds: UnsafeMutablePointer<Int64> { tail.assumingMemoryBound(to: Int64.self) }
  var placeEnds: UnsafeMutablePointer<Int64> {
    (tail + Self.lanes * 8).assumingMemoryBound(to: Int64.self)
  }
  var fractionEnds: UnsafeMutablePointer<UInt64> {
    (tail + Self.lanes * 16).assumingMemoryBound(to: UInt64.self)
  }
  var children: UnsafeMutablePointer<AnyObject> {
    (tail + Self.childrenOffset).assumingMemoryBound(to: AnyObject.self)
  }

  /// A child node by address, without touching its reference count.
  @inline(__always)
  func node(_ lane: Int) -> MeasuredNodeView {
    let address = tail + Self.childrenOffset + lane * 8
    return address.load(as: Unmanaged<MeasuredNode>.self)._withUnsafeGuaranteedRef { $0.view }
  }

  /// A child element, without touching its reference count.
  @inline(__always)
  func element<Element: AnyObject>(_ lane: Int) -> Unmanaged<Element> {
    (tail + Self.childrenOffset + lane * 8).load(as: Unmanaged<Element>.self)
  }

  @inline(__always)
  func places(before lane: Int) -> Int { lane == 0 ? 0 : Int(placeEnds[lane &- 1]) }

  @inline(__always)
  func sum(before lane: Int) -> OffsetTreeSum {
    lane == 0
      ? .zero : OffsetTreeSum(units: unitEnds[lane &- 1], fraction: fractionEnds[lane &- 1])
  }

  /// The child that takes a place, or the number of children if there is none.
  @inline(__always)
  func lane(ofPlace place: Int) -> Int {
    // Most flows have one section.
    if used == 1 { return place < places ? 0 : 1 }
    return AscendingEnds.rank(of: Int64(place), in: placeEnds)
  }

  /// The child at a sum less than the node's.
  @inline(__always)
  func lane(at sum: OffsetTreeSum) -> Int {
    if used == 1 { return 0 }
    var lane = AscendingEnds.rank(of: sum.units, in: unitEnds)
    while lane > 0, unitEnds[lane &- 1] == sum.units, fractionEnds[lane &- 1] > sum.fraction {
      lane &-= 1
    }
    return lane
  }

  func setEnd(_ lane: Int, places: Int64, sum: OffsetTreeSum) {
    placeEnds[lane] = places
    unitEnds[lane] = sum.units
    fractionEnds[lane] = sum.fraction
  }

  func clearEnds(from first: Int) {
    for lane in first..<Self.lanes {
      setEnd(lane, places: .max, sum: .unreachable)
    }
  }

  /// Notes that the children from `first` on end elsewhere, by differences that wrap around.
  func add(_ change: MeasuredChange, from first: Int) {
    for lane in first..<used {
      setEnd(
        lane, places: placeEnds[lane] &+ Int64(change.places),
        sum: sum(before: lane + 1) + change.sum)
    }
  }
}

/// What an edit changed about a node, as differences that wrap around.
struct MeasuredChange {
  var places = 0
  var sum = OffsetTreeSum.zero
  var marks = 0
  /// Whether what is new is whole.
  var isWhole = true

  /// Adds it to the totals of a node.
  func apply(to view: MeasuredNodeView) {
    view.header.pointee.places += places
    view.header.pointee.sum += sum
    view.header.pointee.marks += marks
    view.header.pointee.isWhole = view.isWhole && isWhole
    precondition(view.sum.units >= 0, "The lengths add up to more than 2^57 points")
  }
}
