/// Removes the prefixes that logs, quotations and numbered listings add to each line.
///
/// Consecutive lines whose beginnings are equal, except for numbers, are assumed to have a common
/// prefix. The prefix ends, for example, after a colon, a bracket, a bar, a time, or the `>` of a
/// quotation. If there are several such positions, each is tried.
enum LinePrefixes {
  static func undone(_ bytes: [UInt8]) -> [TextWrapping.Undone] {
    let lines = TextLines(bytes).ranges
    guard lines.count > 1 else { return [] }
    var runs = runs(in: lines, of: bytes)
    keepBars(of: &runs, lines, bytes)
    let deepest = runs.map { $0.prefix.ends.count }.max() ?? 0
    var found: [TextWrapping.Undone] = []
    // The longest prefixes come first.
    for level in 0..<min(deepest, 6) {
      // If the runs have different numbers of bars, the bars draw a tree.
      let bars = Set(runs.map { $0.prefix.bars(before: $0.end(atLevel: level)) })
      guard bars.count == 1 else { continue }
      let text = stripped(lines, of: bytes, runs, level: level)
      if !found.contains(where: { $0.bytes == text.bytes }) { found.append(text) }
    }
    return found
  }

  /// Consecutive lines whose beginnings are equal except for numbers.
  private struct Run {
    var lines: Range<Int>
    var prefix: LinePrefix
    /// The number of nonblank lines with the prefix.
    var count = 1

    /// Returns a possible end of the prefix: the last one at level 0, the one before it at level 1,
    /// and so on.
    func end(atLevel level: Int) -> LinePrefix.End {
      prefix.ends[max(0, prefix.ends.count - 1 - level)]
    }
  }

  private static func runs(in lines: [Range<Int>], of bytes: [UInt8]) -> [Run] {
    var runs: [Run] = []
    var run: Run?
    for (place, line) in lines.enumerated() {
      if bytes[line].allSatisfy(\.isSpace) {
        if let open = run { run?.lines = open.lines.lowerBound..<place + 1 }
        continue
      }
      let prefix = LinePrefix(bytes, line)
      if let open = run, let common = open.prefix.common(with: prefix, bytes), !common.ends.isEmpty
      {
        run?.prefix = common
        run?.lines = open.lines.lowerBound..<place + 1
        run?.count += 1
        continue
      }
      if let open = run, open.count > 1 { runs.append(open) }
      run = Run(lines: place..<place + 1, prefix: prefix)
    }
    if let open = run, open.count > 1 { runs.append(open) }
    return runs.filter { !$0.prefix.ends.isEmpty }
  }

  /// Removes possible ends that come after bars that draw a tree.
  ///
  /// A bar draws a tree if some lines with the same beginning lack it.
  private static func keepBars(of runs: inout [Run], _ lines: [Range<Int>], _ bytes: [UInt8]) {
    let prefixes = lines.lazy.filter { !bytes[$0].allSatisfy(\.isSpace) }.prefix(2_000)
      .map { LinePrefix(bytes, $0) }
    for index in runs.indices.prefix(64) where runs[index].prefix.hasBar {
      let prefix = runs[index].prefix
      guard prefixes.contains(where: { prefix.lacksBar($0, bytes) }) else { continue }
      runs[index].prefix.dropEndsBehindBar()
    }
    runs.removeAll { $0.prefix.ends.isEmpty }
  }

  /// Returns the text without the prefixes of its runs.
  ///
  /// At level 0, a prefix ends at its last possible end, at level 1 at the one before it, and so
  /// on.
  private static func stripped(
    _ lines: [Range<Int>], of bytes: [UInt8], _ runs: [Run], level: Int
  ) -> TextWrapping.Undone {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var next = 0
    var example: String?
    // All runs have the same prefix, so further spaces after it in some runs are indentation.
    let spaces = runs.map { $0.end(atLevel: level).spaces }
    let common = spaces.filter { $0 > 0 }.min() ?? 0
    for (place, line) in lines.enumerated() {
      while next < runs.count, runs[next].lines.upperBound <= place { next += 1 }
      var start = line.lowerBound
      if next < runs.count, runs[next].lines.contains(place) {
        let end = runs[next].end(atLevel: level)
        start = LinePrefix.offset(ofToken: end.token, min(end.spaces, common), bytes, line)
        if example == nil, start > line.lowerBound {
          example = String(decoding: bytes[line.lowerBound..<start].prefix(60), as: UTF8.self)
        }
      }
      var content = bytes[start..<line.upperBound]
      // A row of a Markdown table also ends in a bar.
      if start > line.lowerBound, bytes[line.lowerBound] == UInt8(ascii: "|"),
        content.last == UInt8(ascii: "|")
      {
        content.removeLast()
      }
      text += content
      if place + 1 < lines.count { text.append(.newline) }
    }
    return .init(
      bytes: text, remark: "the prefix of each line, such as \"\(example ?? "")\", was removed")
  }
}
