public import Foundation

/// A view that a collection view reuses for several elements: a cell, a header, a footer or a
/// decoration view.
open class CollectionReusableView: View {
  final var storedReuseIdentifier: String?
  /// The number of times that the view has been reused.
  ///
  /// A changed value means that the view may represent another element.
  package final var reuseCount: UInt32 = 0
  /// The element that the view represents while it is in a collection view.
  final var elementKey: CollectionElementKey? {
    didSet {
      shownItem = elementKey.flatMap { key in
        key.category == .cell && key.indexPath.count == 2 ? ItemIndex(key.indexPath) : nil
      }
    }
  }
  /// The index of the item that `elementKey` identifies; nil for other elements.
  ///
  /// Each layout pass reads it for every element.
  @exclusivity(unchecked) private(set) final var shownItem: ItemIndex?
  /// Whether the view is a supplementary view that is attached to an item and moves with it.
  final var hangsOnItem = false
  /// The size for which preferred attributes were last requested; nil if they must be requested
  /// again.
  final var askedSize: CGSize?
  final var preferredSize = CGSize.zero
  /// The axes along which the layout lets the view choose its own size.
  final var openAxes = OpenAxes.both
  /// The number of the last layout pass that found the element visible.
  @exclusivity(unchecked) final var lastPass = 0

  /// Creates a view with the given frame, in the collection view's content coordinates.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    flags.formUnion(.isReusable)
  }

  /// Always returns nil: archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// The identifier with which the view was dequeued; nil if it wasn't dequeued.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before the view is reused, to reset it to a neutral state; does nothing by default.
  open func prepareForReuse() {}

  /// Called to apply layout attributes other than the transform, size, center and opacity, which
  /// are already set; does nothing by default.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers to the given ones.
  ///
  /// The collection view calls this method when the view becomes visible, when the layout gives it
  /// another size, and when its preferred size may have changed (R9.27). By default, the result is
  /// the given attributes (R6.29). A ``CollectionViewCell`` computes its size from its constraints.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    layoutAttributes
  }

  /// Called before the collection view switches to another layout, or begins an interactive
  /// transition to it; does nothing by default.
  ///
  /// It isn't called when ``CollectionView/collectionViewLayout`` is set.
  open func willTransition(
    from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
  ) {}

  /// Called after the collection view has switched to another layout, or after the final animation
  /// of an interactive transition to it, even if that was canceled.
  ///
  /// It does nothing by default, and isn't called when ``CollectionView/collectionViewLayout`` is
  /// set.
  open func didTransition(
    from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
  ) {}

  deinit {}
}

extension CollectionReusableView {
  /// Sets the transform, size, center and opacity from `attributes`, then calls `apply(_:)`.
  final func adopt(_ attributes: CollectionViewLayoutAttributes) {
    if type(of: attributes) == CollectionViewLayoutAttributes.self {
      transform3D = attributes.storedTransform
      bounds = CGRect(origin: bounds.origin, size: attributes.storedSize)
      center = attributes.storedCenter
      alpha = attributes.storedAlpha
    } else {
      // A subclass may override these properties and return values other than the stored ones.
      transform3D = attributes.transform3D
      bounds = CGRect(origin: bounds.origin, size: attributes.size)
      center = attributes.center
      alpha = attributes.alpha
    }
    apply(attributes)
  }
}

/// A view that shows an item of a collection view.
open class CollectionViewCell: CollectionReusableView {
  final var storedContentView = View(frame: .zero)
  /// The content configuration and its settings; nil if none of them was set.
  final var content: CellContent?
  final var state = CellState()
  final var backgrounds = CellBackgrounds()

  /// Creates a cell with the given frame and with a content view that fills the cell.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    storedContentView.frame = CGRect(origin: .zero, size: frame.size)
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(storedContentView)
  }

  /// Always returns nil: archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// Whether the item is selected.
  ///
  /// The collection view sets this property, which shows or hides ``selectedBackgroundView``. If
  /// the value changes, the configuration is updated at the next layout.
  open var isSelected: Bool {
    get { state.isSelected }
    set {
      if newValue != state.isSelected { setNeedsUpdateConfiguration() }
      state.isSelected = newValue
      backgrounds.show(selected: newValue || state.isHighlighted)
    }
  }

  /// Whether a touch highlights the item.
  ///
  /// The collection view sets this property, which shows or hides ``selectedBackgroundView``. If
  /// the value changes, the configuration is updated at the next layout.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set {
      if newValue != state.isHighlighted { setNeedsUpdateConfiguration() }
      state.isHighlighted = newValue
      backgrounds.show(selected: newValue || state.isSelected)
    }
  }

  /// Returns attributes with the size that the constraints of the content view determine.
  ///
  /// Only lengths that the layout estimates are computed: for them, the given length is a
  /// preference with priority 50. A length that the layout has determined is required (R11.60). If
  /// the content view has no constraints, the estimated lengths come from the content
  /// configuration's view. Returns the given attributes if the layout estimates neither length, or
  /// if there is neither a constraint nor a content configuration.
  ///
  /// - Complexity: The same as for `systemLayoutSizeFitting`.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    guard storedContentView.holdsConstraints, openAxes != .none else {
      return attributesFittingContent(layoutAttributes)
    }
    let preferred = layoutAttributes.copied()
    preferred.size = storedContentView.systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: openAxes.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: openAxes.contains(.height) ? .fittingSizeLevel : .required)
    return preferred
  }

  /// The view to which you add the cell's content.
  ///
  /// It fills the cell's bounds, except in list cells. A content configuration replaces the view
  /// (R13.29).
  open var contentView: View { storedContentView }

  /// The configuration of the cell's content; nil, the default, means a plain content view
  /// (R13.29).
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
  /// state; nil by default.
  ///
  /// Setting it requests an update at the next layout.
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
  /// A `CollectionViewCell` or `CollectionViewListCell` that isn't of a subclass is updated only if
  /// a content configuration or an update handler has been set.
  open func setNeedsUpdateConfiguration() { builtInSetNeedsUpdateConfiguration() }

  /// Updates the cell for a state (R13.30).
  ///
  /// By default, it updates the content configuration, unless
  /// ``automaticallyUpdatesContentConfiguration`` is false.
  open func updateConfiguration(using state: CellConfigurationState) { update(for: state) }

  /// Updates the configuration if necessary, and lays out the cell.
  ///
  /// An override must call super.
  open override func layoutSubviews() {
    if state.needsConfiguration { updateConfigurationIfNeeded() }
    super.layoutSubviews()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// The view behind the content, as large as the cell; nil by default.
  open var backgroundView: View? {
    get { backgrounds.plain }
    set {
      backgrounds.setPlain(newValue, in: self)
      backgrounds.show(selected: isSelected || isHighlighted)
    }
  }

  /// The view shown in front of ``backgroundView`` while the cell is selected or highlighted; nil
  /// by default.
  open var selectedBackgroundView: View? {
    get { backgrounds.selected }
    set {
      backgrounds.setSelected(newValue, in: self)
      backgrounds.show(selected: isSelected || isHighlighted)
    }
  }

  override func subviewIntrinsicSizeDidChange(_ subview: View) {
    super.subviewIntrinsicSizeDidChange(subview)
    guard subview === storedContentView else { return }
    (superview as? CollectionView)?.invalidateSize(of: self)
  }

  deinit {}
}
