public import Foundation

/// A rectangle without a view that constraints can refer to (R11.50).
///
/// The class is the counterpart of `UILayoutGuide`.
///
/// ```swift
/// let gap = LayoutGuide()
/// card.addLayoutGuide(gap)
/// gap.heightAnchor.constraint(equalTo: title.heightAnchor).isActive = true
/// ```
///
/// A guide belongs to one view at a time, which keeps it alive.
open class LayoutGuide: IdentityObject {
  /// The part of the guide that constraints refer to.
  internal final private(set) lazy var item = ConstraintItem(role: role, owner: self)
  private var role = ConstraintItem.Role.guide
  internal final var solvedFrame = CGRect.zero
  package final var associatedValues: [UnsafeRawPointer: Any] = [:]

  /// A name for use by apps and in messages about conflicts; empty by default.
  open var identifier = ""

  /// Creates a guide without an owning view.
  public override init() { super.init() }

  /// Always returns nil: archives aren't supported.
  public init?(coder: NSObject) { return nil }

  /// Creates a guide that the system makes for a view.
  internal convenience init(role: ConstraintItem.Role, of owner: ConstraintItem) {
    self.init()
    self.role = role
    item.ownerItem = owner
  }

  deinit { item.ownerDies() }

  /// The view whose coordinates the guide uses, or nil if it has none.
  ///
  /// Setting this property adds the guide to the new view, or removes it if the view is nil.
  open var owningView: View? {
    get { item.view }
    set {
      guard newValue !== item.view else { return }
      item.view?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  /// The rectangle of the guide in the bounds of its view, in points, as of the last layout.
  ///
  /// The rectangle is zero without a view, and for a guide that no constraint mentions (R11.50).
  open var layoutFrame: CGRect { currentFrame }

  /// The edge of the guide where reading starts.
  open var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.leading)) }

  /// The edge of the guide where reading ends.
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

  /// The middle of the guide between left and right.
  open var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(side(.centerX)) }

  /// The middle of the guide between top and bottom.
  open var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(side(.centerY)) }

  /// Whether an equally good layout places the guide differently (R11.78).
  open var hasAmbiguousLayout: Bool { layoutAmbiguity != nil }

  /// Returns the constraints that affect the guide's position and size along an axis (R11.81).
  ///
  /// The constraints are in the order in which they became active.
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
    case .scrollFrame: view.bounds
    case .scrollContent: CGRect(origin: .zero, size: view.constrainedContentSize)
    case .view, .guide: solvedFrame
    }
  }
}

extension LayoutGuide: AssociatingObject {}
