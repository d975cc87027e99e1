import Foundation

extension CompositionalSolution {
  /// Returns whether the width or height of an element is an estimate.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the element.
  ///   - axis: The axis to consider, in solver coordinates; nil means either axis.
  func isEstimated(
    _ attributes: CollectionViewLayoutAttributes, along axis: Axis? = nil
  ) -> Bool {
    let (path, kind) = (attributes.storedIndexPath, attributes.storedKind ?? "")
    if path.count == 1 {
      return attributes.storedCategory == .supplementaryView
        && isEstimated(layoutBoundary: path[0], along: axis)
    }
    guard path.count == 2, 0..<sectionCount ~= path[0] else { return false }
    let section = path[0]
    switch attributes.storedCategory {
    case .cell: return isEstimated(item: path[1], section: section, along: axis)
    case .supplementaryView:
      return path[1] == 0 && isEstimated(boundary: kind, section: section, along: axis)
    case .decorationView: return false
    }
  }

  /// Returns the axes along which an element's size is estimated.
  ///
  /// `isHorizontal` is true if the layout scrolls horizontally.
  func openAxes(
    of attributes: CollectionViewLayoutAttributes, isHorizontal: Bool
  ) -> OpenAxes {
    var axes = OpenAxes.none
    if isEstimated(attributes, along: isHorizontal ? .vertical : .horizontal) {
      axes.insert(.width)
    }
    if isEstimated(attributes, along: isHorizontal ? .horizontal : .vertical) {
      axes.insert(.height)
    }
    return axes
  }

  /// Sets the measured size of an element.
  ///
  /// `isHorizontal` is true if the layout scrolls horizontally. Returns false if the layout doesn't
  /// change.
  mutating func measure(_ measurement: MeasuredSize, isHorizontal: Bool) -> Bool {
    let flow = LayoutSize(
      width: Double(measurement.size.width), height: Double(measurement.size.height))
    let size = isHorizontal ? flow.transposed : flow
    let path = measurement.indexPath
    guard size.isValid else { return false }
    if path.count == 1 { return measure(size, ofLayoutBoundary: path[0]) }
    guard path.count == 2, 0..<sectionCount ~= path[0] else { return false }
    let section = path[0]
    if let kind = measurement.kind {
      return path[1] == 0 && measure(size, ofBoundary: kind, section: section)
    }
    guard 0..<itemCount(inSection: section) ~= path[1] else { return false }
    return measure(size, ofItem: path[1], section: section)
  }
}
