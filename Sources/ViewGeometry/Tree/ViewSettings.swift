public import Foundation

/// The members of `View` that apps rarely override.
///
/// Members in extensions can't be overridden in Swift, so they are declared in the body of a class.
/// The class has no stored properties, and only `View` inherits from it, through `ViewAlignment`.
open class ViewSettings: Responder {
  /// The receiver, cast to `View`.
  internal final var asView: View { unsafeDowncast(self, to: View.self) }

  // Internal, so that the class can't be used or subclassed outside the module.
  internal init(settings: Void) { super.init() }

  // MARK: Drawing and touches, kept for a host

  /// The way in which a renderer positions and scales content within the bounds; `scaleToFill` by
  /// default.
  ///
  /// ``View/contentFrame(for:)`` returns the resulting rectangle.
  open var contentMode: View.ContentMode {
    get { asView.builtInContentMode }
    set { asView.builtInContentMode = newValue }
  }

  /// The number of pixels per point, for a renderer.
  ///
  /// The default is the scale of the screen that was set for the view's window, or 1 if none was.
  /// The main screen has no effect until the window is added to a scene (R14.19).
  ///
  /// - Complexity: O(depth) unless it is set.
  /// - Precondition: The value is finite and positive.
  open var contentScaleFactor: CGFloat {
    get { asView.builtInContentScaleFactor }
    set { asView.builtInContentScaleFactor = newValue }
  }

  /// Whether the view is opaque, for a renderer; true by default.
  open var isOpaque: Bool {
    get { asView.builtInIsOpaque }
    set { asView.builtInIsOpaque = newValue }
  }

  /// The tint color for a renderer: the view's own, or else that of the nearest ancestor with one.
  ///
  /// If none is set, it is ``Color/tintColor``, system blue.
  ///
  /// Setting nil restores the inherited color. A change calls ``tintColorDidChange()`` on the view
  /// and on the descendants that inherit the color (R2.29).
  ///
  /// - Complexity: O(depth); setting it is O(views that inherit it).
  open var tintColor: Color! {
    get { asView.builtInTintColor }
    set { asView.builtInTintColor = newValue }
  }

  /// Called after ``tintColor`` or ``tintAdjustmentMode`` is set to another value, for the view or
  /// for an ancestor from which the view inherits it (R2.29).
  ///
  /// It isn't called when the view moves to another superview. It does nothing by default.
  open func tintColorDidChange() {}

  /// A renderer's adjustment of the tint color; inherited from the superview by default.
  ///
  /// Setting `automatic` restores the inherited value. If there is none, the property returns
  /// `normal`. A change calls ``tintColorDidChange()`` on the view and on the descendants that
  /// inherit the value (R2.29).
  ///
  /// - Complexity: O(depth); setting it is O(views that inherit it).
  open var tintAdjustmentMode: View.TintAdjustmentMode {
    get { asView.builtInTintAdjustmentMode }
    set { asView.builtInTintAdjustmentMode = newValue }
  }

  /// A view whose alpha channel masks this one, stored for the renderer.
  ///
  /// It is nil by default. It isn't a subview, and has no effect on hit tests.
  open var mask: View? {
    get { asView.builtInMask }
    set { asView.builtInMask = newValue }
  }

  /// Whether ``Window/sendEvent(_:)`` sends the view several touches at a time; false by default
  /// (R4.18).
  open var isMultipleTouchEnabled: Bool {
    get { asView.builtInIsMultipleTouchEnabled }
    set { asView.builtInIsMultipleTouchEnabled = newValue }
  }

  /// Whether touches in the view and touches in other views of the window exclude each other; false
  /// by default.
  ///
  /// ``Window/sendEvent(_:)`` withholds new touches in the other views while this view is receiving
  /// touches, and new touches in this view while another view is receiving them (R4.18).
  open var isExclusiveTouch: Bool {
    get { asView.builtInIsExclusiveTouch }
    set { asView.builtInIsExclusiveTouch = newValue }
  }

  /// The view's layer, which has the view's geometry in Core Animation's terms.
  ///
  /// It is always the same object, created when it is first accessed.
  ///
  /// - Complexity: O(1).
  open var layer: Layer { asView.builtInLayer }

  /// Returns the first view with this tag among the receiver and its descendants; nil if there is
  /// none.
  ///
  /// Parents are searched before their children, and siblings are searched back to front.
  ///
  /// ```swift
  /// row.tag = 7
  /// let found = window.viewWithTag(7)  // the row, at any depth
  /// ```
  ///
  /// - Complexity: O(visited views).
  open func viewWithTag(_ tag: Int) -> View? { asView.builtInViewWithTag(tag) }

  /// Resigns the first responder if it is the view or a descendant (R2.30).
  ///
  /// If `force` is true, the responder resigns even if it refuses to. Returns whether a responder
  /// resigned.
  ///
  /// - Complexity: O(depth of the first responder).
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { asView.builtInEndEditing(force) }

  /// Lays out the sublayers of `layer`; does nothing by default, and is never called by this
  /// library.
  open func layoutSublayers(of layer: Layer) {}

  /// Requests that a renderer redraw `rect`, in bounds coordinates; does nothing by default.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// The identifier for state restoration, nil by default; never used by this library.
  open var restorationIdentifier: String? {
    get { asView.rareAttributes?.options.restorationIdentifier }
    set { asView.makeRareAttributes().options.restorationIdentifier = newValue }
  }

  // MARK: Traits and accessibility

  /// The traits of the window, overridden by the `traitOverrides` of the view and its ancestors,
  /// and by those of their view controllers.
  ///
  /// If several of them override a trait, the nearest one applies; a view's own overrides precede
  /// those of its controller. Outside a window, only overridden traits and the force touch
  /// capability are specified.
  ///
  /// - Complexity: O(depth).
  open var traitCollection: TraitCollection { asView.builtInTraitCollection }

  /// The interface style that overrides the inherited one; unspecified by default.
  ///
  /// It is part of `traitOverrides`.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { asView.traitOverrides.userInterfaceStyle }
    set { asView.traitOverrides.userInterfaceStyle = newValue }
  }

  /// The direction in which the content is laid out.
  ///
  /// It depends on `semanticContentAttribute` or, if that attribute is `unspecified`, on the
  /// `layoutDirection` trait.
  open var effectiveUserInterfaceLayoutDirection: View.UserInterfaceLayoutDirection {
    asView.builtInEffectiveUserInterfaceLayoutDirection
  }

  /// The view's outline for assistive technologies, in screen coordinates; nil by default.
  ///
  /// If it is nil, `accessibilityFrame` is used instead.
  open var accessibilityPath: BezierPath? {
    get { asView.builtInAccessibilityPath }
    set { asView.builtInAccessibilityPath = newValue }
  }

  /// The point at which assistive technologies activate the view, in screen coordinates.
  ///
  /// It is the center of `accessibilityFrame` by default.
  open var accessibilityActivationPoint: CGPoint {
    get { asView.builtInAccessibilityActivationPoint }
    set { asView.builtInAccessibilityActivationPoint = newValue }
  }

  // MARK: Layout

  /// The margins and lengths that change when the superview is resized (R2.12).
  ///
  /// By default none change, so the view keeps its size and its distances to the left and top
  /// edges. For example, in a window of 320 by 480 points:
  ///
  /// ```swift
  /// let bar = View(frame: CGRect(x: 0, y: 436, width: 320, height: 44))
  /// bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  /// window.addSubview(bar)
  /// window.frame.size = CGSize(width: 480, height: 320)
  /// let frame = bar.frame  // (0, 276, 480, 44): at the bottom, and as wide as the window
  /// ```
  open var autoresizingMask: View.AutoresizingMask {
    get { asView.builtInAutoresizingMask }
    set { asView.builtInAutoresizingMask = newValue }
  }

  /// Whether resizing the view resizes or moves subviews with autoresizing masks; true by default.
  open var autoresizesSubviews: Bool {
    get { asView.builtInAutoresizesSubviews }
    set { asView.builtInAutoresizesSubviews = newValue }
  }

  /// The layout margins in terms of the reading direction, in points.
  ///
  /// Reading returns the effective margins, like `layoutMargins`. Margins that are set must be
  /// finite; they replace those set by either property, and mark the view as needing layout.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { asView.builtInDirectionalLayoutMargins }
    set { asView.builtInDirectionalLayoutMargins = newValue }
  }

  /// Whether each margin is at least as wide as the part of the superview's margin that overlaps
  /// the view; false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { asView.builtInPreservesSuperviewLayoutMargins }
    set { asView.builtInPreservesSuperviewLayoutMargins = newValue }
  }

  /// Whether the safe area insets are added to the margins; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { asView.builtInInsetsLayoutMarginsFromSafeArea }
    set { asView.builtInInsetsLayoutMarginsFromSafeArea = newValue }
  }

  /// Returns the priority with which the view resists growing beyond its content along `axis`; 250
  /// by default.
  open func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    asView.builtInContentHuggingPriority(for: axis)
  }

  /// Sets the priority with which the view resists growing beyond its content along `axis`.
  ///
  /// It calls `invalidateIntrinsicContentSize()`.
  open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    asView.builtInSetContentHuggingPriority(priority, for: axis)
  }

  /// Returns the priority with which the view resists shrinking below its content along `axis`; 750
  /// by default.
  open func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    asView.builtInContentCompressionResistancePriority(for: axis)
  }

  /// Sets the priority with which the view resists shrinking below its content along `axis`.
  ///
  /// It calls `invalidateIntrinsicContentSize()`.
  open func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: Axis
  ) { asView.builtInSetContentCompressionResistancePriority(priority, for: axis) }

  // MARK: Constraints

  /// Whether the view's autoresizing mask and frame become constraints; true by default (R11.26).
  ///
  /// Set this to false for a view that your constraints position, and add enough of them to
  /// determine its position and, unless its content has a size, its size. If the value is false and
  /// no constraint refers to the view, it has the size of its content, and its position is
  /// undetermined. The following adds one of the constraints that the label needs:
  ///
  /// ```swift
  /// let label = View()
  /// card.addSubview(label)
  /// label.translatesAutoresizingMaskIntoConstraints = false
  /// label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8).isActive = true
  /// ```
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { asView.builtInTranslatesAutoresizingMaskIntoConstraints }
    set { asView.builtInTranslatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// The constraints held by the view (R11.20).
  ///
  /// The view holds an active constraint if it is the nearest common ancestor of the constraint's
  /// items, or if the constraint was added to it explicitly. The constraints are in the order in
  /// which they were added. System constraints, for example for autoresizing masks and content
  /// sizes, aren't included.
  ///
  /// - Complexity: O(1).
  open var constraints: [LayoutConstraint] { asView.builtInConstraints }

  /// Makes the view hold `constraint`, and activates it (R11.19).
  ///
  /// The method does nothing if the view already holds the constraint. A constraint that another
  /// view holds is removed from that view first.
  ///
  /// - Complexity: O(depth).
  /// - Precondition: Each item of the constraint is the view, one of its guides, or inside the view
  ///   (R11.21).
  open func addConstraint(_ constraint: LayoutConstraint) {
    asView.builtInAddConstraint(constraint)
  }

  /// Makes the view hold all of `constraints`; see `addConstraint(_:)`.
  open func addConstraints(_ constraints: [LayoutConstraint]) {
    asView.builtInAddConstraints(constraints)
  }

  /// Deactivates `constraint` if the view holds it; otherwise does nothing.
  ///
  /// - Complexity: O(depth + held constraints).
  open func removeConstraint(_ constraint: LayoutConstraint) {
    asView.builtInRemoveConstraint(constraint)
  }

  /// Deactivates those of `constraints` that the view holds.
  ///
  /// - Complexity: O(constraints · depth + held constraints).
  open func removeConstraints(_ constraints: [LayoutConstraint]) {
    asView.builtInRemoveConstraints(constraints)
  }

  /// Requests a call of `updateConstraints()` in the next layout pass (R11.62).
  ///
  /// - Complexity: At most O(depth); O(1) if the path to the root is already marked.
  open func setNeedsUpdateConstraints() { asView.builtInSetNeedsUpdateConstraints() }

  /// Returns whether the next layout pass will call `updateConstraints()`.
  open func needsUpdateConstraints() -> Bool { asView.builtInNeedsUpdateConstraints }

  /// Calls `updateConstraints()` on those of the receiver and its descendants that have requested
  /// it (R11.62).
  ///
  /// Descendants are called before their ancestors. A view that makes another request during the
  /// pass is called again, at most 100 times (R11.64).
  ///
  /// - Complexity: O(marked views and their ancestors).
  open func updateConstraintsIfNeeded() { asView.builtInUpdateConstraintsIfNeeded() }

  /// Whether the constraints allow an equally good layout in which the view's position or size
  /// differs (R11.78).
  ///
  /// It is false if no constraints position the view. Reading it solves the constraints if
  /// necessary.
  open var hasAmbiguousLayout: Bool { asView.builtInHasAmbiguousLayout }

  /// Moves a view with an ambiguous layout to another equally good position (R11.79).
  ///
  /// Each call moves the undetermined values of the view to an end of the ranges that the
  /// constraints allow or, if a range has no end in the chosen direction, by 100 points. The frame
  /// changes at the next layout. The sequence of positions is the same in each run. The method does
  /// nothing if the layout is determined.
  open func exerciseAmbiguityInLayout() { asView.builtInExerciseAmbiguityInLayout() }

  /// Returns the constraints that affect the view's position and size along an axis (R11.81).
  ///
  /// The constraints are in the order in which they became active. System constraints, for example
  /// for autoresizing masks and content sizes, aren't included.
  ///
  /// - Complexity: O(n log n) for n affecting constraints, including those of the system, plus the
  ///   time to update the layout.
  open func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    asView.builtInConstraintsAffectingLayout(for: axis)
  }

  // MARK: Guides

  /// The guides added to the view, in order of addition (R11.50); built-in ones aren't included.
  open var layoutGuides: [LayoutGuide] { asView.builtInLayoutGuides }

  /// Adds `guide` to the view; has no effect if it is a built-in one or the view has it already.
  ///
  /// If the guide belongs to another view, it is first removed from that view, as by
  /// ``removeLayoutGuide(_:)``.
  open func addLayoutGuide(_ guide: LayoutGuide) { asView.builtInAddLayoutGuide(guide) }

  /// Removes `guide` from the view, and deactivates the constraints that refer to it (R11.22).
  ///
  /// Does nothing if the guide belongs to another view or is a built-in one.
  open func removeLayoutGuide(_ guide: LayoutGuide) { asView.builtInRemoveLayoutGuide(guide) }

  /// The bounds inset by `safeAreaInsets`, which exclude bars, cutouts and added insets (R11.52).
  open var safeAreaLayoutGuide: LayoutGuide { asView.builtInSafeAreaLayoutGuide }

  /// The bounds inset by the layout margins (R11.51).
  ///
  /// ```swift
  /// let margins = card.layoutMarginsGuide
  /// title.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
  /// title.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
  /// ```
  open var layoutMarginsGuide: LayoutGuide { asView.builtInLayoutMarginsGuide }

  /// The readable content area: the layout margins guide, limited to a width of 672 points and
  /// centered (R11.53).
  open var readableContentGuide: LayoutGuide { asView.builtInReadableContentGuide }

  /// The guide for the area at the bottom of the view that the keyboard covers (R11.56).
  ///
  /// By default, its top is never below the bottom of the safe area, even without a keyboard.
  open var keyboardLayoutGuide: KeyboardLayoutGuide { asView.builtInKeyboardLayoutGuide }

  deinit {}
}
