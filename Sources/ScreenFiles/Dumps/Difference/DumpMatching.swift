import Foundation

/// Matches the elements of two dumps: by role and identifier, then by contents, name or role among
/// the children of matched parents, then by role and rectangle.
struct DumpMatching {
  /// For each old element, the index of the matching new element; -1 if there is none.
  private(set) var newOfOld: [Int]
  /// For each new element, the index of the matching old element; -1 if there is none.
  private(set) var oldOfNew: [Int]
  private let old: ScreenDump
  private let new: ScreenDump

  /// Matches two dumps.
  ///
  /// - Complexity: O(n log n + n · depth) on average.
  init(_ old: ScreenDump, _ new: ScreenDump, tolerance: CGFloat) {
    self.old = old
    self.new = new
    newOfOld = Array(repeating: -1, count: old.elements.count)
    oldOfNew = Array(repeating: -1, count: new.elements.count)
    matchIdentifiers()
    matchPaths()
    matchPlaces(tolerance)
  }

  private mutating func match(_ first: Int, _ second: Int) {
    newOfOld[first] = second
    oldOfNew[second] = first
  }

  /// Matches elements with equal roles and identifiers, in order.
  ///
  /// A pair of role and identifier is skipped if it occurs a different number of times in the two
  /// dumps.
  private mutating func matchIdentifiers() {
    let (before, after) = (Self.byIdentifier(old), Self.byIdentifier(new))
    for (key, first) in before {
      guard let second = after[key], second.count == first.count else { continue }
      for (one, other) in zip(first, second) { match(one, other) }
    }
  }

  private struct Identity: Hashable {
    let role: String
    let identifier: String
  }

  private static func byIdentifier(_ dump: ScreenDump) -> [Identity: [Int]] {
    var found: [Identity: [Int]] = [:]
    for element in dump.elements {
      guard let identifier = element.identifier else { continue }
      found[Identity(role: element.role, identifier: identifier), default: []].append(element.index)
    }
    return found
  }

  /// Matches the roots, and the children of matched parents.
  ///
  /// Siblings are matched by contents, then by role and name, then by role.
  private mutating func matchPaths() {
    let contents = (DumpContents(old), DumpContents(new))
    matchSiblings(old.roots, new.roots, contents)
    let (before, after) = (old.model.order, new.model.order)
    // A parent comes before its children, so it is matched when they are visited.
    for element in new.elements where oldOfNew[element.index] >= 0 {
      matchSiblings(
        before.children(of: oldOfNew[element.index]).sorted().map(Int.init),
        after.children(of: element.index).sorted().map(Int.init), contents)
    }
  }

  private struct Step: Hashable {
    let role: String
    let name: String?

    init(_ element: ScreenDump.Element, byName: Bool) {
      role = element.role
      name = byName ? element.name : nil
    }
  }

  /// Matches the siblings `before` of the old dump with the siblings `after` of the new one, in
  /// document order.
  private mutating func matchSiblings(
    _ before: [Int], _ after: [Int], _ contents: (old: DumpContents, new: DumpContents)
  ) {
    let isScrolled = matchContents(before, after, contents)
    for byName in [true, false] {
      var waiting: [Step: [Int]] = [:]
      for place in before.reversed() where newOfOld[place] < 0 {
        waiting[Step(old.elements[place], byName: byName), default: []].append(place)
      }
      guard !waiting.isEmpty else { return }
      for place in after where oldOfNew[place] < 0 {
        let step = Step(new.elements[place], byName: byName)
        guard let first = waiting[step]?.last else { continue }
        // In a list that was scrolled, a row with other contents is another row.
        if isScrolled, contents.old.isOther(first, than: place, in: contents.new) { continue }
        waiting[step]?.removeLast()
        match(first, place)
      }
    }
  }

  /// Matches siblings with equal contents, in order.
  ///
  /// Siblings that contain no names aren't matched. Returns whether one of the matched siblings has
  /// moved.
  private mutating func matchContents(
    _ before: [Int], _ after: [Int], _ contents: (old: DumpContents, new: DumpContents)
  ) -> Bool {
    var waiting: [Int: [Int]] = [:]
    for place in before.reversed() where newOfOld[place] < 0 {
      if let content = contents.old.hash(place) { waiting[content, default: []].append(place) }
    }
    guard !waiting.isEmpty else { return false }
    var isScrolled = false
    for place in after where oldOfNew[place] < 0 {
      guard let content = contents.new.hash(place), let first = waiting[content]?.popLast() else {
        continue
      }
      match(first, place)
      let (from, to) = (old.elements[first].frameInParent, new.elements[place].frameInParent)
      if from.origin != to.origin { isScrolled = true }
    }
    return isScrolled
  }

  /// Matches the remaining elements by role and rectangle.
  ///
  /// Rectangles are rounded to multiples of the tolerance, or of 0.001 if the tolerance is less.
  private mutating func matchPlaces(_ tolerance: CGFloat) {
    struct Place: Hashable {
      let role: String
      let x: Double
      let y: Double
      let width: Double
      let height: Double
    }
    let unit = Double(max(tolerance, 0.001))
    func place(_ element: ScreenDump.Element) -> Place {
      func rounded(_ number: CGFloat) -> Double { (Double(number) / unit).rounded() }
      let frame = element.frame
      return Place(
        role: element.role, x: rounded(frame.origin.x), y: rounded(frame.origin.y),
        width: rounded(frame.size.width), height: rounded(frame.size.height))
    }
    var left: [Place: [Int]] = [:]
    for element in old.elements.reversed() where newOfOld[element.index] < 0 && element.hasFrame {
      left[place(element), default: []].append(element.index)
    }
    for element in new.elements where oldOfNew[element.index] < 0 && element.hasFrame {
      if let first = left[place(element)]?.popLast() { match(first, element.index) }
    }
  }
}
