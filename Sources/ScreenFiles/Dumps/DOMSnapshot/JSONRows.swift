import Foundation

/// Lists of numbers in a JSON document, where a value for each would cost too much.
extension JSONValue? {
  /// The whole numbers in a list; none where it isn't one, and -1 for what is no number.
  var integers: [Int] {
    guard let list = self, list.isList else { return [] }
    return list.values.map { $0.integer ?? -1 }
  }

  /// The lists of whole numbers in a list.
  var rows: JSONRows { JSONRows(self) }

  /// The rectangles in a list, as lists of four numbers; nil for what is something else.
  var rectangles: [CGRect?] {
    guard let list = self, list.isList else { return [] }
    return list.values.map(\.cornerAndSize)
  }
}

extension JSONValue {
  /// The rectangle that a list of four numbers is.
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

/// Lists of whole numbers in a list, one after the other.
struct JSONRows {
  private var numbers: [Int32] = []
  /// Where each row begins, and where the last one ends.
  private var starts: [Int32] = [0]

  var count: Int { starts.count - 1 }

  /// The rows of a list; one that is something else is empty.
  init(_ list: JSONValue?) {
    guard let list, list.isList else { return }
    for row in list.values {
      if row.isList {
        for value in row.values { numbers.append(Int32(clamping: value.integer ?? -1)) }
      }
      starts.append(Int32(numbers.count))
    }
  }

  /// A row; empty for one that isn't there.
  subscript(row: Int) -> ArraySlice<Int32> {
    guard row >= 0, row < count else { return [] }
    return numbers[Int(starts[row])..<Int(starts[row + 1])]
  }
}
