extension JSONTree {
  /// Visits objects and those in their lists under a key, each before its children; without recursion.
  ///
  /// `visit` is given an object and what it answered for the parent, and answers with the place that children get as parent.
  func forEachElement(
    from first: [Object], children key: String, visit: (Object, _ parent: Int?) -> Int?
  ) {
    var left = first.reversed().map { (object: $0, parent: Int?.none) }
    while let (object, parent) = left.popLast() {
      let place = visit(object, parent)
      guard let children = objects(key, of: object) else { continue }
      for child in children.reversed() { left.append((child, place)) }
    }
  }

  /// The first object, in the order of the file, that satisfies a condition: the document itself, or what lies in it at any depth.
  ///
  /// - Complexity: O(objects).
  func firstObject(where condition: (Object) -> Bool) -> Object? {
    firstList { condition($0) }?.first
  }

  /// The objects from the first on that satisfies a condition, with those beside it in its list.
  ///
  /// - Complexity: O(objects).
  func firstList(where condition: (Object) -> Bool) -> [Object]? {
    var waiting: [(value: Any, place: Int)] = [(root, 0)]
    while let (value, place) = waiting.popLast() {
      if let members = value as? [String: Any] {
        let object = Object(members: members, place: place)
        if condition(object) { return [object] }
        waiting += values(of: object).reversed()
      } else if let list = value as? [Any] {
        let objects = objects(in: list, place: place)
        if let first = objects.firstIndex(where: condition) { return Array(objects[first...]) }
        waiting += objects.reversed().map { ($0.members, $0.place) }
      }
    }
    return nil
  }

  /// The objects and lists that are members of an object, in the order of the file.
  private func values(of object: Object) -> [(value: Any, place: Int)] {
    guard object.place >= 0 else { return [] }
    return outline.inner(object.place).compactMap { inner in
      let key = outline.containers[inner].key
      let name = String(decoding: bytes[Int(key.lowerBound)..<Int(key.upperBound)], as: UTF8.self)
      return object.members[name].map { ($0, inner) }
    }
  }

  /// The keys under which a document has objects and lists, as far as its second level: where elements may be looked for.
  var places: String {
    let names = outline.containers.lazy.filter { !$0.key.isEmpty }.prefix(64).map {
      "\"" + String(decoding: bytes[Int($0.key.lowerBound)..<Int($0.key.upperBound)], as: UTF8.self)
        + "\""
    }
    var found: [String] = []
    for name in names where !found.contains(name) && found.count < 6 { found.append(name) }
    return found.isEmpty ? "the document itself" : found.joined(separator: ", ")
  }
}

extension DumpBuilder {
  /// Notes what stands before and behind a document of JSON; `hasHeading` says that its tool writes lines before it.
  ///
  /// - Throws: An error if the document is a piece out of the middle of another.
  mutating func noteRest(
    around tree: JSONTree, of text: DumpText, hasHeading: Bool = false
  ) throws(ScreenDumpError) {
    let range = tree.range
    if let first = text.bytes[..<range.lowerBound].firstIndex(where: { !$0.isSpace }) {
      foundOther()
      if !hasHeading {
        remark(.skipped, "text before the screen", line: text.place(of: first).line)
      }
    }
    let after = text.bytes[range.upperBound...]
    guard let next = after.firstIndex(where: { !$0.isSpace }) else { return }
    let byte = text.bytes[next]
    // A screen that follows at once is nothing that wraps the first.
    if byte != .openBrace, byte != .openBracket { foundOther() }
    if byte == .closeBracket || byte == .closeBrace || byte == .comma,
      text.bytes[next...].dropFirst().contains(where: { $0 == byte || $0 == .openBrace })
        || byte != .comma
    {
      throw text.error(.cutAtStart, at: range.lowerBound, after: count)
    }
    let line = text.place(of: next).line
    let isScreen = JSONStarts.first(in: Array(after)) != nil
    remark(
      .skipped, isScreen ? "another screen after the first" : "text after the screen", line: line)
  }
}
