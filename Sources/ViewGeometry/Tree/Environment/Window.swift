public import Foundation

/// The root of a tree that is on screen: its bounds are the window coordinates that `nil` stands for.
///
/// The frame of a window is its place on its screen.
open class Window: View {
  /// The screen the window is on; windows without one share an unnamed screen.
  public final var screen: Screen! {
    get { ownScreen }
    set { moveToScreen(newValue) }
  }

  /// The scene the window belongs to, not held, as in UIKit; setting it brings the window onto the scene's screen.
  public final var windowScene: WindowScene? {
    get { ownScene }
    set { moveToScene(newValue) }
  }

  /// Which windows of its scene the window lies above: those of lower levels, and earlier ones of its own.
  public final var windowLevel = Level.normal

  final var ownScreen: Screen?
  final weak var ownScene: WindowScene?
  /// The scene, where nobody else holds it.
  package final var heldScene: WindowScene?
  final weak var firstResponder: Responder?

  /// The part of the window that bars and cut-outs cover, which the views in it derive theirs from.
  ///
  /// Zero by default; set by the front that knows the device.
  open override var safeAreaInsets: EdgeInsets {
    get { ownSafeAreaInsets }
    set {
      guard newValue != ownSafeAreaInsets else { return }
      changeSafeArea { ownSafeAreaInsets = newValue }
    }
  }

  private final var ownSafeAreaInsets = EdgeInsets.zero

  /// Pixels per point that frames found by constraints are rounded to, or nil, the default, for no rounding (R11.65).
  ///
  /// Each edge comes to the nearest pixel of the window, so neighbours touch without cracks, and equal widths may differ by a pixel.
  ///
  /// - Precondition: Finite and above 0.
  public final var displayScale: CGFloat? {
    didSet {
      precondition(
        displayScale.map { $0.isFinite && $0 > 0 } ?? true,
        "The display scale of a window is finite and above zero, not \(displayScale ?? 0).")
      if displayScale != oldValue { visitViewsOfSameWindow { $0.setNeedsLayout() } }
    }
  }

  /// Creates a window whose frame on its screen is `frame`.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    flags.formUnion(.isWindow)
  }

  /// Creates a window that fills a scene; it is hidden until it is made visible, as in UIKit.
  public init(windowScene: WindowScene) {
    super.init(frame: windowScene.coordinateSpace.bounds)
    flags.formUnion([.isWindow, .hidden])
    moveToScene(windowScene)
  }

  /// Nil: there are no archives.
  public override init?(coder: NSObject) { return nil }

  /// Creates a window that fills `screen`.
  public convenience init(screen: Screen) {
    self.init(frame: screen.bounds)
    self.screen = screen
  }

  open override var next: Responder? { windowScene ?? super.next }

  // MARK: Key windows, to override

  /// Tells that the window has become its scene's key window.
  open func becomeKey() {}

  /// Tells that the window is no longer its scene's key window.
  open func resignKey() {}

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    sizeClassesMayHaveChanged(from: oldBounds.size)
  }

  /// The point, given in the window's bounds, in those of another window; nil stands for the screen (R3.3).
  public final func convert(_ point: CGPoint, to window: Window?) -> CGPoint {
    guard let window else { return mapToScreen.map(point) }
    return convert(point, to: window as View?)
  }

  /// The point, given in the bounds of another window, in the receiver's; nil stands for the screen.
  public final func convert(_ point: CGPoint, from window: Window?) -> CGPoint {
    guard let window else { return mapFromScreen.map(point) }
    return convert(point, from: window as View?)
  }

  /// The box of the rectangle, given in the window's bounds, in those of another window; nil stands for the screen.
  public final func convert(_ rect: CGRect, to window: Window?) -> CGRect {
    guard let window else { return mapToScreen.map(rect) }
    return convert(rect, to: window as View?)
  }

  /// The box of the rectangle, given in the bounds of another window, in the receiver's; nil stands for the screen.
  public final func convert(_ rect: CGRect, from window: Window?) -> CGRect {
    guard let window else { return mapFromScreen.map(rect) }
    return convert(rect, from: window as View?)
  }
}
