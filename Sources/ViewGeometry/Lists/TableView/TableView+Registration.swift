public import Foundation

extension TableView {
  /// Names the class of the cells that are dequeued with `identifier`; nil takes the registration back.
  public final func register(
    _ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) {
    cellRegistry[identifier] = cellClass
  }

  /// Names the class of the headers and footers that are dequeued with `identifier`.
  public final func register(
    _ viewClass: TableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerRegistry[identifier] = viewClass
  }

  /// A cell that went out of view, or a new one of the registered class; nil without either.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = cellRegistry.take(identifier) {
      cell.forgetState()
      cell.prepareForReuse()
      return cell
    }
    return cellRegistry[identifier]?.init(dequeuedAs: identifier)
  }

  /// A cell that went out of view, or a new one of the registered class, as wide and high as the row.
  ///
  /// - Precondition: A class is registered for `identifier`.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    if list.reconfiguring != nil, let cell = cellToReconfigure(at: indexPath, identifier) {
      return cell
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("No cell class is registered for \"\(identifier)\".")
    }
    if let size = sizeOfCell(at: ItemIndex(indexPath)) {
      // Read and written, not changed in place: that goes through a coroutine, which allocates.
      cell.bounds = CGRect(origin: cell.bounds.origin, size: size)
    }
    return cell
  }

  /// The size of a row's cell; nil when there is no such row, or the table isn't solved.
  private func sizeOfCell(at place: ItemIndex) -> CGSize? {
    // A layout pass asks for the cell of a row that it has just found.
    if let new = list.sizeOfNewCell, new.place == place { return new.size }
    guard let solution, solution.contains(place) else { return nil }
    let shown = movement?.shownPlace(of: place) ?? place
    return rectForRow(at: shown.indexPath).size
  }

  /// A header or footer that went out of view, or a new one of the registered class; nil without either.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    if let view = headerRegistry.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return headerRegistry[identifier]?.init(dequeuedAs: identifier)
  }

  /// A cell without content, for data sources that provide none.
  final func dequeueBlankCell() -> TableViewCell {
    let identifier = "blank"
    return dequeueReusableCell(withIdentifier: identifier)
      ?? TableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Keeps a view that went out of view for the next one like it, unless another class was registered since.
  final func keepForReuse(_ view: View, of kind: ListElementKind) {
    if kind == .row {
      let cell = unsafeDowncast(view, to: TableViewCell.self)
      if let identifier = cell.reuseIdentifier { cellRegistry.keep(cell, for: identifier) }
    } else if let view = view as? TableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerRegistry.keep(view, for: identifier)
    }
  }
}
