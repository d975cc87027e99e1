public import Foundation

extension FontMeasurer {
  /// Returns the rectangles of a range of characters: one for each line that overlaps the range.
  ///
  /// The range is in UTF-16 code units. The rectangles are in the coordinates of `layout`, which
  /// must be a layout of `text` by this measurer. Each of the lines is measured again to find the
  /// left and right edges of its rectangle. The edges are clamped to the line's frame.
  ///
  /// - Complexity: O(log lines), and O(runs + characters) for each line in the range.
  public func rects(
    of range: Range<Int>, of text: StyledText, in layout: TextLayout
  ) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    var rects: [CGRect] = []
    let first = layout.firstLine { $0.range.upperBound > range.lowerBound }
    for line in layout.lines[first...] {
      guard line.range.lowerBound < range.upperBound else { break }
      let part = range.clamped(to: line.range)
      guard !part.isEmpty else { continue }
      let ends = offsets(of: [part.lowerBound, part.upperBound], of: text, in: line)
      rects.append(rect(from: ends[0], to: ends[1], in: line))
    }
    return rects
  }

  /// Returns the UTF-16 offset of the character at a point; nil if there is none.
  ///
  /// The point is in the coordinates of `layout`, which must be a layout of `text` by this
  /// measurer. The result is nil outside the lines, and in the ellipsis of a line truncated at its
  /// end. Characters contain their left edges, but not their right edges, even in right-to-left
  /// lines.
  ///
  /// - Complexity: O(log lines + runs + characters of the line).
  public func character(at point: CGPoint, of text: StyledText, in layout: TextLayout) -> Int? {
    guard point.x.isFinite, let index = layout.lineIndex(atY: point.y) else { return nil }
    let line = layout.lines[index]
    guard point.x >= line.frame.minX, point.x < line.frame.maxX else { return nil }
    let inLine = Double(
      line.isRightToLeft ? line.frame.maxX - point.x : point.x - line.frame.minX)
    var found: Int?
    var (last, lastEnd): (Int?, Double) = (nil, 0)
    walk(line, of: text) { offset, end in
      if end > lastEnd { (last, lastEnd) = (offset, end) }
      guard line.isRightToLeft ? end >= inLine : end > inLine else { return true }
      found = offset
      return false
    }
    // The end of the line may differ from the sum of the advances by a rounding error.
    return found ?? (inLine <= lastEnd + LineFiller.tolerance ? last : nil)
  }

  /// Returns the rectangle between two distances from the start of a line.
  ///
  /// The distances are clamped to the width of the line.
  private func rect(from start: Double, to end: Double, in line: TextLayout.Line) -> CGRect {
    let width = Double(line.frame.width)
    let (start, end) = (min(start, width), min(end, width))
    let x = line.isRightToLeft ? Double(line.frame.maxX) - end : Double(line.frame.minX) + start
    return CGRect(
      x: CGFloat(x), y: line.frame.minY, width: CGFloat(end - start), height: line.frame.height)
  }

  /// Returns the distances from the start of a line at which characters begin.
  ///
  /// - Parameters:
  ///   - positions: The UTF-16 offsets of the characters, in ascending order.
  ///   - text: The text that was laid out.
  ///   - line: The line that contains the characters.
  private func offsets(
    of positions: [Int], of text: StyledText, in line: TextLayout.Line
  ) -> [Double] {
    var offsets: [Double] = []
    var pen = 0.0
    walk(line, of: text) { offset, end in
      while offsets.count < positions.count, positions[offsets.count] <= offset {
        offsets.append(pen)
      }
      pen = end
      return offsets.count < positions.count
    }
    while offsets.count < positions.count { offsets.append(pen) }
    return offsets
  }

  /// Calls `visit` for each character of a line until `visit` returns false.
  ///
  /// `visit` receives the UTF-16 offset of the character and the position of its end, as a distance
  /// from the start of the line.
  private func walk(
    _ line: TextLayout.Line, of text: StyledText, visit: (_ offset: Int, _ end: Double) -> Bool
  ) {
    var string = text.string
    let start = string.byteOffset(ofUTF16: line.range.lowerBound)
    let (part, runStart) = text.runs(in: line.range)
    string.withUTF8 { bytes in
      var filler = LineFiller(bytes, part, TextContainer(), measurer: self)
      filler.begin(atByte: start, offset: line.range.lowerBound, runStart: runStart)
      while filler.at.byte < bytes.count, filler.at.offset < line.range.upperBound {
        let offset = filler.at.offset
        filler.passCharacter()
        guard visit(offset, filler.at.pen) else { return }
      }
    }
  }
}

extension StyledText {
  /// Returns the text with only those of its runs that overlap a range.
  ///
  /// If no run overlaps the range, the nearest run is kept. Also returns the number of UTF-16 code
  /// units before the first of the remaining runs.
  ///
  /// - Complexity: O(runs).
  fileprivate func runs(in range: Range<Int>) -> (text: StyledText, start: Int) {
    var (first, start) = (0, 0)
    while first < runs.count - 1, start + runs[first].length <= range.lowerBound {
      start += runs[first].length
      first += 1
    }
    var (last, end) = (first, start)
    while last < runs.count - 1 {
      end += runs[last].length
      if end >= range.upperBound { break }
      last += 1
    }
    return (StyledText(string, runs: Array(runs[first...last])), start)
  }
}

extension String {
  /// Returns the number of UTF-8 bytes before a UTF-16 offset.
  ///
  /// Returns the number of all bytes if the offset is past the end.
  ///
  /// - Complexity: O(1) for ASCII text, amortized O(1) for other text.
  fileprivate func byteOffset(ofUTF16 offset: Int) -> Int {
    guard let index = utf16.index(utf16.startIndex, offsetBy: offset, limitedBy: utf16.endIndex)
    else { return utf8.count }
    return utf8.distance(from: utf8.startIndex, to: index)
  }
}
