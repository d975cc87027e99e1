/// The elements of an indented text that may be the parent of the next line.
struct OutlineLevels {
  private var above: [(column: Int, index: Int)] = []
  private var first: Int?
  /// Whether the last line is less indented than the line before it, and no enclosing element has
  /// the same indentation.
  private(set) var isMisfit = false
  /// The indentation from the first root to its children, and the indentation between other levels;
  /// nil until known.
  private var steps: (first: Int?, other: Int?) = (nil, nil)
  private var hasManySteps = false

  static let lostIndentation = "lines lost their indentation, so the depth of elements is unknown"

  /// Returns the index of the parent of a line that begins at `column`; nil for a root.
  ///
  /// - Throws: An error if the line is less indented than the first one, which means that the first
  ///   line's parent is missing from the text.
  mutating func parent(
    at column: Int, line: Int, after count: Int
  ) throws(ScreenDumpError) -> Int? {
    guard column >= first ?? column else {
      throw ScreenDumpError(.cutAtStart, line: line, column: 1, elementsBefore: count)
    }
    first = first ?? column
    var nearest = column
    while let last = above.last, last.column >= column {
      nearest = last.column
      above.removeLast()
    }
    isMisfit = nearest != column
    if let last = above.last { note(step: column - last.column) }
    return above.last?.index
  }

  private mutating func note(step: Int) {
    if above.count == 1 {
      steps.first = steps.first ?? step
    } else if let other = steps.other {
      if other != step { hasManySteps = true }
    } else {
      steps.other = step
    }
  }

  /// Whether the level below the root is indented by a different width than all other levels.
  ///
  /// Tools indent all levels by the same width, so the beginning of the first line must be missing.
  var isUneven: Bool {
    guard !hasManySteps, let first = steps.first, let other = steps.other else { return false }
    return first != other
  }

  /// Returns whether a line that begins at `column` has a parent.
  func isInside(_ column: Int) -> Bool { above.first.map { $0.column < column } ?? false }

  /// Adds an element at a column, as a child of the parent that was last returned.
  mutating func add(_ index: Int, at column: Int) { above.append((column, index)) }

  /// Removes all elements, so that another tree can begin.
  mutating func removeAll() {
    (above, first, isMisfit) = ([], nil, false)
    (steps, hasManySteps) = ((nil, nil), false)
  }
}

extension DumpBuilder {
  /// Adds a remark that the indentation of an element matches no enclosing element.
  mutating func noteMisfit(line: Int) {
    remark(
      .ambiguous,
      "the indentation of an element matches no other; "
        + "it became a child of the nearest less indented one",
      line: line)
  }

  /// Adds a remark that the first element's parent is missing from the text, if `isInside` is true.
  ///
  /// Has no effect if an element has been added before.
  mutating func noteFirst(isInside: Bool, line: Int) {
    guard count == 0, isInside else { return }
    remark(.guessed, "the parent of the first element is missing", line: line)
  }

  /// Adds a remark that the first line of a tree is indented, if `isCut` is true.
  ///
  /// Its parent may be missing.
  mutating func noteFirst(isCut: Bool, line: Int) {
    guard isCut else { return }
    remark(.guessed, "the first element is indented, so its parent may be missing", line: line)
  }

  /// Adds a remark if the first line of a tree isn't indented consistently with the others.
  mutating func noteUnevenSteps(_ levels: OutlineLevels) {
    guard levels.isUneven else { return }
    remark(
      .ambiguous,
      "the first element isn't indented as the others are, so elements before it may be missing")
  }

  /// Adds a remark on text before the first element, for a format whose tool writes none.
  ///
  /// Has no effect if `line` is nil.
  mutating func noteTextBefore(line: Int?) {
    guard let line else { return }
    remark(.skipped, "text before the screen", line: line)
  }

  /// Adds a remark if the text may be truncated at its end.
  ///
  /// The text may be truncated if its last line has no line break, or if `lacksEndMark` is true,
  /// which means that the end mark of the format is missing. Most formats of indented text have no
  /// end mark, so a text truncated between two lines looks like a smaller tree. Has no effect if
  /// there are no elements.
  mutating func noteOpenEnd(of text: DumpText, lacksEndMark: Bool = false) {
    noteOpenEnd(ofTextWith: count, in: text, lacksEndMark: lacksEndMark)
  }

  /// Adds a remark if the text may be truncated at its end.
  ///
  /// Unlike `noteOpenEnd(of:lacksEndMark:)`, this method is for readers that add the `count`
  /// elements of the text afterward.
  mutating func noteOpenEnd(
    ofTextWith count: Int, in text: DumpText, lacksEndMark: Bool = false
  ) {
    guard count > 0 else { return }
    if text.bytes.last != .newline {
      remark(
        .ambiguous, "the text ends with a line of the tree, which may be incomplete",
        line: text.place(of: text.bytes.count).line)
    } else if lacksEndMark {
      remark(.ambiguous, "the end that the tool writes is missing, so elements may be, too")
    }
  }

  /// Adds a remark if a line consists only of three dots or an ellipsis, perhaps in brackets, which
  /// marks omitted elements.
  mutating func noteLeftOut(_ content: some Collection<UInt8>, line: Int) {
    let inside = content.filter { !$0.isSpace && !Self.brackets.contains($0) }
    guard inside.elementsEqual("...".utf8) || inside.elementsEqual("…".utf8) else { return }
    remark(.skipped, "elements that the text omits", line: line)
  }

  private static let brackets = Set("[](){}<>|".utf8)
}
