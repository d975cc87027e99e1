extension LineFiller {
  /// Fills a line, adds it, and advances to the start of the next line.
  mutating func fillLine() {
    (at.pen, at.trimmed, at.ascent, at.descent, at.previous) = (0, 0, 0, 0, 0)
    enterRun()
    if isFirstOfParagraph { enterParagraph() }
    room = format.room(inWidth: width, isFirst: isFirstOfParagraph)
    start = at
    let isClipped = container.lineBreakMode == .byClipping
    let limit = wraps && !isClipped ? room.width + Self.tolerance : .infinity
    if isLastLine, container.lineBreakMode.isTruncating {
      fillTruncated(limit)
    } else if !wrapsAfterWords || !fillWords(limit) {
      at = start
      fillCharacters(limit)
    }
  }

  /// Fills a line up to the last word that fits, and adds the line.
  ///
  /// If not even the first word fits, returns false without adding a line.
  private mutating func fillWords(_ limit: Double) -> Bool {
    var word: Position?
    while true {
      passPlainCharacters(limit)
      guard at.byte < bytes.count else { break }
      enterRun()
      let before = at
      let action = step().action
      if before.byte > start.byte {
        if action == .mandatory {
          end(at: before, isHard: true)
          return true
        }
        if action == .allowed { word = before }
      }
      guard at.trimmed > limit else { continue }
      guard let word else { return false }
      end(at: word, isHard: false)
      return true
    }
    end(at: at, isHard: true)
    return true
  }

  /// Fills a line up to the last character that fits or up to the end of the paragraph, and adds
  /// it.
  ///
  /// The line has at least one character, even if that character doesn't fit.
  private mutating func fillCharacters(_ limit: Double) {
    var cluster = start
    while at.byte < bytes.count {
      enterRun()
      let before = at
      let character = step()
      if character.action == .mandatory, before.byte > start.byte {
        return end(at: before, isHard: true)
      }
      if character.beginsCluster { cluster = before }
      if at.trimmed > limit, cluster.byte > start.byte { return end(at: cluster, isHard: false) }
    }
    end(at: at, isHard: true)
  }

  /// Fills the last line, and adds it.
  ///
  /// If the rest of the paragraph doesn't fit, the line is truncated with an ellipsis.
  private mutating func fillTruncated(_ limit: Double) {
    let ellipsis = wraps ? runs[at.run].advance(of: 0x2026, LineBreakClass.inseparable.rawValue) : 0
    var truncation = start
    while at.byte < bytes.count {
      enterRun()
      let before = at
      let character = step()
      if character.action == .mandatory, before.byte > start.byte {
        return end(at: before, isHard: true)
      }
      if character.beginsCluster, before.trimmed + ellipsis <= limit { truncation = before }
      if at.trimmed > limit { return truncate(at: truncation, ellipsis: ellipsis) }
    }
    end(at: at, isHard: true)
  }

  /// Advances over ASCII characters that have a width in the font, as long as they fit into the
  /// line.
  ///
  /// Spaces always fit. The function stops at break opportunities and at the end of the run. In a
  /// run with monospaced digits, and after a non-ASCII character in a font with kerning, it does
  /// nothing.
  ///
  /// Without it, the position would be copied before each character, which takes 17 of the 36 ns
  /// that a character of a label takes.
  private mutating func passPlainCharacters(_ limit: Double) {
    let index = at.run
    guard runs[index].digitAdvance == nil, at.offset < at.runEnd else { return }
    // The fields are read one by one: copying the whole run would retain its references.
    let (scale, tracking, face) = (runs[index].scale, runs[index].tracking, runs[index].face)
    let kerning = face.asciiKerning
    guard kerning.isEmpty || at.previous < 128 else { return }
    let last = at.byte + min(bytes.count - at.byte, at.runEnd - at.offset)
    var (byte, state, pen, trimmed) = (at.byte, Int(at.state), at.pen, at.trimmed)
    var previous = Int(at.previous)
    face.ascii.withUnsafeBufferPointer { ascii in
      steps.withUnsafeBufferPointer { steps in
        let classes = LineBreakClass.ascii
        while byte < last {
          let code = Int(bytes[byte])
          guard code < 128, ascii[code] >= 0 else { return }
          let entry = steps[state + Int(classes[code])]
          guard entry & 3 == LineBreakState.Action.prohibited.rawValue else { return }
          var units = Double(ascii[code])
          if !kerning.isEmpty { units += Double(kerning[previous << 7 | code]) }
          let next = pen + units * scale + tracking
          if code != 0x20 {
            guard next <= limit else { return }
            trimmed = next
          }
          (pen, previous, state) = (next, code, Int(entry >> 2))
          byte += 1
        }
      }
    }
    at.offset += byte - at.byte
    (at.byte, at.state, at.pen, at.trimmed) = (byte, UInt16(state), pen, trimmed)
    at.previous = UInt32(previous)
  }
}
