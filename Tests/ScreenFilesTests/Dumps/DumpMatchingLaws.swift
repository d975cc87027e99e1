import Foundation
import TestSupport
import Testing

@testable import ScreenFiles

/// The matching of elements of two dumps, and the covering of elements of one, compared with loops
/// over all of them.
struct DumpMatchingLaws {
  private typealias Element = ScreenDump.Element

  /// A dump with few roles, names, identifiers and frames, so that many are equal.
  private func makeDump(
    _ random: inout RandomText, order: DumpRules.Order = .document
  ) -> (dump: ScreenDump, numbers: [Int32?]) {
    var builder = DumpBuilder(hidesInside: false)
    var path: [Int] = []
    var numbers: [Int32?] = []
    let numbered = random.below(4)
    for _ in 0..<random.below(10) {
      var node = DumpNode()
      node.role = random.pick(["Button", "B"])
      if random.flip() { node.name = random.pick(["n", "m"]) }
      if random.below(6) == 0 { node.flags.insert(.hidden) }
      if random.below(3) == 0 { node.identifier = random.pick(["i", "j"]) }
      if random.below(5) > 0 {
        node.rectangle = CGRect(
          x: random.below(3), y: random.below(3), width: 1 + random.below(2),
          height: 1 + random.below(2))
      }
      // All, most, some or none have an order.
      if random.below(12) >= [0, 1, 6, 12][numbered] { node.order = Int32(random.below(5) - 2) }
      numbers.append(node.order)
      path.removeLast(path.count - random.below(path.count + 1))
      path.append(builder.addOnScreen(node, in: path.last))
    }
    let rules = DumpRules(touch: .frontmost, order: order, rounding: 0.1)
    return (ScreenDump(builder, format: .idb, unit: .points, rules: rules), numbers)
  }

  /// The names of an element and its descendants.
  private func names(in element: Element, _ dump: ScreenDump) -> Set<String> {
    dump.elements.filter { $0.parent == element.index }
      .reduce(Set(element.name.map { [$0] } ?? [])) { $0.union(names(in: $1, dump)) }
  }

  /// Roles and names of an element and its descendants, with the identifiers of the descendants.
  private func outline(_ element: Element, _ dump: ScreenDump, isInside: Bool = false) -> String {
    let inside = dump.elements.filter { $0.parent == element.index }
      .map { outline($0, dump, isInside: true) }
    let own = "\(element.role) \(element.name ?? "-") \(isInside ? element.identifier ?? "-" : "")"
    return "(\(own) \(inside.joined()))"
  }

  /// The new element for each old one, by the letter of the rules.
  private func matches(_ old: ScreenDump, _ new: ScreenDump, _ tolerance: CGFloat) -> [Int: Int] {
    var found: [Int: Int] = [:]
    func free() -> [Element] { new.elements.filter { !found.values.contains($0.index) } }
    for element in old.elements where element.identifier != nil {
      func isAlike(_ other: Element) -> Bool {
        other.role == element.role && other.identifier == element.identifier
      }
      let (before, after) = (old.elements.filter(isAlike), new.elements.filter(isAlike))
      guard before.count == after.count else { continue }
      for (one, other) in zip(before, after) { found[one.index] = other.index }
    }
    for parent in [nil] + new.elements.map({ Optional($0.index) }) {
      func isBeside(_ other: Element) -> Bool {
        guard let around = other.parent else { return parent == nil }
        return parent != nil && found[around] == parent
      }
      // Elements with the same names, in order, before those at the same position.
      var isScrolled = false
      for element in free() where element.parent == parent && !names(in: element, new).isEmpty {
        let first = old.elements.first { other in
          found[other.index] == nil && isBeside(other)
            && outline(other, old) == outline(element, new)
        }
        guard let first else { continue }
        found[first.index] = element.index
        if first.frameInParent.origin != element.frameInParent.origin { isScrolled = true }
      }
      for byName in [true, false] {
        for element in free() where element.parent == parent {
          let first = old.elements.first { other in
            guard found[other.index] == nil, other.role == element.role else { return false }
            guard !byName || other.name == element.name else { return false }
            return isBeside(other)
          }
          if let first, isScrolled {
            let (one, two) = (names(in: first, old), names(in: element, new))
            if !one.isEmpty, !two.isEmpty, one.isDisjoint(with: two) { continue }
          }
          if let first { found[first.index] = element.index }
        }
      }
    }
    func steps(_ element: Element) -> [Double] {
      let frame = element.frame
      return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map {
        (Double($0) / Double(max(tolerance, 0.001))).rounded()
      }
    }
    for element in free() where element.hasFrame {
      let first = old.elements.first {
        found[$0.index] == nil && $0.hasFrame && $0.role == element.role
          && steps($0) == steps(element)
      }
      if let first { found[first.index] = element.index }
    }
    return found
  }

  @Test func `the same elements are found as by comparing each with each`() {
    for seed in 0..<600 {
      var random = RandomText(seed: seed)
      let (old, new) = (makeDump(&random).dump, makeDump(&random).dump)
      let tolerance = CGFloat(random.below(3))

      let found = DumpMatching(old, new, tolerance: tolerance)

      let expected = matches(old, new, tolerance)
      expectEqual(
        found.newOfOld, old.elements.map { expected[$0.index] ?? -1 }, "seed \(seed)")
      expectEqual(
        found.oldOfNew,
        new.elements.map { element in
          expected.first { $0.value == element.index }?.key ?? -1
        }, "seed \(seed)")
    }
  }

  @Test(arguments: [DumpRules.Order.document, .siblings, .screen])
  func `elements lie over each other in the order of their numbers`(order: DumpRules.Order) {
    for seed in 0..<200 {
      var random = RandomText(seed: seed &+ 31)
      let (dump, numbers) = makeDump(&random, order: order)
      let places = Array(dump.elements.indices)
      func sorted(_ places: [Int]) -> [Int] {
        places.sorted { (numbers[$0] ?? 0, $0) < (numbers[$1] ?? 0, $1) }
      }
      func siblings(in parent: Int?) -> [Int] {
        let all = places.filter { dump.elements[$0].parent == parent }
        return order == .siblings && all.allSatisfy { numbers[$0] != nil } ? sorted(all) : all
      }
      func walk(_ siblings: [Int], _ visit: (Int) -> [Int]) -> [Int] {
        siblings.flatMap { [$0] + walk(visit($0), visit) }
      }
      let nested = walk(siblings(in: nil)) { siblings(in: $0) }

      let found = dump.model.order

      expectEqual(found.roots.map(Int.init), siblings(in: nil), "seed \(seed)")
      expectEqual(
        places.map { found.children(of: $0).map(Int.init) }, places.map { siblings(in: $0) },
        "seed \(seed)")
      expectEqual(found.backToFront, nested, "seed \(seed)")
      expectEqual(
        found.sorted.map(Int.init), (order == .screen ? sorted(places) : nested), "seed \(seed)")
      expectEqual(
        found.sorted.map { found.ranks[Int($0)] }, places.map(Int32.init), "seed \(seed)")
      for place in places {
        for other in places {
          var around: Int? = place
          while let next = around, next != other { around = dump.elements[next].parent }
          expectEqual(
            dump.model.nesting.isInside(place, other), (around == other), "seed \(seed)")
        }
      }
    }
  }

  private struct Change: Hashable {
    let old: Int?
    let new: Int?
    let kind: ScreenDump.Change.Kind
  }

  /// The part of an element's area under others: neither reached nor cut off.
  private func covered(_ verdict: ScreenDump.Verdict) -> CGFloat {
    verdict.findings.reduce(1 - verdict.reachableFraction) { left, finding in
      switch finding {
      case .offScreen(let fraction), .clipped(_, let fraction): left - fraction
      case .withoutFrame, .empty: 0
      default: left
      }
    }
  }

  /// All changes except the order of siblings, by the letter of the rules.
  private func changes(
    _ old: ScreenDump, _ new: ScreenDump, _ matching: DumpMatching, _ tolerance: CGFloat
  ) -> [Change] {
    func differ(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) > tolerance }
    func differ(_ first: CGPoint, _ second: CGPoint) -> Bool {
      differ(first.x, second.x) || differ(first.y, second.y)
    }
    var found: [Change] = []
    for element in new.elements {
      func note(_ kind: ScreenDump.Change.Kind, _ isSo: Bool, _ first: Int?) {
        if isSo { found.append(Change(old: first, new: element.index, kind: kind)) }
      }
      let place = matching.oldOfNew[element.index]
      guard place >= 0 else {
        note(.appeared, true, nil)
        continue
      }
      let other = old.elements[place]
      if other.hasFrame, element.hasFrame {
        let (from, to) = (other.frame, element.frame)
        let isInSame =
          other.parent == nil
          ? element.parent == nil
          : other.parent.map { matching.newOfOld[$0] } == element.parent
        let moved =
          !isInSame || differ(other.frameInParent.origin, element.frameInParent.origin)
        note(
          .moved(from: from.origin, to: to.origin), moved && differ(from.origin, to.origin), place)
        note(
          .resized(from: from.size, to: to.size),
          differ(from.width, to.width) || differ(from.height, to.height), place)
      }
      note(.renamed(from: other.name, to: element.name), other.name != element.name, place)
      note(.hidden, !other.isHidden && element.isHidden, place)
      note(.shown, other.isHidden && !element.isHidden, place)
      guard old.isTarget(other) || new.isTarget(element) else { continue }
      let (before, after) = (old.verdict(of: other), new.verdict(of: element))
      let (from, to) = (before.reachableFraction, after.reachableFraction)
      let isCovered = covered(after) > covered(before) + 0.01
      note(.covered(from: from, to: to), isCovered && to < from - 0.01, place)
      note(.nowTappable, !before.isTappable && after.isTappable, place)
      note(.noLongerTappable, before.isTappable && !after.isTappable, place)
    }
    for element in old.elements where matching.newOfOld[element.index] < 0 {
      found.append(Change(old: element.index, new: nil, kind: .gone))
    }
    return found
  }

  @Test func `each change of an element is reported once`() {
    for seed in 0..<120 {
      var random = RandomText(seed: seed &+ 77)
      let (old, new) = (makeDump(&random).dump, makeDump(&random).dump)
      let tolerance = CGFloat(random.below(3)) / 2

      let difference = new.difference(from: old, tolerance: tolerance)

      let matching = DumpMatching(old, new, tolerance: tolerance)
      let found = difference.changes.map { Change(old: $0.old, new: $0.new, kind: $0.kind) }
      expectEqual(
        found.filter { $0.kind != .reordered }, changes(old, new, matching, tolerance),
        "seed \(seed)")
      expectEqual(difference.isEmpty, found.isEmpty)
      expectEqual(difference.tolerance, tolerance)
      expectEqual(
        difference.matches.map(\.new), new.elements.indices.filter { matching.oldOfNew[$0] >= 0 })
    }
  }

  @Test(arguments: [DumpRules.Order.document, .siblings, .screen])
  func `as few siblings as can be changed places`(order: DumpRules.Order) {
    for seed in 0..<60 {
      var random = RandomText(seed: seed &+ 177)
      let (old, new) = (
        makeDump(&random, order: order).dump, makeDump(&random, order: order).dump
      )
      let difference = new.difference(from: old, tolerance: 0)
      let matching = DumpMatching(old, new, tolerance: 0)
      let changed = Set(difference.changes.filter { $0.kind == .reordered }.compactMap(\.new))
      var expected = 0
      for parent in [nil] + new.elements.indices.map(Optional.init) {
        let before = parent.map { matching.oldOfNew[$0] }
        guard before != -1 else { continue }
        let siblings = new.elements.indices.filter {
          let place = matching.oldOfNew[$0]
          return new.elements[$0].parent == parent && place >= 0
            && old.elements[place].parent == before
        }.sorted { new.model.order.ranks[$0] < new.model.order.ranks[$1] }
        func ranks(_ places: [Int]) -> [Int32] {
          places.map { old.model.order.ranks[matching.oldOfNew[$0]] }
        }
        let kept = ranks(siblings.filter { !changed.contains($0) })
        expectEqual(kept, kept.sorted(), "seed \(seed)")
        var longest = 0
        for subset in 0..<(1 << siblings.count) {
          let part = ranks(siblings.indices.filter { subset >> $0 & 1 == 1 }.map { siblings[$0] })
          if part.count > longest, part == part.sorted() { longest = part.count }
        }
        expected += siblings.count - longest
      }
      expectEqual(changed.count, expected, "seed \(seed)")
    }
  }
}
