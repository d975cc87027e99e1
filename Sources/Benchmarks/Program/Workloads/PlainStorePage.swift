import Foundation
import ViewGeometry

/// The store page, computed section by section with plain arithmetic instead of the library.
struct PlainStorePage {
  /// One section: groups of items at regular distances.
  struct Section {
    var items: Int
    var columns: Int
    var rows: Int
    var cell: CGSize
    /// The distance between columns; `groupPitch` is the distance between groups.
    var columnPitch: Double
    var groupPitch: Double
    var isShelf: Bool
    var length: Double

    init(_ index: Int, items: Int) {
      let kind = index % 40
      let room = StorePage.width - 32
      self.items = items
      (columns, rows, isShelf) = (1, 1, false)
      var height = 0.0
      var spacing = 0.0
      switch kind % 4 {
      case 0: (height, spacing, isShelf) = (150 + Double(kind), 10, true)
      case 1: (height, spacing, rows) = (60 + Double(kind), 12, 3)
      case 2: (height, spacing, columns) = (120 + Double(kind), 8, 2 + kind % 3)
      default: (height, spacing) = (200 + Double(kind), 16)
      }
      let width =
        isShelf ? room * 0.4 : (room - 8 * Double(columns - 1)) / Double(columns)
      cell = CGSize(width: width, height: height)
      columnPitch = width + 8
      groupPitch = isShelf ? width + spacing : Double(rows) * height + spacing
      let groups = (items + columns * rows - 1) / (columns * rows)
      length =
        76 + (isShelf ? height : max(0, Double(groups) * groupPitch - spacing))
    }

    /// Returns the frame of an item as if the section started at 0.
    func frame(_ item: Int) -> CGRect {
      let (group, slot) = item.quotientAndRemainder(dividingBy: columns * rows)
      let (x, y): (Double, Double)
      if isShelf {
        (x, y) = (Double(group) * groupPitch, 0)
      } else if rows > 1 {
        (x, y) = (0, Double(group) * groupPitch + Double(slot) * cell.height)
      } else {
        (x, y) = (Double(slot) * columnPitch, Double(group) * groupPitch)
      }
      return CGRect(x: 16 + x, y: 52 + y, width: cell.width, height: cell.height)
    }

    /// Returns the items that may overlap a vertical range, as if the section started at 0.
    func candidates(from top: Double, to bottom: Double) -> Range<Int> {
      guard !isShelf else { return 0..<min(items, Int(StorePage.width / groupPitch) + 1) }
      let first = max(0, Int((top - 52) / groupPitch)) * columns * rows
      let last = max(0, Int((bottom - 52) / groupPitch) + 1) * columns * rows
      return min(items, first)..<min(items, last)
    }
  }

  let sections: [Section]
  let starts: [Double]

  init(sections count: Int, itemsPerSection: Int) {
    sections = (0..<count).map { Section($0, items: itemsPerSection) }
    starts = PrefixSumLimit.sums(sections.map(\.length))
  }

  var height: Double { starts[sections.count] }

  /// Returns the section at a y-coordinate, by binary search of the starts.
  func section(at y: Double) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] > y { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the item at a point, by a scan of sections and items.
  func item(at point: CGPoint) -> IndexPath? {
    for (index, section) in sections.enumerated() where starts[index + 1] > point.y {
      guard starts[index] <= point.y else { return nil }
      let local = CGPoint(x: point.x, y: point.y - starts[index])
      for item in 0..<section.items where section.frame(item).contains(local) {
        return IndexPath(item: item, section: index)
      }
      return nil
    }
    return nil
  }

  /// Returns the number of items and headers that overlap a vertical range.
  ///
  /// Sections before `firstSection` are ignored, and so are items to the right of the page.
  func count(from top: Double, to bottom: Double, firstSection: Int) -> Int {
    var (found, index) = (0, firstSection)
    while index < sections.count && starts[index] < bottom {
      let (local, section) = (top - starts[index], sections[index])
      if local < 44 { found += 1 }
      let end = bottom - starts[index]
      for item in section.candidates(from: local, to: end) {
        let frame = section.frame(item)
        if frame.minX < StorePage.width && frame.minY < end && frame.maxY > local { found += 1 }
      }
      index += 1
    }
    return found
  }

  /// Returns the result of `count(from:to:firstSection:)`, computed by a scan.
  ///
  /// It visits all sections, and all items of the visible ones.
  func countOneByOne(from top: Double, to bottom: Double) -> Int {
    var found = 0
    for (index, section) in sections.enumerated()
    where starts[index] < bottom && starts[index + 1] > top {
      let (local, end) = (top - starts[index], bottom - starts[index])
      if local < 44 { found += 1 }
      for item in 0..<section.items {
        let frame = section.frame(item)
        if frame.minX < StorePage.width && frame.minY < end && frame.maxY > local { found += 1 }
      }
    }
    return found
  }
}
