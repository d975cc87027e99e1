import Foundation

/// A drag of an item to another index.
///
/// The list already displays the item at its current index. In the data source, it still has its
/// original index, so requests about displayed items must use their index paths in the data.
struct InteractiveMovement {
  let original: ItemIndex
  private(set) var current: ItemIndex
  /// The center of the item, in content coordinates.
  var position: CGPoint
  /// Whether the item is returning to its index in the data.
  var isCancelled = false

  init(of place: ItemIndex, position: CGPoint) {
    (original, current) = (place, place)
    self.position = position
  }

  /// Returns the index in the data of the item that is displayed at `shown`.
  func dataPlace(of shown: ItemIndex) -> ItemIndex {
    guard current != original else { return shown }
    return BatchUpdatePlan(moving: current, to: original).newPlace(of: shown) ?? shown
  }

  /// Returns the index at which an item is displayed, given its index in the data.
  func shownPlace(of data: ItemIndex) -> ItemIndex {
    guard current != original else { return data }
    return shownMove.newPlace(of: data) ?? data
  }

  /// Returns the displayed item counts of the sections, given their item counts in the data.
  ///
  /// Returns nil if the data no longer contains the item, or if the item can't be at its current
  /// index.
  func counts(in data: [Int]) -> [Int]? {
    guard data.contains(original), data.canTake(current, from: original) else { return nil }
    var counts = data
    counts[original.section] -= 1
    counts[current.section] += 1
    return counts
  }

  /// The batch that transforms the data into the displayed state.
  var shownMove: BatchUpdatePlan { BatchUpdatePlan(moving: original, to: current) }

  /// Moves the item to another index, and returns the batch that displays it there.
  mutating func move(to target: ItemIndex) -> BatchUpdatePlan {
    defer { current = target }
    return BatchUpdatePlan(moving: current, to: target)
  }
}

extension BatchUpdatePlan {
  /// Creates a batch that consists of one move.
  init(moving source: ItemIndex, to target: ItemIndex) {
    self.init()
    guard source != target else { return }
    removedItems = [source]
    removedNumbers = [source.item]
    placedItems = [.init(place: target, source: source)]
    placedNumbers = [target.item]
    itemMoves = [.init(from: source, to: target)]
  }
}
