/// What the elements of a dump hold: the names and roles of those in them, by which a row of a list is known wherever it lies.
struct DumpContents {
  /// A hash of roles and names of each element and all in it.
  private let hashes: [Int]
  /// The names in each element that lies in no further than the next levels, as hashes.
  private let names: [Set<Int>]

  /// - Complexity: O(n), names being kept for rows and not for what holds them.
  init(_ dump: ScreenDump) {
    var hashes = Array(repeating: 0, count: dump.elements.count)
    var names = Array(repeating: Set<Int>(), count: dump.elements.count)
    for element in dump.elements.reversed() {
      let index = element.index
      var hasher = Hasher()
      hasher.combine(element.role)
      hasher.combine(element.name)
      hasher.combine(element.identifier)
      hasher.combine(hashes[index])
      if let name = element.name { names[index].insert(name.hashValue) }
      guard let parent = element.parent else { continue }
      // Children come last to first, in the same order in both dumps.
      var outer = Hasher()
      outer.combine(hashes[parent])
      outer.combine(hasher.finalize())
      hashes[parent] = outer.finalize()
      if names[parent].count < Self.mostNames { names[parent].formUnion(names[index]) }
    }
    for element in dump.elements {
      var hasher = Hasher()
      hasher.combine(element.role)
      hasher.combine(element.name)
      hasher.combine(hashes[element.index])
      hashes[element.index] = hasher.finalize()
    }
    (self.hashes, self.names) = (hashes, names)
  }

  /// What has more names than a row is no row.
  private static let mostNames = 16

  /// The contents as a number; nil for an element in which nothing has a name.
  func hash(_ element: Int) -> Int? { names[element].isEmpty ? nil : hashes[element] }

  /// Whether two elements both hold names, and none in common.
  func isOther(_ element: Int, than other: Int, in contents: DumpContents) -> Bool {
    let (first, second) = (names[element], contents.names[other])
    return !first.isEmpty && !second.isEmpty && first.isDisjoint(with: second)
  }
}
