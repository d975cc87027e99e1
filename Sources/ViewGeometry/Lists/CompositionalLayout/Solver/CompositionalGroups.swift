/// The groups of a section with measured items.
///
/// Groups without measured items that follow the template's pattern are regular. Consecutive
/// regular groups form a run. Each other group is called varied, and is a run of its own.
///
/// This is a value type; copies share the unchanged parts.
struct CompositionalGroups: Sendable {
  /// The groups, searchable by index, by start position and by item.
  var runs: CountedTree<CompositionalRun>

  /// Creates `count` regular groups.
  init(_ template: CompositionalTemplate, count: Int) {
    let run = CompositionalRun(template, count: count)
    runs = CountedTree(count > 0 ? [run] : [], CountedFanOut())
  }

  var count: Int { runs.places }

  /// Returns the varied group at an index; nil if the group is regular.
  func own(_ group: Int) -> CompositionalOwnGroup? {
    runs.withLeaf(ofPlace: group) { run, _ in run.own }
  }

  /// Returns the run that contains a group, and the number of groups before the run.
  func run(ofGroup group: Int) -> (run: CompositionalRun, before: Int) {
    runs.withLeaf(ofPlace: group) { run, place in (run, place.before) }
  }

  /// Returns the index of the group that contains an item, and the index of the group's first item.
  ///
  /// - Precondition: The item exists.
  func group(ofItem item: Int) -> (group: Int, first: Int) {
    precondition(item >= 0 && item < runs.counter(1), "No group contains item \(item).")
    var (group, first) = (0, 0)
    let run = runs.root?.view.descend { node in
      let lane = node.counter(1).lane(at: Int64(item - first))
      group += Int(node.places.before(lane))
      first += Int(node.counter(1).before(lane))
      return lane
    }
    let capacity = run?._withUnsafeGuaranteedRef { $0.capacity } ?? 1
    let inRun = (item - first) / capacity
    return (group + inRun, first + inRun * capacity)
  }

  /// Returns the index of the first item of a group.
  ///
  /// If `group` is the number of groups, returns the number of items.
  func firstItem(ofGroup group: Int) -> Int {
    guard group < count else { return Int(runs.counter(1)) }
    var (before, first) = (0, 0)
    let run = runs.root?.view.descend { node in
      let lane = node.places.lane(at: Int64(group - before))
      before += Int(node.places.before(lane))
      first += Int(node.counter(1).before(lane))
      return lane
    }
    return first + (group - before) * (run?._withUnsafeGuaranteedRef { $0.capacity } ?? 0)
  }

  /// Replaces a range of groups within one run of regular groups with `count` regular groups.
  ///
  /// Returns false if the groups aren't part of a single regular run, or if they are the whole run
  /// and `count` is 0.
  ///
  /// - Complexity: O(log n).
  mutating func replaceRegular(_ range: Range<Int>, count: Int) -> Bool {
    runs.edit(range) { run, groups, _ in
      guard run.own == nil, run.places + count > groups.count else { return .declined }
      run = run.with(count: run.places - groups.count + count)
      return .done
    }
  }

  /// Replaces a range of groups with the groups of `newRuns`.
  ///
  /// - Complexity: O(log n + new runs).
  mutating func replace(_ range: Range<Int>, with newRuns: [CompositionalRun]) {
    var pieces: [CompositionalRun] = []
    var replaced = range
    if range.lowerBound > 0 {
      // Keeps the first part of a split run, or extends the regular run before the range.
      let (run, before) = run(ofGroup: range.lowerBound - 1)
      let kept = range.lowerBound - before
      if kept < run.places || run.own == nil {
        pieces.append(run.with(count: kept))
        replaced = before..<replaced.upperBound
      }
    }
    pieces += newRuns
    if range.upperBound < count {
      let (run, before) = run(ofGroup: range.upperBound)
      let end = before + run.places
      pieces.append(run.with(count: end - range.upperBound))
      replaced = replaced.lowerBound..<end
    }
    runs.replace(replaced, with: pieces.joiningRegularRuns())
  }
}

/// A run of regular groups, or a single varied group.
final class CompositionalRun: CountedLeaf, Sendable {
  /// Aggregate values of consecutive groups: a sum, two maxima and a bounding box.
  struct Summary: Sendable, BitwiseCopyable {
    /// The number of groups with measured items.
    var measured: Int
    /// The maximum height of the groups.
    var tallest: Double
    /// The maximum distance by which a group's contents extend beyond the group along the axis of
    /// the groups.
    var overhang: Double
    /// The bounding box of the contents of all groups, as if the groups had the same origin.
    var box: Extent
  }

  /// The number of groups.
  let places: Int
  /// The number of items per group.
  let capacity: Int
  /// The distance from the start of one group to the start of the next.
  let pitch: Double
  /// The distance from the start of the first group to the start of the group after the last one,
  /// without rounding errors.
  let sum: OffsetTreeSum
  let summary: Summary
  /// The varied group that forms the run; nil for a run of regular groups.
  let own: CompositionalOwnGroup?

  private init(
    places: Int, capacity: Int, pitch: Double, _ summary: Summary, _ own: CompositionalOwnGroup?
  ) {
    OffsetTree.checkLength(pitch)
    (self.places, self.capacity, self.pitch) = (places, capacity, pitch)
    (self.summary, self.own) = (summary, own)
    sum = OffsetTreeSum(pitch, times: places)
  }

  /// Creates a run of regular groups.
  convenience init(_ template: CompositionalTemplate, count: Int) {
    let summary = Summary(
      measured: 0, tallest: template.pattern.size.height, overhang: template.overhang,
      box: template.box)
    self.init(
      places: count, capacity: template.pattern.capacity, pitch: template.pitch, summary, nil)
  }

  /// Creates a run of one varied group.
  convenience init(
    _ pattern: CompositionalPattern, measured: [Int: LayoutSize] = [:],
    _ template: CompositionalTemplate
  ) {
    let box = pattern.box
    let summary = Summary(
      measured: measured.isEmpty ? 0 : 1, tallest: pattern.size.height,
      overhang: CompositionalTemplate.overhang(of: pattern, box, template.rules, template.axis),
      box: box)
    self.init(
      places: 1, capacity: pattern.capacity,
      pitch: CompositionalTemplate.pitch(of: pattern, template.rules, template.axis), summary,
      CompositionalOwnGroup(pattern: pattern, measured: measured))
  }

  func with(count: Int) -> CompositionalRun {
    CompositionalRun(places: count, capacity: capacity, pitch: pitch, summary, own)
  }

  static var hasLengths: Bool { true }
  func place(at sum: OffsetTreeSum) -> Int {
    OffsetTreeSum.index(at: sum, ofEqual: pitch, count: places)
  }
  func start(ofPlace place: Int) -> OffsetTreeSum { OffsetTreeSum(pitch, times: place) }

  // Counter 0 is 0 if the pitch is a multiple of 1/64 point, and otherwise 1. Counter 1 is the
  // number of items.
  static func counterCount(_ rules: CountedFanOut) -> Int { 2 }
  func counter(_ index: Int) -> Int64 {
    index == 0 ? (OffsetTreeSum(pitch).fraction == 0 ? 0 : 1) : Int64(places * capacity)
  }

  static func joined(_ first: Summary, _ second: Summary) -> Summary {
    Summary(
      measured: first.measured + second.measured, tallest: max(first.tallest, second.tallest),
      overhang: max(first.overhang, second.overhang), box: first.box.union(second.box))
  }
}

extension [CompositionalRun] {
  /// Returns the runs, with adjacent regular runs joined and empty ones removed.
  fileprivate func joiningRegularRuns() -> [CompositionalRun] {
    reduce(into: []) { joined, run in
      guard run.places > 0 else { return }
      if let last = joined.last, last.own == nil, run.own == nil {
        joined[joined.count - 1] = last.with(count: last.places + run.places)
      } else {
        joined.append(run)
      }
    }
  }
}

/// A varied group: it has measured items, or doesn't follow the template's pattern.
final class CompositionalOwnGroup: Sendable {
  let pattern: CompositionalPattern
  /// The measured sizes of the group's items, by their indices in the group.
  let measured: [Int: LayoutSize]

  init(pattern: CompositionalPattern, measured: [Int: LayoutSize]) {
    self.pattern = pattern
    self.measured = measured
  }
}
