import Foundation

/// Says that an element prefers a size, so that the layout need not be solved anew.
final class CompositionalMeasurement: CollectionViewLayoutInvalidationContext {
  let indexPath: IndexPath
  /// The kind of a header or footer; nil for cells.
  let kind: String?
  let size: CGSize

  init(_ preferred: CollectionViewLayoutAttributes) {
    indexPath = preferred.indexPath
    kind = preferred.representedElementKind
    size = preferred.size
    super.init()
  }

  required init() {
    indexPath = IndexPath()
    kind = nil
    size = .zero
    super.init()
  }
}

extension CompositionalGeometry {
  /// Whether the element's size can be replaced by one it prefers.
  func isEstimated(_ attributes: CollectionViewLayoutAttributes) -> Bool {
    let (path, kind) = (attributes.storedIndexPath, attributes.storedKind ?? "")
    if path.count == 1 {
      return attributes.storedCategory == .supplementaryView
        && solution.isEstimated(layoutBoundary: path[0])
    }
    guard let section = section(path) else { return false }
    switch attributes.storedCategory {
    case .cell: return solution.isEstimated(section: section)
    case .supplementaryView:
      return path[1] == 0 && solution.isEstimated(boundary: kind, section: section)
    case .decorationView: return false
    }
  }

  /// Takes in what an element measured; false when nothing moved.
  mutating func measure(_ measurement: CompositionalMeasurement) -> Bool {
    let flow = LayoutSize(
      width: Double(measurement.size.width), height: Double(measurement.size.height))
    let size = isHorizontal ? flow.transposed : flow
    let path = measurement.indexPath
    guard size.isValid else { return false }
    if path.count == 1 { return solution.measure(size, ofLayoutBoundary: path[0]) }
    guard let section = section(path) else { return false }
    if let kind = measurement.kind {
      return path[1] == 0 && solution.measure(size, ofBoundary: kind, section: section)
    }
    guard 0..<solution.itemCount(inSection: section) ~= path[1] else { return false }
    return solution.measure(size, ofItem: path[1], section: section)
  }
}
