/// A position at which a line may end.
public struct LineBreak: Sendable, Hashable {
  /// The number of UTF-16 code units before the position.
  public var offset: Int
  /// Whether a line must end at the position.
  public var isMandatory: Bool

  /// Creates a possible or mandatory line break after `offset` UTF-16 code units.
  public init(offset: Int, isMandatory: Bool) {
    (self.offset, self.isMandatory) = (offset, isMandatory)
  }

  /// Returns the line break opportunities in a string, according to Unicode Standard Annex #14,
  /// Unicode 15.0.
  ///
  /// Mandatory breaks are included, but the end of the text isn't. Numbers are kept together by the
  /// variant of the rules in example 7 of section 8.2. In some scripts, such as Thai, words are
  /// found with a dictionary. This library has no dictionary, so text in these scripts is broken
  /// only at spaces and other explicit opportunities.
  ///
  /// - Complexity: O(characters).
  public static func opportunities(in string: String) -> [LineBreak] {
    var string = string
    return string.withUTF8 { bytes in
      var breaks: [LineBreak] = []
      var scanner = CharacterScanner(bytes)
      let machine = LineBreakMachine.shared
      var state = LineBreakMachine.start
      while let character = scanner.next() {
        let step = machine.steps[Int(state) + Int(character.breakClass)]
        state = UInt16(truncatingIfNeeded: step >> 2)
        switch LineBreakState.Action(rawValue: UInt16(step & 3)) {
        case .mandatory: breaks.append(LineBreak(offset: character.offset, isMandatory: true))
        case .allowed: breaks.append(LineBreak(offset: character.offset, isMandatory: false))
        case .allowedUnlessNumber where !scanner.isBeforeNumber:
          breaks.append(LineBreak(offset: character.offset, isMandatory: false))
        default: break
        }
      }
      return breaks
    }
  }
}

/// Iterates over the characters of valid UTF-8 text.
struct CharacterScanner {
  struct Character {
    var scalar: UInt32
    var breakClass: UInt8
    /// The number of UTF-16 code units before the character.
    var offset: Int
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// The position of the next character, in UTF-8 bytes and in UTF-16 code units.
  var (byte, offset) = (0, 0)

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  @inline(__always)
  mutating func next() -> Character? {
    guard byte < bytes.count else { return nil }
    let (scalar, length) = Self.decode(bytes, at: byte)
    let character = Character(
      scalar: scalar, breakClass: LineBreakClass.of(scalar), offset: offset)
    byte += length
    offset += length == 4 ? 2 : 1
    return character
  }

  /// Whether the next character is a digit, ignoring marks and joiners before it.
  var isBeforeNumber: Bool {
    var rest = self
    while let next = rest.next() {
      switch LineBreakClass(rawValue: next.breakClass) {
      case .combining, .joiner: continue
      case .numeric: return true
      default: return false
      }
    }
    return false
  }

  /// Decodes the character at a byte of valid UTF-8, and returns it with its length in bytes.
  @inline(__always)
  static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: UInt32, length: Int) {
    let first = UInt32(bytes[index])
    if first < 0x80 { return (first, 1) }
    let second = UInt32(bytes[index + 1] & 0x3F)
    if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
    let third = UInt32(bytes[index + 2] & 0x3F)
    if first < 0xF0 { return ((first & 0x0F) << 12 | second << 6 | third, 3) }
    let fourth = UInt32(bytes[index + 3] & 0x3F)
    return ((first & 0x07) << 18 | second << 12 | third << 6 | fourth, 4)
  }
}
