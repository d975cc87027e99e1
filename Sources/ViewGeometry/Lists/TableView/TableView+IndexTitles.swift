import Foundation

extension TableView {
  /// The titles of the index beside the rows, from the data source; nil if there is no index.
  ///
  /// They are requested once, and again after ``TableViewQueries/reloadSectionIndexTitles()`` or a
  /// reload.
  public final var sectionIndexTitles: [String]? {
    if let indexTitles = options.indexTitles { return indexTitles }
    let titles = storedDataSource?.sectionIndexTitles(for: self)
    options.indexTitles = .some(titles)
    return titles
  }

  /// The default implementation of ``reloadSectionIndexTitles()``.
  final func builtInReloadSectionIndexTitles() { options.indexTitles = nil }

  /// Scrolls to the section of an index title, in response to a touch in the index.
  ///
  /// The data source's `sectionForSectionIndexTitle` returns the section. If it returns
  /// `NSNotFound`, the table doesn't scroll. The scroll isn't animated.
  ///
  /// - Precondition: There is a title at this index, and the section that the data source returns
  ///   exists.
  public final func scrollToSectionIndexTitle(at index: Int) {
    let titles = sectionIndexTitles ?? []
    precondition(
      titles.indices.contains(index),
      "There is no index title \(index): there are \(titles.count) titles.")
    guard
      let section = storedDataSource?.tableView(
        self, sectionForSectionIndexTitle: titles[index], at: index),
      section != NSNotFound
    else { return }
    scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}
