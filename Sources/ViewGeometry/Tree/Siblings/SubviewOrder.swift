/// The subviews of a view that has very many subviews, back to front, in a counted tree.
///
/// Decisions/0011 and 0016 give the reasons.
///
/// In an array, an insertion or removal shifts all later views, and the index of a view is found by
/// a linear search. In this tree, insertions, removals and both lookups (view by index and index by
/// view) take O(log subviews). Each view stores the number of its leaf in `View.leafInOrder`. Each
/// leaf has a range of integer labels, by which the tree counts the views before the leaf.
///
/// The ranges are contiguous and in the order of the leaves. A leaf that is split shares its range
/// with the new leaf, and the range of a removed leaf is added to that of a neighbor (after Paul
/// Dietz and Daniel Sleator, "Two Algorithms for Maintaining Order in a List",
/// doi:10.1145/28395.28434). Leaves are removed when they are empty and never merged: Theodore
/// Johnson and Dennis Shasha, "B-Trees with Inserts and Deletes: Why Free-at-Empty Is Better Than
/// Merge-at-Half", Journal of Computer and System Sciences 47, 1993.
///
/// The unsafe code is sound because the first `used` slots of each leaf contain one reference each,
/// and the others contain none. References are moved into, between and out of leaves. `leaves`
/// points to leaves that the tree retains, except at free numbers. `check()` verifies both.
final class SubviewOrder: CustomReflectable {
  @exclusivity(unchecked) var tree: CountedTree<SubviewLeaf>
  /// The leaves, indexed by number.
  ///
  /// The pointers at free numbers are dangling.
  @exclusivity(unchecked) private(set) var leaves: [Unmanaged<SubviewLeaf>] = []
  @exclusivity(unchecked) private var freeNumbers: [Int32] = []
  @exclusivity(unchecked) private(set) var count: Int
  /// The number of insertions and removals since the order was last copied into the array.
  @exclusivity(unchecked) var changes = 0

  private let rules: SubviewLeaf.Rules
  private var leafCapacity: Int { rules.leafCapacity }
  var leafCount: Int { leaves.count - freeNumbers.count }

  /// The minimum number of subviews for which a `SubviewOrder` may replace the array.
  static let fewest = threshold(1_024, low: 6)
  /// The minimum number of changes between two copies into the array; with fewer, an order saves no
  /// time.
  static let patience = threshold(64, low: 2)
  /// The initial value of `RareAttributes.orderPrice`, which corresponds to the cost of building an
  /// order.
  static let price = threshold(16, low: 1)
  static let leafCapacity = threshold(64, low: 2)
  static let fanOut = threshold(32, low: 3)

  /// The length of the range that contains all labels.
  private static let allRoom = Int64(1) << 62

  /// Creates an order of the views in `views`, and leaves the array empty.
  ///
  /// - Parameters:
  ///   - views: The subviews, back to front.
  ///   - leafCapacity: The maximum number of views per leaf, at least 2.
  ///   - fanOut: The maximum number of children per node, from 3 to 32.
  /// - Complexity: O(views).
  init(taking views: inout [View], leafCapacity: Int, fanOut: Int) {
    count = views.count
    rules = SubviewLeaf.Rules(fanOut: fanOut, leafCapacity: leafCapacity)
    tree = CountedTree(root: nil, rules)
    let fill = max(1, leafCapacity * 3 / 4)
    var all: [SubviewLeaf] = []
    // Start at the end of the array, so that its references are moved out one by one.
    for first in stride(from: 0, to: views.count, by: fill).reversed() {
      let leaf = makeLeaf()
      let used = views.count - first
      for offset in (0..<used).reversed() {
        let view = views.removeLast()
        view.leafInOrder = leaf.state.pointee.number
        (leaf.slots + offset).initialize(to: view)
      }
      leaf.state.pointee.used = used
      all.append(leaf)
    }
    build(all.reversed())
  }

  /// Rebuilds the tree with equal label ranges.
  private func build(_ all: [SubviewLeaf]) {
    let room = Self.allRoom / Int64(max(1, all.count))
    for (index, leaf) in all.enumerated() {
      leaf.state.pointee.label = Int64(index) * room
      leaf.state.pointee.room = room
    }
    tree = CountedTree(all, rules)
  }

  private func makeLeaf() -> SubviewLeaf {
    let number = freeNumbers.popLast() ?? Int32(leaves.count)
    let leaf = SubviewLeaf.make(number: number, capacity: leafCapacity)
    if Int(number) == leaves.count {
      leaves.append(.passUnretained(leaf))
    } else {
      leaves[Int(number)] = .passUnretained(leaf)
    }
    return leaf
  }

  /// A mirror that contains only the views.
  ///
  /// With a mirror of `leaves`, `dump` and failing tests would access deallocated leaves.
  var customMirror: Mirror { Mirror(self, children: ["views": views]) }

  /// All views, back to front.
  ///
  /// - Complexity: O(views).
  var views: [View] {
    // The array created below would write into the storage that all empty arrays share.
    guard count > 0 else { return [] }
    return [View](unsafeUninitializedCapacity: count) { array, filled in
      guard let start = array.baseAddress else { return }
      tree.forEach { leaf, _ in
        (start + filled).initialize(from: leaf.slots, count: leaf.places)
        filled += leaf.places
        return true
      }
    }
  }

  private static let fewestLeaves = threshold(4, low: 0)

  /// Whether the leaves contain so few views that an array is better.
  var isSparse: Bool {
    count == 0 || (leafCount > Self.fewestLeaves && count * 8 < leafCount * leafCapacity)
  }

  /// Returns the view at an index, which the caller must keep in the order while it uses the
  /// cursor.
  ///
  /// - Complexity: O(log views).
  subscript(place: Int) -> ViewCursor {
    tree.withLeaf(ofPlace: place) { leaf, found in leaf.cursors[place - found.before] }
  }

  /// Returns the index of a view in the order.
  ///
  /// - Complexity: O(log views).
  func place(of view: View) -> Int {
    let cursor = ViewCursor(view)
    return leaves[Int(view.leafInOrder)]._withUnsafeGuaranteedRef { leaf in
      let cursors = leaf.cursors
      var place = 0
      while cursors[place] != cursor { place &+= 1 }
      return place &+ start(of: leaf)
    }
  }

  /// Returns the index of the first view in a leaf.
  func start(of leaf: SubviewLeaf) -> Int {
    var (before, label) = (0, leaf.state.pointee.label)
    _ = tree.root?.view.descend { node in
      let lane = node.counter(0).lane(at: label)
      before &+= Int(node.places.before(lane))
      label &-= node.counter(0).before(lane)
      return lane
    }
    return before
  }
}

extension SubviewOrder {
  /// Inserts a view at an index.
  ///
  /// - Complexity: O(log views). If a full leaf has no labels left to share, O(views); this happens
  ///   at most once per thousand insertions.
  func insert(_ view: View, at place: Int) {
    if !insertInLeaf(view, at: place) {
      // Either there is no leaf, or a full leaf has no labels left to share. New labels last for
      // many splits.
      var all: [SubviewLeaf] = []
      tree.forEach { leaf, _ in
        all.append(leaf)
        return true
      }
      if all.isEmpty {
        let leaf = makeLeaf()
        leaf.insert(view, at: 0)
        build([leaf])
      } else {
        build(all)
        _ = insertInLeaf(view, at: place)
      }
    }
    count += 1
    changes &+= 1
  }

  private func insertInLeaf(_ view: View, at place: Int) -> Bool {
    let capacity = leafCapacity
    return tree.edit(place..<place) { leaf, range, _ in
      let offset = range.lowerBound
      guard leaf.places == capacity else {
        leaf.insert(view, at: offset)
        return .done
      }
      guard leaf.state.pointee.room > 1 else { return .declined }
      let new = makeLeaf()
      leaf.split(to: new)
      if offset <= leaf.places {
        leaf.insert(view, at: offset)
      } else {
        new.insert(view, at: offset - leaf.places)
      }
      return .split(new)
    }
  }

  /// Removes and returns the view at an index.
  ///
  /// - Complexity: O(log views).
  func remove(at place: Int) -> View {
    count -= 1
    changes &+= 1
    var removed: View?
    let isDone = tree.edit(place..<place + 1) { leaf, range, _ in
      guard leaf.places > 1 else { return .declined }
      removed = leaf.remove(at: range.lowerBound)
      return .done
    }
    if isDone, let removed { return removed }
    let leaf = tree.withLeaf(ofPlace: place) { leaf, _ in leaf }
    giveUp(leaf, at: place)
    return leaf.remove(at: 0)
  }

  /// Removes a leaf with one view from the tree.
  ///
  /// A neighboring leaf takes over its range of labels.
  private func giveUp(_ leaf: SubviewLeaf, at place: Int) {
    let (label, room) = (leaf.state.pointee.label, leaf.state.pointee.room)
    tree.replace(place..<place + 1, with: [])
    freeNumbers.append(leaf.state.pointee.number)
    guard tree.places > 0 else { return }
    let neighbor = max(0, place - 1)
    _ = tree.edit(neighbor..<neighbor + 1) { leaf, _, _ in
      leaf.state.pointee.label = min(label, leaf.state.pointee.label)
      leaf.state.pointee.room += room
      return .done
    }
  }
}
