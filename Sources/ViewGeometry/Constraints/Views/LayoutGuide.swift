public import Foundation

/// A rectangle that constraints can refer to in place of a view (R11.50).
///
/// The class is the counterpart of `UILayoutGuide`.
///
/// ```swift
/// let gap = LayoutGuide()
/// card.addLayoutGuide(gap)
/// gap.heightAnchor.constraint(equalTo: title.heightAnchor).isActive = true
/// ```
///
/// The example determines only the height of the guide. A guide belongs to at most one view, which
/// retains it.
open class LayoutGuide: IdentityObject {
  /// The constraint item of the guide.
  internal final private(set) lazy var item = ConstraintItem(role: role, owner: self)
  private var role = ConstraintItem.Role.guide
  internal final var solvedFrame = CGRect.zero
  package final var associatedValues: [UnsafeRawPointer: Any] = [:]

  /// A name for use by apps and in messages about conflicts; empty by default.
  open var identifier = ""

  /// Creates a guide without an owning view.
  public override init() { super.init() }

  /// Always returns nil, because archives aren't supported.
  public init?(coder: NSObject) { return nil }

  /// Creates one of the built-in guides of a view, such as the layout margins guide.
  internal convenience init(role: ConstraintItem.Role, of owner: ConstraintItem) {
    self.init()
    self.role = role
    item.ownerItem = owner
  }

  deinit { item.ownerDies() }

  /// The view that the guide belongs to, or nil if there is none.
  ///
  /// Setting this property to another view, or to nil, removes the guide from the previous view and
  /// deactivates all constraints that refer to it. The guide is then added to the new view, if any.
  /// Setting it has no effect on a view's built-in guides, such as the layout margins guide
  /// (R11.50).
  open var owningView: View? {
    get { item.view }
    set {
      guard newValue !== item.view else { return }
      item.view?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// The rectangle of the guide, in the bounds coordinates of its view, in points.
  ///
  /// For a guide that the app added, this is the rectangle as of the last layout. It is zero if the
  /// guide has no view, or if no constraint refers to the guide (R11.50). The rectangle of a
  /// built-in guide follows its view's bounds, insets or content size or, for a keyboard guide, the
  /// keyboard. It is always current, unless constraints refer to a readable content guide, whose
  /// rectangle is then also that of the last layout.
  open var layoutFrame: CGRect { currentFrame }

  /// The leading edge of the guide.
  open var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.leading)) }

  /// The trailing edge of the guide.
  open var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.trailing)) }

  /// The left edge of the guide.
  open var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.left)) }

  /// The right edge of the guide.
  open var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.right)) }

  /// The top edge of the guide.
  open var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.top)) }

  /// The bottom edge of the guide.
  open var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.bottom)) }

  /// The width of the guide.
  open var widthAnchor: LayoutDimension { LayoutDimension(side(.width)) }

  /// The height of the guide.
  open var heightAnchor: LayoutDimension { LayoutDimension(side(.height)) }

  /// The horizontal center of the guide.
  open var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.centerX)) }

  /// The vertical center of the guide.
  open var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.centerY)) }

  /// Whether the constraints allow an equally good layout in which the guide's position or size
  /// differs (R11.78).
  ///
  /// It is false if constraints don't place the guide. Reading it solves the constraints if
  /// necessary.
  open var hasAmbiguousLayout: Bool { layoutAmbiguity != nil }

  /// Returns the constraints that affect the guide's position and size along an axis (R11.81).
  ///
  /// The constraints are in the order in which they became active. System constraints, for example
  /// for autoresizing masks and content sizes, aren't included. The result is empty if the guide
  /// has no view.
  open func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    builtInConstraintsAffectingLayout(for: axis)
  }
}

/// Guides, like the views they belong to, are not safe to share between threads.
@available(*, unavailable)
extension LayoutGuide: Sendable {}

extension LayoutGuide {
  private final var currentFrame: CGRect {
    guard let view = item.view else { return .zero }
    return switch item.role {
    case .safeArea: view.bounds.inset(by: view.safeAreaInsets)
    case .layoutMargins: view.bounds.inset(by: view.layoutMargins)
    case .readableContent: view.readableContentFrame
    case .keyboard: view.keyboardArea
    case .scrollFrame: view.bounds
    case .scrollContent: CGRect(origin: .zero, size: view.constrainedContentSize)
    case .view, .guide: solvedFrame
    }
  }
}

extension LayoutGuide: AssociatingObject {}

extension LayoutGuide: IdentityHashable {}
