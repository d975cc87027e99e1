public import Foundation
public import ViewGeometry

/// A container that shows one page, or two facing pages, of a sequence of controllers at a time:
/// `UIPageViewController`.
///
/// Pages scroll, or curl like those of a book. The data source supplies the pages before
/// and after the current one. The host reports drags to ``pageScrollView``, or calls
/// ``turnPage(_:animated:)`` for a swipe or tap.
open class PageViewController: ViewController {
  private final let style: TransitionStyle
  private final let orientation: NavigationOrientation
  /// The distance between pages, in points.
  final let spacing: CGFloat
  final var spine: SpineLocation
  final var doubleSided: Bool
  /// The controllers that are shown; during a transition that the app requested, the new ones.
  final var pages: [ViewController] = []
  /// The back of the current page, which is a child, but isn't shown; nil if there is none.
  final var back: ViewController?
  /// The controllers whose views are shown; during a transition, the old ones.
  final var installed: [ViewController] = []
  /// The children that were added as pages or as backs of pages.
  final var adopted: [ViewController] = []
  final var before = PageNeighbor.unknown
  final var after = PageNeighbor.unknown
  final var transition: PageTransition?
  /// Controllers set while the delegate is choosing a spine location; nil at other times.
  final var pagesForNewSpine: [ViewController]?
  final var isChoosingSpine = false
  /// Whether there is no page indicator.
  ///
  /// It is true for page curls, for vertical pages, without a data source, and if the data source
  /// doesn't implement both methods for the indicator. `updateIndicator()` sets the value.
  final var lacksPresentation = false
  final let scroller = PageScrollView(frame: .zero)
  /// The views in the scroll view that contain the pages.
  ///
  /// At rest, the middle one contains the current page.
  final let slots = [View(), View(), View()]
  final let indicator = PageIndicatorView(frame: .zero)

  /// The delegate, which isn't retained.
  ///
  /// Its transition methods are called only for user-driven transitions.
  open weak var delegate: (any PageViewControllerDelegate)?

  /// The data source; not retained.
  ///
  /// Without one, the user can't turn pages (R14.13). Setting it updates the page indicator.
  open weak var dataSource: (any PageViewControllerDataSource)? {
    didSet {
      forgetNeighbors()
      updateIndicator()
    }
  }

  /// Creates a page view controller.
  ///
  /// - Parameters:
  ///   - style: The style of transitions between pages.
  ///   - navigationOrientation: The axis along which pages follow each other.
  ///   - options: The spine location for page curls (a `SpineLocation` or its raw value), and the
  ///     distance between scrolling pages in points. Distances that are negative or not finite
  ///     count as 0. Any other invalid value is replaced with the option's default.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (self.style, orientation) = (style, navigationOrientation)
    spacing = style == .scroll ? Self.spacing(in: options) : 0
    spine = style == .scroll ? .none : Self.spineLocation(in: options)
    doubleSided = spine == .mid
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a horizontal page view controller with page curls; the arguments have no effect.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil
  ) {
    (style, orientation, spacing) = (.pageCurl, .horizontal, 0)
    (spine, doubleSided) = (.min, false)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil, since archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// The style of transitions between pages.
  open var transitionStyle: TransitionStyle { style }

  /// The axis along which pages follow each other.
  open var navigationOrientation: NavigationOrientation { orientation }

  /// The location of the spine; `none` for scrolling pages, and otherwise `min` by default.
  open var spineLocation: SpineLocation { spine }

  /// Whether pages have content on their backs; false by default, and true for a spine in the
  /// middle.
  ///
  /// - Precondition: The value is true if the spine is in the middle. In the delegate's method that
  ///   chooses a spine location, both values are allowed.
  open var isDoubleSided: Bool {
    get { doubleSided }
    set {
      precondition(
        newValue || spine != .mid || isChoosingSpine,
        "Pages with a spine in the middle are always double-sided.")
      doubleSided = newValue
    }
  }

  /// The controllers that are shown: one, or two with a spine in the middle; empty initially.
  ///
  /// During a transition that the app requested, they are the new ones. During a user-driven
  /// transition, they are the old ones.
  open var viewControllers: [ViewController]? { pages }

  /// Shows other controllers; the change is animated only if `animated` is true and the thread has
  /// an `AnimationClock` (R14.16).
  ///
  /// A transition that is still running ends first. One that the app requested is completed, and
  /// its completion is called with false; a user-driven one is canceled. `completion` is called
  /// after the appearance callbacks of the controllers, with true unless another transition has
  /// interrupted this one. The delegate isn't called for this transition.
  ///
  /// In the delegate's method that chooses a spine location, the controllers are shown once that
  /// method has returned, and `completion` is called immediately, with true.
  ///
  /// - Precondition: There is one controller or, if the spine is in the middle, there are two
  ///   different ones. For page curls of double-sided pages with the spine at an edge, a second
  ///   controller, the back of the page, is required if `animated` is true, and optional otherwise.
  ///   None of them is or contains the receiver.
  open func setViewControllers(
    _ viewControllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setPages(
      viewControllers ?? [], direction: direction, animated: animated, completion: completion)
  }

  /// The scroll view that contains the pages; nil for page curls.
  ///
  /// It is three pages long and rests at the second one (R14.9). The host reports drags to it.
  public final var pageScrollView: ScrollView? { style == .scroll ? scroller : nil }

  /// The view of the page indicator; nil if there is no indicator (R14.10).
  public final var pageIndicator: PageIndicatorView? {
    indicator.superview == nil ? nil : indicator
  }

  /// Turns to the next or previous page, as if the user had swiped or tapped.
  ///
  /// The delegate is called. Returns false and does nothing if there is no such page, the current
  /// page hasn't been shown, another transition is running, or the user is scrolling.
  @discardableResult
  public final func turnPage(_ direction: NavigationDirection, animated: Bool) -> Bool {
    turn(direction, animated: animated)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    installViews()
  }

  override func layOutOwnViews() {
    super.layOutOwnViews()
    layOutPages()
  }

  override func childDidLeave(_ child: ViewController) {
    super.childDidLeave(child)
    pageDidLeave(child)
  }

  /// Returns the size of a page, or of one of two pages beside a spine in the middle.
  open override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    pageSize(in: parentSize)
  }

  /// Lets the delegate choose a spine location for page curls after a rotation (R14.17).
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard style == .pageCurl, !coordinator.targetTransform.isIdentity else { return }
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.chooseSpineLocation() })
  }

  /// The orientations that the delegate returns; without a delegate, the default orientations of
  /// `ViewController`.
  open override var supportedInterfaceOrientations: InterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? ownSupportedOrientations
  }

  final var ownSupportedOrientations: InterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate returns; without a delegate, the default orientation of
  /// `ViewController`.
  open override var preferredInterfaceOrientationForPresentation: Screen.InterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? ownPreferredOrientation
  }

  final var ownPreferredOrientation: Screen.InterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }

  deinit {}
}
