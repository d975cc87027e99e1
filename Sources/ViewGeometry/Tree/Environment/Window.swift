public import Foundation

/// The root of a tree that is on screen.
///
/// Its bounds are the coordinate space that `nil` represents in conversions. Its frame is its
/// rectangle on its screen.
open class Window: View {
  /// The screen that shows the window.
  ///
  /// If none was set, it is the screen of the calling thread's application (R14.19), or nil if the
  /// thread hasn't used an application. The window takes that screen's traits only when it is added
  /// to a scene, for example by `makeKeyAndVisible()`. Setting it notifies the views in the window
  /// if their traits change. Conversions treat all windows without a screen of their own as windows
  /// on one screen (R3.6).
  open var screen: Screen! {
    get { ownScreen ?? Screen.ofThread }
    set { moveToScreen(newValue) }
  }

  /// The scene that the window belongs to; nil by default.
  ///
  /// Setting it to a scene moves the window to the scene's screen. If it is set to nil, the window
  /// stays on its screen. The property doesn't retain the scene, as in UIKit.
  open var windowScene: WindowScene? {
    get { ownScene }
    set { moveToScene(newValue) }
  }

  /// The level of the window, `normal` by default; windows of higher levels are in front in its
  /// scene.
  ///
  /// Among windows of the same level, those added or made key later are in front.
  open var windowLevel = Level.normal

  final var ownScreen: Screen?
  final weak var ownScene: WindowScene?
  /// A strong reference to the scene, stored if nothing else retains the scene.
  package final var heldScene: WindowScene?
  final weak var firstResponder: Responder?

  /// The distances from the window's edges that bars and cutouts cover, in points; zero by default.
  ///
  /// The safe area insets of the views in the window are derived from them. The host, which knows
  /// the device, sets them. Setting them notifies the views whose insets change.
  open override var safeAreaInsets: EdgeInsets {
    get { ownSafeAreaInsets }
    set {
      guard newValue != ownSafeAreaInsets else { return }
      changeSafeArea { ownSafeAreaInsets = newValue }
    }
  }

  private final var ownSafeAreaInsets = EdgeInsets.zero

  /// The keyboard's rectangle in the window's bounds coordinates, in points; nil if no keyboard is
  /// on screen.
  ///
  /// It is nil by default. The host, which shows the keyboard, sets it. The keyboard layout guides
  /// of the views in the window follow it at the next layout (R11.56). A keyboard that ends above
  /// the window's bottom edge is undocked.
  ///
  /// A rectangle with a value that isn't finite counts as nil.
  public final var keyboardFrame: CGRect? {
    get { environment?.keyboardFrame }
    set {
      let frame = newValue.flatMap { frame in
        let values = [frame.minX, frame.minY, frame.width, frame.height]
        return values.allSatisfy(\.isFinite) ? frame.standardized : nil
      }
      guard frame != keyboardFrame else { return }
      makeEnvironment().keyboardFrame = frame
      visitViewsOfSameWindow { $0.keyboardDidMove() }
    }
  }

  /// The number of pixels per point, for rounding the frames computed from constraints or by stack
  /// views, and fitting sizes, to whole pixels (R11.65).
  ///
  /// Nil, the default, means that these aren't rounded. Each edge of a frame is rounded to the
  /// nearest pixel of the window, so that adjacent views have no gaps, but equal widths may differ
  /// by a pixel. Fitting sizes are rounded up. Controls round with this scale, too, but if it is
  /// nil, they use the scale of the traits. Setting another value marks all views in the window as
  /// needing layout.
  ///
  /// - Precondition: The value is nil, or it is finite and positive.
  public final var displayScale: CGFloat? {
    didSet {
      precondition(
        displayScale.map { $0.isFinite && $0 > 0 } ?? true,
        "The display scale of a window must be finite and above zero, not \(displayScale ?? 0).")
      if displayScale != oldValue { visitViewsOfSameWindow { $0.setNeedsLayout() } }
    }
  }

  /// Creates a window whose frame on its screen is `frame`.
  ///
  /// The window has no screen of its own and no scene until they are set. Unlike in UIKit, it isn't
  /// hidden at first.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    flags.formUnion(.isWindow)
  }

  /// Creates a window that fills a scene; as in UIKit, it is hidden at first.
  public init(windowScene: WindowScene) {
    super.init(frame: windowScene.coordinateSpace.bounds)
    flags.formUnion([.isWindow, .hidden])
    moveToScene(windowScene)
  }

  /// Always returns nil, because archives aren't supported.
  public override init?(coder: NSObject) { return nil }

  /// Creates a window that fills `screen`; unlike in UIKit, it isn't hidden at first.
  public convenience init(screen: Screen) {
    self.init(frame: screen.bounds)
    self.screen = screen
  }

  open override var next: Responder? { windowScene ?? super.next }

  // MARK: Events, to override

  /// Calls the touch methods of the views that the event's touches began in (R4.18).
  ///
  /// A host that tracks fingers calls it; the library doesn't. The views aren't found by a hit
  /// test: each touch has its ``Touch/view``. A touch is withheld until it ends if, when it begins,
  /// it isn't permitted beside the current ones (``ViewSettings/isMultipleTouchEnabled``,
  /// ``ViewSettings/isExclusiveTouch``). An override must call super to have the touches delivered.
  open func sendEvent(_ event: Event) { deliver(event) }

  // MARK: Key windows, to override

  /// Called after the window has become its scene's key window; does nothing by default.
  open func becomeKey() {}

  /// Called after the window has ceased to be its scene's key window; does nothing by default.
  open func resignKey() {}

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    sizeClassesMayHaveChanged(from: oldBounds.size)
  }

  /// Converts a point from the window's bounds coordinates to those of another window (R3.3).
  ///
  /// Nil represents the coordinate space of the receiver's screen, which rotates with the content.
  /// Windows on different screens are treated as if their bounds coincided (R3.6).
  public final func convert(_ point: CGPoint, to window: Window?) -> CGPoint {
    guard let window else { return mapToScreen.map(point) }
    return convert(point, to: window as View?)
  }

  /// Converts a point from the bounds coordinates of another window to those of the receiver.
  ///
  /// Nil represents the coordinate space of the receiver's screen, which rotates with the content.
  /// Windows on different screens are treated as if their bounds coincided (R3.6).
  public final func convert(_ point: CGPoint, from window: Window?) -> CGPoint {
    guard let window else { return mapFromScreen.map(point) }
    return convert(point, from: window as View?)
  }

  /// Converts a rectangle from the window's bounds coordinates to those of another window, as a
  /// bounding box.
  ///
  /// Nil represents the coordinate space of the receiver's screen, which rotates with the content.
  /// Windows on different screens are treated as if their bounds coincided (R3.6).
  public final func convert(_ rect: CGRect, to window: Window?) -> CGRect {
    guard let window else { return mapToScreen.map(rect) }
    return convert(rect, to: window as View?)
  }

  /// Converts a rectangle from the bounds coordinates of another window to those of the receiver,
  /// as a bounding box.
  ///
  /// Nil represents the coordinate space of the receiver's screen, which rotates with the content.
  /// Windows on different screens are treated as if their bounds coincided (R3.6).
  public final func convert(_ rect: CGRect, from window: Window?) -> CGRect {
    guard let window else { return mapFromScreen.map(rect) }
    return convert(rect, from: window as View?)
  }

  /// Whether the window is its scene's key window.
  open var isKeyWindow: Bool { windowScene.map { $0.keyWindow === self } ?? false }

  deinit {}
}
