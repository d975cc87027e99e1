import Foundation

extension ElementFlags {
  static let keepsSubviewSizes = Self(rawValue: 1 << 4)
  static let needsLayout = Self(rawValue: 1 << 5)
  /// A view below, at any depth, needs layout.
  static let containsViewThatNeedsLayout = Self(rawValue: 1 << 6)
  /// The class overrides `hitTest(_:with:)`.
  static let overridesHitTest = Self(rawValue: 1 << 7)
  /// The class overrides `point(inside:with:)`.
  static let overridesPointInside = Self(rawValue: 1 << 8)
  static let rightToLeft = Self(rawValue: 1 << 9)
  /// The map to the superview is kept as a projection, because of the view's transform or the superview's.
  static let spatial = Self(rawValue: 1 << 11)
  /// The view has a `sublayerTransform`.
  static let turnsSubviews = Self(rawValue: 1 << 12)
  /// A hit test has scanned the subviews since they changed, so the next one builds their boxes.
  static let scannedOnce = Self(rawValue: 1 << 13)
  /// The map to the superview is part of a cached leg that may be current.
  static let mapInCachedLeg = Self(rawValue: 1 << 14)
  /// Cached legs that may be current lead over the link to the superview.
  static let linkInCachedLeg = Self(rawValue: 1 << 15)
  /// The view is the last of cached legs, so it has their stamp; the flag lies nearer than the stamp.
  static let hasRouteStamp = Self(rawValue: 1 << 16)
  /// The subviews are in a `SubviewOrder`; `childArray` is empty or a copy of it.
  static let ordersSubviews = Self(rawValue: 1 << 17)
  /// The superview's `SiblingIndex` has noted the view, and updates its box before it answers again.
  static let hasStaleBox = Self(rawValue: 1 << 18)
  /// The view has a `ConstraintItem`.
  static let constrained = Self(rawValue: 1 << 19)
  /// The autoresizing mask stands for no constraints.
  static let placedByConstraintsOnly = Self(rawValue: 1 << 20)
  /// A `TreeSolver` places the view in its superview.
  static let placedBySolver = Self(rawValue: 1 << 21)
  static let needsUpdateConstraints = Self(rawValue: 1 << 22)
  /// A view below, at any depth, needs its constraints updated.
  static let containsViewToUpdate = Self(rawValue: 1 << 23)

  /// Constraints lay out the stack, not its closed form.
  static let stackedByConstraints = Self(rawValue: 1 << 24)

  /// The view is a `CollectionReusableView`.
  static let isReusable = Self(rawValue: 1 << 25)

  /// The trait `layoutDirection` is right to left; `rightToLeft` is what comes of it and of the view's own attribute.
  static let inRightToLeftTraits = Self(rawValue: 1 << 26)
  /// The view overrides traits, by itself or by its manager.
  static let overridesTraits = Self(rawValue: 1 << 27)
  /// The manager of the view adds to the safe area.
  static let addsSafeArea = Self(rawValue: 1 << 28)
  /// The view has had a `ViewManager`.
  static let managed = Self(rawValue: 1 << 29)

  /// Changes of the view are to be noted in the `ChangeJournal`s around it.
  static let watched = Self(rawValue: 1 << 30)

  /// The built-in `sizeThatFits(_:)` answered, by which a stack knows that the content has no size of its own.
  static let fitsAsItIs = Self(rawValue: 1 << 31)

  /// Any of these makes a change of the map matter to others.
  static let followed: Self = [.mapInCachedLeg, .watched]
  static let cachedLeg: Self = [.mapInCachedLeg, .linkInCachedLeg]
  static let layoutMarks: Self = [.needsLayout, .containsViewThatNeedsLayout]
  /// Any of these makes a view matter to constraints around it when it comes into a superview.
  static let constraintMarks: Self = [
    .constrained, .needsUpdateConstraints, .containsViewToUpdate,
  ]
  /// Constraints place the view, so its mask doesn't.
  static let placedByOthers: Self = [.placedByConstraintsOnly, .placedBySolver]
  static let updateMarks: Self = [.needsUpdateConstraints, .containsViewToUpdate]
  static let overridesHitTesting: Self = [.overridesHitTest, .overridesPointInside]
}

extension View {
  /// The yes-or-no state of a view in one word.
  @usableFromInline typealias Flags = ElementFlags

  /// More yes-or-no state of a view, each tested alone.
  struct MoreFlags: OptionSet, Sendable {
    let rawValue: UInt16

    /// A `ChangeJournal` around goes by the subviews being those of its snapshots.
    static let recorded = MoreFlags(rawValue: 1 << 0)
    /// A list adds or removes the view in its own layout pass, and needs no other pass because of that.
    static let movesInPass = MoreFlags(rawValue: 1 << 1)
    /// The view has a `ChangeJournal`, which lies farther than the flag.
    static let hasJournal = MoreFlags(rawValue: 1 << 2)
    /// The topmost view of a layout pass that goes on.
    static let laysOut = MoreFlags(rawValue: 1 << 3)
    /// The view has come into another window, or out of one, and is yet to be told.
    static let changesWindow = MoreFlags(rawValue: 1 << 4)
    /// The view is in the middle of its own layout.
    static let isLaidOut = MoreFlags(rawValue: 1 << 5)
    /// Views in it have a `LayoutFollower` that is asked around each layout pass.
    static let isFollowed = MoreFlags(rawValue: 1 << 6)
    /// The view has flights, which are in its rare attributes.
    static let flies = MoreFlags(rawValue: 1 << 7)
    /// The flag `interactionDisabled` is set by a flight; what the program set is in the rare attributes.
    static let barredByFlight = MoreFlags(rawValue: 1 << 8)
    /// The innermost recording of an animation has noted the values of the view.
    static let noted = MoreFlags(rawValue: 1 << 9)
    /// A flight moves the `sublayerTransform`.
    static let sublayersFly = MoreFlags(rawValue: 1 << 10)
  }

  /// Attributes that few views have: one allocation, made on the first setting.
  final class RareAttributes {
    /// The transform in space; nil when it is the placement's affine transform.
    var transform3D: Transform3D?
    var zPosition: CGFloat = 0
    var anchorPointZ: CGFloat = 0
    /// The transform of the subviews in space; nil for the identity.
    var sublayerTransform: Transform3D?
    /// The map to the superview of a view flagged `spatial`.
    var projection: Projection?
    var layoutMargins = LayoutMargins()
    var semanticContentAttribute = SemanticContentAttribute.unspecified
    var layoutPriorities = LayoutPriorities()
    var attachment: AnyObject?
    /// The subviews of a view flagged `ordersSubviews`.
    var subviewOrder: SubviewOrder?
    /// The number of subviews shifted or searched in the array so far.
    var passedSubviews = 0
    /// That number, in times of the number of subviews, at which an order is built.
    var orderPrice = SubviewOrder.price
    /// The variables of a view flagged `constrained`.
    var constraintItem: ConstraintItem?
    /// What the view knows of the controllers and traits around it.
    var environment: ViewEnvironment?

    var layer: Layer?
    /// Who is asked around each layout pass of what is below.
    var followers: [LayoutFollowers.Entry] = []
    /// What changed below, for snapshots of the view.
    var changeJournal: ChangeJournal?
    var options = Options()
    /// What programs hang on the view, by keys of their own.
    var associatedValues: [UnsafeRawPointer: Any] = [:]
    /// What assistive technologies are told; nil for nothing.
    var accessibility: AccessibilityNotes?
    /// The animations of a view, kept once there were some.
    var flights: ViewFlights?
    /// What the program set of a view flagged `barredByFlight`.
    var interactionIsDisabled = false

    deinit {
      constraintItem?.ownerDies()
      flights?.viewDies()
      layer?.viewDies()
    }
  }

  /// What a front keeps with the view and the engine never looks at; it lives as long as the view.
  package final var attachment: AnyObject? {
    get { rareAttributes?.attachment }
    set { makeRareAttributes().attachment = newValue }
  }

  /// An integer that the program may use to find the view again; 0 by default.
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

  /// Whether only a flight keeps touches from a view flagged `interactionDisabled`.
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
      position.isFinite, "The zPosition of a view needs a finite number, not \(position).")
    noteIfRecording()
    makeRareAttributes().zPosition = position
    noteChange()
    if flags.contains(.spatial) { refreshProjection() }
  }
}
