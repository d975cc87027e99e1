import Foundation

/// Which elements of two dumps are the same: by identifier, then by type and path, then by place.
struct DumpMatching {
  /// For each old element the new one; -1 for none.
  private(set) var newOfOld: [Int]
  /// For each new element the old one; -1 for none.
  private(set) var oldOfNew: [Int]
  private let old: ScreenDump
  private let new: ScreenDump

  /// - Complexity: O(n) on average.
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

  /// An identifier that both have once names one element; one that both have as often names them in turn.
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

  /// Under the same parent the first of a type and a name is the first of that type and name, and so on; then of the type alone.
  private mutating func matchPaths() {
    for byName in [true, false] {
      // Parents come before their children, so theirs are settled.
      var seen: [Step: [Int]] = [:]
      for element in old.elements where newOfOld[element.index] < 0 {
        let parent = element.parent.map { newOfOld[$0] } ?? Self.outside
        guard parent != -1 else { continue }
        seen[Step(element, in: parent, byName: byName), default: []].append(element.index)
      }
      var used: [Step: Int] = [:]
      matchSteps(&seen, &used, byName: byName)
    }
  }

  private static let outside = -2

  private struct Step: Hashable {
    let parent: Int
    let role: String
    let name: String?

    init(_ element: ScreenDump.Element, in parent: Int, byName: Bool) {
      (self.parent, role) = (parent, element.role)
      name = byName ? element.name : nil
    }
  }

  /// Walks the new elements in document order; matching one makes its children matchable, so the old ones' children join as they come.
  private mutating func matchSteps(
    _ waiting: inout [Step: [Int]], _ used: inout [Step: Int], byName: Bool
  ) {
    let children = old.model.order
    for element in new.elements where oldOfNew[element.index] < 0 {
      let step = Step(element, in: element.parent ?? Self.outside, byName: byName)
      guard let candidates = waiting[step] else { continue }
      let next = used[step, default: 0]
      guard next < candidates.count else { continue }
      used[step] = next + 1
      let first = candidates[next]
      guard newOfOld[first] < 0 else { continue }
      match(first, element.index)
      for child in children.children(of: first).sorted() where newOfOld[Int(child)] < 0 {
        let inner = Step(old.elements[Int(child)], in: element.index, byName: byName)
        waiting[inner, default: []].append(Int(child))
      }
    }
  }

  /// What is left is the same where role and rectangle are, the numbers rounded to the tolerance.
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
