import Foundation

/// An item that is dragged through a list whose data doesn't know of it yet.
///
/// The list already shows the item at its current place. Who asks the data source about what it shows asks for the place the
/// data has it at.
struct InteractiveMovement {
  let original: ItemIndex
  private(set) var current: ItemIndex
  /// Where the item's center is, in content coordinates.
  var position: CGPoint
  /// Whether the item is on its way back to its place in the data.
  var isCancelled = false

  init(of place: ItemIndex, position: CGPoint) {
    (original, current) = (place, place)
    self.position = position
  }

  /// The place in the data of what is shown at a place.
  func dataPlace(of shown: ItemIndex) -> ItemIndex {
    guard current != original else { return shown }
    return BatchUpdatePlan(moving: current, to: original).newPlace(of: shown) ?? shown
  }

  /// The place at which something of the data is shown.
  func shownPlace(of data: ItemIndex) -> ItemIndex {
    guard current != original else { return data }
    return shownMove.newPlace(of: data) ?? data
  }

  /// The numbers of items that are shown where the data has others; nil where it hasn't got the item or room for it any more.
  func counts(in data: [Int]) -> [Int]? {
    guard data.contains(original), data.canTake(current, from: original) else { return nil }
    var counts = data
    counts[original.section] -= 1
    counts[current.section] += 1
    return counts
  }

  /// The batch that leads from the data to what is shown.
  var shownMove: BatchUpdatePlan { BatchUpdatePlan(moving: original, to: current) }

  /// Moves on to another place, and answers the batch that shows it there.
  mutating func move(to target: ItemIndex) -> BatchUpdatePlan {
    defer { current = target }
    return BatchUpdatePlan(moving: current, to: target)
  }
}

extension BatchUpdatePlan {
  /// The batch of one move.
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
