import Foundation

extension TableView {
  /// The default implementation of ``scrollToRow(at:at:animated:)``.
  final func builtInScrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let (solved, place) = (solved, ItemIndex(indexPath))
    precondition(
      solved.contains(place)
        || (place.item == NSNotFound && (0..<solved.sectionCount).contains(place.section)),
      "There is no row at \(indexPath) to scroll to.")
    let row =
      place.item == NSNotFound
      ? solved.span(ofHeader: place.section) : solved.span(ofRow: place)
    var offset = contentOffset
    let vertical = scrollSpan(along: .vertical)
    switch scrollPosition {
    case .none:
      offset.y = CGFloat(
        vertical.offset(revealing: row.start, to: row.end, from: Double(offset.y)))
    case .top:
      let start = start(ofRow: place, row, in: solved)
      offset.y = CGFloat(vertical.offset(showing: start, to: row.end, at: .start))
    case .middle:
      offset.y = CGFloat(vertical.offset(showing: row.start, to: row.end, at: .center))
    case .bottom:
      let isLast = place.item == solved.itemCount(inSection: place.section) - 1
      let end = isLast ? solved.span(ofFooter: place.section).end : row.end
      offset.y = CGFloat(vertical.offset(showing: row.start, to: end, at: .end))
    }
    setContentOffset(offset, animated: animated)
  }

  /// Returns the offset at which the visible content starts if a row is scrolled to the top.
  ///
  /// It is the start of the row, or that of the header that is displayed above the row.
  private func start(ofRow place: ItemIndex, _ row: ListSpan, in solved: ListSolution) -> Double {
    guard place.item != NSNotFound else { return row.start }
    let header = solved.span(ofHeader: place.section)
    if place.item == 0 { return header.length > 0 ? header.start : row.start }
    return storedStyle == .plain ? row.start - header.length : row.start
  }
}
