import Foundation

extension ElementFlags {
  static let keepsSubviewSizes = Self(rawValue: 1 << 4)
  static let needsLayout = Self(rawValue: 1 << 5)
  /// A descendant needs layout.
  static let containsViewThatNeedsLayout = Self(rawValue: 1 << 6)
  /// The class overrides `hitTest(_:with:)`.
  static let overridesHitTest = Self(rawValue: 1 << 7)
  /// The class overrides `point(inside:with:)`.
  static let overridesPointInside = Self(rawValue: 1 << 8)
  static let rightToLeft = Self(rawValue: 1 << 9)
  /// The map to the superview is stored as a projection.
  ///
  /// This is the case if the view's `transform3D` isn't affine, or if the superview has a
  /// `sublayerTransform`.
  static let spatial = Self(rawValue: 1 << 11)
  /// The view has a `sublayerTransform`.
  static let turnsSubviews = Self(rawValue: 1 << 12)
  /// A hit test has scanned the subviews since they last changed, so the next one builds their
  /// boxes.
  static let scannedOnce = Self(rawValue: 1 << 13)
  /// The map to the superview is part of a cached `RouteLeg` that may be current.
  static let mapInCachedLeg = Self(rawValue: 1 << 14)
  /// The link to the superview is part of a cached `RouteLeg` that may be current.
  static let linkInCachedLeg = Self(rawValue: 1 << 15)
  /// The view is the last one of a cached `RouteLeg`, and therefore has a `RouteStamp`.
  ///
  /// Testing the flag is cheaper than accessing the stamp.
  static let hasRouteStamp = Self(rawValue: 1 << 16)
  /// The subviews are in a `SubviewOrder`; `childArray` is empty or a copy of it.
  static let ordersSubviews = Self(rawValue: 1 << 17)
  /// The superview's `SiblingIndex` has recorded the view, and will update its box before the next
  /// search.
  static let hasStaleBox = Self(rawValue: 1 << 18)
  /// The view has a `ConstraintItem`.
  static let constrained = Self(rawValue: 1 << 19)
  /// The autoresizing mask isn't translated into constraints.
  static let placedByConstraintsOnly = Self(rawValue: 1 << 20)
  /// A `TreeSolver` positions the view in its superview.
  static let placedBySolver = Self(rawValue: 1 << 21)
  static let needsUpdateConstraints = Self(rawValue: 1 << 22)
  /// A descendant needs its constraints updated.
  static let containsViewToUpdate = Self(rawValue: 1 << 23)

  /// The view is a stack view that is laid out by constraints rather than by a `StackSolver`.
  static let stackedByConstraints = Self(rawValue: 1 << 24)

  /// The view is a `CollectionReusableView`.
  static let isReusable = Self(rawValue: 1 << 25)

  /// The `layoutDirection` trait is right to left.
  ///
  /// `rightToLeft` is derived from this flag and the view's own `semanticContentAttribute`.
  static let inRightToLeftTraits = Self(rawValue: 1 << 26)
  /// The view or its manager overrides some of the traits.
  static let overridesTraits = Self(rawValue: 1 << 27)
  /// The view's controller, or a bar of its container, adds insets to the safe area.
  static let addsSafeArea = Self(rawValue: 1 << 28)
  /// The view has a `ViewManager`, which may have been deallocated.
  static let managed = Self(rawValue: 1 << 29)

  /// Changes to the view must be recorded in the `ChangeJournal`s of the view and its ancestors.
  static let watched = Self(rawValue: 1 << 30)

  /// The built-in `sizeThatFits(_:)` has been called.
  ///
  /// A stack view clears the flag of an arranged subview before it calls `sizeThatFits(_:)`. If the
  /// flag is set afterward, the result is the current size, which the stack itself may have set.
  static let fitsAsItIs = Self(rawValue: 1 << 31)

  /// The flags of a view whose map to the superview is used by cached conversions or snapshots.
  static let followed: Self = [.mapInCachedLeg, .watched]
  static let cachedLeg: Self = [.mapInCachedLeg, .linkInCachedLeg]
  static let layoutMarks: Self = [.needsLayout, .containsViewThatNeedsLayout]
  /// The flags of views that affect the constraints around them when they are added to a superview.
  static let constraintMarks: Self = [
    .constrained, .needsUpdateConstraints, .containsViewToUpdate,
  ]
  /// The flags of views that constraints position, which `autoresizeSubviews(from:)` skips.
  static let placedByOthers: Self = [.placedByConstraintsOnly, .placedBySolver]
  static let updateMarks: Self = [.needsUpdateConstraints, .containsViewToUpdate]
  static let overridesHitTesting: Self = [.overridesHitTest, .overridesPointInside]
}

extension View {
  /// The Boolean state of a view in one word.
  @usableFromInline typealias Flags = ElementFlags

  /// The Boolean state of a view that isn't in its `Flags`.
  struct MoreFlags: OptionSet, Sendable {
    let rawValue: UInt16

    /// A change to the subviews must close the `ChangeJournal` of the view and of each ancestor.
    static let recorded = MoreFlags(rawValue: 1 << 0)
    /// A list adds, removes or reorders the view during the list's own layout pass, so no further
    /// pass is needed.
    static let movesInPass = MoreFlags(rawValue: 1 << 1)
    /// The view has a `ChangeJournal`; testing this flag is cheaper than accessing the journal.
    static let hasJournal = MoreFlags(rawValue: 1 << 2)
    /// The view is the topmost view of a layout pass in progress.
    static let laysOut = MoreFlags(rawValue: 1 << 3)
    /// The view's window has changed, and the view hasn't been notified yet.
    static let changesWindow = MoreFlags(rawValue: 1 << 4)
    /// The view's own layout is in progress.
    static let isLaidOut = MoreFlags(rawValue: 1 << 5)
    /// The view has a `LayoutFollower`, which is called after layout passes in its subtree.
    static let isFollowed = MoreFlags(rawValue: 1 << 6)
    /// The view is being animated.
    ///
    /// The animations are stored in its rare attributes.
    static let flies = MoreFlags(rawValue: 1 << 7)
    /// An animation has set the `interactionDisabled` flag.
    ///
    /// The app's own setting is stored in the rare attributes.
    static let barredByFlight = MoreFlags(rawValue: 1 << 8)
    /// The innermost recording of animated changes has stored the view's values.
    static let noted = MoreFlags(rawValue: 1 << 9)
    /// The `sublayerTransform` is animated.
    static let sublayersFly = MoreFlags(rawValue: 1 << 10)
    /// A descendant may be animated.
    ///
    /// The ancestors of a view with this flag have the flag, too.
    static let holdsFlights = MoreFlags(rawValue: 1 << 11)
  }

  /// Attributes that few views have, in one allocation, which is created when the first one is set.
  final class RareAttributes {
    /// The transform as a 4×4 matrix; nil if the affine transform of `placement` is complete.
    var transform3D: Transform3D?
    var zPosition: CGFloat = 0
    var anchorPointZ: CGFloat = 0
    /// The transform of the subviews as a 4×4 matrix; nil for the identity.
    var sublayerTransform: Transform3D?
    /// The map to the superview of a view flagged `spatial`.
    var projection: Projection?
    var layoutMargins = LayoutMargins()
    var semanticContentAttribute = SemanticContentAttribute.unspecified
    var layoutPriorities = LayoutPriorities()
    var attachment: AnyObject?
    /// The subviews of a view flagged `ordersSubviews`.
    var subviewOrder: SubviewOrder?
    /// The number of subviews that have been shifted or searched in the array.
    var passedSubviews = 0
    /// The ratio of `passedSubviews` to the number of subviews at which a `SubviewOrder` is built.
    var orderPrice = SubviewOrder.price
    /// The constraint item of a view flagged `constrained`.
    var constraintItem: ConstraintItem?
    /// The view's manager, trait overrides, safe area insets and keyboard frame.
    var environment: ViewEnvironment?

    var layer: Layer?
    /// The objects to call after `layoutIfNeeded()` on the view or a descendant.
    var followers: [LayoutFollowers.Entry] = []
    /// The journal of changes to the view and its descendants, for updating snapshots of the view.
    var changeJournal: ChangeJournal?
    var options = Options()
    /// The values that apps have associated with the view, each under a key of its own.
    var associatedValues: [UnsafeRawPointer: Any] = [:]
    /// The properties for assistive technologies; nil if none were set.
    var accessibility: AccessibilityNotes?
    /// The animations of the view; not deallocated when they end.
    var flights: ViewFlights?
    /// The app's own setting for a view flagged `barredByFlight`.
    var interactionIsDisabled = false

    deinit {
      constraintItem?.ownerDies()
      flights?.viewDies()
      layer?.viewDies()
    }
  }

  /// An object that the host associates with the view; it is released with the view.
  package final var attachment: AnyObject? {
    get { rareAttributes?.attachment }
    set { makeRareAttributes().attachment = newValue }
  }

  /// An integer with which the app can identify the view; 0 by default.
  public final var tag: Int {
    get { storedTag }
    set {
      storedTag = newValue
      noteChange()
    }
  }

  final func makeRareAttributes() -> RareAttributes {
    if let rareAttributes { return rareAttributes }
    let attributes = RareAttributes()
    rareAttributes = attributes
    return attributes
  }

  final func setHidden(_ isHidden: Bool) {
    guard isHidden != flags.contains(.hidden) else { return }
    flags.set(.hidden, isHidden)
    noteChange()
    refreshBoxInSuperview()
    superview?.subviewVisibilityDidChange(self)
    if flags.contains(.isWindow) { (self as? Window)?.visibilityDidChange() }
  }

  final func setAlpha(_ alpha: CGFloat) {
    precondition(!alpha.isNaN, "The alpha of a view can't be NaN.")
    noteIfRecording()
    opacity = Float(alpha)
    flags.set(.transparent, Double(opacity) < 0.01)
    noteChange()
    refreshBoxInSuperview()
  }

  final func setInteractionEnabled(_ isEnabled: Bool) {
    if moreFlags.contains(.barredByFlight) {
      makeRareAttributes().interactionIsDisabled = !isEnabled
    } else {
      setInteractionFlag(isEnabled)
    }
  }

  /// Whether a view flagged `interactionDisabled` ignores touches only because of an animation.
  final var isBarredByFlightOnly: Bool {
    moreFlags.contains(.barredByFlight) && rareAttributes?.interactionIsDisabled == false
  }

  final func setInteractionFlag(_ isEnabled: Bool) {
    flags.set(.interactionDisabled, !isEnabled)
    noteChange()
    refreshBoxInSuperview()
  }

  final func setClipping(_ clips: Bool) {
    flags.set(.clips, clips)
    noteChange()
  }

  final func setZPosition(_ position: CGFloat) {
    precondition(
      position.isFinite, "The zPosition of a view must be finite, not \(position).")
    noteIfRecording()
    makeRareAttributes().zPosition = position
    noteChange()
    if flags.contains(.spatial) { refreshProjection() }
  }
}
