extension JSONValue {
  /// Visits objects and their descendants in preorder, without recursion.
  ///
  /// The children of an object are the objects in its array under `key`.
  ///
  /// `visit` is called with an object and with the index that it returned for the object's parent.
  /// It returns the index to pass to the object's children.
  ///
  /// Returns the first string that replaces child objects, such as `"[Array]"` or `"..."`, or nil
  /// if there is none. Programs print these to shorten their output.
  static func forEachElement(
    from first: [JSONValue], children key: StaticString,
    visit: (JSONValue, _ parent: Int?) -> Int?
  ) -> JSONValue? {
    var substitute: JSONValue?
    var left = first.reversed().map { (object: $0, parent: Int?.none) }
    while let (object, parent) = left.popLast() {
      let place = visit(object, parent)
      guard let list = object[key] else { continue }
      if list.text != nil { substitute = substitute ?? list }
      guard list.isList else { continue }
      let first = left.count
      for value in list.values {
        if value.isObject {
          left.append((value, place))
        } else if value.text != nil {
          substitute = substitute ?? value
        }
      }
      left[first...].reverse()
    }
    return substitute
  }

  /// Returns the first object that satisfies a condition, among this value and its descendants.
  ///
  /// All objects directly in an array are tested before the values inside them.
  ///
  /// - Complexity: O(values).
  func firstObject(where condition: (JSONValue) -> Bool) -> JSONValue? {
    firstList(where: condition)?.first
  }

  /// Finds the first object that satisfies a condition, and returns it with the following objects
  /// of its array.
  ///
  /// If the object isn't in an array, it is returned alone. Returns nil if no object satisfies the
  /// condition.
  ///
  /// - Complexity: O(values).
  func firstList(where condition: (JSONValue) -> Bool) -> [JSONValue]? {
    var waiting = [self]
    while let value = waiting.popLast() {
      if value.isObject, condition(value) { return [value] }
      if let objects = value.objects, let first = objects.firstIndex(where: condition) {
        return Array(objects[first...])
      }
      waiting += value.values.filter { $0.isObject || $0.isList }.reversed()
    }
    return nil
  }
}

extension DumpBuilder {
  /// Adds a remark if `substitute`, a string that replaces the children of an element, isn't nil.
  mutating func noteSubstitute(_ substitute: JSONValue?) {
    guard let substitute else { return }
    remark(.skipped, "children that the file leaves out", line: substitute.line)
  }

  /// Adds a remark if the document reports that elements were omitted.
  mutating func noteTruncation(of document: JSONDocument) {
    let root = document.root
    let flags = [root["truncated"], root["isTruncated"], root["hasMore"]]
    guard flags.contains(where: { $0?.flag == true }) else { return }
    remark(.skipped, "the file says that it is truncated")
  }

  /// Records the text before and after a JSON document.
  ///
  /// `hasHeading` is true if the tool writes lines before the document, which then cause no remark.
  ///
  /// - Throws: An error if the document is a fragment from the middle of another.
  mutating func noteRest(
    around document: JSONDocument, of text: DumpText, hasHeading: Bool = false
  ) throws(ScreenDumpError) {
    let range = document.range
    if let first = text.bytes[..<range.lowerBound].firstIndex(where: { !$0.isSpace }) {
      foundOther()
      if !hasHeading {
        remark(.skipped, "text before the screen", line: text.place(of: first).line)
      }
    }
    let after = text.bytes[range.upperBound...]
    guard let next = after.firstIndex(where: { !$0.isSpace }) else { return }
    let byte = text.bytes[next]
    // Another screen that follows directly isn't text around the first.
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
