public import Foundation

/// A view that shows a row of a table.
open class TableViewCell: View {
  final var storedContentView = View(frame: .zero)
  final let storedReuseIdentifier: String?
  /// The arrangement of the cell's labels and image.
  package final let cellStyle: CellStyle
  /// The row for which a table uses the cell; nil if there is none.
  final var place: ItemIndex?
  /// The number of times that the cell has been reused.
  ///
  /// A changed value means that the cell may show another row.
  package final var reuseCount: UInt32 = 0
  final var state = CellState()
  /// Properties that only some cells set; nil if none of them was set.
  final var parts: Parts?

  /// The arrangements of a cell's labels and image, which the `Controls` module adds (R13.27).
  public enum CellStyle: Int, Sendable {
    /// A single label.
    case `default`
    /// Two labels on one line, the second at the trailing edge.
    case value1
    /// Two labels on one line, the second next to the first.
    case value2
    /// Two labels, one below the other.
    case subtitle
  }

  /// Creates a cell for reuse with the identifier `reuseIdentifier`.
  ///
  /// It is 320 points wide and 44 high until a table sets its frame.
  public init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    storedReuseIdentifier = reuseIdentifier
    cellStyle = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    storedContentView.frame = bounds
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(storedContentView)
  }

  /// Always returns nil: archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// Creates a cell with the given frame and the default style, without an identifier.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of a registered class for a table, with the class's
  /// `init(style:reuseIdentifier:)`.
  @available(*, unavailable)
  public required convenience init(requiredAs reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// The reuse identifier; nil if the cell was created without one.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before the cell is reused, to reset it to a neutral state; does nothing by default.
  open func prepareForReuse() {}

  /// Whether the row is selected; setting this calls ``setSelected(_:animated:)``.
  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the row is highlighted by a touch; setting this calls ``setHighlighted(_:animated:)``.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Updates the cell's selected state, shows or hides ``selectedBackgroundView``, and requests an
  /// update of the configuration if the state has changed.
  ///
  /// The table calls this method. `animated` has no effect here. An override must call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != state.isSelected { setNeedsUpdateConfiguration() }
    state.isSelected = selected
    if parts?.selectedBackgroundView != nil { placeParts() }
  }

  /// Updates the cell's highlighted state, shows or hides ``selectedBackgroundView``, and requests
  /// an update of the configuration if the state has changed.
  ///
  /// The table calls this method. `animated` has no effect here. An override must call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != state.isHighlighted { setNeedsUpdateConfiguration() }
    state.isHighlighted = highlighted
    if parts?.selectedBackgroundView != nil { placeParts() }
  }

  /// Updates the cell's editing mode, and requests an update of the configuration if the mode has
  /// changed.
  ///
  /// The table calls this method. `animated` has no effect here. An override must call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    setPart(\.isEditing, editing)
    setNeedsUpdateConfiguration()
  }

  /// Updates the configuration if necessary, and lays out the content, accessory and background
  /// views.
  ///
  /// An override must call super.
  open override func layoutSubviews() {
    if state.needsConfiguration { updateConfigurationIfNeeded() }
    super.layoutSubviews()
    if parts != nil { placeParts() }
  }

  /// Returns the width of `size`, and the height that the cell prefers in a row with automatic
  /// height.
  ///
  /// The height is that of `intrinsicContentSize`, if that size has a height. Otherwise, if the
  /// content view has constraints, it is the height that they determine (R11.60) for the width that
  /// controls and accessories leave for the content. Without constraints, it is the height of the
  /// content configuration, at least 44 points (R13.31), or of the labels (R13.27), or else the
  /// current height. To measure content differently, override this method or the cell's
  /// `intrinsicContentSize`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if state.needsConfiguration { updateConfigurationIfNeeded() }
    let preferred = intrinsicContentSize.height
    if preferred != View.noIntrinsicMetric { return CGSize(width: size.width, height: preferred) }
    if contentView.holdsConstraints {
      let height = contentView.heightFitting(width: contentWidth(in: size.width)).height
      return CGSize(width: size.width, height: height)
    }
    if parts?.content != nil, let content = contentSize(width: contentWidth(in: size.width)) {
      return CGSize(width: size.width, height: max(44, content.height))
    }
    let labels = parts?.labels?.height(width: contentWidth(in: size.width))
    return CGSize(width: size.width, height: labels ?? bounds.height)
  }

  /// The view to which you add the cell's content.
  ///
  /// It fills the cell's bounds, except for controls, accessories and the left and right insets
  /// that the table sets for the safe area. A content configuration replaces it (R13.29).
  open var contentView: View { storedContentView }

  /// The configuration of the content; nil, the default, means a plain content view (R13.29).
  ///
  /// Setting it replaces ``contentView``, unless that view supports the new configuration, and
  /// requests an update of the configuration.
  open var contentConfiguration: (any ContentConfiguration)? {
    get { content?.configuration }
    set {
      show(newValue)
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the content configuration is updated when the state changes; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { content?.updatesAutomatically ?? true }
    set { setContent(\.updatesAutomatically, newValue) }
  }

  /// A closure that is called after ``updateConfiguration(using:)`` to update the cell for its
  /// state.
  ///
  /// It is nil by default. Setting it requests an update at the next layout.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { content?.handler as? ConfigurationUpdateHandler }
    set {
      setContent(\.handler, newValue)
      setNeedsUpdateConfiguration()
    }
  }

  /// The current state; an override may add app-defined values.
  ///
  /// By default, all flags except `isSelected`, `isHighlighted` and `isEditing` are false.
  open var configurationState: CellConfigurationState { builtInConfigurationState }

  /// Requests an update of the configuration at the next layout (R13.30).
  ///
  /// A cell that isn't of a subclass is updated only if a content configuration or an update
  /// handler has been set.
  open func setNeedsUpdateConfiguration() { builtInSetNeedsUpdateConfiguration() }

  /// Updates the cell for a state (R13.30).
  ///
  /// By default, it updates the content configuration, unless
  /// ``automaticallyUpdatesContentConfiguration`` is false.
  open func updateConfiguration(using state: CellConfigurationState) { update(for: state) }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// The accessory at the trailing edge outside editing mode, which narrows the content view; none
  /// by default (R7.14).
  open var accessoryType: AccessoryType {
    get { builtInAccessoryType }
    set { builtInAccessoryType = newValue }
  }

  /// The view at the trailing edge that replaces the accessory given by ``accessoryType``.
  ///
  /// The view keeps its own size, and is followed by 15 points of space. The cell hides it in
  /// editing mode. The default is nil: the accessory isn't replaced.
  open var accessoryView: View? {
    get { builtInAccessoryView }
    set { builtInAccessoryView = newValue }
  }

  /// The accessory at the trailing edge in editing mode, which narrows the content view; none by
  /// default.
  open var editingAccessoryType: AccessoryType {
    get { builtInEditingAccessoryType }
    set { builtInEditingAccessoryType = newValue }
  }

  /// The view at the trailing edge in editing mode that replaces the accessory given by
  /// ``editingAccessoryType``.
  ///
  /// The view keeps its own size, and is followed by 15 points of space. The cell hides it outside
  /// editing mode. The default is nil: the accessory isn't replaced.
  open var editingAccessoryView: View? {
    get { builtInEditingAccessoryView }
    set { builtInEditingAccessoryView = newValue }
  }

  /// The kind of control at the leading edge in editing mode, which the table sets.
  ///
  /// It is `none` while the table isn't in editing mode, and if the row can't be edited.
  open var editingStyle: EditingStyle { part(\.editing.style, .none) }

  /// Whether the row is in editing mode; setting this calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { builtInIsEditing }
    set { builtInIsEditing = newValue }
  }

  /// The view behind the content, as large as the cell; nil by default.
  open var backgroundView: View? {
    get { builtInBackgroundView }
    set { builtInBackgroundView = newValue }
  }

  /// The view between ``backgroundView`` and the content; it is visible while the row is selected
  /// or highlighted.
  ///
  /// It is as large as the cell. The default is nil.
  open var selectedBackgroundView: View? {
    get { builtInSelectedBackgroundView }
    set { builtInSelectedBackgroundView = newValue }
  }

  /// The style of the selected cell; `default` by default.
  ///
  /// It has no effect, because nothing is drawn.
  open var selectionStyle: SelectionStyle {
    get { builtInSelectionStyle }
    set { builtInSelectionStyle = newValue }
  }

  /// The insets of the separator below the content, in points; by default, those of the table.
  open var separatorInset: EdgeInsets {
    get { builtInSeparatorInset }
    set { builtInSeparatorInset = newValue }
  }

  /// The indentation level of the content; 0 by default.
  ///
  /// If the table's delegate returns a level other than 0, the table sets it. As in UIKit, the
  /// content view isn't indented; a cell with its own labels must indent them by ``indentation``.
  open var indentationLevel: Int {
    get { builtInIndentationLevel }
    set { builtInIndentationLevel = newValue }
  }

  /// The width of one indentation level, in points; 10 by default.
  open var indentationWidth: CGFloat {
    get { builtInIndentationWidth }
    set { builtInIndentationWidth = newValue }
  }

  /// Whether the cell has a reorder control in editing mode, if the data source allows its row to
  /// be moved; false by default.
  open var showsReorderControl: Bool {
    get { builtInShowsReorderControl }
    set { builtInShowsReorderControl = newValue }
  }

  override func subviewIntrinsicSizeDidChange(_ subview: View) {
    super.subviewIntrinsicSizeDidChange(subview)
    guard subview === storedContentView else { return }
    (superview as? TableView)?.invalidateSize(of: self)
  }

  deinit {}
}
