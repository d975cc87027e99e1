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
open class LayoutGuide {
  /// The part of the guide that constraints refer to.
  internal final private(set) lazy var item = ConstraintItem(role: role, owner: self)
  private var role = ConstraintItem.Role.guide
  internal final var solvedFrame = CGRect.zero
  package final var associatedValues: [UnsafeRawPointer: Any] = [:]

  /// A name for use by apps and in messages about conflicts; empty by default.
  open var identifier = ""

  /// Creates a guide without an owning view.
  public init() {}

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
  public final var owningView: View? {
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
