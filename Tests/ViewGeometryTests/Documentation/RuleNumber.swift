/// The number of a rule (R6.7) or of a row of a table (T6.7) in Documentation/Rules.
struct RuleNumber: Hashable, CustomStringConvertible {
  let kind: Character
  let file: Int
  let number: Int

  var description: String { "\(kind)\(file).\(number)" }

  /// The number that a text begins with, and how many bytes long it is.
  ///
  /// Nil unless what follows is a letter, a file of one or two digits, a dot and one or two digits.
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
