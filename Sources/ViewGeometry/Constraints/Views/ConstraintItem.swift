import Foundation

/// The constraint-related state of a view or a layout guide (R11.1), created when first needed.
///
/// Constraints and anchors refer to items, not views, so they don't extend a view's lifetime. After
/// the view is deallocated, its item has no owner. The item of a view belongs to the view and owns
/// the constraints and guides that the view holds.
final class ConstraintItem {
  enum Role: UInt8 {
    case view
    /// A guide that was created by an app, or by a view class for its own use.
    case guide
    case safeArea
    case layoutMargins
    case readableContent
    /// The area that the keyboard covers.
    case keyboard
    /// The content of a scroll view; its origin is (0, 0).
    case scrollContent
    /// The visible area of a scroll view.
    case scrollFrame
  }

  let role: Role
  /// The view or guide; nil once it has been deallocated.
  ///
  /// The view or guide clears this property in its `deinit`, so the pointer is never read
  /// afterward.
  private(set) var ownerPointer: Unmanaged<AnyObject>?
  /// The item of the view that a guide belongs to; nil for views and for guides without a view.
  ///
  /// That item clears this reference before it is deallocated.
  unowned(unsafe) var ownerItem: ConstraintItem?
  /// The active constraints that this view holds, in the order in which they were added.
  var held: [LayoutConstraint] = []
  /// The active constraints that refer to this item and are held by another item.
  var mentions: [Unmanaged<LayoutConstraint>] = []
  /// The number of references to this item or its descendants from constraints that an ancestor
  /// holds.
  var crossings = 0
  /// The guides that were added to the view.
  var guides: [LayoutGuide] = []
  /// The view's built-in guides: safe area, margins, readable content, keyboard, and those of
  /// scroll views.
  var systemGuides: [LayoutGuide] = []
  /// The solver whose root is this view, if there is one.
  var solver: TreeSolver?
  /// The layout solver that has unknowns for this item, if there is one.
  ///
  /// The solver clears this reference when it is deallocated.
  unowned(unsafe) var placedBy: TreeSolver?
  /// The solver for fitting sizes that has unknowns for this item, if there is one.
  unowned(unsafe) var fittedBy: TreeSolver?
  /// The index of the first of the item's four unknowns in `placedBy`.
  var unknowns = 0
  /// The index of the first of the item's four unknowns in `fittedBy`.
  var fittingUnknowns = 0
  /// The frame last set by code other than the solver, and the superview's size at that time
  /// (R11.46 to R11.49).
  ///
  /// It is nil unless a solver represents the view's mask and frame by equations.
  var mask: MaskOrigin?
  init(role: Role, owner: AnyObject, ownerItem: ConstraintItem? = nil) {
    self.role = role
    ownerPointer = Unmanaged.passUnretained(owner)
    self.ownerItem = ownerItem
  }

  private init() { role = .guide }

  /// The placeholder item of a constraint that was created without items.
  ///
  /// It is shared by all threads and immutable, because a constraint without views can't be
  /// activated.
  nonisolated(unsafe) static let nothing = ConstraintItem()

  /// Whether the item holds constraints or guides, or an ancestor's constraints refer to it or to
  /// one of its descendants.
  var isInUse: Bool { crossings > 0 || !held.isEmpty || !guides.isEmpty }

  /// The view or guide; nil once it has been deallocated.
  var owner: AnyObject? { ownerPointer?.takeUnretainedValue() }

  /// The view itself, or the view that a guide belongs to; nil if there is none or it has been
  /// deallocated.
  var view: View? {
    guard role == .view else { return ownerItem?.view }
    return ownerPointer.map { unsafeDowncast($0.takeUnretainedValue(), to: View.self) }
  }

  /// Clears the reference to the view or guide, which is being deallocated, and releases the
  /// constraints, guides and solver of the item.
  func ownerDies() {
    ownerPointer = nil
    let dropped = held
    held = []
    for constraint in dropped { constraint.wasLetGo() }
    // A guide may outlive the view, but the constraints held here that refer to the guide don't.
    for guide in guides + systemGuides {
      guide.item.ownerItem = nil
      guide.item.mentions = []
      guide.solvedFrame = .zero
    }
    guides = []
    systemGuides = []
    solver = nil
  }

  /// Returns the item of a view or guide; traps for anything else (R11.11).
  ///
  /// `place` names the side of the constraint in the message.
  static func of(_ object: Any, as place: String) -> ConstraintItem {
    if let view = object as? View { return view.makeConstraintItem() }
    if let guide = object as? LayoutGuide { return guide.item }
    preconditionFailure(
      "Constraint must contain a first layout item: a view or a layout guide, not \(object) (\(place) item)."
    )
  }
}
