/// The number of a rule (R6.7) or of a row of a table (T6.7) in Documentation/Rules.
struct RuleNumber: Hashable, CustomStringConvertible {
  let kind: Character
  let file: Int
  let number: Int

  var description: String { "\(kind)\(file).\(number)" }

  /// The number at the start of a text, and its length in bytes.
  ///
  /// Nil unless the text begins with a letter, a file of one or two digits, a dot and one or two
  /// digits.
  private init?(at start: Int, in text: ArraySlice<UInt8>, length: inout Int) {
    guard text[start] == UInt8(ascii: "R") || text[start] == UInt8(ascii: "T") else { return nil }
    var index = start + 1
    func digits() -> Int? {
      let first = index
      var value = 0
      while index < text.endIndex, index - first < 3, (48...57).contains(text[index]) {
        value = 10 * value + Int(text[index] - 48)
        index += 1
      }
      return (1...2).contains(index - first) && value > 0 ? value : nil
    }
    guard let file = digits(), index < text.endIndex, text[index] == UInt8(ascii: ".") else {
      return nil
    }
    index += 1
    guard let number = digits() else { return nil }
    self.kind = text[start] == UInt8(ascii: "R") ? "R" : "T"
    self.file = file
    self.number = number
    length = index - start
  }

  /// All numbers in a text, in order; those inside a longer word don't count.
  static func all(in text: String) -> [RuleNumber] {
    let bytes = Array(text.utf8)[...]
    var found: [RuleNumber] = []
    var index = 0
    var endsWord = true
    while index < bytes.endIndex {
      var length = 1
      if endsWord, let number = RuleNumber(at: index, in: bytes, length: &length) {
        found.append(number)
      }
      index += length
      let last = bytes[index - 1]
      endsWord = !(isWord(last) || last == UInt8(ascii: "."))
    }
    return found
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
      || byte == UInt8(ascii: "_")
  }
}

extension RuleNumber {
  /// Citations in parentheses without the letter, such as "11.12", "11.4 to 11.7" and "11.8,
  /// 11.13".
  ///
  /// Two numbers with a comma are treated as a point unless both are of one file from 10 on.
  static func withoutLetter(in text: String) -> [String] {
    Array(text.utf8).split(separator: UInt8(ascii: "\n")).flatMap(citations)
  }

  private static func citations(in line: ArraySlice<UInt8>) -> [String] {
    let slash = UInt8(ascii: "/")
    guard
      let comment = line.indices.dropLast().first(where: {
        line[$0] == slash && line[$0 + 1] == slash
      })
    else { return [] }
    return line[comment...].split(separator: UInt8(ascii: "(")).dropFirst().compactMap { part in
      guard (48...57).contains(part.first ?? 0), let end = part.firstIndex(of: UInt8(ascii: ")"))
      else { return nil }
      let cited = String(decoding: part[..<end], as: UTF8.self)
      return isCitation(cited) ? cited : nil
    }
  }

  private static func isCitation(_ text: String) -> Bool {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "," })
      .filter { $0 != "to" && $0 != "and" }
    let numbers = words.map { $0.split(separator: ".").map { $0.count < 3 ? Int($0) ?? 0 : 0 } }
    guard numbers.allSatisfy({ $0.count == 2 && (1...15).contains($0[0]) && $0[1] > 0 }) else {
      return false
    }
    return !text.contains(",") || numbers[0][0] > 9 && Set(numbers.map { $0[0] }).count == 1
  }
}
