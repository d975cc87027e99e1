public import Foundation

extension TableView {
  /// The lines between rows; nothing is drawn here.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// One line.
    case singleLine
    /// A line that looks engraved.
    case singleLineEtched
  }

  /// What few tables set.
  struct Options {
    var separatorInset: EdgeInsets?
    var separatorStyle = SeparatorStyle.singleLine
    var estimatedHeader = TableView.automaticDimension
    var estimatedFooter = TableView.automaticDimension
    var fillerRowHeight = TableView.automaticDimension
    var readableWidth = ReadableWidth.neverFollowed
    var insetsContentViews = true
    /// The titles of the index, or that there are none; nil until they are asked for.
    var indexTitles: [String]??
    /// What cells keep free at their left and right, as of the last layout; nil before the first one.
    var cellSides: EdgeInsets?
  }

  /// Whether the content of cells keeps within the readable width, or has done so before.
  enum ReadableWidth {
    case neverFollowed
    case followed
    case noLongerFollowed
  }

  /// How far lines keep from the edges of rows unless a table or cell says so.
  static let defaultSeparatorInset = EdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  /// How far the lines between rows keep from their edges; cells may say otherwise.
  public final var separatorInset: EdgeInsets {
    get { options.separatorInset ?? TableView.defaultSeparatorInset }
    set { options.separatorInset = newValue }
  }

  /// The lines between rows; nothing is drawn here.
  public final var separatorStyle: SeparatorStyle {
    get { options.separatorStyle }
    set { options.separatorStyle = newValue }
  }

  /// What headers count with until their heights are asked for: accepted, but they are asked for at once.
  public final var estimatedSectionHeaderHeight: CGFloat {
    get { options.estimatedHeader }
    set { options.estimatedHeader = newValue }
  }

  /// What footers count with until their heights are asked for: accepted, but they are asked for at once.
  public final var estimatedSectionFooterHeight: CGFloat {
    get { options.estimatedFooter }
    set { options.estimatedFooter = newValue }
  }

  /// The height of the empty rows that UIKit draws below the last one; nothing is drawn here.
  public final var fillerRowHeight: CGFloat {
    get { options.fillerRowHeight }
    set { options.fillerRowHeight = newValue }
  }

  /// Whether the content of cells keeps within 672 points in the middle of wide tables, by the margins of their content views.
  public final var cellLayoutMarginsFollowReadableWidth: Bool {
    get { options.readableWidth == .followed }
    set {
      guard newValue != cellLayoutMarginsFollowReadableWidth else { return }
      options.readableWidth = newValue ? .followed : .noLongerFollowed
      if !newValue {
        for cell in visibleCells { cell.followReadableWidth(false, width: 0) }
      }
      // Content may go by the margins.
      hasEstimates ? invalidateSolution() : setNeedsLayout()
    }
  }

  /// Whether the content views of cells keep clear of the safe area at the sides; true by default.
  public final var insetsContentViewsToSafeArea: Bool {
    get { options.insetsContentViews }
    set {
      options.insetsContentViews = newValue
      sidesOfCellsMayChange()
    }
  }

  /// A view behind all rows, as large as the visible part.
  public final var backgroundView: View? {
    get { list.backgroundView }
    set { replaceBackgroundView(with: newValue) }
  }

  // MARK: Cells

  /// What cells are to keep free at their left and right: the safe area, as nothing scrolls there.
  private var sidesOfCells: EdgeInsets {
    guard options.insetsContentViews, storedStyle != .insetGrouped else { return .zero }
    let safeArea = safeAreaInsets
    return EdgeInsets(top: 0, left: safeArea.left, bottom: 0, right: safeArea.right)
  }

  /// Has content placed again, and measured where heights depend on how wide it is.
  final func sidesOfCellsMayChange() {
    setNeedsLayout()
    // Before the first layout no cell was measured.
    if hasEstimates, let old = options.cellSides, sidesOfCells != old { invalidateSolution() }
  }

  /// Whether cells in view have to place their content again, since what they keep free at their sides is new.
  final func sidesOfCellsDidChange() -> Bool {
    let (sides, old) = (sidesOfCells, options.cellSides)
    guard sides != old || options.readableWidth == .followed else { return false }
    // A table that is moved in its window doesn't hear of its safe area: cells were measured in another width, those that have
    // left the view, too.
    if let old, sides != old, hasEstimates { invalidateSolution() }
    options.cellSides = sides
    return true
  }

  /// Has a cell keep its content within the safe area and the readable width.
  final func keepSidesFree(in cell: TableViewCell, width: CGFloat) {
    if options.readableWidth != .neverFollowed {
      cell.followReadableWidth(options.readableWidth == .followed, width: width)
    }
    let sides = options.cellSides ?? .zero
    if sides != cell.parts?.safeArea ?? .zero { cell.setPart(\.safeArea, sides) }
  }

  /// Has a cell that comes into view keep its content where the table wants it.
  final func prepareForDisplay(_ cell: TableViewCell, _ place: ItemIndex, width: CGFloat) {
    keepSidesFree(in: cell, width: width)
    let level =
      tableDelegate?.tableView(self, indentationLevelForRowAt: dataIndexPath(of: place)) ?? 0
    // Cells of delegates that say nothing keep what they were given.
    if level != 0 || cell.parts?.isIndentedByTable == true {
      if level != cell.indentationLevel { cell.indentationLevel = level }
      cell.parts?.isIndentedByTable = level != 0
    }
  }
}

extension TableViewCell {
  /// Has the margins at the sides keep the content within the readable width, or gives it its own back.
  fileprivate final func followReadableWidth(_ follows: Bool, width: CGFloat) {
    let kept = parts?.readableMargins
    guard follows || kept != nil else { return }
    let current = contentView.storedMargins
    // Margins that the program set since are its own.
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
  /// The margins in the form in which they were set.
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
