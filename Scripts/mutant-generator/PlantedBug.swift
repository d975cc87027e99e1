/// A bug written by hand: whole lines of a file, and their replacement.
///
///     @ a name | Sources/ViewGeometry/Folder/File.swift
///     -  settleLimits()
///     +  if !@@ { settleLimits() }
///
/// `@@` is true while the bug is on. The old lines must occur once in their file.
struct PlantedBug {
  var name: String
  var file: String
  var old: [Substring] = []
  var new: [Substring] = []

  /// The bugs of a list.
  ///
  /// Lines that begin with "#" are comments.
  static func all(in text: String) -> [PlantedBug] {
    var bugs: [PlantedBug] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("@ ") {
        let parts = line.dropFirst(2).split(separator: "|", maxSplits: 1)
          .map { $0.split(separator: " ").joined(separator: " ") }
        guard parts.count == 2 else { continue }
        bugs.append(PlantedBug(name: parts[0], file: parts[1]))
      } else if !bugs.isEmpty, line.hasPrefix("-") {
        bugs[bugs.count - 1].old.append(line.dropFirst())
      } else if !bugs.isEmpty, line.hasPrefix("+") {
        bugs[bugs.count - 1].new.append(line.dropFirst())
      }
    }
    return bugs
  }

  /// The bug in the bytes of its file; nil unless its lines occur there exactly once.
  func candidate(in text: [UInt8]) -> Candidate? {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let wanted = old.map { Array($0.utf8) }
    guard !wanted.isEmpty, wanted.count <= lines.count else { return nil }
    let places = (0...lines.count - wanted.count).filter { first in
      zip(lines[first...], wanted).allSatisfy { $0.elementsEqual($1) }
    }
    guard places.count == 1 else { return nil }
    let last = places[0] + wanted.count - 1
    return Candidate(
      kind: "planted", file: file, lines: places[0] + 1...last + 1,
      range: lines[places[0]].startIndex..<lines[last].endIndex, old: name,
      new: new.joined(separator: "\n"))
  }
}
