public import Foundation

/// What changed within a rectangle between two layouts of a list, item by item.
///
/// Items are told apart by their index paths: between layouts before and after an insertion, the items behind it have moved
/// to other index paths, and the one at an index path is another item.
public struct LayoutDifference: Sendable, Hashable {
  /// An item that is somewhere else, or of another size.
  public struct Move: Sendable, Hashable {
    /// Which item.
    public let indexPath: IndexPath
    /// Where it was, in content coordinates.
    public let from: CGRect
    /// Where it is, in content coordinates.
    public let to: CGRect
  }

  /// Items that overlap the rectangle and didn't, ascending.
  public private(set) var appeared: [IndexPath] = []
  /// Items that overlapped the rectangle and don't, ascending.
  public private(set) var vanished: [IndexPath] = []
  /// Items that overlap the rectangle in both layouts, with different frames, ascending.
  public private(set) var moved: [Move] = []

  /// Whether nothing changed.
  public var isEmpty: Bool { appeared.isEmpty && vanished.isEmpty && moved.isEmpty }
}

extension LayoutDifference {
  /// An item within the rectangle and where it is.
  typealias Item = (indexPath: IndexPath, frame: CGRect)

  /// Compares the items within a rectangle before and after; both lists ascend by index path.
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
