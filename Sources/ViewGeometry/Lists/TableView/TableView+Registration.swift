import Foundation

extension TableView {
  /// The default implementation of ``register(_:forCellReuseIdentifier:)``.
  final func builtInRegister(
    _ cellClass: AnyClass?, forCellReuseIdentifier identifier: String
  ) {
    let viewClass = cellClass as? TableViewCell.Type
    precondition(
      viewClass != nil || cellClass == nil,
      "Can't register \(name(of: cellClass)): it isn't a table view cell class.")
    cellRegistry[identifier] = viewClass
  }

  /// The default implementation of ``register(_:forHeaderFooterViewReuseIdentifier:)``.
  final func builtInRegister(
    _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let headerClass = viewClass as? TableViewHeaderFooterView.Type
    precondition(
      headerClass != nil || viewClass == nil,
      "Can't register \(name(of: viewClass)): it isn't a header or footer view class.")
    headerRegistry[identifier] = headerClass
  }

  private func name(of viewClass: AnyClass?) -> String { viewClass.map { "\($0)" } ?? "nil" }

  /// The default implementation of ``dequeueReusableCell(withIdentifier:)``.
  final func builtInDequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = cellRegistry.take(identifier) {
      cell.forgetState()
      cell.reuseCount &+= 1
      cell.prepareForReuse()
      return cell
    }
    return cellRegistry[identifier].map { TableView.make($0, dequeuedAs: identifier) }
  }

  /// The default implementation of ``dequeueReusableCell(withIdentifier:for:)``.
  final func builtInDequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableViewCell {
    if list.reconfiguring != nil, let cell = cellToReconfigure(at: indexPath, identifier) {
      return cell
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("No cell class is registered for \"\(identifier)\".")
    }
    if let size = sizeOfCell(at: ItemIndex(indexPath)) {
      // Read and then written: changing it in place would use a coroutine, which allocates.
      cell.bounds = CGRect(origin: cell.bounds.origin, size: size)
    }
    return cell
  }

  /// Returns the size of a row's cell; nil if the row doesn't exist or the table isn't solved.
  private func sizeOfCell(at place: ItemIndex) -> CGSize? {
    // A layout pass requests the cell of a row that it has just found.
    if let new = list.sizeOfNewCell, new.place == place { return new.size }
    guard let solution, solution.contains(place) else { return nil }
    let shown = movement?.shownPlace(of: place) ?? place
    return rectForRow(at: shown.indexPath).size
  }

  /// The default implementation of ``dequeueReusableHeaderFooterView(withIdentifier:)``.
  final func builtInDequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    if let view = headerRegistry.take(identifier) {
      view.role = (storedStyle, requestsFooter)
      view.prepareForReuse()
      return view
    }
    let view = headerRegistry[identifier].map { TableView.make($0, dequeuedAs: identifier) }
    view?.role = (storedStyle, requestsFooter)
    return view
  }

  /// Returns an empty cell, for data sources that don't provide one.
  final func dequeueBlankCell() -> TableViewCell {
    let identifier = "blank"
    return dequeueReusableCell(withIdentifier: identifier)
      ?? TableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Keeps a view for reuse after it was removed from the table.
  ///
  /// Does nothing if the view has no reuse identifier, or if another class is registered for its
  /// identifier.
  final func keepForReuse(_ view: View, of kind: ListElementKind) {
    if kind == .row {
      let cell = unsafeDowncast(view, to: TableViewCell.self)
      if let identifier = cell.reuseIdentifier { cellRegistry.keep(cell, for: identifier) }
    } else if let view = view as? TableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      headerRegistry.keep(view, for: identifier)
    }
  }
}
