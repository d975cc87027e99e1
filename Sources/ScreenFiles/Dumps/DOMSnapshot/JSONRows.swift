import Foundation

/// Arrays of numbers in a JSON document, read without creating a value for each number.
extension JSONValue? {
  /// The values of an array as integers; the result is empty if the value isn't an array.
  ///
  /// Fractions are truncated. Values that aren't numbers or don't fit in 64 bits become -1.
  var integers: [Int] {
    guard let list = self, list.isList else { return [] }
    return list.values.map { $0.integer ?? -1 }
  }

  /// The arrays of integers that an array contains.
  var rows: JSONRows { JSONRows(self) }

  /// The rectangles of an array, each written as an array of four numbers (x, y, width, height).
  ///
  /// Other values of the array are replaced by nil. The result is empty if the value isn't an
  /// array.
  var rectangles: [CGRect?] {
    guard let list = self, list.isList else { return [] }
    return list.values.map(\.cornerAndSize)
  }
}

extension JSONValue {
  /// The rectangle written as an array of four numbers (x, y, width, height); nil for other values.
  fileprivate var cornerAndSize: CGRect? {
    guard isList else { return nil }
    var (numbers, count) = (SIMD4<Double>.zero, 0)
    for value in values {
      guard count < 4, !value.isText, let number = value.number else { return nil }
      numbers[count] = number
      count += 1
    }
    guard count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// Rows of integers, stored contiguously in one array.
struct JSONRows {
  private var numbers: [Int32] = []
  /// The start index of each row, followed by the end index of the last row.
  private var starts: [Int32] = [0]

  var count: Int { starts.count - 1 }

  /// Creates the rows of a JSON array of arrays; there are none if `list` isn't an array.
  ///
  /// An element that isn't an array becomes an empty row. The values of a row are truncated to
  /// integers and clamped to 32 bits. Values that aren't numbers or don't fit in 64 bits become -1.
  init(_ list: JSONValue?) {
    guard let list, list.isList else { return }
    for row in list.values {
      if row.isList {
        for value in row.values { numbers.append(Int32(clamping: value.integer ?? -1)) }
      }
      starts.append(Int32(numbers.count))
    }
  }

  /// Returns a row, or an empty slice if the index is out of range.
  subscript(row: Int) -> ArraySlice<Int32> {
    guard row >= 0, row < count else { return [] }
    return numbers[Int(starts[row])..<Int(starts[row + 1])]
  }
}
