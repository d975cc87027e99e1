/// The open elements of an indented text, from which the parent of the next line follows.
struct OutlineLevels {
  private var above: [(column: Int, index: Int)] = []
  private var first: Int?
  /// Whether the last line is indented less than the one before it, but matches no open element.
  private(set) var isMisfit = false
  /// The number of columns between the first root and its children, and between all other levels.
  private var steps: (first: Int?, other: Int?) = (nil, nil)
  private var hasManySteps = false

  static let lostIndentation = "lines lost their indentation, so how deep elements lie isn't told"

  /// Returns the parent of a line that begins at a column; nil for a root.
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

  /// Whether all levels have the same indentation except for the one below the root.
  ///
  /// A tool indents all levels alike, so the beginning of the first line is missing.
  var isUneven: Bool {
    guard !hasManySteps, let first = steps.first, let other = steps.other else { return false }
    return first != other
  }

  /// Returns whether a line at a column has a parent.
  func isInside(_ column: Int) -> Bool { above.first.map { $0.column < column } ?? false }

  /// Adds an element at a column, inside the last requested parent.
  mutating func add(_ index: Int, at column: Int) { above.append((column, index)) }

  /// Removes all open elements, so that another tree can begin.
  mutating func removeAll() {
    (above, first, isMisfit) = ([], nil, false)
    (steps, hasManySteps) = ((nil, nil), false)
  }
}

extension DumpBuilder {
  /// Records that an element's indentation matches no enclosing element.
  mutating func noteMisfit(line: Int) {
    remark(
      .ambiguous, "an element is indented as none around it; it went to the nearest one above",
      line: line)
  }

  /// Records that the first element's parent is missing from the text, if `isInside`.
  ///
  /// Has no effect after the first element.
  mutating func noteFirst(isInside: Bool, line: Int) {
    guard count == 0, isInside else { return }
    remark(.guessed, "what holds the first element isn't there", line: line)
  }

  /// Records that the first line of a tree is indented, so that its parent may be missing.
  mutating func noteFirst(isCut: Bool, line: Int) {
    guard isCut else { return }
    remark(.guessed, "the first element is indented, so what holds it may be missing", line: line)
  }

  /// Records that the first line of a tree isn't indented as the others are.
  mutating func noteUnevenSteps(_ levels: OutlineLevels) {
    guard levels.isUneven else { return }
    remark(
      .ambiguous,
      "the first element isn't indented as the others are, so elements before it may be missing")
  }

  /// Records text before the first element of a format whose tool writes none.
  mutating func noteTextBefore(line: Int?) {
    guard let line else { return }
    remark(.skipped, "text before the screen", line: line)
  }

  /// Records that the text may go on: its last line has no end, or the format's end mark is
  /// missing.
  ///
  /// Most of these formats have no end mark, so a text cut between two lines looks like a smaller
  /// tree. Has no effect if there are no elements.
  mutating func noteOpenEnd(of text: DumpText, lacksEndMark: Bool = false) {
    noteOpenEnd(ofTextWith: count, in: text, lacksEndMark: lacksEndMark)
  }

  /// Records that the text may go on, before its `count` elements are added.
  mutating func noteOpenEnd(
    ofTextWith count: Int, in text: DumpText, lacksEndMark: Bool = false
  ) {
    guard count > 0 else { return }
    if text.bytes.last != .newline {
      remark(
        .ambiguous, "the text ends in a line of the tree, which may go on",
        line: text.place(of: text.bytes.count).line)
    } else if lacksEndMark {
      remark(.ambiguous, "the end that the tool writes is missing, so elements may be, too")
    }
  }

  /// Records a line if it marks omitted elements: three dots or an ellipsis, maybe in brackets.
  mutating func noteLeftOut(_ content: some Collection<UInt8>, line: Int) {
    let inside = content.filter { !$0.isSpace && !Self.brackets.contains($0) }
    guard inside.elementsEqual("...".utf8) || inside.elementsEqual("…".utf8) else { return }
    remark(.skipped, "elements that the text leaves out", line: line)
  }

  private static let brackets = Set("[](){}<>|".utf8)
}
