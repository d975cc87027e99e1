public import Foundation

/// The view of a row.
open class TableViewCell: View {
  final let storedContentView = View(frame: .zero)
  final let storedReuseIdentifier: String?
  /// The row that the cell shows while it is in a table.
  final var place: ItemIndex?
  final var state = CellState()
  /// What plain cells don't have.
  final var parts: Parts?

  /// How UIKit arranges a cell's own labels; without meaning here, since cells have none.
  public enum CellStyle: Int, Sendable {
    /// One line.
    case `default`
    /// Two texts beside each other, the second at the trailing edge.
    case value1
    /// Two texts beside each other.
    case value2
    /// Two lines.
    case subtitle
  }

  /// A cell to be used again under `reuseIdentifier`, 320 points wide and 44 high until a table places it.
  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    storedContentView.frame = bounds
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(storedContentView)
  }

  /// A cell with the given frame, of the default style and without an identifier.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// What a table makes cells of a registered class with: calls `init(style:reuseIdentifier:)` of that class.
  ///
  /// A subclass that overrides `init(style:reuseIdentifier:)` and adds no designated initializer inherits it.
  public required convenience init(dequeuedAs reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// The identifier the cell is used again under; nil for cells that aren't.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Brings the cell into a neutral state before it is used again.
  open func prepareForReuse() {}

  /// Whether the row is selected; setting it calls ``setSelected(_:animated:)``.
  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row is being touched; setting it calls ``setHighlighted(_:animated:)``.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows whether the row is selected; the table calls it, and an override calls super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    state.isSelected = selected
    if parts?.selectedBackgroundView != nil { placeParts() }
  }

  /// Shows whether the row is being touched; the table calls it, and an override calls super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    state.isHighlighted = highlighted
    if parts?.selectedBackgroundView != nil { placeParts() }
  }

  /// Shows whether the row is being edited; the table calls it, and an override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing != isEditing { setPart(\.isEditing, editing) }
  }

  /// Puts content, accessory and backgrounds where they belong; an override calls super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if parts != nil { placeParts() }
  }

  /// The height that a row of automatic height gets: what constraints in the content view make of it (R11.60) in what controls and
  /// accessories leave of this width, or else the height it has.
  ///
  /// Override it, or `intrinsicContentSize` of the cell, to measure content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let preferred = intrinsicContentSize.height
    if preferred != View.noIntrinsicMetric { return CGSize(width: size.width, height: preferred) }
    if contentView.holdsConstraints {
      let height = contentView.heightFitting(width: contentWidth(in: size.width)).height
      return CGSize(width: size.width, height: height)
    }
    return CGSize(width: size.width, height: bounds.height)
  }
}

extension TableViewCell {
  /// The view to add content to; it fills the cell's bounds.
  public final var contentView: View { storedContentView }
}

/// A header or footer that a table uses again.
open class TableViewHeaderFooterView: View {
  final let storedContentView = View(frame: .zero)
  final let storedReuseIdentifier: String?

  /// A view to be used again under `reuseIdentifier`, with an empty frame until a table places it.
  public init(reuseIdentifier: String? = nil) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(storedContentView)
  }

  /// A view with the given frame, without an identifier.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// What a table makes views of a registered class with: calls `init(reuseIdentifier:)` of that class.
  ///
  /// A subclass that overrides `init(reuseIdentifier:)` and adds no designated initializer inherits it.
  public required convenience init(dequeuedAs reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// The identifier the view is used again under; nil for views that aren't.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Brings the view into a neutral state before it is used again.
  open func prepareForReuse() {}

  /// What constraints in the content view make of the height in this width (R11.60), or else the height it has.
  ///
  /// Tables don't ask: answer it where the delegate is asked for the height of a header or footer.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if contentView.holdsConstraints { return contentView.heightFitting(width: size.width) }
    return CGSize(width: size.width, height: bounds.height)
  }
}

extension TableViewHeaderFooterView {
  /// The view to add content to; it fills the view's bounds.
  public final var contentView: View { storedContentView }
}
