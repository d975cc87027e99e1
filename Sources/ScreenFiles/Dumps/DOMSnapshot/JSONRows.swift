import Foundation

/// Lists of numbers in a JSON document, read without creating a value for each number.
extension JSONValue? {
  /// The integers of a list, with -1 in place of other values.
  ///
  /// Empty if the value isn't a list.
  var integers: [Int] {
    guard let list = self, list.isList else { return [] }
    return list.values.map { $0.integer ?? -1 }
  }

  /// The lists of integers that a list contains.
  var rows: JSONRows { JSONRows(self) }

  /// The rectangles of a list, each written as a list of four numbers, with nil in place of other
  /// values.
  ///
  /// Empty if the value isn't a list.
  var rectangles: [CGRect?] {
    guard let list = self, list.isList else { return [] }
    return list.values.map(\.cornerAndSize)
  }
}

extension JSONValue {
  /// The rectangle given by a list of four numbers; nil for other values.
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

/// Lists of integers, stored contiguously in one array.
struct JSONRows {
  private var numbers: [Int32] = []
  /// The start index of each row, followed by the end index of the last row.
  private var starts: [Int32] = [0]

  var count: Int { starts.count - 1 }

  /// Creates the rows of a list of lists; an element that isn't a list becomes an empty row.
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
