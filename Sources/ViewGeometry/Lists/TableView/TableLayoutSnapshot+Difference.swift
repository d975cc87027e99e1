public import Foundation

extension TableLayoutSnapshot {
  /// Returns the rows that appeared, disappeared, moved or were resized within `rect` since `old`.
  ///
  /// `rect` is in content coordinates.
  ///
  /// - Complexity: O(log n + rows within the rectangle in both layouts).
  public func difference(from old: TableLayoutSnapshot, in rect: CGRect) -> LayoutDifference {
    LayoutDifference(from: old.rows(in: rect), to: rows(in: rect))
  }

  private func rows(in rect: CGRect) -> [LayoutDifference.Item] {
    var rows: [LayoutDifference.Item] = []
    forEachElement(in: rect) { if $0.kind == .row { rows.append(($0.indexPath, $0.frame)) } }
    return rows
  }
}
