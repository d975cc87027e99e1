import Foundation

/// What constraints know of a view or a layout guide (R11.1): made when somebody first asks for one of its anchors.
///
/// Constraints and anchors hold items, not views, so a view lives no longer for them; when it dies, its item is left without
/// an owner. The item of a view belongs to the view and owns what the view holds: constraints and guides.
final class ConstraintItem {
  enum Role: UInt8 {
    case view
    /// A guide that a program made, or that a class made for itself.
    case guide
    case safeArea
    case layoutMargins
    case readableContent
    /// The content of a scroll view; its place is (0, 0).
    case scrollContent
    /// The visible part of a scroll view.
    case scrollFrame
  }

  let role: Role
  /// The view or guide, which clears this in its `deinit`; so the pointer is never read after that.
  private(set) var ownerPointer: Unmanaged<AnyObject>?
  /// The item of the view that a guide belongs to, which clears this before it dies.
  unowned(unsafe) var ownerItem: ConstraintItem?
  /// The active constraints that this view holds, in the order in which they were added.
  var held: [LayoutConstraint] = []
  /// The active constraints that mention this item and that another item holds.
  var mentions: [Unmanaged<LayoutConstraint>] = []
  /// How many mentions of this item or of something inside it come from constraints held outside.
  var crossings = 0
  /// The guides a program added.
  var guides: [LayoutGuide] = []
  /// The guides the system made: safe area, margins, readable content, and those of scroll views.
  var systemGuides: [LayoutGuide] = []
  /// The solver for what is inside this view, while the view is the root of one.
  var solver: TreeSolver?
  /// The solver that places this item; it clears this when it dies.
  unowned(unsafe) var placedBy: TreeSolver?
  /// The solver that finds a fitting size, while it does; it clears this when it is done.
  unowned(unsafe) var fittedBy: TreeSolver?
  /// The first of the item's four unknowns in `placedBy`.
  var unknowns = 0
  /// The first of the item's four unknowns while a fitting size is found.
  var fittingUnknowns = 0
  /// The frame of a view when a program last set it, and the size its superview had then (R11.46 to R11.49).
  var mask: MaskOrigin?
  init(role: Role, owner: AnyObject, ownerItem: ConstraintItem? = nil) {
    self.role = role
    ownerPointer = Unmanaged.passUnretained(owner)
    self.ownerItem = ownerItem
  }

  private init() { role = .guide }

  /// What a constraint of nothing speaks of.
  ///
  /// Shared by all threads and never changed: a constraint whose items have no view can't be activated.
  nonisolated(unsafe) static let nothing = ConstraintItem()

  /// Whether a constraint or a guide is here, or mentions what is here.
  var isInUse: Bool { crossings > 0 || !held.isEmpty || !guides.isEmpty }

  /// The view or guide; nil when it is gone.
  var owner: AnyObject? { ownerPointer?.takeUnretainedValue() }

  /// The view itself, or the view that a guide belongs to.
  var view: View? {
    guard role == .view else { return ownerItem?.view }
    return ownerPointer.map { unsafeDowncast($0.takeUnretainedValue(), to: View.self) }
  }

  /// Forgets the view or guide, which is about to die, and lets go of what it held.
  func ownerDies() {
    ownerPointer = nil
    let dropped = held
    held = []
    for constraint in dropped { constraint.wasLetGo() }
    // A guide may outlive the view, unlike the constraints here that mention it.
    for guide in guides + systemGuides {
      guide.item.ownerItem = nil
      guide.item.mentions = []
      guide.solvedFrame = .zero
    }
    guides = []
    systemGuides = []
    solver = nil
  }

  /// The item of a view or guide; traps for anything else (R11.11).
  static func of(_ object: Any, as place: String) -> ConstraintItem {
    if let view = object as? View { return view.makeConstraintItem() }
    if let guide = object as? LayoutGuide { return guide.item }
    preconditionFailure(
      "Constraint must contain a first layout item: a view or a layout guide, not \(object) (\(place) item)."
    )
  }
}
