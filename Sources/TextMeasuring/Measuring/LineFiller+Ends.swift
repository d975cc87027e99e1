import Foundation

extension LineFiller {
  /// Adds the line that ends at a position; the next line begins there.
  ///
  /// `isHard` is true if the line ends its paragraph, and false if it wraps.
  mutating func end(at position: Position, isHard: Bool) {
    // Spaces before a line feed count toward the width. Spaces at which a line wraps don't.
    add(position, width: isHard ? position.pen : position.trimmed, isTruncated: false)
    let state = position.state
    at = position
    at.state = state
    let wasHard = isHard && position.byte < bytes.count
    y += Double(wasHard ? format.paragraphSpacing : format.lineSpacing).orZero
    isFirstOfParagraph = wasHard
    if wasHard {
      enterRun()
      y += Double(text.runs[at.run].paragraph.paragraphSpacingBefore).orZero
    }
  }

  /// Adds the last line, truncated with an ellipsis of the given width, and skips the rest of the
  /// text.
  ///
  /// In `byTruncatingTail` mode, the line ends at `position`, followed by the ellipsis. In the
  /// other modes, which put the ellipsis at the start or in the middle, the line has the full
  /// width, and its range includes the rest of the paragraph.
  mutating func truncate(at position: Position, ellipsis: Double) {
    var position = position
    var width = position.trimmed + ellipsis
    if container.lineBreakMode != .byTruncatingTail {
      // Which characters remain before and after the ellipsis isn't computed.
      position = restOfParagraph(from: position)
      width = room.width
    }
    add(position, width: min(width, max(room.width, ellipsis)), isTruncated: true)
    at = position
    at.byte = bytes.count
  }

  private mutating func restOfParagraph(from position: Position) -> Position {
    while at.byte < bytes.count {
      enterRun()
      let before = at
      if step().action == .mandatory { return before }
    }
    return at
  }

  private mutating func add(_ end: Position, width: Double, isTruncated: Bool) {
    let natural = end.ascent + end.descent
    let height = format.height(natural: natural)
    let baseline = y + height - end.descent
    // The alignment is applied later, when the widest line is known.
    let frame = CGRect(x: room.start, y: y, width: width, height: height)
    lines.append(
      TextLayout.Line(
        range: start.offset..<end.offset, frame: frame, baseline: CGFloat(baseline),
        isRightToLeft: isRightToLeft, isTruncated: isTruncated))
    y += height
  }

  /// Takes the format of the paragraph that begins at the current position.
  ///
  /// A natural direction is replaced with the direction of the first strongly directional character
  /// in the paragraph, or with left-to-right if there is none (R13.33).
  mutating func enterParagraph() {
    let next = text.runs[at.run].paragraph
    let isSame = next.alignment == format.alignment && next.tailIndent == format.tailIndent
    if !isSame, !lines.isEmpty { earlierFormats.append((lines.count, format)) }
    format = next
    isRightToLeft =
      switch format.direction {
      case .leftToRight: false
      case .rightToLeft: true
      case .natural: TextDirection.isRightToLeft(bytes, from: at.byte) ?? false
      }
  }

  // MARK: The whole text

  mutating func finish() -> TextLayout {
    let isAll = at.byte >= bytes.count
    if let last = bytes.last, isAll, last == 0x0A || last == 0x0D, lines.count > 0, !isFull {
      addEmptyLine()
    }
    let widest = lines.reduce(0) { max($0, Double($1.frame.maxX)) }
    var formats = earlierFormats[...]
    for line in lines.indices {
      while let first = formats.first, first.end <= line { formats.removeFirst() }
      let x = placeAlongLine(lines[line], formats.first?.format ?? format, widest: widest)
      lines[line].frame.origin.x = x
    }
    let bottom = Double(lines.last?.frame.maxY ?? 0)
    return TextLayout(size: CGSize(width: widest, height: bottom), lines: lines)
  }

  private var isFull: Bool {
    container.maximumLines > 0 && lines.count >= container.maximumLines
  }

  /// Adds the empty line after a line feed or carriage return at the end of the text.
  private mutating func addEmptyLine() {
    (at.pen, at.trimmed, at.ascent, at.descent) = (0, 0, 0, 0)
    at.ascent = runs[at.run].ascent
    at.descent = runs[at.run].descent
    // Paragraphs are separated by their own spacing only, without the line spacing.
    y = Double(lines.last?.frame.maxY ?? 0) + Double(format.paragraphSpacing).orZero
    start = at
    enterParagraph()
    y += Double(format.paragraphSpacingBefore).orZero
    room = format.room(inWidth: width, isFirst: true)
    add(at, width: 0, isTruncated: false)
  }

  /// Returns the x-coordinate of a line's left edge after alignment between the indents (R13.35).
  ///
  /// Before alignment, the frame of the line begins at the leading indent. If the width is
  /// unlimited, the space for the line ends with the widest line, or at the tail indent if that is
  /// positive and smaller.
  private func placeAlongLine(
    _ line: TextLayout.Line, _ format: ParagraphFormat, widest: Double
  ) -> CGFloat {
    let isRightToLeft = line.isRightToLeft
    let whole = wraps ? width : widest
    let start = Double(line.frame.minX)
    let end = max(start, min(format.end(inWidth: width), wraps ? .infinity : widest))
    let left = CGFloat(isRightToLeft ? whole - end : start)
    let right = CGFloat(isRightToLeft ? whole - start : end)
    let spare = right - left - line.frame.width
    switch format.alignment {
    case .left: return left
    case .right: return left + spare
    case .natural, .justified: return isRightToLeft ? left + spare : left
    case .center: return left + spare / 2
    }
  }
}
