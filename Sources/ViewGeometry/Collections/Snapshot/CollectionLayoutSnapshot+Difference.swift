public import Foundation

/// What changed within a rectangle between two layouts of a collection, item by item.
public struct CollectionLayoutDifference: Sendable, Hashable {
  /// An item that is somewhere else, or of another size.
  public struct Move: Sendable, Hashable {
    /// Which item.
    public let indexPath: IndexPath
    /// Where it was.
    public let from: CGRect
    /// Where it is.
    public let to: CGRect
  }

  /// Items that overlap the rectangle and didn't, ascending.
  public var appeared: [IndexPath] = []
  /// Items that overlapped the rectangle and don't, ascending.
  public var vanished: [IndexPath] = []
  /// Items that overlap the rectangle in both layouts, with different frames, ascending.
  public var moved: [Move] = []
}

extension CollectionLayoutSnapshot {
  /// What changed within `rect` since `old`, in content coordinates.
  ///
  /// Items are told apart by their index paths: between snapshots before and after an insertion, the items behind it have
  /// moved to other index paths and the one at an index path is another item.
  ///
  /// - Complexity: O(log n + items within the rectangle in both).
  public func difference(
    from old: CollectionLayoutSnapshot, in rect: CGRect
  ) -> CollectionLayoutDifference {
    var difference = CollectionLayoutDifference()
    let (before, after) = (old.items(in: rect), items(in: rect))
    var (old, new) = (before.startIndex, after.startIndex)
    // Both ascend: merge them.
    while old < before.endIndex || new < after.endIndex {
      if new == after.endIndex
        || (old < before.endIndex && before[old].indexPath < after[new].indexPath)
      {
        difference.vanished.append(before[old].indexPath)
        old += 1
      } else if old == before.endIndex || after[new].indexPath < before[old].indexPath {
        difference.appeared.append(after[new].indexPath)
        new += 1
      } else {
        let (was, now) = (before[old], after[new])
        if was.frame != now.frame {
          difference.moved.append(
            .init(indexPath: now.indexPath, from: was.frame, to: now.frame))
        }
        old += 1
        new += 1
      }
    }
    return difference
  }

  private func items(in rect: CGRect) -> [CollectionLayoutElement] {
    var items: [CollectionLayoutElement] = []
    forEachElement(in: rect) { if $0.category == .cell { items.append($0) } }
    return items
  }
}
