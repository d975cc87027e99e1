import Foundation

extension TableView {
  /// Invalidates all counts and heights, so that they are requested again when they are next
  /// needed.
  final func invalidateSolution() {
    list.invalidate()
    setNeedsLayout()
  }

  /// Computes the table's layout if necessary, and passes the content size to the scroll view.
  final func solveIfNeeded() {
    guard !list.knowledge.isCurrent, !list.phase.isSolving else { return }
    let outer = list.begin(.solving)
    // If the data source or the delegate reloads the table while it is called, the table is solved
    // again, up to 8 times in all.
    for _ in 0..<8 {
      let before = list.revision
      let solved = solve()
      let isUpToDate = list.revision == before
      list.learn(solved)
      if isUpToDate { break }
    }
    showMovedRow()
    list.end(outer)
    if list.batch == nil, let solution { list.selection?.keep { solution.contains($0) } }
    contentDidChange()
  }

  /// The solution of the table; an empty one while the table is being solved.
  final var solved: ListSolution {
    solveForSure()
    return solution ?? ListSolution()
  }

  /// Solves the table if necessary, and once more if the delegate then reloads it.
  ///
  /// Does nothing while the table is being solved.
  final func solveForSure() {
    guard !list.knowledge.isCurrent else { return }
    solveIfNeeded()
    // The delegate, when notified of the content size, may have reloaded the table.
    if !list.knowledge.isCurrent { solveIfNeeded() }
  }

  /// Passes the length of the content to the scroll view.
  final func contentDidChange() {
    guard let solution else { return }
    super.contentSize = CGSize(width: placement.bounds.width, height: solution.totalLength)
  }

  /// Requests all counts and heights from the data source and the delegate, and computes the
  /// layout.
  private func solve() -> ListSolution {
    var builder = ListBuilder(
      header: storedHeaderView.height, headerPadding: resolvedHeaderPadding)
    askWhatDelegateLacks()
    hasEstimates = false
    let sectionCount = countedSections()
    for section in 0..<sectionCount {
      appendSection(
        section, rowCount: countedItems(inSection: section), header: headerHeight(section),
        footer: footerHeight(section), to: &builder)
    }
    var list = builder.finish(footer: storedFooterView.height)
    makeRoomForOwnViews(in: &list)
    return list
  }

  /// Solves a section from the current data.
  final func solveSection(_ section: Int) -> ListSection {
    var builder = ListBuilder(headerPadding: resolvedHeaderPadding)
    appendSection(
      section, rowCount: countedItems(inSection: section), header: headerHeight(section),
      footer: footerHeight(section), to: &builder)
    return ListSection(of: builder.finish())
  }

  private func appendSection(
    _ section: Int, rowCount: Int, header: Double, footer: Double, to builder: inout ListBuilder
  ) {
    if !countsEstimates, let heights = sectionHeights(section) {
      precondition(
        heights.count == rowCount,
        "Section \(section) has \(rowCount) rows, but \(heights.count) heights were given."
      )
      builder.appendSection(header: header, rows: heights.lengths, footer: footer)
      return
    }
    if let height = uniformRowHeight {
      builder.appendSection(
        header: header, rowLength: height, rowCount: rowCount, footer: footer)
      return
    }
    guard rowCount < TableView.longSection else {
      var rows = OffsetTreeBuilder(count: rowCount)
      forEachRowHeights(of: section, rowCount: rowCount) { rows.append($0) }
      builder.appendSection(header: header, rows: rows.finish(), footer: footer)
      return
    }
    var lengths = ContiguousArray<Double>()
    lengths.reserveCapacity(rowCount)
    forEachRowHeights(of: section, rowCount: rowCount) { lengths.append(contentsOf: $0) }
    lengths.withUnsafeBufferPointer {
      builder.appendSection(header: header, rows: $0, footer: footer)
    }
  }

  /// Returns the delegate's heights for a whole section; nil if the delegate doesn't provide them.
  final func sectionHeights(_ section: Int) -> RowHeights? {
    guard !delegateMethods.lacksSectionHeights else { return nil }
    return tableDelegate?.tableView(self, rowHeightsInSection: section)
  }

  // MARK: Rows

  /// The common height of all rows, exact or estimated.
  ///
  /// It is nil if the height of each row must be requested.
  private var uniformRowHeight: Double? {
    if countsEstimates {
      guard delegateMethods.lacksEstimates else { return nil }
      hasEstimates = true
      return Double(heights.estimatedRow)
    }
    guard delegateMethods.lacksHeights else { return nil }
    if let height = TableView.known(heights.row) { return height }
    hasEstimates = true
    return 44
  }

  /// Whether estimates are used even for rows whose heights are known.
  private var countsEstimates: Bool { heights.estimatedRow > 0 || !delegateMethods.lacksEstimates }

  /// The methods for row heights that the delegate doesn't implement.
  struct DelegateMethods {
    /// Whether the other flags are known; an empty table has no row with which to call the methods.
    var areKnown = false
    var lacksHeights = true
    var lacksSectionHeights = true
    var lacksEstimates = true
    var calledDefault = false
  }

  /// Determines which methods the delegate implements.
  final func askWhatDelegateLacks() {
    delegateMethods = DelegateMethods(areKnown: tableDelegate == nil)
    guard let tableDelegate, let first = firstPlace else { return }
    delegateMethods.areKnown = true
    delegateMethods.lacksEstimates =
      asked { tableDelegate.tableView(self, estimatedHeightForRowAt: first.indexPath) }.isDefault
    delegateMethods.lacksSectionHeights =
      asked { tableDelegate.tableView(self, rowHeightsInSection: first.section) }.isDefault
    delegateMethods.lacksHeights =
      delegateMethods.lacksSectionHeights && asked { bulkHeight(first, tableDelegate) }.isDefault
      && asked { tableDelegate.tableView(self, heightForRowAt: first.indexPath) }.isDefault
  }

  private var firstPlace: ItemIndex? {
    (0..<countedSections()).first { countedItems(inSection: $0) > 0 }
      .map { ItemIndex(section: $0, item: 0) }
  }

  /// The maximum number of rows per bulk call: large enough for a fast call, and small enough to
  /// stay in the cache.
  private static let rowsPerCall = threshold(4_096, low: 2)
  /// The minimum row count of a long section.
  ///
  /// The heights of a long section are added to its tree as they are requested, rather than
  /// collected in an array first.
  private static let longSection = threshold(1 << 16, low: 3)

  /// Calls `body` with the heights of all rows in order, in batches of at most `rowsPerCall`.
  private func forEachRowHeights(
    of section: Int, rowCount: Int, _ body: (UnsafeBufferPointer<Double>) -> Void
  ) {
    withUnsafeTemporaryAllocation(
      of: CGFloat.self, capacity: max(1, min(rowCount, TableView.rowsPerCall))
    ) { buffer in
      for start in stride(from: 0, to: rowCount, by: TableView.rowsPerCall) {
        let rows = start..<min(rowCount, start + TableView.rowsPerCall)
        let heights = UnsafeMutableBufferPointer(rebasing: buffer[..<rows.count])
        fill(heights, rows, of: section)
        // A CGFloat has the memory layout of a Double.
        heights.withMemoryRebound(to: Double.self) { body(UnsafeBufferPointer($0)) }
      }
    }
  }

  /// Writes the current lengths of the rows at the indices `rows` to `heights`.
  private func fill(
    _ heights: UnsafeMutableBufferPointer<CGFloat>, _ rows: Range<Int>, of section: Int
  ) {
    heights.initialize(repeating: TableView.automaticDimension)
    guard !countsEstimates, let tableDelegate else {
      for row in rows {
        let place = ItemIndex(section: section, item: row)
        heights[row - rows.lowerBound] = CGFloat(currentLength(of: place, self.tableDelegate))
      }
      return
    }
    if !tableDelegate.tableView(self, heightsForRows: rows, inSection: section, into: heights) {
      for row in rows {
        heights[row - rows.lowerBound] = tableDelegate.tableView(
          self, heightForRowAt: IndexPath(row: row, section: section))
      }
    }
    guard !heights.allSatisfy({ $0 >= 0 && $0 < .infinity }) else { return }
    for row in rows {
      let place = row - rows.lowerBound
      heights[place] = CGFloat(length(heights[place], section: section, row: row))
    }
  }

  /// Returns the initial length of a row: an estimate if estimates are used or the height isn't
  /// known, otherwise the height.
  final func currentLength(of place: ItemIndex, _ delegate: (any TableViewDelegate)?) -> Double {
    if !countsEstimates, let height = knownRowHeight(place, delegate) { return height }
    hasEstimates = true
    return estimatedHeight(place)
  }

  private func length(_ height: CGFloat, section: Int, row: Int) -> Double {
    if let height = TableView.known(height) { return height }
    hasEstimates = true
    return estimatedHeight(ItemIndex(section: section, item: row))
  }

  // MARK: Counts

  final func countedSections() -> Int {
    let count = storedDataSource?.numberOfSections(in: self) ?? 0
    precondition(count >= 0, "A table can't have \(count) sections.")
    return count
  }

  final func countedItems(inSection section: Int) -> Int {
    let count = storedDataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    precondition(count >= 0, "Section \(section) can't have \(count) rows.")
    return count
  }
}

extension View? {
  /// The height of a table's own header or footer; zero if there is none.
  fileprivate var height: Double { Double(self?.frame.height ?? 0) }
}

extension TableView: DelegateAsking {
  final var calledDefault: Bool {
    get { delegateMethods.calledDefault }
    set { delegateMethods.calledDefault = newValue }
  }
}
