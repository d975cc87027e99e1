public import Foundation

/// A linear relation between positions or sizes of views and guides.
///
/// The class is the counterpart of `NSLayoutConstraint`.
///
/// The relation is `first.attribute relation multiplier × second.attribute + constant`, at a
/// priority (R11.10). Only the constant, the priority, `isActive` and the identifier can change.
/// Positions are in points, in the bounds coordinates of the view that holds the constraint, which
/// is usually the nearest common ancestor of the items (R11.12).
///
/// ```swift
/// let half = LayoutConstraint(
///   item: icon, attribute: .width, relatedBy: .equal, toItem: card, attribute: .width,
///   multiplier: 0.5, constant: -8)
/// half.isActive = true
/// ```
///
/// A constraint doesn't retain its items. After an item is deallocated, ``firstItem`` or
/// ``secondItem`` is nil, and the constraint is inactive.
open class LayoutConstraint: IdentityObject {
  internal final private(set) var first = ConstraintItem.nothing
  internal final private(set) var second: ConstraintItem?
  /// The attributes at which the distances on the constraint's sides end; nil if neither side is a
  /// distance.
  internal final private(set) var distances: ConstraintDistances?
  internal final var storedMultiplier = 1.0
  internal final var storedConstant = 0.0
  internal final var storedPriority: Float = LayoutPriority.required.rawValue
  /// The index of the constraint's row in `solver`, or -1 if there is no row.
  internal final var row: Int32 = -1
  /// The result of translating the constraint to its row, valid while there is a row.
  internal final var translation = ConstraintTranslation()
  /// The constraint's position in the order in which constraints became active.
  internal final var activation = 0
  /// The item of the view that holds the constraint while it is active.
  ///
  /// The holder clears this reference in its constraints before it is deallocated.
  internal final unowned(unsafe) var holder: ConstraintItem?
  /// The solver that has `row`; nil if there is no row.
  ///
  /// The solver clears `row` and this property before it is deallocated.
  internal final unowned(unsafe) var solver: TreeSolver?
  internal final var sides = ConstraintSides(
    first: .notAnAttribute, relation: .equal, second: .notAnAttribute)

  /// A name for use by apps and in messages about conflicts; nil by default.
  open var identifier: String?

  /// Creates a constraint without items; activating it traps.
  ///
  /// Use it as the initial value of a property that is set later.
  public override init() { super.init() }

  /// Always returns nil, because archives aren't supported.
  public init?(coder: NSObject) { return nil }

  /// Creates a constraint that is inactive and required (R11.19).
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attribute1: The attribute of the first item.
  ///   - relation: The relation of the first side to the second.
  ///   - view2: The view or layout guide of the second side, which may be `view1` itself; nil if
  ///     the first attribute is a size that is compared with the constant alone.
  ///   - attribute2: The attribute of the second item, or `notAnAttribute` if there is none.
  ///   - multiplier: The factor of the second attribute; ignored if there is none.
  ///   - constant: The amount added to the second side, in points.
  /// - Precondition: Positions are compared only with positions, and sizes only with sizes or
  ///   constants. Leading and trailing aren't compared with left and right. `multiplier` and
  ///   `constant` are finite. Each item has an attribute, and the attribute of a layout guide isn't
  ///   a baseline or a margin. A position has a second item and a nonzero multiplier (R11.5,
  ///   R11.11, R11.13).
  public convenience init(
    item view1: Any, attribute attribute1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attribute2: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    let first = ConstraintItem.of(view1, as: "first")
    let second = view2.map { ConstraintItem.of($0, as: "second") }
    self.init(
      ConstraintSide(item: first, attribute: attribute1), relation,
      second.map { ConstraintSide(item: $0, attribute: attribute2) }, multiplier: multiplier,
      constant: constant)
  }

  internal convenience init(
    _ left: ConstraintSide, _ relation: Relation, _ right: ConstraintSide?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    relate(left, relation, right, multiplier: multiplier, constant: constant)
  }

  /// Sets the two sides, the relation, the multiplier and the constant of a new constraint.
  internal final func relate(
    _ left: ConstraintSide, _ relation: Relation, _ right: ConstraintSide?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    first = left.item
    second = right?.item
    distances = ConstraintDistances(left.end, right?.end)
    storedMultiplier = Double(multiplier)
    storedConstant = Double(constant)
    sides = ConstraintSides(
      first: left.attribute, relation: relation, second: right?.attribute ?? .notAnAttribute)
    checkSides(left, right)
  }

  deinit { solver?.forget(self) }

  /// The first view or guide in the relation, or nil if there is none or it has been deallocated.
  open var firstItem: AnyObject? { first.owner }

  /// The attribute of the first item, or `notAnAttribute` if there is none.
  open var firstAttribute: Attribute { sides.first }

  /// The relation of the first side to the second.
  open var relation: Relation { sides.relation }

  /// The second view or guide in the relation, or nil if there is none or it has been deallocated.
  open var secondItem: AnyObject? { second?.owner }

  /// The attribute of the second item, or `notAnAttribute` if there is none.
  open var secondAttribute: Attribute { sides.second }

  /// The factor of the second attribute.
  open var multiplier: CGFloat { CGFloat(storedMultiplier) }

  /// The first side of the relation as an anchor: an attribute of the first item, or a distance.
  open var firstAnchor: LayoutAnchor<AnyObject> { LayoutAnchor(leftSide) }

  /// The second side of the relation as an anchor, without the multiplier and the constant.
  ///
  /// It is nil if there is no second item.
  open var secondAnchor: LayoutAnchor<AnyObject>? { rightSide.map { LayoutAnchor($0) } }

  /// The amount added to the second side, in points.
  ///
  /// For positions, it is positive downward and to the right or, with a leading or trailing
  /// attribute in a right-to-left layout, to the left (R11.15). Changing the constant is the
  /// cheapest change to an active constraint (R11.24).
  ///
  /// ```swift
  /// let height = icon.heightAnchor.constraint(equalToConstant: 120)
  /// height.isActive = true
  /// height.constant = 160  // at the next layout
  /// ```
  ///
  /// - Precondition: The value is finite.
  open var constant: CGFloat {
    get { CGFloat(storedConstant) }
    set { setConstant(newValue) }
  }

  /// The priority of the constraint; required by default.
  ///
  /// The priority of an active constraint can change, even to or from required, unless
  /// ``requirementIsFixedWhileActive`` is true (R11.24).
  ///
  /// ```swift
  /// let preferred = icon.widthAnchor.constraint(equalToConstant: 400)
  /// preferred.priority = .defaultHigh  // gives way to required constraints
  /// preferred.isActive = true
  /// icon.widthAnchor.constraint(lessThanOrEqualTo: card.widthAnchor).isActive = true
  /// ```
  ///
  /// - Precondition: The value is greater than 0 and at most 1,000 (R11.17).
  open var priority: LayoutPriority {
    get { LayoutPriority(storedPriority) }
    set { setPriority(newValue) }
  }

  /// Whether the constraint is active; false by default (R11.19).
  ///
  /// While the constraint is active, it is held by the nearest common ancestor of the items, or by
  /// the view to which `addConstraint(_:)` added it (R11.20). Removing a view from its superview
  /// deactivates the constraints that refer to the view or its descendants and are held outside it
  /// (R11.22).
  ///
  /// ```swift
  /// let width = icon.widthAnchor.constraint(equalToConstant: 64)
  /// width.isActive = true
  /// width.isActive = false  // the width is that of the content again
  /// ```
  ///
  /// - Precondition: When this is set to true, the items are in one tree (R11.20).
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates constraints; constraints that are already active don't change (R11.23).
  ///
  /// The order doesn't affect the layout if the optimal layout is unique and there are no conflicts
  /// (R11.37, R11.73).
  ///
  /// ```swift
  /// LayoutConstraint.activate([
  ///   icon.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
  ///   icon.centerYAnchor.constraint(equalTo: card.centerYAnchor),
  /// ])
  /// card.layoutIfNeeded()
  /// ```
  ///
  /// - Complexity: O(constraints · depth).
  /// - Precondition: The items of each constraint are in one tree (R11.20).
  open class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints; constraints that are already inactive don't change (R11.23).
  ///
  /// - Complexity: O(constraints · (depth + references) + held), where references is the maximum
  ///   number of active constraints that refer to the same item, and held is the number of
  ///   constraints held by the same views.
  open class func deactivate(_ constraints: [LayoutConstraint]) { deactivateAll(constraints) }

  /// The constraint in UIKit's notation (R11.77).
  ///
  /// For example:
  ///
  ///     <NSLayoutConstraint:0x1f0 H:|-(8)-[View:0x2a0]   (active, names: '|':View:0x280 )>
  @preconcurrency open nonisolated override var description: String { notedDescription }

  /// The name of the corresponding UIKit class, for messages.
  internal var className: String { "NSLayoutConstraint" }
}

/// Constraints, like the views they relate, are not safe to share between threads.
@available(*, unavailable)
extension LayoutConstraint: Sendable {}

#if !NSObject
  /// A constraint is equal only to itself, as in UIKit.
  extension LayoutConstraint: Hashable {
    /// Returns whether `left` and `right` are the same constraint.
    public static func == (left: LayoutConstraint, right: LayoutConstraint) -> Bool {
      left === right
    }

    /// Hashes the identity of the constraint.
    public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
