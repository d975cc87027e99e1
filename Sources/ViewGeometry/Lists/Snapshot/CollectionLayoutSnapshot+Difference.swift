public import Foundation

extension CollectionLayoutSnapshot {
  /// Returns the items that appeared, disappeared, moved or were resized within `rect` since `old`.
  ///
  /// `rect` is in content coordinates.
  ///
  /// - Complexity: The same as for ``forEachElement(in:_:)``, in each of the two layouts.
  public func difference(from old: CollectionLayoutSnapshot, in rect: CGRect) -> LayoutDifference {
    LayoutDifference(from: old.items(in: rect), to: items(in: rect))
  }

  private func items(in rect: CGRect) -> [LayoutDifference.Item] {
    var items: [LayoutDifference.Item] = []
    forEachElement(in: rect) {
      if $0.category == .cell { items.append(($0.indexPath, $0.frame)) }
    }
    return items
  }
}
