public import Foundation

/// The changes within a rectangle between two layouts of a list, item by item.
///
/// Items are identified by their index paths. After an insertion, the items that follow have
/// different index paths, so an index path may refer to different items in the two layouts.
public struct LayoutDifference: Sendable, Hashable {
  /// An item whose frame differs between the two layouts.
  public struct Move: Sendable, Hashable {
    /// The index path of the item.
    public let indexPath: IndexPath
    /// The old frame, in content coordinates.
    public let from: CGRect
    /// The new frame, in content coordinates.
    public let to: CGRect
  }

  /// The items that overlap the rectangle only in the new layout, in ascending order.
  public private(set) var appeared: [IndexPath] = []
  /// The items that overlap the rectangle only in the old layout, in ascending order.
  public private(set) var vanished: [IndexPath] = []
  /// The items that overlap the rectangle in both layouts, with different frames, in ascending
  /// order.
  public private(set) var moved: [Move] = []

  /// Whether there are no differences.
  public var isEmpty: Bool { appeared.isEmpty && vanished.isEmpty && moved.isEmpty }
}

extension LayoutDifference {
  /// The index path and the frame of an item within the rectangle.
  typealias Item = (indexPath: IndexPath, frame: CGRect)

  /// Compares the items within a rectangle in the old and the new layout.
  ///
  /// Both arrays must be sorted by index path.
  ///
  /// - Complexity: O(items).
  init(from before: [Item], to after: [Item]) {
    var (old, new) = (before[...], after[...])
    while let was = old.first, let now = new.first {
      if was.indexPath < now.indexPath {
        vanished.append(was.indexPath)
        old.removeFirst()
      } else if now.indexPath < was.indexPath {
        appeared.append(now.indexPath)
        new.removeFirst()
      } else {
        if was.frame != now.frame {
          moved.append(Move(indexPath: now.indexPath, from: was.frame, to: now.frame))
        }
        old.removeFirst()
        new.removeFirst()
      }
    }
    vanished += old.map(\.indexPath)
    appeared += new.map(\.indexPath)
  }
}
