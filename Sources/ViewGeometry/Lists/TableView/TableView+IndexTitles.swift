import Foundation

extension TableView {
  /// The titles of the index beside the rows, as the data source gives them; nil without an index.
  ///
  /// Asked for once, until ``reloadSectionIndexTitles()`` or a reload.
  public final var sectionIndexTitles: [String]? {
    if let indexTitles = options.indexTitles { return indexTitles }
    let titles = storedDataSource?.sectionIndexTitles(for: self)
    options.indexTitles = .some(titles)
    return titles
  }

  /// Has the titles of the index asked for again.
  public final func reloadSectionIndexTitles() { options.indexTitles = nil }

  /// Delivers a touch on the index beside the rows: scrolls to the section of a title.
  ///
  /// The data source's `sectionForSectionIndexTitle` says which one; `NSNotFound` scrolls nowhere.
  ///
  /// - Precondition: There is a title of this number, and the section it names exists.
  public final func scrollToSectionIndexTitle(at index: Int) {
    let titles = sectionIndexTitles ?? []
    precondition(
      titles.indices.contains(index), "There is no index title \(index) of \(titles.count).")
    guard
      let section = storedDataSource?.tableView(
        self, sectionForSectionIndexTitle: titles[index], at: index),
      section != NSNotFound
    else { return }
    scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}
