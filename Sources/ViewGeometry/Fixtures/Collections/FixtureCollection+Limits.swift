import Foundation

extension FixtureCollection {
  /// More cells than a view of this size, in points, can ever show at once.
  ///
  /// A collection of ten billion items is small, but not the one whose items are all on screen.
  func mostCells(in size: CGSize) -> Double {
    let isHorizontal = flow.scrollDirection == .horizontal
    let (across, along) =
      isHorizontal ? (size.height, size.width) : (size.width, size.height)
    let inset = flow.sectionInset
    let (before, after) = isHorizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let (header, footer) = (flow.headerReferenceSize, flow.footerReferenceSize)
    let borders =
      isHorizontal ? header.width + footer.width : header.height + footer.height

    var (leastAcross, leastAlong) = (Double.infinity, Double.infinity)
    for run in sections.runs {
      let least = run.sizes?.least ?? flow.itemSize
      leastAcross = min(leastAcross, isHorizontal ? least.height : least.width)
      leastAlong = min(leastAlong, isHorizontal ? least.width : least.height)
    }
    // Negative insets may put all sections in one place. Division by 0 gives infinitely many.
    let sectionLength = before < 0 || after < 0 ? 0 : borders + before + after + leastAlong
    let sectionsInView = min(Double(sections.count), along / sectionLength + 2)
    let lines = along / (leastAlong + flow.minimumLineSpacing) + 2 * sectionsInView
    let columns = across / (leastAcross + flow.minimumInteritemSpacing) + 2
    let cells = lines * columns
    // 0 points divided into lengths of 0 is no number, and no bound.
    return cells.isNaN ? Double(sections.itemCount) : min(Double(sections.itemCount), cells)
  }
}

extension FixtureSizes {
  /// A size that no item is smaller than, in either direction.
  var least: CGSize {
    switch self {
    case .uniform(let size):
      size
    case .listed(let sizes):
      CGSize(
        width: sizes.map(\.width).min() ?? 0, height: sizes.map(\.height).min() ?? 0)
    case .messages(let messages):
      CGSize(
        width: messages.width,
        height: FixtureMessages.lineHeight + FixtureMessages.padding)
    case .photos(let photos):
      // The narrowest ratio is 9:19.5; widths are rounded to 64ths.
      CGSize(width: max(0, photos.height * 0.46 - 1), height: photos.height)
    }
  }
}
