import Foundation

/// Finds the dump in a file by removing whatever surrounds it, and reads the dump.
///
/// Text that consists only of a dump is read directly. Otherwise, wrappings (``TextWrapping``) are
/// removed one after the other, in every promising order, until only a dump is left. If that never
/// happens, the text with the most readable elements is used. Each removed wrapping adds a remark.
struct Unwrapping {
  private let text: DumpText
  private let format: ScreenDump.Format?
  /// The best dump read from text that also has other content.
  private var best: ScreenDump?
  /// The text of `best`, and the remarks on the wrappings that were removed from it.
  private var source: (text: DumpText, remarks: [ScreenDump.Remark])?
  /// The rank of `best`; ranks are compared member by member.
  ///
  /// The members are the number of elements with a rectangle, the negative of the amount of other
  /// text, and 1 if the text has no HTML references.
  private var bestRank = (-1, 0, 0)
  /// The most informative error so far, which usually is the one after the most elements.
  private var error: ScreenDumpError?
  private var attempts = 0
  /// The number of bytes that may still be examined.
  private var budget: Int
  private var seen: Set<Int> = []

  /// The maximum number of texts to try.
  private static let mostAttempts = 96
  /// The maximum number of nested wrappings.
  private static let deepest = 7

  /// The text that results from removing some wrappings.
  private struct Candidate {
    let bytes: [UInt8]
    let remarks: [ScreenDump.Remark]
    let depth: Int
    /// The number of elements with a rectangle that were read from the candidate.
    var elements = 0
  }

  init(_ data: Data, format: ScreenDump.Format?) throws(ScreenDumpError) {
    text = Self.withoutMistakes(try DumpText(data, recovers: true))
    self.format = format
    budget = max(1 << 24, text.bytes.count &* 24)
  }

  /// Returns the text after repairing UTF-8 that was decoded in another encoding.
  private static func withoutMistakes(_ text: DumpText) -> DumpText {
    guard let mended = MistakenEncoding.undone(text.bytes).first else { return text }
    let remark = ScreenDump.Remark(kind: .recovered, text: mended.remark, line: nil)
    return DumpText(valid: mended.bytes, remarks: text.remarks + [remark])
  }

  /// Finds and reads the dump.
  ///
  /// - Throws: The ``ScreenDumpError`` of the text with the most elements, or an error that names
  ///   another kind of file.
  consuming func dump() throws(ScreenDumpError) -> ScreenDump {
    var first = Candidate(bytes: text.bytes, remarks: [], depth: 0)
    if let whole = attempt(&first, text) { return whole.adding(text.remarks) }
    // A text that was rejected for a missing part isn't read partially.
    let refused = refusedElements
    func placed(_ dump: ScreenDump) -> Int { dump.elements.count(where: \.hasFrame) }
    if let found = search(from: first), placed(found) >= refused ?? 0 {
      return found.adding(text.remarks)
    }
    if let best, refused.map({ placed(best) > $0 }) ?? true {
      return undoubted(best).adding(text.remarks)
    }
    guard let error else { throw text.error(.unknownFormat(text.start), at: 0, after: 0) }
    if case .unknownFormat = error.reason {
      if let sentence = ForeignFile.tool(of: text.bytes) {
        throw ScreenDumpError(.otherFile(sentence))
      }
    }
    throw error
  }

  /// Returns `best` or, if there is a better one, the dump of its text without the characters that
  /// copying may have added.
  private func undoubted(_ best: ScreenDump) -> ScreenDump {
    guard let source else { return best }
    let doubt = ReadingDoubt(dump: best, text: source.text, format: format)
    return doubt.better?.adding(source.remarks) ?? best
  }

  /// The number of elements before the error if the original text was rejected as incomplete;
  /// otherwise nil.
  private var refusedElements: Int? {
    switch error?.reason {
    case .cut, .cutAtStart, .unread: error?.elementsBefore
    default: nil
    }
  }

  /// Removes wrappings until only a dump is left, and returns the dump.
  ///
  /// Returns nil if that doesn't happen within the limits on the number, the nesting and the total
  /// size of the texts tried. A single line with one element isn't returned if its wrapping may
  /// apply to each line separately, because it may be a part of a larger text. It is stored in
  /// `best` if that is nil.
  private mutating func search(from first: Candidate) -> ScreenDump? {
    var waiting = [first]
    while attempts < Self.mostAttempts, budget > 0, let next = Self.takeBest(of: &waiting) {
      guard next.depth < Self.deepest else { continue }
      for wrapping in TextWrapping.allCases {
        // In a partially readable text, joining lines would lose more elements than it would add.
        if wrapping == .wrappedWords, next.elements > 0 { continue }
        let inside = wrapping.undone(next.bytes)
        for (place, undone) in inside.enumerated() {
          let remark = ScreenDump.Remark(kind: .recovered, text: undone.remark, line: nil)
          var candidate = Candidate(
            bytes: undone.bytes, remarks: next.remarks + [remark], depth: next.depth + 1)
          guard seen.insert(undone.bytes.hashValue).inserted, !undone.bytes.isEmpty else {
            continue
          }
          if let whole = attempt(&candidate, DumpText(valid: undone.bytes)) {
            let remarked = whole.adding(Self.remarks(onOthers: inside[(place + 1)...], wrapping))
            // A single line with one element may be a line of a larger text, which is tried first.
            let isFragment =
              Self.holdLines.contains(wrapping) && whole.elements.count == 1
              && !undone.bytes.dropLast().contains(.newline)
            guard isFragment else { return remarked }
            if best == nil {
              let fragment = ScreenDump.Remark(kind: .ambiguous, text: Self.fragment, line: nil)
              (best, bestRank) = (remarked.adding([fragment]), (candidate.elements, 0, 1))
              source = nil
            }
          }
          waiting.append(candidate)
          guard attempts < Self.mostAttempts, budget > 0 else { return nil }
        }
      }
    }
    return nil
  }

  private static let fragment = "the screen is a single line, which may be part of a larger text"

  /// The wrappings that may apply to each line of a dump separately.
  private static let holdLines: Set<TextWrapping> = [.quotedStrings, .doubledQuotes, .dataSections]

  /// Removes and returns the candidate with the most elements; nil if there are no candidates.
  ///
  /// Among candidates with equally many elements, takes the one from which the fewest wrappings
  /// were removed.
  private static func takeBest(of waiting: inout [Candidate]) -> Candidate? {
    let best = waiting.indices.min { first, second in
      (-waiting[first].elements, waiting[first].depth, first)
        < (-waiting[second].elements, waiting[second].depth, second)
    }
    return best.map { waiting.remove(at: $0) }
  }

  /// Returns a remark if another text in fences or quotes seems to be a screen too.
  private static func remarks(
    onOthers others: ArraySlice<TextWrapping.Undone>, _ wrapping: TextWrapping
  ) -> [ScreenDump.Remark] {
    guard wrapping == .fence || wrapping == .quotedStrings else { return [] }
    guard others.contains(where: { FormatDetection(DumpText(valid: $0.bytes)).format != nil })
    else { return [] }
    return [.init(kind: .skipped, text: "another screen after the first", line: nil)]
  }

  /// Tries to read the text of a candidate.
  ///
  /// Returns the dump if the text contains no other content and no terminal codes, and if the dump
  /// has no fewer elements with a rectangle than the best one so far. Otherwise returns nil, and
  /// updates `best` or `error` if this result is better.
  private mutating func attempt(_ candidate: inout Candidate, _ text: DumpText) -> ScreenDump? {
    attempts += 1
    budget -= text.bytes.count
    do throws(ScreenDumpError) {
      let dump = try DumpReading(text, format: format).dump()
      candidate.elements = dump.elements.count(where: \.hasFrame)
      let remarked = dump.adding(candidate.remarks)
      let most = best.map { $0.elements.count(where: \.hasFrame) } ?? -1
      // Terminal codes may follow the content of a line, and a text with fewer elements than were
      // found before isn't complete.
      let isAll =
        dump.others == 0 && !text.bytes.has(0x1B) && !text.bytes.has(0x08)
        && candidate.elements >= most
      let references = Self.remarks(onReferencesIn: text, dump.format)
      let strange = StrangeCharacters.remarks(on: text, dump)
      if isAll {
        let doubt = ReadingDoubt(dump: dump, text: text, format: format)
        if let better = doubt.better { return better.adding(candidate.remarks) }
        return remarked.adding(references + strange)
      }
      let rank = (candidate.elements, -dump.others, references.isEmpty ? 1 : 0)
      if rank > bestRank {
        (best, bestRank) = (remarked.adding(references + strange), rank)
        source = (text, candidate.remarks)
      }
    } catch {
      if isBetter(error) { self.error = error }
    }
    return nil
  }

  /// Returns a remark if the text contains character references, perhaps from HTML.
  private static func remarks(
    onReferencesIn text: DumpText, _ format: ScreenDump.Format
  ) -> [ScreenDump.Remark] {
    guard !format.isXML, text.bytes.has(UInt8(ascii: "&")) else { return [] }
    let marks: [StaticString] = ["&lt", "&gt", "&amp", "&quot", "&#39;", "&#x"]
    guard marks.contains(where: { FormatDetection.contains($0, in: text.bytes) }) else { return [] }
    return [
      .init(
        kind: .ambiguous, text: "texts contain HTML references such as &lt;, perhaps from copying",
        line: nil)
    ]
  }

  /// Returns whether an error is more informative than `error`.
  ///
  /// The error that occurred after more elements is more informative. If both occurred after
  /// equally many elements, any other error is more informative than an unknown format.
  private func isBetter(_ other: ScreenDumpError) -> Bool {
    guard let error else { return true }
    if other.elementsBefore != error.elementsBefore {
      return other.elementsBefore > error.elementsBefore
    }
    guard case .unknownFormat = error.reason else { return false }
    if case .unknownFormat = other.reason { return false }
    return true
  }
}
