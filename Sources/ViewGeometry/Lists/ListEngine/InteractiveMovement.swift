import Foundation

/// An item that is dragged to a new index that the data source doesn't have yet.
///
/// The list already shows the item at its current index. Requests to the data source for the shown content must use
/// the index path in the data.
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

  /// Returns the index in the data of the item shown at an index.
  func dataPlace(of shown: ItemIndex) -> ItemIndex {
    guard current != original else { return shown }
    return BatchUpdatePlan(moving: current, to: original).newPlace(of: shown) ?? shown
  }

  /// Returns the index at which an item of the data is shown.
  func shownPlace(of data: ItemIndex) -> ItemIndex {
    guard current != original else { return data }
    return shownMove.newPlace(of: data) ?? data
  }

  /// Returns the counts that are shown for the given counts of the data.
  ///
  /// Returns nil if the data no longer contains the item, or its section can't take it.
  func counts(in data: [Int]) -> [Int]? {
    guard data.contains(original), data.canTake(current, from: original) else { return nil }
    var counts = data
    counts[original.section] -= 1
    counts[current.section] += 1
    return counts
  }

  /// The batch that leads from the data to the shown state.
  var shownMove: BatchUpdatePlan { BatchUpdatePlan(moving: original, to: current) }

  /// Moves the item to another index, and returns the batch that shows it there.
  mutating func move(to target: ItemIndex) -> BatchUpdatePlan {
    defer { current = target }
    return BatchUpdatePlan(moving: current, to: target)
  }
}

extension BatchUpdatePlan {
  /// Creates the batch of one move.
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
