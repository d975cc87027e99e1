public import Foundation

/// What changed within a rectangle between two layouts of a list, row by row.
public struct TableLayoutDifference: Sendable, Hashable {
  /// A row that is somewhere else, or of another size.
  public struct Move: Sendable, Hashable {
    /// Which row.
    public let indexPath: IndexPath
    /// Where it was.
    public let from: CGRect
    /// Where it is.
    public let to: CGRect
  }

  /// Rows that overlap the rectangle and didn't, ascending.
  public var appeared: [IndexPath] = []
  /// Rows that overlapped the rectangle and don't, ascending.
  public var vanished: [IndexPath] = []
  /// Rows that overlap the rectangle in both layouts, with different frames, ascending.
  public var moved: [Move] = []

  /// No change.
  public init() {}
}

extension TableLayoutSnapshot {
  /// What changed within `rect` since `old`, in content coordinates.
  ///
  /// Rows are told apart by their index paths: between snapshots before and after an insertion, the rows behind it have moved
  /// to other index paths and the one at an index path is another row.
  ///
  /// - Complexity: O(log n + rows within the rectangle in both).
  public func difference(from old: TableLayoutSnapshot, in rect: CGRect) -> TableLayoutDifference {
    var (before, after) = (old.rows(in: rect)[...], rows(in: rect)[...])
    var difference = TableLayoutDifference()
    // Both ascend: merge them.
    while let next = [before.first?.indexPath, after.first?.indexPath].compactMap({ $0 }).min() {
      let (was, now) = (before.popFirst(ifAt: next), after.popFirst(ifAt: next))
      switch (was, now) {
      case (let was?, let now?):
        if was.frame != now.frame {
          difference.moved.append(.init(indexPath: next, from: was.frame, to: now.frame))
        }
      case (nil, _): difference.appeared.append(next)
      case (_, nil): difference.vanished.append(next)
      }
    }
    return difference
  }

  private func rows(in rect: CGRect) -> [TableLayoutElement] {
    var rows: [TableLayoutElement] = []
    forEachElement(in: rect) { if $0.kind == .row { rows.append($0) } }
    return rows
  }
}

extension ArraySlice<TableLayoutElement> {
  fileprivate mutating func popFirst(ifAt indexPath: IndexPath) -> TableLayoutElement? {
    first?.indexPath == indexPath ? popFirst() : nil
  }
}
