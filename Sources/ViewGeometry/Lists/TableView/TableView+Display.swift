import Foundation

extension TableView {
  /// Displays the views of the rows, headers and footers that overlap the bounds, and of a dragged
  /// row.
  ///
  /// All other cells, headers and footers are removed.
  final func showVisibleElements() {
    guard !list.phase.isSolving else { return setNeedsLayout() }
    let outer = list.begin(.showing)
    defer { list.end(outer) }
    list.revision &+= 1
    let movesContent = sidesOfCellsDidChange()
    solveForSure()
    measureVisibleRows()
    placeOwnHeaderAndFooter()
    let snapshot = layoutSnapshotInPass
    // Moved out of `visibleElements`, so that this is the only reference and the storage is reused.
    var elements = visibleElements
    visibleElements = []
    elements.removeAll(keepingCapacity: true)
    let bounds = placement.bounds
    snapshot.solution.forEachElement(
      from: Double(bounds.minY), to: Double(bounds.maxY), pinning: snapshot.pinning
    ) { elements.append($0) }
    if movement != nil { addDraggedRow(to: &elements, in: snapshot.solution) }

    let current = list.revision
    // Done before new views are requested, so that the old ones can be reused at once.
    endDisplaying(except: elements)
    var next = 0
    for element in elements {
      // The remaining rows may no longer exist.
      guard list.revision == current else {
        setNeedsLayout()
        if movesContent {
          for cell in visibleCells { keepSidesFree(in: cell, width: cell.bounds.width) }
        }
        break
      }
      let (key, frame) = (TableElementKey(element), snapshot.frame(of: element))
      if let place = key.place {
        showCell(place, frame: frame, from: &next, movesContent: movesContent)
      } else {
        showHeaderOrFooter(key, frame: frame, from: &next)
      }
    }
    // Done last, because headers and footers that became visible are in front of all earlier views.
    // It is skipped if the cell is already in front, because moving it would require another layout
    // pass.
    if let movement, let cell = cell(at: movement.current), indexOfSubview(cell) != childCount - 1 {
      bringSubviewToFront(cell)
    }
    visibleElements = elements
  }

  /// Moves the dragged row's cell behind headers and footers again, after the drag has ended
  /// (R7.8).
  final func putBack(_ movement: InteractiveMovement) {
    guard let cell = cell(at: movement.current), cell.superview === self else { return }
    insertSubview(cell, at: cellsStart)
  }

  /// Adds the dragged row to the elements to be displayed, even if it isn't visible in the layout.
  private func addDraggedRow(to elements: inout [ListElement], in solution: ListSolution) {
    guard let place = movement?.current, solution.contains(place) else { return }
    let element = ListElement(
      kind: .row, section: place.section, row: place.item, span: solution.span(ofRow: place))
    let key = TableElementKey(element)
    let index = elements.firstIndex { TableElementKey($0) >= key } ?? elements.count
    if index < elements.count, TableElementKey(elements[index]) == key { return }
    elements.insert(element, at: index)
  }

  private func showCell(
    _ place: ItemIndex, frame: CGRect, from next: inout Int, movesContent: Bool
  ) {
    let cell: TableViewCell
    if let old = shown.view(of: TableElementKey(place), from: &next) {
      cell = unsafeDowncast(old, to: TableViewCell.self)
    } else {
      next += 1
      guard let new = realizedCell(place, size: frame.size) else { return }
      cell = new
    }
    let frame = movement == nil ? frame : frameOfCell(place, at: frame)
    if !cell.hasFrame(frame) { cell.frame = frame }
    guard cell.superviewLink != ViewCursor(self) else {
      if movesContent { keepSidesFree(in: cell, width: frame.width) }
      return
    }
    prepareForDisplay(cell, place, width: frame.width)
    showEditing(of: place, on: cell, animated: false)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: place.indexPath)
    // The delegate may have reloaded the data and triggered a layout pass.
    guard cell.place != nil, cell.superviewLink != ViewCursor(self) else { return }
    // Cells are behind everything else, so that hit testing finds pinned headers and footers before
    // the rows under them (R7.8).
    cell.move(inPass: list.phase == .showing) { insertSubview(cell, at: cellsStart) }
    cell.didArrive(isAnimated: false)
  }

  /// Returns the cell of a row, requesting it from the data source if needed.
  ///
  /// The new cell has the size of the row, if that is known. Returns nil without a data source, or
  /// if the table is reloaded or laid out while the data source is called.
  final func realizedCell(_ place: ItemIndex, size: CGSize? = nil) -> TableViewCell? {
    if let cell = cell(at: place) { return cell }
    let current = list.revision
    list.sizeOfNewCell = size.map { (place, $0) }
    let given = askForCell(at: dataIndexPath(of: place))
    list.sizeOfNewCell = nil
    guard let cell = given else { return nil }
    if let shownPlace = self.place(of: cell) {
      preconditionFailure(
        "The data source returned the cell of \(shownPlace.indexPath) for \(place.indexPath), too.")
    }
    guard list.revision == current else {
      keepForReuse(cell, of: .row)
      return nil
    }
    cell.place = place
    shown[TableElementKey(place)] = cell
    showState(of: place, on: cell)
    return cell
  }

  private func showHeaderOrFooter(_ key: TableElementKey, frame: CGRect, from next: inout Int) {
    let current = list.revision
    let old = shown.view(of: key, from: &next)
    guard let view = old ?? makeHeaderOrFooter(key) else { return }
    // The delegate may have reloaded the data and triggered a layout pass.
    guard list.revision == current else {
      if !shown.contains(view) { keepForReuse(view, of: key.kind) }
      return
    }
    if !view.hasFrame(frame) { view.frame = frame }
    guard view.superviewLink != ViewCursor(self) else { return }
    shown[key] = view
    if old == nil { next += 1 }
    willDisplay(view, key)
    guard shown.contains(view) else { return }
    view.move(inPass: list.phase == .showing) { addSubview(view) }
    view.didArrive(isAnimated: false)
  }

  private func makeHeaderOrFooter(_ key: TableElementKey) -> View? {
    let outer = requestsFooter
    requestsFooter = key.kind == .footer
    defer { requestsFooter = outer }
    let view = requestHeaderOrFooter(key)
    (view as? TableViewHeaderFooterView)?.role = (storedStyle, key.kind == .footer)
    return view
  }

  private func requestHeaderOrFooter(_ key: TableElementKey) -> View? {
    let (section, isHeader) = (key.section, key.kind == .header)
    if let delegate = tableDelegate,
      let view = isHeader
        ? delegate.tableView(self, viewForHeaderInSection: section)
        : delegate.tableView(self, viewForFooterInSection: section)
    {
      return view
    }
    guard let source = storedDataSource else { return nil }
    let title =
      isHeader
      ? source.tableView(self, titleForHeaderInSection: section)
      : source.tableView(self, titleForFooterInSection: section)
    return title.map { _ in TableViewHeaderFooterView(reuseIdentifier: nil) }
  }

  // MARK: Removing views

  /// Removes all cells, headers and footers from the table.
  final func endDisplayingAll() { endDisplaying(except: []) }

  private func endDisplaying(except elements: [ListElement]) {
    // The keys of both sequences ascend, so the keys to remove are found in one pass. No state is
    // kept across callbacks, so the next step takes changes by the delegate into account.
    var (index, next, othersAreGone) = (0, 0, false)
    while index < shown.count {
      let key = shown.place(at: index)
      while next < elements.count, TableElementKey(elements[next]) < key { next += 1 }
      if next < elements.count, TableElementKey(elements[next]) == key {
        index += 1
      } else if key.kind == .row {
        endDisplaying(key)
      } else {
        (index, othersAreGone) = (index + 1, true)
      }
    }
    guard othersAreGone else { return }
    endDisplaying(.header, except: elements)
    endDisplaying(.footer, except: elements)
  }

  private func endDisplaying(_ kind: ListElementKind, except elements: [ListElement]) {
    var index = 0
    while index < shown.count {
      let key = shown.place(at: index)
      if key.kind != kind || elements.contains(where: { TableElementKey($0) == key }) {
        index += 1
      } else {
        endDisplaying(key)
      }
    }
  }

  private func endDisplaying(_ key: TableElementKey) {
    if let view = shown.removeValue(forPlace: key) { didEndShowing(view, as: key) }
  }

  /// Removes the view of a row, a header or a footer, notifies the delegate, and keeps the view for
  /// reuse.
  final func didEndShowing(_ view: View, as key: TableElementKey) {
    let cell = key.kind == .row ? unsafeDowncast(view, to: TableViewCell.self) : nil
    cell?.place = nil
    // A cell that was only measured has never been displayed.
    if cell == nil || view.superview === self {
      view.move(inPass: list.phase == .showing) { view.removeFromSuperview() }
      didEndDisplaying(view, key)
    }
    keepForReuse(view, of: key.kind)
  }

  private func willDisplay(_ view: View, _ key: TableElementKey) {
    if key.kind == .header {
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: key.section)
    } else {
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: key.section)
    }
  }

  private func didEndDisplaying(_ view: View, _ key: TableElementKey) {
    let section = key.section
    switch key.kind {
    case .row:
      tableDelegate?.tableView(
        self, didEndDisplaying: unsafeDowncast(view, to: TableViewCell.self),
        forRowAt: IndexPath(row: key.row, section: section))
    case .header:
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer:
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }
}
