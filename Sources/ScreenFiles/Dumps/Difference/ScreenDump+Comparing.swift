public import Foundation

extension ScreenDump {
  /// Returns the changes from an earlier dump of the screen to this one.
  ///
  /// Elements are matched by role and identifier if this pair occurs equally often in both dumps.
  /// Next, the roots and the children of matched parents are matched by the roles and names in
  /// their subtrees, by role and name, or by role alone. All others are matched by role and
  /// rectangle. An element that moved only with its parent doesn't count as moved. Reachability is
  /// compared for elements that are targets (``isTarget(_:)``) in at least one of the dumps.
  ///
  /// - Parameters:
  ///   - old: The earlier dump, which must have the same unit. This isn't checked.
  ///   - tolerance: The largest difference between coordinates that is ignored, in the unit of the
  ///     dumps. If it is nil, the larger of the two formats' rounding errors is used.
  /// - Complexity: O(n log n + n · depth) if each element overlaps only a few others.
  public func difference(from old: ScreenDump, tolerance: CGFloat? = nil) -> Difference {
    let rounding = CGFloat(max(model.rules.rounding, old.model.rules.rounding))
    let tolerance = tolerance ?? rounding
    let matching = DumpMatching(old, self, tolerance: tolerance)
    var comparison = Comparison(old, self, matching, tolerance)
    comparison.run()
    let matches = matching.oldOfNew.enumerated().filter { $0.element >= 0 }
      .map { (old: $0.element, new: $0.offset) }
    return Difference(matches: matches, changes: comparison.changes, tolerance: tolerance)
  }
}

/// A comparison in progress.
private struct Comparison {
  private let old: ScreenDump
  private let new: ScreenDump
  private let matching: DumpMatching
  private let tolerance: CGFloat
  private(set) var changes: [ScreenDump.Change] = []

  init(_ old: ScreenDump, _ new: ScreenDump, _ matching: DumpMatching, _ tolerance: CGFloat) {
    self.old = old
    self.new = new
    self.matching = matching
    self.tolerance = tolerance
  }

  mutating func run() {
    let reordered = reordered()
    for element in new.elements {
      let first = matching.oldOfNew[element.index]
      guard first >= 0 else {
        note(.appeared, nil, element)
        continue
      }
      compare(old.elements[first], element, isReordered: reordered.contains(element.index))
    }
    for element in old.elements where matching.newOfOld[element.index] < 0 {
      changes.append(
        ScreenDump.Change(old: element.index, new: nil, kind: .gone, name: element.shortName))
    }
  }

  private mutating func note(
    _ kind: ScreenDump.Change.Kind, _ first: ScreenDump.Element?, _ second: ScreenDump.Element
  ) {
    changes.append(
      ScreenDump.Change(old: first?.index, new: second.index, kind: kind, name: second.shortName))
  }

  private mutating func compare(
    _ first: ScreenDump.Element, _ second: ScreenDump.Element, isReordered: Bool
  ) {
    if first.hasFrame, second.hasFrame {
      let (from, to) = (first.frame, second.frame)
      if differ(from.origin, to.origin), movedInParent(first, second) {
        note(.moved(from: from.origin, to: to.origin), first, second)
      }
      if differ(from.size.width, to.size.width) || differ(from.size.height, to.size.height) {
        note(.resized(from: from.size, to: to.size), first, second)
      }
    }
    if first.name != second.name {
      note(.renamed(from: first.name, to: second.name), first, second)
    }
    if first.isHidden != second.isHidden { note(second.isHidden ? .hidden : .shown, first, second) }
    if isReordered { note(.reordered, first, second) }
    if old.isTarget(first) || new.isTarget(second) { compareTaps(first, second) }
  }

  private mutating func compareTaps(_ first: ScreenDump.Element, _ second: ScreenDump.Element) {
    let (before, after) = (old.verdict(of: first), new.verdict(of: second))
    let (from, to) = (before.reachableFraction, after.reachableFraction)
    if to < from - 0.01, after.coveredFraction > before.coveredFraction + 0.01 {
      note(.covered(from: from, to: to), first, second)
    }
    if before.isTappable != after.isTappable {
      note(after.isTappable ? .nowTappable : .noLongerTappable, first, second)
    }
  }

  private func differ(_ first: CGFloat, _ second: CGFloat) -> Bool {
    abs(first - second) > tolerance
  }

  private func differ(_ first: CGPoint, _ second: CGPoint) -> Bool {
    differ(first.x, second.x) || differ(first.y, second.y)
  }

  /// Returns whether an element has a different parent, or a different position in its parent.
  private func movedInParent(_ first: ScreenDump.Element, _ second: ScreenDump.Element) -> Bool {
    let parent = first.parent.map { matching.newOfOld[$0] }
    guard parent == second.parent, parent != -1 else { return true }
    return differ(first.frameInParent.origin, second.frameInParent.origin)
  }

  /// Returns the indices of the new elements whose stacking order relative to their matched
  /// siblings changed.
  ///
  /// As few siblings as possible count as reordered: those outside a longest sequence of siblings
  /// that kept their order.
  private func reordered() -> Set<Int> {
    let (before, after) = (old.model.order, new.model.order)
    var found: Set<Int> = []
    func look(_ siblings: some Sequence<Int32>, _ parent: Int?) {
      // Roots are in file order; ranks give the drawing order.
      let drawn = siblings.map(Int.init).sorted { after.ranks[$0] < after.ranks[$1] }
      let pairs = drawn.compactMap { place -> (new: Int, rank: Int32)? in
        let first = matching.oldOfNew[place]
        guard first >= 0, old.elements[first].parent == parent else { return nil }
        return (place, before.ranks[first])
      }
      let kept = LongestRun.kept(pairs.map(\.rank))
      for (pair, isKept) in zip(pairs, kept) where !isKept { found.insert(pair.new) }
    }
    look(after.roots, nil)
    for element in new.elements where matching.oldOfNew[element.index] >= 0 {
      look(after.children(of: element.index), matching.oldOfNew[element.index])
    }
    return found
  }
}

extension ScreenDump.Verdict {
  /// The fraction of the element's area that is covered by elements that receive touches, from 0 to
  /// 1.
  ///
  /// Parts that are clipped or off the screen don't count as covered.
  fileprivate var coveredFraction: CGFloat {
    var (cut, covered): (CGFloat, CGFloat) = (0, 0)
    for finding in findings {
      switch finding {
      case .offScreen(let fraction), .clipped(_, let fraction): cut += fraction
      case .covered(_, let fraction): covered += fraction
      default: break
      }
    }
    return covered * max(0, 1 - cut)
  }
}
