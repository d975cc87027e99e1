import Foundation

extension TableView {
  /// Makes exactly the rows, headers and footers that overlap the bounds have views, each at its place.
  final func showVisibleElements() {
    solveIfNeeded()
    measureVisibleRows()
    placeOwnHeaderAndFooter()
    let snapshot = layoutSnapshot
    var elements = visibleElements
    visibleElements = []
    elements.removeAll(keepingCapacity: true)
    let bounds = placement.bounds
    snapshot.solution.forEachElement(
      from: Double(bounds.minY), to: Double(bounds.maxY), pinning: snapshot.pinning
    ) { elements.append($0) }

    // Before new views are asked for, so that the old ones can be used again at once.
    endDisplaying(except: elements)
    for element in elements { show(element, frame: snapshot.frame(of: element)) }
    visibleElements = elements
  }

  private func show(_ element: ListElement, frame: CGRect) {
    switch element.kind {
    case .row:
      showCell(ListPlace(section: element.section, item: element.row), frame: frame)
    case .header:
      show(
        element.section, frame: frame, in: \.shownHeaders, make: makeHeader,
        announce: { $0.tableView(self, willDisplayHeaderView: $1, forSection: $2) })
    case .footer:
      show(
        element.section, frame: frame, in: \.shownFooters, make: makeFooter,
        announce: { $0.tableView(self, willDisplayFooterView: $1, forSection: $2) })
    }
  }

  private func showCell(_ place: ListPlace, frame: CGRect) {
    guard let cell = realizedCell(place) else { return }
    if cell.frame != frame { cell.frame = frame }
    guard cell.superview !== self else { return }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: place.indexPath)
    // Behind everything, so that headers and footers that stick are hit before the rows under them (R7.8).
    insertSubview(cell, at: 0)
  }

  /// The cell of a row, from the data source if it has none yet.
  final func realizedCell(_ place: ListPlace) -> TableViewCell? {
    if let cell = shownCells[place] { return cell }
    guard let cell = storedDataSource?.tableView(self, cellForRowAt: place.indexPath) else {
      return nil
    }
    cell.place = place
    shownCells[place] = cell
    return cell
  }

  private func show(
    _ section: Int, frame: CGRect, in shown: ReferenceWritableKeyPath<TableView, [Int: View]>,
    make: (Int) -> View?, announce: (any TableViewDelegate, View, Int) -> Void
  ) {
    guard let view = self[keyPath: shown][section] ?? make(section) else { return }
    if view.frame != frame { view.frame = frame }
    guard view.superview !== self else { return }
    self[keyPath: shown][section] = view
    if let tableDelegate { announce(tableDelegate, view, section) }
    addSubview(view)
  }

  private func makeHeader(_ section: Int) -> View? {
    if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) { return view }
    let title = storedDataSource?.tableView(self, titleForHeaderInSection: section)
    return title.map { _ in TableViewHeaderFooterView(reuseIdentifier: nil) }
  }

  private func makeFooter(_ section: Int) -> View? {
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) { return view }
    let title = storedDataSource?.tableView(self, titleForFooterInSection: section)
    return title.map { _ in TableViewHeaderFooterView(reuseIdentifier: nil) }
  }

  // MARK: Out of view

  /// Takes every cell, header and footer out of the tree.
  final func endDisplayingAll() {
    endDisplaying(except: [])
  }

  private func endDisplaying(except elements: [ListElement]) {
    // Both ascend, since elements come in order.
    let rows = elements.lazy.filter { $0.kind == .row }
      .map { ListPlace(section: $0.section, item: $0.row) }
    let visible = ContiguousArray(rows)
    func isVisible(_ place: ListPlace) -> Bool {
      let index = visible.partitionPoint { $0 < place }
      return index < visible.count && visible[index] == place
    }
    func isVisible(_ kind: ListElementKind, _ section: Int) -> Bool {
      elements.contains { $0.kind == kind && $0.section == section }
    }
    for place in shownCells.keys where !isVisible(place) { endDisplayingCell(place) }
    for section in shownHeaders.keys where !isVisible(.header, section) {
      endDisplayingHeader(section)
    }
    for section in shownFooters.keys where !isVisible(.footer, section) {
      endDisplayingFooter(section)
    }
  }

  final func endDisplayingCell(_ place: ListPlace) {
    guard let cell = shownCells.removeValue(forKey: place) else { return }
    cell.place = nil
    // A cell that was only measured was never displayed.
    if cell.superview === self {
      cell.removeFromSuperview()
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: place.indexPath)
    }
    keepForReuse(cell)
  }

  final func endDisplayingHeader(_ section: Int) {
    guard let view = shownHeaders.removeValue(forKey: section) else { return }
    view.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    keepForReuse(view)
  }

  final func endDisplayingFooter(_ section: Int) {
    guard let view = shownFooters.removeValue(forKey: section) else { return }
    view.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    keepForReuse(view)
  }
}
