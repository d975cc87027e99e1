public import Foundation

/// A view that a collection view shows for an element and uses again for another: a header, a footer, a decoration.
open class CollectionReusableView: View {
  final var storedReuseIdentifier: String?
  /// Which element the view stands for while it is in a collection view.
  final var elementKey: CollectionElementKey? {
    didSet {
      shownItem = elementKey.flatMap { key in
        key.category == .cell && key.indexPath.count == 2 ? ItemIndex(key.indexPath) : nil
      }
    }
  }
  /// The item that `elementKey` names, if it names one; read for every element of every pass.
  @exclusivity(unchecked) private(set) final var shownItem: ItemIndex?
  /// Whether it is a supplementary view that hangs on an item, and goes where that goes.
  final var hangsOnItem = false
  /// The size the view had when it was last asked which one it prefers, and what it answered; nil if it has to be asked again.
  final var askedSize: CGSize?
  final var preferredSize = CGSize.zero
  /// Along which axes the layout lets the view choose its size, when it asks which one it prefers.
  final var openAxes = OpenAxes.both
  /// The layout pass that last found the element in view.
  @exclusivity(unchecked) final var lastPass = 0

  /// A view with the given frame, in the collection's content coordinates.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    flags.formUnion(.isReusable)
  }

  /// What a collection view makes views of a registered class with: calls `init(frame:)` of that class.
  ///
  /// A subclass that overrides `init(frame:)` and adds no designated initializer inherits it.
  public required convenience init(dequeuedIn frame: CGRect) { self.init(frame: frame) }

  /// The identifier the view was registered with; nil for views made elsewhere.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Brings the view into a neutral state before it is used again.
  open func prepareForReuse() {}

  /// Takes over what isn't geometry from the layout; the frame is set already.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// The attributes the view would rather have; the given ones unless overridden (R6.29), or those of a cell's constraints.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    layoutAttributes
  }

  /// Hears that the collection view is about to use another layout.
  open func willTransition(
    from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
  ) {}

  /// Hears that the collection view uses another layout.
  open func didTransition(
    from oldLayout: CollectionViewLayout, to newLayout: CollectionViewLayout
  ) {}
}

extension CollectionReusableView {
  /// Sets geometry and appearance, then lets the view take over the rest.
  final func adopt(_ attributes: CollectionViewLayoutAttributes) {
    transform3D = attributes.storedTransform
    bounds = CGRect(origin: bounds.origin, size: attributes.storedSize)
    center = attributes.storedCenter
    alpha = attributes.storedAlpha
    apply(attributes)
  }
}

/// The view of an item.
open class CollectionViewCell: CollectionReusableView {
  final let storedContentView = View(frame: .zero)
  final var state = CellState()

  /// A cell with the given frame, whose content view fills it.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    storedContentView.frame = CGRect(origin: .zero, size: frame.size)
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(storedContentView)
  }

  /// Whether the item is selected; the collection view sets it.
  open var isSelected: Bool {
    get { state.isSelected }
    set { state.isSelected = newValue }
  }

  /// Whether the item is being touched; the collection view sets it.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { state.isHighlighted = newValue }
  }

  /// The attributes with the size that constraints in the content view make of it, along the axes that the layout estimates.
  ///
  /// An estimate has the fitting priority 50, a length that the layout fixes is required (R11.60). The given ones for a content view
  /// without constraints.
  ///
  /// - Complexity: That of `systemLayoutSizeFitting`.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    guard storedContentView.holdsConstraints, openAxes != .none else { return layoutAttributes }
    let preferred = layoutAttributes.copy()
    preferred.size = storedContentView.systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: openAxes.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: openAxes.contains(.height) ? .fittingSizeLevel : .required)
    return preferred
  }
}

extension CollectionViewCell {
  /// The view to add content to; it fills the cell's bounds.
  public var contentView: View { storedContentView }
}
