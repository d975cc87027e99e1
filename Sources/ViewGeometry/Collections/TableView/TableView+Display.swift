import Foundation

extension TableView {
  /// Makes exactly the rows, headers and footers that overlap the bounds have views, each at its place.
  ///
  /// Allocates nothing once as many views and elements have been in sight as there are now.
  final func showVisibleElements() {
    guard !isSolving else { return setNeedsLayout() }
    isShowing = true
    defer { isShowing = false }
    revision &+= 1
    let movesContent = sidesOfCellsDidChange()
    solveForSure()
    measureVisibleRows()
    placeOwnHeaderAndFooter()
    let snapshot = layoutSnapshotInPass
    // Taken out, so that this reference is the only one and the room is used again.
    var elements = visibleElements
    visibleElements = []
    elements.removeAll(keepingCapacity: true)
    let bounds = placement.bounds
    snapshot.solution.forEachElement(
      from: Double(bounds.minY), to: Double(bounds.maxY), pinning: snapshot.pinning
    ) { elements.append($0) }
    if movement != nil { addDraggedRow(to: &elements, in: snapshot.solution) }

    let current = revision
    // Before new views are asked for, so that the old ones can be used again at once.
    endDisplaying(except: elements)
    var next = 0
    for element in elements {
      // What is left may be rows that are gone.
      guard revision == current else {
        setNeedsLayout()
        if movesContent {
          for cell in shownCells.views { keepSidesFree(in: cell, width: cell.bounds.width) }
        }
        break
      }
      let frame = snapshot.frame(of: element)
      switch element.kind {
      case .row: showCell(element.place, frame: frame, from: &next, movesContent: movesContent)
      case .header: showHeader(element.section, frame: frame)
      case .footer: showFooter(element.section, frame: frame)
      }
    }
    // At the end, as headers and footers that came into view lie in front of all that was there; not where it is in front
    // already, as that would ask for another layout.
    if let movement, let cell = shownCells[movement.current],
      indexOfSubview(cell) != childCount - 1
    {
      bringSubviewToFront(cell)
    }
    visibleElements = elements
  }

  /// Puts a cell that was dragged behind headers and footers again (R7.8).
  final func putBack(_ movement: InteractiveMovement) {
    guard let cell = shownCells[movement.current], cell.superview === self else { return }
    insertSubview(cell, at: cellsStart)
  }

  /// Has a dragged row shown, whether its place is in view or not.
  private func addDraggedRow(to elements: inout [ListElement], in solution: ListSolution) {
    guard let place = movement?.current, solution.contains(place) else { return }
    let index = elements.firstIndex { $0.isRow(notBefore: place) } ?? elements.count
    if index < elements.count, elements[index].place == place { return }
    elements.insert(
      ListElement(
        kind: .row, section: place.section, row: place.item, span: solution.span(ofRow: place)),
      at: index)
  }

  private func showCell(
    _ place: ItemIndex, frame: CGRect, from next: inout Int, movesContent: Bool
  ) {
    guard let cell = shownCells.view(of: place, from: &next) ?? newCell(place, frame.size, &next)
    else { return }
    let frame = movement == nil ? frame : frameOfCell(place, at: frame)
    if !cell.hasFrame(frame) { cell.frame = frame }
    guard cell.superviewLink != ViewCursor(self) else {
      if movesContent { keepSidesFree(in: cell, width: frame.width) }
      return
    }
    prepareForDisplay(cell, place, width: frame.width)
    showEditing(of: place, on: cell, animated: false)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: place.indexPath)
    // The delegate may have reloaded, and laid out, too.
    guard cell.place != nil, cell.superviewLink != ViewCursor(self) else { return }
    // Behind everything, so that headers and footers that stick are hit before the rows under them (R7.8).
    cell.move(inPass: isShowing) { insertSubview(cell, at: cellsStart) }
  }

  /// A cell from the data source, for a row of a known size.
  private func newCell(
    _ place: ItemIndex, _ size: CGSize, _ next: inout Int
  ) -> TableViewCell? {
    sizeOfNewCell = (place, size)
    defer { sizeOfNewCell = nil }
    guard let cell = realizedCell(place) else { return nil }
    next += 1
    return cell
  }

  /// The cell of a row, from the data source if it has none yet.
  final func realizedCell(_ place: ItemIndex) -> TableViewCell? {
    if let cell = shownCells[place] { return cell }
    let current = revision
    guard let cell = storedDataSource?.tableView(self, cellForRowAt: dataIndexPath(of: place))
    else {
      return nil
    }
    if let shownPlace = cell.place, shownCells[shownPlace] === cell {
      preconditionFailure(
        "The data source gave the cell of \(shownPlace.indexPath) for \(place.indexPath), too.")
    }
    guard revision == current else {
      keepForReuse(cell)
      return nil
    }
    cell.place = place
    shownCells[place] = cell
    showState(of: place, on: cell)
    return cell
  }

  private func showHeader(_ section: Int, frame: CGRect) {
    let current = revision
    guard let view = shownHeaders[section] ?? makeHeader(section) else { return }
    // Whoever was asked may have reloaded, and laid out, too.
    guard revision == current else { return keepUnshown(view) }
    if !view.hasFrame(frame) { view.frame = frame }
    guard view.superviewLink != ViewCursor(self) else { return }
    shownHeaders[section] = view
    tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    guard shownHeaders.contains(view) else { return }
    view.move(inPass: isShowing) { addSubview(view) }
  }

  private func showFooter(_ section: Int, frame: CGRect) {
    let current = revision
    guard let view = shownFooters[section] ?? makeFooter(section) else { return }
    guard revision == current else { return keepUnshown(view) }
    if !view.hasFrame(frame) { view.frame = frame }
    guard view.superviewLink != ViewCursor(self) else { return }
    shownFooters[section] = view
    tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    guard shownFooters.contains(view) else { return }
    view.move(inPass: isShowing) { addSubview(view) }
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

  /// Keeps a header or footer that was made for a section that may be gone.
  private func keepUnshown(_ view: View) {
    if !shownHeaders.contains(view), !shownFooters.contains(view) { keepForReuse(view) }
  }

  // MARK: Out of view

  /// Takes every cell, header and footer out of the tree.
  final func endDisplayingAll() {
    endDisplaying(except: [])
  }

  private func endDisplaying(except elements: [ListElement]) {
    // Rows ascend on both sides, so one walk finds those that are gone. Whatever the delegate does when it hears of one
    // is seen at the next step, since nothing is held on the way.
    var (index, next) = (0, 0)
    while index < shownCells.count {
      let place = shownCells.place(at: index)
      while next < elements.count, !elements[next].isRow(notBefore: place) { next += 1 }
      if next < elements.count, elements[next].place == place {
        index += 1
      } else {
        endDisplayingCell(place)
      }
    }
    func isVisible(_ kind: ListElementKind, _ section: Int) -> Bool {
      elements.contains { $0.kind == kind && $0.section == section }
    }
    index = 0
    while index < shownHeaders.count {
      let section = shownHeaders.place(at: index)
      if isVisible(.header, section) { index += 1 } else { endDisplayingHeader(section) }
    }
    index = 0
    while index < shownFooters.count {
      let section = shownFooters.place(at: index)
      if isVisible(.footer, section) { index += 1 } else { endDisplayingFooter(section) }
    }
  }

  final func endDisplayingCell(_ place: ItemIndex) {
    guard let cell = shownCells.removeValue(forPlace: place) else { return }
    didEndShowing(cell, at: place)
  }

  /// Lets go of a cell that was that of a row.
  final func didEndShowing(_ cell: TableViewCell, at place: ItemIndex) {
    cell.place = nil
    // A cell that was only measured was never displayed.
    if cell.superview === self {
      cell.move(inPass: isShowing) { cell.removeFromSuperview() }
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: place.indexPath)
    }
    keepForReuse(cell)
  }

  final func endDisplayingHeader(_ section: Int) {
    guard let view = shownHeaders.removeValue(forPlace: section) else { return }
    didEndShowing(header: view, section)
  }

  final func didEndShowing(header view: View, _ section: Int) {
    view.move(inPass: isShowing) { view.removeFromSuperview() }
    tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    keepForReuse(view)
  }

  final func endDisplayingFooter(_ section: Int) {
    guard let view = shownFooters.removeValue(forPlace: section) else { return }
    didEndShowing(footer: view, section)
  }

  final func didEndShowing(footer view: View, _ section: Int) {
    view.move(inPass: isShowing) { view.removeFromSuperview() }
    tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    keepForReuse(view)
  }
}

extension ListElement {
  fileprivate var place: ItemIndex { ItemIndex(section: section, item: row) }

  /// Whether this is a row at `place` or behind it.
  fileprivate func isRow(notBefore place: ItemIndex) -> Bool {
    kind == .row && !(self.place < place)
  }
}
