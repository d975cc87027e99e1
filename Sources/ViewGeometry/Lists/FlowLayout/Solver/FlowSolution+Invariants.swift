extension FlowSolution {
  /// A description of a violated invariant of the trees, sections or blocks of lines; nil if there
  /// is none.
  package var brokenInvariant: String? {
    var broken = sections.brokenInvariant
    sections.forEach { section, _ in
      if broken == nil, case .lines(let lines) = section.items { broken = lines.brokenInvariant }
      return broken == nil
    }
    return broken
  }
}

extension FlowLines {
  /// A description of a violated invariant of the section's lines; nil if there is none.
  ///
  /// The invariants are:
  ///
  /// - The tree of blocks is valid, the section isn't empty, and its items don't all have the same
  ///   size.
  /// - Each block contains items, its lines are in order, and its sums are those of its lines.
  fileprivate var brokenInvariant: String? {
    if count == 0 { return "A section has lines but no items." }
    if uniformSize != nil { return "A section has items of equal size but isn't a grid." }
    var broken = blocks.brokenInvariant
    blocks.forEach { block, _ in
      broken =
        broken
        ?? block.read { view in
          switch view.kind {
          case .narrow: view.brokenInvariant(view.narrow, rules)
          case .wide: view.brokenInvariant(view.wide, rules)
          case .run: view.brokenInvariant(view.run, rules)
          }
        }
      return broken == nil
    }
    return broken
  }
}

extension FlowBlockView {
  fileprivate func brokenInvariant(
    _ lines: some FlowBlockLines, _ rules: FlowLineRules
  ) -> String? {
    guard items > 0, lines.lineCount > 0, lines.firstItem(ofLine: 0) == 0 else {
      return "A block has \(items) items in \(lines.lineCount) lines."
    }
    if kind != .run, lines.lineCount > Self.mostLines { return "A block has too many lines." }
    var (sum, oversized) = (OffsetTreeSum.zero, 0)
    // The lines of a long run are all equal, so only the first are checked.
    for line in 0..<min(lines.lineCount, 2 * Self.mostLines) {
      let range = lines.firstItem(ofLine: line)..<lines.firstItem(ofLine: line + 1)
      if range.isEmpty { return "Line \(line) is empty." }
      if lines.start(ofLine: line, rules) != sum { return "Line \(line) has the wrong start." }
      var height = 0.0
      for item in range {
        height = max(height, lines.size(ofItem: item).height)
        if !rules.fits(lines.width(ofItem: item)) { oversized += 1 }
        if lines.line(ofItem: item) != line { return "Item \(item) isn't in line \(line)." }
      }
      if lines.height(ofLine: line, rules) != height { return "Line \(line) has the wrong height." }
      sum += OffsetTreeSum(rules.pitch(ofHeight: height))
    }
    guard lines.lineCount <= 2 * Self.mostLines else { return nil }
    if lines.firstItem(ofLine: lines.lineCount) != items { return "Some items aren't in any line." }
    let isRight = sum == header.pointee.sum && oversized == header.pointee.oversized
    return isRight ? nil : "A block has the wrong sum \(header.pointee.sum.points)."
  }
}
