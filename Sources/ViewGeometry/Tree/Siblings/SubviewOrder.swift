/// The subviews of a view that has very many, back to front: a counted tree (Decisions/0011 and 0016).
///
/// An array shifts all views in front of a change, and is searched from end to end for a view. Here a change takes
/// O(log subviews), and so do the view at an index and the index of a view: each view knows its leaf by
/// `View.leafInOrder`, and each leaf its label, by which the tree counts the views before it. Labels are stretches of a
/// line, end to end in the order of the leaves: a leaf that splits shares its stretch with the new one, and one that is
/// given up leaves its own to a neighbour (after Paul Dietz and Daniel Sleator, "Two Algorithms for Maintaining Order in a
/// List", doi:10.1145/28395.28434). Leaves are given up when they are empty and never merged: Theodore Johnson and Dennis
/// Shasha, "B-Trees with Inserts and Deletes: Why Free-at-Empty Is Better Than Merge-at-Half", Journal of Computer and
/// System Sciences 47, 1993.
///
/// Why it is safe: the first `used` slots of each leaf hold a reference each, all others none; references are moved in,
/// along and out. `leaves` points to leaves that the tree holds, and a number without a leaf is free. `check()` counts both.
final class SubviewOrder: CustomReflectable {
  @exclusivity(unchecked) var tree: CountedTree<SubviewLeaf>
  /// The leaves by number; of free numbers, leaves that are gone.
  @exclusivity(unchecked) private(set) var leaves: [Unmanaged<SubviewLeaf>] = []
  @exclusivity(unchecked) private var freeNumbers: [Int32] = []
  @exclusivity(unchecked) private(set) var count: Int
  /// The insertions and removals since the array was last read.
  @exclusivity(unchecked) var changes = 0

  private let rules: SubviewLeaf.Rules
  private var leafCapacity: Int { rules.leafCapacity }
  var leafCount: Int { leaves.count - freeNumbers.count }

  /// The number of subviews from which on an order may take the place of an array.
  static let fewest = threshold(1_024, low: 6)
  /// How many changes between two readings make an order worth keeping.
  static let patience = threshold(64, low: 2)
  /// The first price of an order, in times of the number of subviews: as much as building one takes.
  static let price = threshold(16, low: 1)
  static let leafCapacity = threshold(64, low: 2)
  static let fanOut = threshold(32, low: 3)

  /// The length of the line of labels.
  private static let allRoom = Int64(1) << 62

  /// Takes the views out of an array, which is left empty.
  ///
  /// - Parameters:
  ///   - leafCapacity: How many views a leaf holds at most, 2 or more.
  ///   - fanOut: How many children a node has at most, 3 to 32.
  /// - Complexity: O(views).
  init(taking views: inout [View], leafCapacity: Int, fanOut: Int) {
    count = views.count
    rules = SubviewLeaf.Rules(fanOut: fanOut, leafCapacity: leafCapacity)
    tree = CountedTree(root: nil, rules)
    let fill = max(1, leafCapacity * 3 / 4)
    var all: [SubviewLeaf] = []
    // From the end of the array, so that it hands over its references one by one.
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

  /// Rebuilds the tree with equal stretches of labels.
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

  /// The views: `leaves` would lead `dump`, and a test that fails, to leaves that are gone.
  var customMirror: Mirror { Mirror(self, children: ["views": views]) }

  /// All views, back to front.
  ///
  /// - Complexity: O(views).
  var views: [View] {
    // The array made below would write into the storage that all empty arrays share.
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

  /// Whether leaves hold so little that an array is better.
  var isSparse: Bool {
    count == 0 || (leafCount > Self.fewestLeaves && count * 8 < leafCount * leafCapacity)
  }

  /// The view at a place, which the caller keeps in the order while the cursor is used.
  ///
  /// - Complexity: O(log views).
  subscript(place: Int) -> ViewCursor {
    tree.withLeaf(ofPlace: place) { leaf, found in leaf.cursors[place - found.before] }
  }

  /// The place of a view that is in the order.
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

  /// The place of a leaf's first view.
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
  /// Puts a view at a place.
  ///
  /// - Complexity: O(log views), and O(views) once in a thousand insertions or more, when labels run out.
  func insert(_ view: View, at place: Int) {
    if !insertInLeaf(view, at: place) {
      // A leaf that is full has no label left to share, or there is none. New labels last for many splits.
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

  /// Takes the view at a place out.
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

  /// Takes a leaf with one view out of the tree; a neighbour is given its stretch of labels.
  private func giveUp(_ leaf: SubviewLeaf, at place: Int) {
    let (label, room) = (leaf.state.pointee.label, leaf.state.pointee.room)
    tree.replace(place..<place + 1, with: [])
    freeNumbers.append(leaf.state.pointee.number)
    guard tree.places > 0 else { return }
    let neighbour = max(0, place - 1)
    _ = tree.edit(neighbour..<neighbour + 1) { leaf, _, _ in
      leaf.state.pointee.label = min(label, leaf.state.pointee.label)
      leaf.state.pointee.room += room
      return .done
    }
  }
}
