/// A part of an application with windows or other content of its own, like `UIScene`.
open class Scene: Responder {
  /// The title under which the system lists the scene; nil by default.
  public final var title: String?

  /// An object that the host associates with the scene.
  package final var attachment: AnyObject?

  /// The application, which retains its scenes.
  package final weak var application: Responder?

  open override var next: Responder? { application }

  deinit {}
}

/// A group of windows on one screen, like `UIWindowScene`.
///
///     let scene = WindowScene(screen: Screen(portraitSize: CGSize(width: 393, height: 852), scale: 3))
///     let window = Window(windowScene: scene)
///     window.isHidden = false
///
/// A scene fills its screen. Scenes and windows refer to each other weakly, as in UIKit: the
/// application retains its scenes, and the app's code retains its windows.
open class WindowScene: Scene {
  /// The screen of the scene.
  public final let screen: Screen

  /// The geometry of the scene's status bar; never nil.
  public final let statusBarManager: StatusBarManager?

  /// The window that receives events without a position, such as key presses.
  ///
  /// It isn't retained, and is nil until a window is made key. Setting it adds the window to the
  /// scene, in front of the other windows of its level, and notifies the old and the new key
  /// window. When the key window leaves the scene, the value becomes nil. When the key window is
  /// hidden, the frontmost visible window becomes key, or none if all are hidden.
  public final weak var keyWindow: Window? {
    didSet { keyWindowDidChange(from: oldValue) }
  }

  private struct Entry {
    weak var window: Window?
  }

  private final var entries: [Entry] = []

  /// Creates a scene that fills `screen`.
  public init(screen: Screen) {
    self.screen = screen
    statusBarManager = StatusBarManager(screen: screen)
  }

  deinit {}
}

extension WindowScene {
  /// The windows of the scene, visible or not, from back to front.
  ///
  /// They are ordered by level, and within a level by the order in which they were added or made
  /// key.
  ///
  /// - Complexity: O(n log n) for n windows.
  public final var windows: [Window] {
    let alive = entries.compactMap(\.window)
    // The sort is stable, because the order within a level matters.
    return alive.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// The screen's coordinate space, which rotates with the content; each read returns a new object.
  public final var coordinateSpace: any CoordinateSpace { screen.coordinateSpace }

  /// The interface orientation of the scene's screen.
  public final var interfaceOrientation: Screen.InterfaceOrientation { screen.interfaceOrientation }

  /// The traits of the screen, with the size classes of a window that fills the scene.
  public final var traitCollection: TraitCollection { screen.traitCollection }

  /// The geometry of a scene on its screen, like `UIWindowScene.Geometry`.
  public struct Geometry {
    /// The coordinate space that contains the scene's windows.
    public let coordinateSpace: any CoordinateSpace
    /// The interface orientation of the scene's screen.
    public let interfaceOrientation: Screen.InterfaceOrientation
  }

  /// The geometry of the scene on its screen.
  public final var effectiveGeometry: Geometry {
    Geometry(coordinateSpace: coordinateSpace, interfaceOrientation: interfaceOrientation)
  }

  /// Makes a window the scene's key window, in front of the other windows of its level.
  ///
  /// The old key window is notified first.
  package final func makeKey(_ window: Window) { keyWindow = window }

  private final func keyWindowDidChange(from old: Window?) {
    let new = keyWindow
    if let new {
      if new.windowScene === self { add(new) } else { new.windowScene = self }
    }
    guard old !== new else { return }
    old?.resignKey()
    // The old key window may have made another window key.
    if let new, keyWindow === new { new.becomeKey() }
  }

  /// Adds a window in front of the other windows of its level, or moves it there.
  final func add(_ window: Window) {
    remove(window)
    entries.append(Entry(window: window))
  }

  final func remove(_ window: Window) {
    entries.removeAll { $0.window == nil || $0.window === window }
    if window.windowScene !== self, keyWindow === window { keyWindow = nil }
  }

  /// If `window` is the key window, makes the frontmost visible window the key window instead.
  final func windowWasHidden(_ window: Window) {
    guard keyWindow === window else { return }
    keyWindow = nil
    // The old key window may have made another window key when it was notified.
    guard keyWindow == nil else { return }
    if let next = windows.last(where: { !$0.isHidden }) { makeKey(next) }
  }
}
