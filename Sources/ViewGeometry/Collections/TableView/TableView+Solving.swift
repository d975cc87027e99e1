import Foundation

extension TableView {
  /// Asks for everything again when it is next needed.
  final func invalidateSolution() {
    solution = nil
    if updateDepth > 0 { isInvalidatedByUpdates = true }
    revision &+= 1
    setNeedsLayout()
  }

  /// Solves the table if need be and tells the scroll view the size of the content.
  final func solveIfNeeded() {
    guard solution == nil, !isSolving else { return }
    isSolving = true
    // A data source or delegate that reloads while it is asked is asked again, a few times at most.
    for _ in 0..<8 {
      let before = revision
      let solved = solve()
      solution = solved
      if revision == before { break }
    }
    isSolving = false
    if let solution { selection?.keep { solution.contains($0) } }
    contentDidChange()
  }

  /// The solved table; an empty one for those who ask while it is being solved.
  final var solved: ListSolution {
    solveForSure()
    return solution ?? ListSolution()
  }

  /// Solves the table unless it is being solved.
  final func solveForSure() {
    guard solution == nil else { return }
    solveIfNeeded()
    // A delegate that heard of the content's size may have reloaded.
    if solution == nil { solveIfNeeded() }
  }

  /// Passes the length of the list on to the scroll view.
  final func contentDidChange() {
    guard let solution else { return }
    super.contentSize = CGSize(width: placement.bounds.width, height: solution.totalLength)
  }

  /// Asks data source and delegate for all numbers and heights.
  private func solve() -> ListSolution {
    var builder = ListBuilder(
      header: storedHeaderView.height, headerPadding: resolvedHeaderPadding)
    askWhatDelegateLacks()
    hasEstimates = false
    let sectionCount = countedSections()
    for section in 0..<sectionCount {
      appendSection(
        section, rowCount: countedRows(inSection: section), header: headerHeight(section),
        footer: footerHeight(section), to: &builder)
    }
    return builder.finish(footer: storedFooterView.height)
  }

  /// A section as its owner says it is now.
  final func solveSection(_ section: Int) -> ListSection {
    var builder = ListBuilder(headerPadding: resolvedHeaderPadding)
    appendSection(
      section, rowCount: countedRows(inSection: section), header: headerHeight(section),
      footer: footerHeight(section), to: &builder)
    return ListSection(of: builder.finish())
  }

  private func appendSection(
    _ section: Int, rowCount: Int, header: Double, footer: Double, to builder: inout ListBuilder
  ) {
    if let height = uniformRowHeight {
      builder.appendSection(
        header: header, rowLength: height, rowCount: rowCount, footer: footer)
      return
    }
    var lengths = ContiguousArray<Double>()
    lengths.reserveCapacity(rowCount)
    appendRowHeights(of: section, rowCount: rowCount, to: &lengths)
    lengths.withUnsafeBufferPointer {
      builder.appendSection(header: header, rows: $0, footer: footer)
    }
  }

  // MARK: Rows

  /// The height that all rows count with, or nil if each has to be asked.
  private var uniformRowHeight: Double? {
    if countsEstimates {
      guard delegateLacksEstimates else { return nil }
      hasEstimates = true
      return Double(heights.estimatedRow)
    }
    guard delegateLacksHeights else { return nil }
    if let height = TableView.known(heights.row) { return height }
    hasEstimates = true
    return 44
  }

  /// Whether rows count with estimates even where their heights are known.
  private var countsEstimates: Bool { heights.estimatedRow > 0 || !delegateLacksEstimates }

  /// Finds out which methods the delegate has of its own, by calling them once: the default ones raise a flag.
  final func askWhatDelegateLacks() {
    delegateLacksHeights = true
    delegateLacksEstimates = true
    knowsDelegate = tableDelegate == nil
    guard let tableDelegate, let first = firstPlace else { return }
    knowsDelegate = true
    delegateLacksEstimates = callsDefault {
      _ = tableDelegate.tableView(self, estimatedHeightForRowAt: first.indexPath)
    }
    delegateLacksHeights =
      bulkHeight(first, tableDelegate) == nil
      && callsDefault { _ = tableDelegate.tableView(self, heightForRowAt: first.indexPath) }
  }

  private func callsDefault(_ call: () -> Void) -> Bool {
    calledDefaultMethod = false
    call()
    return calledDefaultMethod
  }

  private var firstPlace: ItemIndex? {
    (0..<countedSections()).first { countedRows(inSection: $0) > 0 }
      .map { ItemIndex(section: $0, item: 0) }
  }

  /// Rows asked for at once: enough to make the call cheap, little enough to stay in cache.
  private static let rowsPerCall = threshold(4_096, low: 2)

  private func appendRowHeights(
    of section: Int, rowCount: Int, to lengths: inout ContiguousArray<Double>
  ) {
    guard !countsEstimates, let tableDelegate else {
      for row in 0..<rowCount {
        lengths.append(currentLength(of: ItemIndex(section: section, item: row), tableDelegate))
      }
      return
    }
    var start = 0
    while start < rowCount {
      let rows = start..<min(rowCount, start + TableView.rowsPerCall)
      if !appendBulkHeights(rows, of: section, to: &lengths) {
        for row in rows {
          let indexPath = IndexPath(row: row, section: section)
          let height = tableDelegate.tableView(self, heightForRowAt: indexPath)
          lengths.append(length(height, section: section, row: row))
        }
      }
      start = rows.upperBound
    }
  }

  /// Whether the delegate's bulk method gave the heights of these rows.
  private func appendBulkHeights(
    _ rows: Range<Int>, of section: Int, to lengths: inout ContiguousArray<Double>
  ) -> Bool {
    guard let tableDelegate else { return false }
    return withUnsafeTemporaryAllocation(of: CGFloat.self, capacity: rows.count) { heights in
      heights.initialize(repeating: TableView.automaticDimension)
      guard tableDelegate.tableView(self, heightsForRows: rows, inSection: section, into: heights)
      else { return false }
      if heights.allSatisfy({ $0 >= 0 && $0 < .infinity }) {
        // A CGFloat is a Double by another name.
        heights.withMemoryRebound(to: Double.self) { lengths.append(contentsOf: $0) }
        return true
      }
      for (row, height) in zip(rows, heights) {
        lengths.append(length(height, section: section, row: row))
      }
      return true
    }
  }

  /// What a row counts with when it comes into the list.
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

  // MARK: Numbers

  final func countedSections() -> Int {
    let count = storedDataSource?.numberOfSections(in: self) ?? 0
    precondition(count >= 0, "A table can't have \(count) sections.")
    return count
  }

  final func countedRows(inSection section: Int) -> Int {
    let count = storedDataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    precondition(count >= 0, "Section \(section) can't have \(count) rows.")
    return count
  }
}

extension View? {
  /// The height of a table's own header or footer; zero for none.
  fileprivate var height: Double { Double(self?.frame.height ?? 0) }
}
