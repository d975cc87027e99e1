import Foundation

extension CollectionViewGridLayout {
  /// The solved layout, solved now if need be.
  final func solution() -> GridSolution {
    if let solved { return solved }
    let rowCount = collectionView?.numberOfSections ?? 0
    let columnCount = rowCount > 0 ? collectionView?.numberOfItems(inSection: 0) ?? 0 : 0
    var grid = GridSolution(
      rows: Self.lengths(storedRowHeight, rowCount, except: heights),
      columns: Self.lengths(storedColumnWidth, columnCount, except: widths))
    // Others wait until their rows and columns come back.
    for span in merged
    where span.rows.upperBound <= rowCount && span.columns.upperBound <= columnCount {
      grid.merge(rows: span.rows, columns: span.columns)
    }
    solved = grid
    return grid
  }

  private static func lengths(
    _ length: CGFloat, _ count: Int, except others: [Int: CGFloat]
  ) -> OffsetTree {
    var lengths = OffsetTree(repeating: Double(length), count: count)
    for (index, length) in others where index >= 0 && index < count {
      lengths.setLength(Double(length), at: index)
    }
    return lengths
  }

  /// What is frozen, and where the visible part starts.
  final func freezing() -> GridFreezing {
    guard storedFrozenRowCount > 0 || storedFrozenColumnCount > 0, let view = collectionView
    else { return .none }
    let (bounds, inset) = (view.bounds, view.adjustedContentInset)
    // In layout coordinates: from the leading side where the view is mirrored.
    let visibleX = view.mirrorWidth.map { $0 - (bounds.maxX - inset.right) }
    return GridFreezing(
      rows: storedFrozenRowCount, columns: storedFrozenColumnCount,
      visibleX: Double(visibleX ?? bounds.minX + inset.left),
      visibleY: Double(bounds.minY + inset.top))
  }

  /// The solved layout as it is now, frozen cells included.
  final func geometryInView() -> GridGeometry {
    GridGeometry(solution: solution(), freezing: freezing())
  }

  final func attributes(of element: CollectionLayoutElement) -> CollectionViewLayoutAttributes {
    let attributes = type(of: self).attributesClass.init()
    attributes.assign(element)
    return attributes
  }
}
