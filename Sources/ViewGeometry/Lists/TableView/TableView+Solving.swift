import Foundation

extension TableView {
  /// Asks for everything again when it is next needed.
  final func invalidateSolution() {
    list.invalidate()
    setNeedsLayout()
  }

  /// Solves the table if need be and tells the scroll view the size of the content.
  final func solveIfNeeded() {
    guard !list.knowledge.isCurrent, !list.phase.isSolving else { return }
    let outer = list.begin(.solving)
    // A data source or delegate that reloads while it is asked is asked again, a few times at most.
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

  /// The solved table; an empty one for those who ask while it is being solved.
  final var solved: ListSolution {
    solveForSure()
    return solution ?? ListSolution()
  }

  /// Solves the table unless it is being solved.
  final func solveForSure() {
    guard !list.knowledge.isCurrent else { return }
    solveIfNeeded()
    // A delegate that heard of the content's size may have reloaded.
    if !list.knowledge.isCurrent { solveIfNeeded() }
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
        section, rowCount: countedItems(inSection: section), header: headerHeight(section),
        footer: footerHeight(section), to: &builder)
    }
    var list = builder.finish(footer: storedFooterView.height)
    makeRoomForOwnViews(in: &list)
    return list
  }

  /// A section as its owner says it is now.
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
        "Section \(section) has \(rowCount) rows, not the \(heights.count) whose heights are given."
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

  /// The heights that the delegate gives for a whole section; nil if it gives none.
  final func sectionHeights(_ section: Int) -> RowHeights? {
    guard !delegateMethods.lacksSectionHeights else { return nil }
    return tableDelegate?.tableView(self, rowHeightsInSection: section)
  }

  // MARK: Rows

  /// The height that all rows count with, or nil if each has to be asked.
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

  /// Whether rows count with estimates even where their heights are known.
  private var countsEstimates: Bool { heights.estimatedRow > 0 || !delegateMethods.lacksEstimates }

  /// Which of its methods the delegate leaves to the default ones.
  struct DelegateMethods {
    /// Whether that was found out: an empty table has no row to ask about.
    var areKnown = false
    var lacksHeights = true
    var lacksSectionHeights = true
    var lacksEstimates = true
    var calledDefault = false
  }

  /// Finds out which methods the delegate has of its own.
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

  /// Rows asked for at once: enough to make the call cheap, little enough to stay in cache.
  private static let rowsPerCall = threshold(4_096, low: 2)
  /// Sections of so many rows are solved while their heights arrive, so that these needn't be kept.
  private static let longSection = threshold(1 << 16, low: 3)

  /// Calls `body` with the heights of consecutive rows, from the first to the last.
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
        // A CGFloat is a Double by another name.
        heights.withMemoryRebound(to: Double.self) { body(UnsafeBufferPointer($0)) }
      }
    }
  }

  /// Writes what some rows count with.
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

  final func countedItems(inSection section: Int) -> Int {
    let count = storedDataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    precondition(count >= 0, "Section \(section) can't have \(count) rows.")
    return count
  }
}

extension View? {
  /// The height of a table's own header or footer; zero for none.
  fileprivate var height: Double { Double(self?.frame.height ?? 0) }
}

extension TableView: DelegateAsking {
  final var calledDefault: Bool {
    get { delegateMethods.calledDefault }
    set { delegateMethods.calledDefault = newValue }
  }
}
