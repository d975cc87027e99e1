import Foundation

extension TableView {
  /// The heights that were set with the table's properties.
  struct Heights {
    var row = TableView.automaticDimension
    var header = TableView.automaticDimension
    var footer = TableView.automaticDimension
    var estimatedRow = TableView.automaticDimension
    var headerTopPadding = TableView.automaticDimension
    var defaults = HeightDefaults.explicit
  }

  /// The default implementation of ``rowHeight``.
  final var builtInRowHeight: CGFloat {
    get { heights.row }
    set { setHeight(\.row, newValue) }
  }

  /// The default implementation of ``estimatedRowHeight``.
  final var builtInEstimatedRowHeight: CGFloat {
    get { heights.estimatedRow }
    set { setHeight(\.estimatedRow, newValue) }
  }

  /// The default implementation of ``sectionHeaderHeight``.
  final var builtInSectionHeaderHeight: CGFloat {
    get { heights.header }
    set { setHeight(\.header, newValue) }
  }

  /// The default implementation of ``sectionFooterHeight``.
  final var builtInSectionFooterHeight: CGFloat {
    get { heights.footer }
    set { setHeight(\.footer, newValue) }
  }

  /// The default implementation of ``sectionHeaderTopPadding``.
  final var builtInSectionHeaderTopPadding: CGFloat {
    get { heights.headerTopPadding }
    set { setHeight(\.headerTopPadding, newValue) }
  }

  /// The rule for headers and footers without an explicit height.
  ///
  /// The default is ``HeightDefaults/explicit``, which omits them. Setting the property invalidates
  /// all heights.
  public final var heightDefaults: HeightDefaults {
    get { heights.defaults }
    set {
      heights.defaults = newValue
      invalidateSolution()
    }
  }

  private func setHeight(_ path: WritableKeyPath<Heights, CGFloat>, _ height: CGFloat) {
    precondition(
      height.isFinite && (height >= 0 || height == TableView.automaticDimension),
      "A height must be automatic or at least zero, not \(height).")
    guard heights[keyPath: path] != height else { return }
    heights[keyPath: path] = height
    invalidateSolution()
  }

  // MARK: Resolved

  final var resolvedHeaderPadding: Double {
    if heights.headerTopPadding != TableView.automaticDimension {
      return Double(heights.headerTopPadding)
    }
    return heights.defaults == .platform && storedStyle == .plain ? 22 : 0
  }

  final func headerHeight(_ section: Int) -> Double {
    let height =
      tableDelegate.map { $0.tableView(self, heightForHeaderInSection: section) } ?? heights.header
    return resolved(height, whole: section == 0 ? 35 : 17.5) {
      storedDataSource?.tableView(self, titleForHeaderInSection: section) != nil
    }
  }

  final func footerHeight(_ section: Int) -> Double {
    let height =
      tableDelegate.map { $0.tableView(self, heightForFooterInSection: section) } ?? heights.footer
    return resolved(height, whole: 17.5) {
      storedDataSource?.tableView(self, titleForFooterInSection: section) != nil
    }
  }

  /// Returns `height` if it is positive, and otherwise the default height of a header or footer
  /// (R7.3, R7.4).
  ///
  /// The default is 0 unless ``heightDefaults`` is `platform`. In that case, it is `whole` in
  /// grouped tables; in plain ones, it is 28 if `height` is automatic and `hasTitle` returns true,
  /// and otherwise 0.
  ///
  /// - Precondition: `height` is finite.
  private func resolved(_ height: CGFloat, whole: Double, hasTitle: () -> Bool) -> Double {
    precondition(height.isFinite, "A header or footer can't have the height \(height).")
    if height > 0 { return Double(height) }
    guard heights.defaults == .platform else { return 0 }
    if storedStyle != .plain { return whole }
    return height == TableView.automaticDimension && hasTitle() ? 28 : 0
  }

  /// Returns the height of a row without measuring; nil if its cell must be measured.
  ///
  /// - Precondition: The height is `automaticDimension`, or finite and at least 0.
  final func knownRowHeight(_ place: ItemIndex, _ delegate: (any TableViewDelegate)?) -> Double? {
    guard let delegate, !delegateMethods.lacksHeights else { return TableView.known(heights.row) }
    if let heights = sectionHeights(place.section) { return Double(heights[place.item]) }
    let height =
      bulkHeight(place, delegate) ?? delegate.tableView(self, heightForRowAt: place.indexPath)
    return TableView.known(height)
  }

  /// Returns the height of one row from the delegate's bulk method; nil if that method returns
  /// false.
  final func bulkHeight(_ place: ItemIndex, _ delegate: any TableViewDelegate) -> CGFloat? {
    var height = TableView.automaticDimension
    let isAnswered = withUnsafeMutablePointer(to: &height) { pointer in
      delegate.tableView(
        self, heightsForRows: place.item..<place.item + 1, inSection: place.section,
        into: UnsafeMutableBufferPointer(start: pointer, count: 1))
    }
    return isAnswered ? height : nil
  }

  /// Returns the estimated height of a row, which is used until the row becomes visible.
  final func estimatedHeight(_ place: ItemIndex) -> Double {
    var height = heights.estimatedRow
    if let tableDelegate, !delegateMethods.lacksEstimates {
      height = tableDelegate.tableView(self, estimatedHeightForRowAt: place.indexPath)
    }
    return height > 0 ? Double(height) : 44
  }

  static func known(_ height: CGFloat) -> Double? {
    guard height != automaticDimension else { return nil }
    precondition(
      height >= 0 && height.isFinite, "A row can't have the height \(height).")
    return Double(height)
  }
}
