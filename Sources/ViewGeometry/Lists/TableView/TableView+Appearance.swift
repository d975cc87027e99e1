public import Foundation

extension TableView {
  /// The styles of the separators between rows; the library draws none.
  public enum SeparatorStyle: Int, Sendable {
    /// There are no separators.
    case none
    /// Separators are single lines.
    case singleLine
    /// Separators are engraved lines.
    case singleLineEtched
  }

  /// Properties that few tables set.
  struct Options {
    var separatorInset: EdgeInsets?
    var separatorStyle = SeparatorStyle.singleLine
    var separatorColor: Color? = .separator
    var estimatedHeader = TableView.automaticDimension
    var estimatedFooter = TableView.automaticDimension
    var fillerRowHeight = TableView.automaticDimension
    var readableWidth = ReadableWidth.neverFollowed
    var insetsContentViews = true
    /// The index titles; nil if they haven't been requested, `.some(nil)` if there are none.
    var indexTitles: [String]??
    /// The left and right insets of cells in the last layout, or nil before the first layout.
    var cellSides: EdgeInsets?
  }

  /// The states of ``cellLayoutMarginsFollowReadableWidth``: never set to true, true, or set to
  /// false again.
  enum ReadableWidth {
    case neverFollowed
    case followed
    case noLongerFollowed
  }

  /// The inset of separators for which neither the table nor the cell specifies one.
  static let defaultSeparatorInset = EdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  /// The default implementation of ``separatorInset``.
  final var builtInSeparatorInset: EdgeInsets {
    get { options.separatorInset ?? TableView.defaultSeparatorInset }
    set { options.separatorInset = newValue }
  }

  /// The default implementation of ``separatorStyle``.
  final var builtInSeparatorStyle: SeparatorStyle {
    get { options.separatorStyle }
    set { options.separatorStyle = newValue }
  }

  /// The default implementation of ``estimatedSectionHeaderHeight``.
  final var builtInEstimatedSectionHeaderHeight: CGFloat {
    get { options.estimatedHeader }
    set { options.estimatedHeader = newValue }
  }

  /// The default implementation of ``estimatedSectionFooterHeight``.
  final var builtInEstimatedSectionFooterHeight: CGFloat {
    get { options.estimatedFooter }
    set { options.estimatedFooter = newValue }
  }

  /// The height of the empty rows that UIKit draws after the last row, in points.
  ///
  /// It has no effect, because nothing is drawn. The default is ``automaticDimension``.
  public final var fillerRowHeight: CGFloat {
    get { options.fillerRowHeight }
    set { options.fillerRowHeight = newValue }
  }

  /// The default implementation of ``cellLayoutMarginsFollowReadableWidth``.
  final var builtInCellLayoutMarginsFollowReadableWidth: Bool {
    get { options.readableWidth == .followed }
    set {
      guard newValue != cellLayoutMarginsFollowReadableWidth else { return }
      options.readableWidth = newValue ? .followed : .noLongerFollowed
      if !newValue {
        for cell in visibleCells { cell.followReadableWidth(false, width: 0) }
      }
      // The size of the cells' content may depend on the margins.
      hasEstimates ? invalidateSolution() : setNeedsLayout()
    }
  }

  /// The default implementation of ``insetsContentViewsToSafeArea``.
  final var builtInInsetsContentViewsToSafeArea: Bool {
    get { options.insetsContentViews }
    set {
      options.insetsContentViews = newValue
      sidesOfCellsMayChange()
    }
  }

  /// The default implementation of ``backgroundView``.
  final var builtInBackgroundView: View? {
    get { list.backgroundView }
    set { replaceBackgroundView(with: newValue) }
  }

  // MARK: Cells

  /// The left and right insets of cells: those of the table's safe area.
  ///
  /// They are zero in inset grouped tables, and if ``insetsContentViewsToSafeArea`` is false.
  private var sidesOfCells: EdgeInsets {
    guard options.insetsContentViews, storedStyle != .insetGrouped else { return .zero }
    let safeArea = safeAreaInsets
    return EdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right)
  }

  /// Schedules a layout of the cells' content, because the insets of the cells may have changed.
  ///
  /// If they have changed in a table with estimates, the rows are also measured again.
  final func sidesOfCellsMayChange() {
    setNeedsLayout()
    // Before the first layout, no cell has been measured.
    if hasEstimates, let old = options.cellSides, sidesOfCells != old { invalidateSolution() }
  }

  /// Updates the left and right insets of cells, and returns whether displayed cells must lay out
  /// their content again.
  ///
  /// That is the case if the insets have changed, or if the content follows the readable width. If
  /// the insets have changed in a table with estimates, the rows are also measured again.
  final func sidesOfCellsDidChange() -> Bool {
    let (sides, old) = (sidesOfCells, options.cellSides)
    guard sides != old || options.readableWidth == .followed else { return false }
    // A table isn't notified if its safe area changes because an ancestor moved in the window.
    // Therefore cells, including some that are no longer displayed, may have been measured with a
    // different width.
    if let old, sides != old, hasEstimates { invalidateSolution() }
    options.cellSides = sides
    return true
  }

  /// Sets a cell's insets so that its content stays within the safe area and the readable width.
  final func keepSidesFree(in cell: TableViewCell, width: CGFloat) {
    if options.readableWidth != .neverFollowed {
      cell.followReadableWidth(options.readableWidth == .followed, width: width)
    }
    let sides = options.cellSides ?? .zero
    if sides != cell.parts?.safeArea ?? .zero { cell.setPart(\.safeArea, sides) }
  }

  /// Sets the insets and the indentation of a cell that becomes visible.
  final func prepareForDisplay(_ cell: TableViewCell, _ place: ItemIndex, width: CGFloat) {
    keepSidesFree(in: cell, width: width)
    let level =
      tableDelegate?.tableView(self, indentationLevelForRowAt: dataIndexPath(of: place)) ?? 0
    // If the delegate doesn't return levels, cells keep their own levels.
    if level != 0 || cell.parts?.isIndentedByTable == true {
      if level != cell.indentationLevel { cell.indentationLevel = level }
      cell.parts?.isIndentedByTable = level != 0
    }
  }
}

extension TableViewCell {
  /// Sets side margins that keep the content within the readable width, or restores the cell's own
  /// margins.
  fileprivate final func followReadableWidth(_ follows: Bool, width: CGFloat) {
    let kept = parts?.readableMargins
    guard follows || kept != nil else { return }
    let current = contentView.storedMargins
    // If the app has changed the margins since they were last set here, they are now the cell's
    // own.
    let own = kept.map { current == .absolute($0.set) ? $0.own : current } ?? current
    if follows {
      let side = (width - CGFloat(View.readableWidth)) / 2
      var margins = contentView.resolved(own)
      (margins.left, margins.right) = (max(margins.left, side), max(margins.right, side))
      guard kept == nil || current != .absolute(margins) else { return }
      contentView.setMargins(.absolute(margins))
      var changed = parts ?? Parts()
      changed.readableMargins = (own, margins)
      parts = changed
    } else {
      contentView.setMargins(own)
      parts?.readableMargins = nil
    }
  }
}

extension View {
  /// The margins in the form in which they were set, absolute or directional.
  fileprivate final var storedMargins: LayoutMargins.Own {
    rareAttributes?.layoutMargins.own ?? .absolute(View.defaultLayoutMargins)
  }

  fileprivate final func resolved(_ margins: LayoutMargins.Own) -> EdgeInsets {
    switch margins {
    case .absolute(let insets): insets
    case .directional(let insets):
      insets.resolved(rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }
}
