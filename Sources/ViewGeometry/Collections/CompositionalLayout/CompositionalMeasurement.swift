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
    guard let section = section(attributes.indexPath) else { return false }
    switch attributes.representedElementCategory {
    case .cell: return solution.isEstimated(section: section)
    case .supplementaryView:
      guard let kind = attributes.representedElementKind else { return false }
      return solution.isEstimated(boundary: kind, section: section)
    case .decorationView: return false
    }
  }

  /// Takes in what an element measured; false when nothing moved.
  mutating func measure(_ measurement: CompositionalMeasurement) -> Bool {
    let flow = FlowSize(
      width: Double(measurement.size.width), height: Double(measurement.size.height))
    let size = isHorizontal ? flow.transposed : flow
    guard let section = section(measurement.indexPath), size.isValid else { return false }
    if let kind = measurement.kind {
      return solution.measure(height: size.height, ofBoundary: kind, section: section)
    }
    let item = measurement.indexPath[1]
    guard 0..<solution.itemCount(inSection: section) ~= item else { return false }
    return solution.measure(size, ofItem: item, section: section)
  }
}
