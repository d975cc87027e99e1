import Foundation

/// The visible rows of a table, found the textbook way.
///
/// It stores one array of all offsets, including headers, and scans it from the top.
struct NaiveScreenRows {
  struct Element: Equatable {
    /// The row; -1 for the section's header.
    let row: Int
    let section: Int
    let top: Double
    let height: Double
  }

  /// The bottom edge of each slot.
  ///
  /// A section has one slot for its header and one for each of its rows.
  private var ends: [Double] = []
  private var sections: [(firstSlot: Int, top: Double)] = []

  init(heights: [Double], sectionRows: Int, header: Double) {
    var end = 0.0
    for (index, height) in heights.enumerated() {
      if index % sectionRows == 0 {
        sections.append((ends.count, end))
        end += header
        ends.append(end)
      }
      end += height
      ends.append(end)
    }
    self.header = header
  }

  private let header: Double

  var length: Double { ends[ends.count - 1] }

  /// Returns all rows and headers that overlap the range between two offsets, in order.
  ///
  /// A header that begins above `top` is pinned there, but doesn't leave its section.
  func elements(from top: Double, to bottom: Double) -> [Element] {
    var found: [Element] = []
    for section in sections.indices {
      let first = sections[section].firstSlot
      let last = section + 1 < sections.count ? sections[section + 1].firstSlot : ends.count
      let (start, end) = (sections[section].top, ends[last - 1])
      guard start < bottom, end > top else { continue }
      let headerTop = min(max(top, start), end - header)
      if headerTop < bottom, headerTop + header > top {
        found.append(Element(row: -1, section: section, top: headerTop, height: header))
      }
      for slot in first + 1..<last where ends[slot - 1] < bottom && ends[slot] > top {
        found.append(
          Element(
            row: slot - first - 1, section: section, top: ends[slot - 1],
            height: ends[slot] - ends[slot - 1]))
      }
    }
    return found
  }
}
