public import Foundation

/// A rectangle without a view that constraints can speak of: the counterpart of `UILayoutGuide` (R11.50).
///
/// ```swift
/// let gap = LayoutGuide()
/// card.addLayoutGuide(gap)
/// gap.heightAnchor.constraint(equalTo: title.heightAnchor).isActive = true
/// ```
///
/// A guide belongs to one view at a time, which keeps it alive.
open class LayoutGuide {
  /// What constraints know of the guide.
  internal final private(set) lazy var item = ConstraintItem(role: role, owner: self)
  private var role = ConstraintItem.Role.guide
  internal final var solvedFrame = CGRect.zero
  package final var associatedValues: [UnsafeRawPointer: Any] = [:]

  /// A name for programs and for messages about conflicts; empty by default.
  open var identifier = ""

  /// Creates a guide that belongs to no view.
  public init() {}

  /// Nil: there are no archives.
  public init?(coder: NSObject) { return nil }

  /// Creates a guide that the system makes for a view.
  internal convenience init(role: ConstraintItem.Role, of owner: ConstraintItem) {
    self.init()
    self.role = role
    item.ownerItem = owner
  }

  deinit { item.ownerDies() }

  /// The view whose coordinates the guide lies in; nil for none.
  ///
  /// Setting it is the same as adding the guide there, or removing it.
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
  /// Zero without a view, and for a guide no constraint speaks of (R11.50).
  open var layoutFrame: CGRect { currentFrame }
}

/// Guides are not safe to share between threads, like the views they belong to.
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
