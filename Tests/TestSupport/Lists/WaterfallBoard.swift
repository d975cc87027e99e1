import Foundation
import ViewGeometry

/// Items for waterfall layouts, given by their heights in each section.
final class WaterfallBoard: SizedItems {
  var heights: [[CGFloat]] {
    didSet { counts = heights.map(\.count) }
  }

  init(_ heights: [[CGFloat]]) {
    self.heights = heights
    super.init(heights.map(\.count))
    registersViews = false
    size = { [unowned self] in CGSize(width: 0, height: self.heights[$0.section][$0.item]) }
  }
}
