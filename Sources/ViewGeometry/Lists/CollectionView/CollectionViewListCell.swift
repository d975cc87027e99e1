public import Foundation

/// A cell of a list, like UIKit's `UICollectionViewListCell`.
///
/// The indentation and the accessories narrow the content view (R13.32).
open class CollectionViewListCell: CollectionViewCell {
  /// The accessories at both ends of the cell; none by default.
  ///
  /// At each end, the first one is nearest to the content.
  open var accessories: [CellAccessory] = [] {
    didSet {
      for case .view(let old, _) in oldValue.map(\.kind) where old.superview === self {
        old.removeFromSuperview()
      }
      setNeedsLayout()
    }
  }
  /// The indentation level of the content; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of one indentation level, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether leading accessories are indented, too; true by default.
  ///
  /// If this is false, only the content view is indented.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// Creates a cell with the given frame, without accessories.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Always returns nil: archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// Lays out the content view and the views of accessories.
  ///
  /// An override must call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = room
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isMirrored ? room.trailing : room.leading, y: 0,
      width: max(0, bounds.width - room.leading - room.trailing), height: bounds.height)
    if contentView.frame != frame { contentView.frame = frame }
    placeViews(isMirrored: isMirrored)
  }

  /// Returns attributes with the height of the content, but at least 44 points (R13.31).
  ///
  /// Returns the superclass's result if the content view has constraints, if there is no content
  /// configuration, or if the layout doesn't estimate the height.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    let room = room
    guard !contentView.holdsConstraints, openAxes.contains(.height),
      let size = contentSize(
        width: max(0, layoutAttributes.size.width - room.leading - room.trailing))
    else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    let preferred = layoutAttributes.copied()
    preferred.size.height = max(44, size.height)
    return preferred
  }

  /// The accessories that are currently displayed.
  private final var displayed: [CellAccessory] {
    let isEditing = configurationState.isEditing
    return accessories.filter { !$0.options.isHidden && $0.isDisplayed(isEditing: isEditing) }
  }

  private final var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  /// The lengths that the indentation and the accessories take at both ends of the cell.
  private final var room: (leading: CGFloat, trailing: CGFloat) {
    var (leading, trailing) = (indentation, CGFloat(0))
    for accessory in displayed {
      if accessory.isLeading { leading += accessory.width } else { trailing += accessory.width }
    }
    return (leading, trailing)
  }

  private final func placeViews(isMirrored: Bool) {
    let room = room
    var (leading, trailing) = (room.leading, room.trailing)
    if !indentsAccessories { leading -= indentation }
    let shown = displayed
    for accessory in accessories {
      guard case .view(let view, _) = accessory.kind else { continue }
      if !shown.contains(where: { $0.kind.view === view }) { view.removeFromSuperview() }
    }
    for accessory in shown {
      let start: CGFloat
      if accessory.isLeading {
        leading -= accessory.width
        start = leading
      } else {
        start = bounds.width - trailing
        trailing -= accessory.width
      }
      guard let view = accessory.kind.view else { continue }
      if view.superview !== self { addSubview(view) }
      let size = view.bounds.size
      let x = start + (accessory.width - size.width) / 2
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
    }
  }

  deinit {}
}
