public import Foundation

/// A linear relation between two places or sizes of views and guides: the counterpart of `NSLayoutConstraint`.
///
/// `first.attribute relation multiplier × second.attribute + constant`, at a priority (R11.10). Only the constant, the
/// priority, `isActive` and the identifier can change. Places are points in the bounds of the nearest common ancestor (R11.12).
///
/// ```swift
/// let half = LayoutConstraint(
///   item: icon, attribute: .width, relatedBy: .equal, toItem: card, attribute: .width,
///   multiplier: 0.5, constant: -8)
/// half.isActive = true
/// ```
///
/// A constraint keeps none of its items alive: an item that is gone reads as nil, and the constraint is inactive then.
open class LayoutConstraint: CustomStringConvertible {
  internal final private(set) var first = ConstraintItem.nothing
  internal final private(set) var second: ConstraintItem?
  /// The other ends where sides are distances between two anchors; nil for almost all constraints.
  internal final private(set) var distances: ConstraintDistances?
  internal final var storedMultiplier = 1.0
  internal final var storedConstant = 0.0
  internal final var storedPriority: Float = LayoutPriority.required.rawValue
  /// The row of the constraint in `solver`, -1 while it has none.
  internal final var row: Int32 = -1
  /// What the row has beside its terms and `storedConstant`, while there is one.
  internal final var translation = ConstraintTranslation()
  /// Counts activations, so that constraints can be put in the order in which they became active.
  internal final var activation = 0
  /// The view that holds the constraint while it is active.
  ///
  /// It lets go of its constraints before it dies.
  internal final unowned(unsafe) var holder: ConstraintItem?
  /// The solver that has `row`; it clears both before it dies.
  internal final unowned(unsafe) var solver: TreeSolver?
  internal final var sides = ConstraintSides(
    first: .notAnAttribute, relation: .equal, second: .notAnAttribute)

  /// A name for programs and for messages about conflicts; nil by default.
  open var identifier: String?

  /// Creates a constraint of nothing, which can't be activated; for a property that gets another one later.
  public init() {}

  /// Nil: there are no archives.
  public init?(coder: NSObject) { return nil }

  /// Creates a constraint, inactive and required (R11.19).
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attribute1: What of it is constrained.
  ///   - relation: How it compares to the right side.
  ///   - view2: Another view or guide, or nil for a size that is a number.
  ///   - attribute2: What of it counts; `notAnAttribute` without a second item.
  ///   - multiplier: What the second attribute is multiplied by.
  ///   - constant: What is added, in points.
  /// - Precondition: Places are compared with places, sizes with sizes or numbers; leading and trailing not with left and right;
  ///   all numbers are finite; no place without a second item or with a multiplier of 0 (R11.5, R11.11, R11.13).
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

  /// Says what a new constraint is of.
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

  /// The view or guide on the left; nil when it is gone.
  public final var firstItem: AnyObject? { first.owner }

  /// What of the first item is constrained.
  public final var firstAttribute: Attribute { sides.first }

  /// How the left side compares to the right.
  public final var relation: Relation { sides.relation }

  /// The view or guide on the right; nil for a number, and when it is gone.
  public final var secondItem: AnyObject? { second?.owner }

  /// What of the second item counts.
  public final var secondAttribute: Attribute { sides.second }

  /// What the second attribute is multiplied by.
  public final var multiplier: CGFloat { CGFloat(storedMultiplier) }

  /// The left side as an anchor.
  public final var firstAnchor: LayoutAnchor<AnyObject> { LayoutAnchor(leftSide) }

  /// The right side as an anchor; nil for a number.
  public final var secondAnchor: LayoutAnchor<AnyObject>? { rightSide.map { LayoutAnchor($0) } }

  /// What is added to the right side, in points; changing it is the cheap edit (R11.24).
  ///
  /// ```swift
  /// let height = icon.heightAnchor.constraint(equalToConstant: 120)
  /// height.isActive = true
  /// height.constant = 160  // at the next layout
  /// ```
  ///
  /// - Precondition: Finite.
  open var constant: CGFloat {
    get { CGFloat(storedConstant) }
    set { setConstant(newValue) }
  }

  /// How much the constraint counts; required by default.
  ///
  /// Changing it on an active constraint is allowed, also from and to required, unless
  /// ``requirementIsFixedWhileActive`` says otherwise (R11.24).
  ///
  /// ```swift
  /// let preferred = icon.widthAnchor.constraint(equalToConstant: 400)
  /// preferred.priority = .defaultHigh  // gives way to required constraints
  /// preferred.isActive = true
  /// icon.widthAnchor.constraint(lessThanOrEqualTo: card.widthAnchor).isActive = true
  /// ```
  ///
  /// - Precondition: Above 0 and at most 1,000 (R11.17).
  open var priority: LayoutPriority {
    get { LayoutPriority(storedPriority) }
    set { setPriority(newValue) }
  }

  /// Whether the constraint counts; false at first (R11.19).
  ///
  /// The nearest common ancestor of the items holds an active constraint (R11.20).
  ///
  /// ```swift
  /// let width = icon.widthAnchor.constraint(equalToConstant: 64)
  /// width.isActive = true
  /// width.isActive = false  // the width is that of the content again
  /// ```
  ///
  /// - Precondition: To be true, the items are in one tree.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates all of `constraints`; those that are active stay as they are (R11.23).
  ///
  /// The order makes no difference for what is laid out, as long as the best layout is the only one (R11.37).
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
  /// - Precondition: The items of each are in one tree (R11.20).
  open class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all of `constraints`; those that aren't active stay as they are (R11.23).
  ///
  /// - Complexity: O(constraints · depth), and what their holders hold.
  open class func deactivate(_ constraints: [LayoutConstraint]) { deactivateAll(constraints) }

  /// The constraint in UIKit's notation (R11.77), such as `<NSLayoutConstraint:0x1f0 H:|-(8)-[View:0x2a0]   (active, names: '|':View:0x280 )>`.
  open var description: String { notedDescription }

  /// The name UIKit gives the class, for messages.
  internal var className: String { "NSLayoutConstraint" }
}

/// Constraints are not safe to share between threads, like the views they speak of.
@available(*, unavailable)
extension LayoutConstraint: Sendable {}

/// A constraint equals itself only, as in UIKit.
extension LayoutConstraint: Hashable {
  /// Whether the two are the same constraint.
  public static func == (left: LayoutConstraint, right: LayoutConstraint) -> Bool {
    left === right
  }

  /// Hashes the identity.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
