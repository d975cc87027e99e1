extension Mutation {
  /// Changes the parts of texts: numbers, words, lines, and bracketed text.
  mutating func changeText() {
    guard !bytes.isEmpty else { return }
    let place = random.below(bytes.count)
    switch random.below(8) {
    case 0, 1, 2: changeNumber(from: place)
    case 3: copy(word(at: place), over: word(at: random.below(bytes.count)))
    case 4: copy(group(from: place), over: group(from: random.below(bytes.count)))
    case 5: bytes.removeSubrange(group(from: place))
    case 6: duplicate(group(from: place))
    default: duplicate(line(at: place))
    }
  }

  /// Writes another number over the first from an offset on.
  private mutating func changeNumber(from place: Int) {
    guard let start = bytes[place...].firstIndex(where: Self.isDigit) else { return }
    let end = bytes[start...].firstIndex { !Self.isDigit($0) && $0 != UInt8(ascii: ".") }
    let number =
      random.below(2) == 0
      ? "\(random.below(random.pick([3, 12, 500])))" : random.pick(Self.numbers)
    bytes.replaceSubrange(start..<(end ?? bytes.count), with: number.utf8)
  }

  private static let numbers = [
    "0", "1", "-1", "0.5", "1e300", "-1e-300", "1e999", "NaN", "inf", "1e12", "9007199254740993",
    "9223372036854775808", "-0", "true", "null", "\"7\"", "0.30000000000000004", "1000001", "65536",
  ]

  private mutating func copy(_ range: Range<Int>, over other: Range<Int>) {
    bytes.replaceSubrange(other, with: Array(bytes[range]))
  }

  /// Inserts a copy of a range after it; in a list or an object with a comma between.
  private mutating func duplicate(_ range: Range<Int>) {
    let isMember =
      bytes[range].first == UInt8(ascii: "{") || bytes[range].first == UInt8(ascii: "[")
    let copy = (isMember ? [UInt8(ascii: ",")] : []) + bytes[range]
    bytes.insert(contentsOf: copy, at: range.upperBound)
  }

  /// The letters and digits around an offset, or the byte there.
  private func word(at place: Int) -> Range<Int> {
    guard Self.isWord(bytes[place]) else { return place..<place + 1 }
    let start = bytes[..<place].lastIndex { !Self.isWord($0) }.map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex { !Self.isWord($0) } ?? bytes.count
    return start..<end
  }

  private func line(at place: Int) -> Range<Int> {
    let newline = UInt8(ascii: "\n")
    let start = bytes[..<place].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count
    return start..<end
  }

  /// From the next opening bracket or quote to the matching closing one; to the end if there is
  /// none.
  private func group(from place: Int) -> Range<Int> {
    let start = bytes[place...].firstIndex { Self.closing[$0] != nil } ?? place
    guard let close = Self.closing[bytes[start]] else { return start..<start + 1 }
    var depth = 0
    for offset in start..<bytes.count {
      if bytes[offset] == close, offset > start {
        depth -= 1
        if depth == 0 { return start..<offset + 1 }
      } else if bytes[offset] == bytes[start] {
        depth += 1
      }
    }
    return start..<bytes.count
  }

  private static let closing: [UInt8: UInt8] = Dictionary(
    uniqueKeysWithValues: zip("{[(<\"".utf8, "}])>\"".utf8))

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- 0x61 < 26 || byte == 0x5F
  }
}
