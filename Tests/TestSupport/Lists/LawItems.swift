import Foundation
import ViewGeometry

/// An item of the generic laws.
///
/// Its number and version determine its size, and its position on a board.
struct LawItem: Hashable, CustomStringConvertible {
  let number: Int
  /// The version, which is incremented when the item is reloaded.
  var version = 0

  var description: String { version == 0 ? "\(number)" : "\(number)v\(version)" }

  /// Returns a pseudorandom integer below `bound`, which depends only on the item and on `which`.
  func trait(_ which: Int, below bound: Int) -> Int {
    // This is a Weyl sequence with the finalizer of SplitMix64.
    var word = UInt64(truncatingIfNeeded: number &* 64 &+ version &* 8 &+ which)
    word = (word &+ 1) &* 0x9E37_79B9_7F4A_7C15
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((word >> 11) % UInt64(bound))
  }

  /// The size perpendicular to the scrolling direction, a multiple of 1/4 point.
  var breadth: CGFloat { CGFloat(40 + trait(0, below: 300)) / 4 }
  var length: CGFloat {
    trait(1, below: 16) == 0 ? 0 : CGFloat(20 + trait(2, below: 200)) / 4
  }
}

/// The sections of items that a law lays out, and properties that hold for all of them.
struct LawContents: ListCounting {
  var sections: [[LawItem]]

  var sectionCount: Int { sections.count }
  func itemCount(inSection section: Int) -> Int { sections[section].count }
}

/// Provides the contents to collection views and tables, optionally for horizontal scrolling.
final class LawItems: ListData, CollectionViewDelegateFlowLayout,
  CollectionViewDelegateWaterfallLayout, TableViewDelegate
{
  var contents: LawContents
  let isHorizontal: Bool

  init(_ contents: LawContents, isHorizontal: Bool) {
    self.contents = contents
    self.isHorizontal = isHorizontal
  }

  func item(at path: IndexPath) -> LawItem { contents.sections[path[0]][path[1]] }

  var sectionCount: Int { contents.sectionCount }
  func itemCount(inSection section: Int) -> Int { contents.itemCount(inSection: section) }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let item = item(at: indexPath)
    return isHorizontal
      ? CGSize(width: item.length, height: item.breadth)
      : CGSize(width: item.breadth, height: item.length)
  }

  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    item(at: indexPath).length
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    item(at: indexPath).length
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat { 12 }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat { 8 }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    TableViewHeaderFooterView()
  }
}
