/// An index of boxes in the plane that finds the boxes at a point, in a rectangle, or nearest to a
/// point.
///
/// The boxes can be in any arrangement, and can overlap: for example the pins of a map, the cards
/// of a board, or the siblings of a wide tree. Items are integers, each with a box and a z-order
/// `z`. Unless many boxes overlap, finding the topmost item at a point takes logarithmic time.
///
/// ```swift
/// let left = CGRect(x: 0, y: 0, width: 10, height: 10)
/// var index = SpatialIndex([left, CGRect(x: 5, y: 5, width: 10, height: 10)])
/// let second = index.topmostItem(at: CGPoint(x: 7, y: 7))  // 1
/// index.set(left, z: 1, for: 0)
/// let first = index.topmostItem(at: CGPoint(x: 7, y: 7))  // 0
/// let both = index.items(in: CGRect(x: 9, y: 0, width: 5, height: 20), order: .backToFront)
/// ```
///
/// **Edges.** Boxes are half-open: they include their left and top edges but not their right and
/// bottom ones, so touching boxes don't overlap (R6.10). A negative size is standardized first. A
/// box that is empty or null, or that has a NaN edge, contains no point and is never found; setting
/// an item's box to such a box removes the item. Edges may be infinite.
///
/// **Order.** An item is in front of all items with a smaller `z`, and of all items with the same
/// `z` and a smaller number (R6.13).
///
/// **Structure.** The index consists of one packed Hilbert R-tree with nearly all boxes (see
/// `HilbertTree` for the papers), smaller trees with the boxes that were set after it was built,
/// and a list of the most recent boxes. Each smaller tree is more than four times as large as the
/// next. A new box is added to the list. When the list is full, it is converted to a new tree.
/// Trees that are at most four times as large as the new tree are merged into it. The main tree is
/// rebuilt when more than 64 items, and more than a quarter of those in it, have changed (Jon
/// Bentley and James Saxe, "Decomposable Searching Problems I", doi:10.1016/0196-6774(80)90015-2).
/// Trees are immutable, so copies share them: copying costs O(1), and if the index has changes, the
/// next change to either copy costs O(changes). Copies are independent, on any thread.
///
/// **Memory.** A box takes 39.7 bytes, or 23.7 in a tree of boxes whose edges are all exact as
/// `Float`s: integers up to 2^24, halves up to 2^23 and so on. A tree takes 4 more bytes per box
/// unless its items in painting order are 0, 1, 2 and so on, and 16 more bytes per distinct `z`.
/// Nothing is rounded: the results are the same either way.
public struct SpatialIndex: Sendable {
  var main: HilbertTree
  /// The smaller trees; the most recent one is last.
  var runs: ContiguousArray<HilbertTree> = []
  /// The list of the most recent boxes, which contains an item at most once.
  var recent: ContiguousArray<SpatialEntry> = []
  var changes = SpatialIndexChanges()
  var nextGeneration = SpatialIndexChanges.firstRun

  /// The maximum number of items, which is also the exclusive upper bound on item numbers.
  public static let limit = Int(UInt32.max)

  /// Creates an empty index.
  public init() {
    self.init([(extent: Extent, z: Int)]())
  }

  init(main: HilbertTree) {
    self.main = main
  }

  /// Creates an index of the boxes of the items 0, 1, 2 and so on, all with a `z` of 0.
  ///
  /// `nodeWidth` is the maximum number of boxes or children of a node; it must be from 2 to 16.
  /// `work` divides the work among threads, and doesn't affect the result.
  ///
  /// - Complexity: O(n).
  /// - Precondition: There are at most ``limit`` boxes.
  package init(
    extents: UnsafeBufferPointer<Extent>, nodeWidth: Int = 16, work: ParallelWork = .standard
  ) {
    Self.check(width: nodeWidth, count: extents.count)
    let areSolid = work.allParts(of: extents.count) { range in
      !UnsafeBufferPointer(rebasing: extents[range]).contains(where: \.isEmpty)
    }
    if areSolid {
      self.init(
        main: HilbertTree(
          extents, items: nil, depths: [SpatialDepth(z: 0, end: extents.count)],
          width: nodeWidth, generation: SpatialIndexChanges.main, work))
    } else {
      self.init(extents.indices.lazy.map { (extents[$0], 0) }, nodeWidth: nodeWidth, work: work)
    }
  }

  /// Creates an index of the boxes and `z` values of the items 0, 1, 2 and so on.
  ///
  /// `nodeWidth` is the maximum number of boxes or children of a node; it must be from 2 to 16.
  /// `work` divides the work among threads, and doesn't affect the result.
  ///
  /// - Complexity: O(n log n), or O(n) if no item has a smaller `z` than the one before it.
  /// - Precondition: There are at most ``limit`` boxes.
  package init(
    _ boxes: some Sequence<(extent: Extent, z: Int)>, nodeWidth: Int = 16,
    work: ParallelWork = .standard
  ) {
    var entries: ContiguousArray<SpatialEntry> = []
    entries.reserveInLargePages(boxes.underestimatedCount)
    var item = 0
    for box in boxes {
      if !box.extent.isEmpty { entries.append(SpatialEntry(item, box.extent, z: box.z)) }
      item += 1
    }
    Self.check(width: nodeWidth, count: item)
    self.init(
      main: .build(&entries, width: nodeWidth, generation: SpatialIndexChanges.main, work))
  }

  private static func check(width: Int, count: Int) {
    precondition((2...16).contains(width), "A node must have 2 to 16 boxes, not \(width).")
    precondition(count <= limit, "An index can't hold \(count) items.")
  }
}

/// An item with its box and `z`.
struct SpatialEntry: Sendable {
  let item: UInt32
  let z: Int
  let extent: Extent

  init(_ item: Int, _ extent: Extent, z: Int) {
    self.item = UInt32(truncatingIfNeeded: item)
    self.z = z
    self.extent = extent
  }

  /// Returns whether the receiver is painted before `other`.
  @inline(__always)
  func isBehind(_ other: SpatialEntry) -> Bool {
    z == other.z ? item < other.item : z < other.z
  }
}

extension HilbertTree {
  /// Sorts the entries, which contain each item at most once, and creates a tree of them.
  static func build(
    _ entries: inout ContiguousArray<SpatialEntry>, width: Int, generation: UInt32,
    _ work: ParallelWork = .standard
  ) -> HilbertTree {
    let isSorted = zip(entries, entries.dropFirst()).allSatisfy { $0.isBehind($1) }
    if !isSorted { entries.sort { $0.isBehind($1) } }
    var depths: ContiguousArray<SpatialDepth> = []
    var isDense = true
    for (rank, entry) in entries.enumerated() {
      isDense = isDense && Int(entry.item) == rank
      if depths.last?.z == entry.z { depths.removeLast() }
      depths.append(SpatialDepth(z: entry.z, end: rank + 1))
    }
    let items = isDense ? nil : ContiguousArray(entries.lazy.map(\.item))
    var extents: ContiguousArray<Extent> = []
    extents.reserveInLargePages(entries.count)
    for entry in entries { extents.append(entry.extent) }
    return extents.withUnsafeBufferPointer {
      HilbertTree($0, items: items, depths: depths, width: width, generation: generation, work)
    }
  }
}
