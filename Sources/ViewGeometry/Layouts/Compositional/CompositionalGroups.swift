/// The groups of a section of which some are measured: runs of regular ones in one piece, the others one by one.
///
/// A value that shares what it has in common with its copies.
struct CompositionalGroups: Sendable {
  /// The groups by number.
  var runs: RankedTree<CompositionalRun>
  /// The distances from group to group, which add up exactly, however they came about.
  var pitches: OffsetTree
  /// The numbers of items; nil where each group but the last holds as many as the template's.
  var counts: OffsetTree?

  /// Regular groups.
  init(_ template: CompositionalTemplate, count: Int) {
    let run = CompositionalRun(template, count: count)
    runs = RankedTree(count > 0 ? [run] : [])
    pitches = OffsetTree(repeating: template.pitch, count: count)
    counts =
      template.fitting == .byEstimates
      ? nil : OffsetTree(repeating: Double(template.pattern.capacity), count: count)
  }

  var count: Int { runs.places }

  /// The group with a number as it was solved; nil for those that are as the template's.
  func own(_ group: Int) -> CompositionalOwnGroup? {
    runs.withElement(at: group) { run, _ in run.own }
  }

  /// The group that holds an item, and its first item.
  func group(ofItem item: Int, capacity: Int) -> (group: Int, first: Int) {
    if let counts {
      guard let place = counts.position(at: Double(item)) else {
        preconditionFailure("No group holds item \(item).")
      }
      return (place.index, Int(place.offset))
    }
    let group = item / capacity
    return (group, group * capacity)
  }

  /// The first item of a group, or the number of all items after the last one.
  func firstItem(ofGroup group: Int, capacity: Int) -> Int {
    guard let counts else { return group * capacity }
    return Int(group < counts.count ? counts.offset(of: group) : counts.totalLength)
  }

  /// Puts other groups in the place of some.
  ///
  /// - Complexity: O(log n + new runs).
  mutating func replace(_ range: Range<Int>, with newRuns: [CompositionalRun], capacity: Int) {
    var pieces: [CompositionalRun] = []
    var replaced = range
    if range.lowerBound > 0 {
      // The run that is cut in two, or a regular one that ends here and may go on.
      let place = runs.element(at: range.lowerBound - 1)
      let kept = range.lowerBound - place.before
      if kept < place.element.count || place.element.own == nil {
        pieces.append(place.element.with(count: kept))
        replaced = place.before..<replaced.upperBound
      }
    }
    pieces += newRuns
    if range.upperBound < count {
      let place = runs.element(at: range.upperBound)
      let end = place.before + place.element.count
      pieces.append(place.element.with(count: end - range.upperBound))
      replaced = replaced.lowerBound..<end
    }
    runs.replace(replaced, with: pieces.joiningRegularRuns())
    if let run = newRuns.first, newRuns.count == 1, run.count == 1, range.count == 1 {
      // As measured rows come in: nothing but a length changes.
      pitches.setLength(run.pitch, at: range.lowerBound)
      counts?.setLength(Double(run.own?.pattern.capacity ?? capacity), at: range.lowerBound)
      return
    }
    var newPitches = OffsetTree()
    var newCounts = OffsetTree()
    for run in newRuns {
      newPitches.insert(repeating: run.pitch, count: run.count, at: newPitches.count)
      guard counts != nil else { continue }
      let held = run.own?.pattern.capacity ?? capacity
      newCounts.insert(repeating: Double(held), count: run.count, at: newCounts.count)
    }
    pitches.replaceSubrange(range, with: newPitches)
    counts?.replaceSubrange(range, with: newCounts)
  }
}

/// Some groups that are alike.
struct CompositionalRun: RankedElement {
  /// What is known of a stretch of groups.
  struct Summary: Sendable {
    /// The number of groups with items that were measured.
    var measured: Int
    /// The largest height of a group.
    var tallest: Double
    /// How far items reach beyond their groups along the groups, at most.
    var overhang: Double
    /// The box of everything in the groups, were they all at one place.
    var box: Extent
  }

  let count: Int
  /// The distance from one of the groups to the next.
  let pitch: Double
  let summary: Summary
  /// A group of its own, which is a run of one.
  let own: CompositionalOwnGroup?

  /// Groups as the template's.
  init(_ template: CompositionalTemplate, count: Int) {
    self.count = count
    pitch = template.pitch
    own = nil
    summary = Summary(
      measured: 0, tallest: template.pattern.size.height, overhang: template.overhang,
      box: template.box)
  }

  /// A group of its own.
  init(
    _ pattern: CompositionalPattern, measured: [Int: FlowSize] = [:],
    _ template: CompositionalTemplate
  ) {
    let box = pattern.box
    count = 1
    pitch = CompositionalTemplate.pitch(of: pattern, template.rules, template.axis)
    own = CompositionalOwnGroup(pattern: pattern, measured: measured)
    summary = Summary(
      measured: measured.isEmpty ? 0 : 1, tallest: pattern.size.height,
      overhang: CompositionalTemplate.overhang(of: pattern, box, template.rules, template.axis),
      box: box)
  }

  private init(_ run: CompositionalRun, count: Int) {
    self.count = count
    (pitch, summary, own) = (run.pitch, run.summary, run.own)
  }

  func with(count: Int) -> CompositionalRun { CompositionalRun(self, count: count) }

  var places: Int { count }

  static func joined(_ first: Summary, _ second: Summary) -> Summary {
    Summary(
      measured: first.measured + second.measured, tallest: max(first.tallest, second.tallest),
      overhang: max(first.overhang, second.overhang), box: first.box.union(second.box))
  }
}

extension [CompositionalRun] {
  /// The runs with neighbours that are regular as one, and without empty ones.
  fileprivate func joiningRegularRuns() -> [CompositionalRun] {
    reduce(into: []) { joined, run in
      guard run.count > 0 else { return }
      if let last = joined.last, last.own == nil, run.own == nil {
        joined[joined.count - 1] = last.with(count: last.count + run.count)
      } else {
        joined.append(run)
      }
    }
  }
}

/// A group that isn't as the template's.
final class CompositionalOwnGroup: Sendable {
  let pattern: CompositionalPattern
  /// What its items measured, by slot.
  let measured: [Int: FlowSize]

  init(pattern: CompositionalPattern, measured: [Int: FlowSize]) {
    self.pattern = pattern
    self.measured = measured
  }
}
