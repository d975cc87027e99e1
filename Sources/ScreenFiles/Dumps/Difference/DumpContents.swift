/// Hashes that identify elements by their contents: their own roles and names, and the roles, names
/// and identifiers of their descendants.
///
/// They identify a row of a list even if it has moved.
struct DumpContents {
  /// For each element, by index, the hash of its contents.
  private let hashes: [Int]
  /// For each element, the hashes of its own name and its descendants' names.
  ///
  /// A set with 16 or more names may be incomplete.
  private let names: [Set<Int>]

  /// Computes the contents of all elements.
  ///
  /// - Complexity: O(n · depth).
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

  /// The number of names after which an element stops collecting them.
  ///
  /// An element with this many names is too large to be a row of a list.
  private static let mostNames = 16

  /// Returns the hash of an element's contents, or nil if the element contains no names.
  func hash(_ element: Int) -> Int? { names[element].isEmpty ? nil : hashes[element] }

  /// Returns whether `element` and `other`, an element of `contents`, both contain names but none
  /// in common.
  func isOther(_ element: Int, than other: Int, in contents: DumpContents) -> Bool {
    let (first, second) = (names[element], contents.names[other])
    return !first.isEmpty && !second.isEmpty && first.isDisjoint(with: second)
  }
}
