import Foundation

/// Reads a list of a JSON document from its bytes, item by item, where a value of Foundation for each would cost too much.
///
/// Foundation's parser has found the document in order.
struct JSONColumn {
  private var cursor: ByteCursor

  /// The list that begins with a bracket at an offset.
  init(_ bytes: [UInt8], at offset: Int) {
    cursor = ByteCursor(bytes, at: offset)
    _ = cursor.skip(.openBracket)
    skipSpaces()
  }

  /// Whether another item follows.
  var hasNext: Bool {
    !cursor.isAtEnd && cursor.byte != .closeBracket && cursor.byte != .closeBrace
  }

  /// The next item as a whole number, -1 where it is something else; fractions are cut off.
  mutating func integer() -> Int {
    defer { skipToNext() }
    guard cursor.byte.isDigit || cursor.byte == UInt8(ascii: "-"), let number = cursor.number()
    else { return -1 }
    return Int(exactly: number.rounded(.towardZero)) ?? -1
  }

  /// The next item as a list of whole numbers, which are added to others.
  mutating func integers(to numbers: inout [Int32]) {
    defer { skipToNext() }
    guard cursor.byte == .openBracket else { return }
    var inner = JSONColumn(cursor.bytes, at: cursor.offset)
    while inner.hasNext { numbers.append(Int32(clamping: inner.integer())) }
    cursor.offset = inner.cursor.offset + 1
  }

  /// The next item as a list of four numbers; nil where it is something else.
  mutating func rectangle() -> CGRect? {
    defer { skipToNext() }
    guard cursor.byte == .openBracket else { return nil }
    var inner = JSONColumn(cursor.bytes, at: cursor.offset)
    var (numbers, count, isWhole) = (SIMD4<Double>.zero, 0, true)
    while inner.hasNext {
      let isNumber = inner.cursor.byte.isDigit || inner.cursor.byte == UInt8(ascii: "-")
      if isNumber, count < 4, let number = inner.cursor.number() {
        numbers[count] = number
      } else {
        isWhole = false
      }
      count += 1
      inner.skipToNext()
    }
    cursor.offset = inner.cursor.offset + 1
    guard isWhole, count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private mutating func skipSpaces() {
    while cursor.byte.isSpace { cursor.offset += 1 }
  }

  /// Steps over the rest of an item and the comma behind it.
  private mutating func skipToNext() {
    var depth = 0
    while !cursor.isAtEnd {
      switch cursor.byte {
      case .openBracket, .openBrace: depth += 1
      case .closeBracket, .closeBrace:
        if depth == 0 { return }
        depth -= 1
      case .doubleQuote:
        cursor.offset += 1
        while !cursor.isAtEnd, cursor.byte != .doubleQuote {
          cursor.offset += cursor.byte == .backslash ? 2 : 1
        }
      case .comma:
        if depth == 0 {
          cursor.offset += 1
          skipSpaces()
          return
        }
      default: break
      }
      cursor.offset += 1
    }
  }
}

/// Lists of whole numbers in a list, one after the other.
struct JSONRows {
  private var numbers: [Int32] = []
  /// Where each row begins, and where the last one ends.
  private var starts: [Int32] = [0]

  var count: Int { starts.count - 1 }

  init() {}

  /// The rows of a list; one that is something else is empty.
  init(_ bytes: [UInt8], at offset: Int) {
    var column = JSONColumn(bytes, at: offset)
    while column.hasNext {
      column.integers(to: &numbers)
      starts.append(Int32(numbers.count))
    }
  }

  /// A row; empty for one that isn't there.
  subscript(row: Int) -> ArraySlice<Int32> {
    guard row >= 0, row < count else { return [] }
    return numbers[Int(starts[row])..<Int(starts[row + 1])]
  }
}

extension JSONTree {
  /// Where the list begins that an object has under a key; nil where it has none.
  private func list(_ key: String, of object: Object) -> Int? {
    guard object.place >= 0 else { return nil }
    let place = outline.member(key, of: object.place)
    guard place >= 0, !outline.containers[place].isObject else { return nil }
    return Int(outline.containers[place].start)
  }

  /// The whole numbers in the list that an object has under a key; none without such a list, and -1 for what is no number.
  func integers(_ key: String, of object: Object?) -> [Int] {
    guard let object, let start = list(key, of: object) else { return [] }
    var column = JSONColumn(bytes, at: start)
    var numbers: [Int] = []
    while column.hasNext { numbers.append(column.integer()) }
    return numbers
  }

  /// The lists of whole numbers in the list that an object has under a key.
  func rows(_ key: String, of object: Object) -> JSONRows {
    list(key, of: object).map { JSONRows(bytes, at: $0) } ?? JSONRows()
  }

  /// The rectangles in the list that an object has under a key.
  func rectangles(_ key: String, of object: Object) -> [CGRect?] {
    guard let start = list(key, of: object) else { return [] }
    var column = JSONColumn(bytes, at: start)
    var found: [CGRect?] = []
    while column.hasNext { found.append(column.rectangle()) }
    return found
  }
}
