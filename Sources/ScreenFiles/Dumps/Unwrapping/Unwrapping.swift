import Foundation

/// Finds the screen in a file, whatever stands around it: the stage before all formats.
///
/// A text that is a dump and nothing else is read at once. Else what wraps it is undone, one wrapping (``TextWrapping``) after the other, in
/// every order that leads on, until a dump is left and nothing else; where that doesn't happen, the text of which most elements can be read
/// counts. Each undone wrapping gives a remark.
struct Unwrapping {
  private let text: DumpText
  private let format: ScreenDump.Format?
  /// Of what could be read but not as a whole, the one with the most elements.
  private var best: ScreenDump?
  /// Of what couldn't be read, the error behind the most elements.
  private var error: ScreenDumpError?
  private var attempts = 0
  /// How many bytes may be looked at in all.
  private var budget: Int
  private var seen: Set<Int> = []

  /// How many texts are tried.
  private static let mostAttempts = 96
  /// How many wrappings may lie around each other.
  private static let deepest = 7

  /// A text that was come to by undoing some wrappings.
  private struct Candidate {
    let bytes: [UInt8]
    let remarks: [ScreenDump.Remark]
    let depth: Int
    /// How many elements were read.
    var elements = 0
  }

  init(_ data: Data, format: ScreenDump.Format?) throws(ScreenDumpError) {
    text = try DumpText(data, recovers: true)
    self.format = format
    budget = max(1 << 24, text.bytes.count &* 24)
  }

  /// - Throws: The ``ScreenDumpError`` of the text in which most elements were found, or by which another tool's file is named.
  consuming func dump() throws(ScreenDumpError) -> ScreenDump {
    var first = Candidate(bytes: text.bytes, remarks: [], depth: 0)
    if let whole = attempt(&first, text) { return whole.adding(text.remarks) }
    // A text that was refused by name isn't read in part.
    let refused = refusedElements
    func placed(_ dump: ScreenDump) -> Int { dump.elements.count(where: \.hasFrame) }
    if let found = search(from: first), placed(found) >= refused ?? 0 {
      return found.adding(text.remarks)
    }
    if let best, refused.map({ placed(best) > $0 }) ?? true { return best.adding(text.remarks) }
    guard let error else { throw text.error(.unknownFormat(text.start), at: 0, after: 0) }
    if case .unknownFormat = error.reason {
      if let sentence = ForeignFile.tool(of: text.bytes) {
        throw ScreenDumpError(.otherFile(sentence))
      }
    }
    throw error
  }

  /// How many elements were read of the text as it is before it was refused by the name of what is missing; nil where it wasn't.
  private var refusedElements: Int? {
    switch error?.reason {
    case .cut, .cutAtStart, .unread: error?.elementsBefore
    default: nil
    }
  }

  /// A dump in which nothing else is left, found by undoing wrappings from a text on; nil where there is none.
  private mutating func search(from first: Candidate) -> ScreenDump? {
    var waiting = [first]
    while attempts < Self.mostAttempts, budget > 0, let next = Self.takeBest(of: &waiting) {
      guard next.depth < Self.deepest else { continue }
      for wrapping in TextWrapping.allCases {
        // Joining lines in which something was read would lose more than it finds.
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
            let told = whole.adding(Self.remarks(onOthers: inside[(place + 1)...], wrapping))
            // One line with one element may be a line of a larger text, which is looked for first.
            let isFragment =
              wrapping == .quotedStrings && whole.elements.count == 1
              && !undone.bytes.dropLast().contains(.newline)
            guard isFragment else { return told }
            if best == nil { best = told }
          }
          waiting.append(candidate)
          guard attempts < Self.mostAttempts, budget > 0 else { return nil }
        }
      }
    }
    return nil
  }

  /// Takes out the text of which most was read, of equal ones the one nearest to the file.
  private static func takeBest(of waiting: inout [Candidate]) -> Candidate? {
    let best = waiting.indices.min { first, second in
      (-waiting[first].elements, waiting[first].depth, first)
        < (-waiting[second].elements, waiting[second].depth, second)
    }
    return best.map { waiting.remove(at: $0) }
  }

  /// What is said where further texts that stood beside the one read are screens too.
  private static func remarks(
    onOthers others: ArraySlice<TextWrapping.Undone>, _ wrapping: TextWrapping
  ) -> [ScreenDump.Remark] {
    guard wrapping == .fence || wrapping == .quotedStrings else { return [] }
    guard others.contains(where: { FormatDetection(DumpText(valid: $0.bytes)).format != nil })
    else { return [] }
    return [.init(kind: .skipped, text: "another screen after the first", line: nil)]
  }

  /// Reads a text: the dump if it is one and nothing else; else what could be read, or the error, is kept if none before was better.
  private mutating func attempt(_ candidate: inout Candidate, _ text: DumpText) -> ScreenDump? {
    attempts += 1
    budget -= text.bytes.count
    do throws(ScreenDumpError) {
      let dump = try DumpReading(text, format: format).dump()
      candidate.elements = dump.elements.count(where: \.hasFrame)
      let told = dump.adding(candidate.remarks)
      let most = best.map { $0.elements.count(where: \.hasFrame) } ?? -1
      // Codes of a terminal may stand behind what a line says; and nothing with fewer elements than were found already is all.
      let isAll =
        dump.others == 0 && !text.bytes.has(0x1B) && !text.bytes.has(0x08)
        && candidate.elements >= most
      if isAll, let better = withoutDoubt(dump, candidate, text) { return better }
      if isAll { return told.adding(Self.remarks(onReferencesIn: text, dump.format)) }
      if (candidate.elements, best?.others ?? 0) > (most, dump.others) { best = told }
    } catch {
      if isBetter(error) { self.error = error }
    }
    return nil
  }

  /// What is said where texts may have come through HTML.
  private static func remarks(
    onReferencesIn text: DumpText, _ format: ScreenDump.Format
  ) -> [ScreenDump.Remark] {
    guard !format.isXML, text.bytes.has(UInt8(ascii: "&")) else { return [] }
    let marks: [StaticString] = ["&lt;", "&gt;", "&amp;", "&quot;", "&#39;"]
    guard marks.contains(where: { FormatDetection.contains($0, in: text.bytes) }) else { return [] }
    return [
      .init(
        kind: .ambiguous, text: "texts have references of HTML, as &lt;, perhaps from copying",
        line: nil)
    ]
  }

  /// The same screen from a text without what may be none of it: tabs among spaces, lines broken at an edge, characters without a
  /// width; nil where nothing is in doubt, or that text has fewer elements.
  private mutating func withoutDoubt(
    _ dump: ScreenDump, _ candidate: Candidate, _ text: DumpText
  ) -> ScreenDump? {
    guard dump.format.isOutline else { return nil }
    var bytes = text.bytes
    var remarks = candidate.remarks
    // In these the columns of lines tell nothing.
    let isByMarks = [.uiKit, .espresso, .maestroCompact].contains(dump.format)
    for wrapping in [TextWrapping.tabs, .wrappedLines] {
      if wrapping == .tabs, isByMarks { continue }
      if wrapping == .wrappedLines, !WrappedLines.isLikely(in: bytes) { continue }
      guard let undone = wrapping.undone(bytes).first else { continue }
      bytes = undone.bytes
      remarks.append(.init(kind: .recovered, text: undone.remark, line: nil))
    }
    func reading(_ bytes: [UInt8]) -> ScreenDump? {
      guard let other = try? DumpReading(DumpText(valid: bytes), format: format).dump(),
        other.others == 0, other.elements.count >= dump.elements.count
      else { return nil }
      return other
    }
    if remarks.count > candidate.remarks.count {
      guard let other = reading(bytes),
        other.elements.map(\.parent) != dump.elements.map(\.parent)
          || other.elements.map(\.name) != dump.elements.map(\.name)
          || other.elements.map(\.identifier) != dump.elements.map(\.identifier)
          || other.elements.map(\.flags) != dump.elements.map(\.flags)
      else { return nil }
      return other.adding(remarks)
    }
    // Texts may have such characters of their own; what else they change decides.
    guard let plain = InvisibleCharacters.undone(bytes).last, let other = reading(plain.bytes),
      other.elements.map(\.flags) != dump.elements.map(\.flags)
        || other.elements.map(\.frame) != dump.elements.map(\.frame)
        || other.elements.map(\.parent) != dump.elements.map(\.parent)
    else { return nil }
    remarks.append(.init(kind: .recovered, text: plain.remark, line: nil))
    return other.adding(remarks)
  }

  /// Whether an error says more than the one kept: it comes behind more elements, or names a fault where the other found nothing.
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
