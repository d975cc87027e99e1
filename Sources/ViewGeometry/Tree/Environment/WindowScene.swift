/// A part of an application that has its own windows, or whatever else is shown: `UIScene`.
open class Scene: Responder {
  /// The text under which the system lists the scene.
  public final var title: String?

  /// What a front keeps with the scene and the engine never looks at.
  package final var attachment: AnyObject?

  /// The application, which holds its scenes.
  package final weak var application: Responder?

  open override var next: Responder? { application }
}

/// Windows that belong together on one screen: `UIWindowScene`.
///
///     let scene = WindowScene(screen: Screen(portraitSize: CGSize(width: 393, height: 852), scale: 3))
///     let window = Window(windowScene: scene)
///     window.isHidden = false
///
/// A scene fills its screen. Scenes and windows hold each other weakly, as in UIKit: the application holds its scenes, and the program
/// its windows.
open class WindowScene: Scene {
  /// The screen that the scene is on.
  public final let screen: Screen

  /// The status bar over the scene.
  public final let statusBarManager: StatusBarManager?

  /// The window that gets what belongs to no place, such as keys; nil before one was made key.
  ///
  /// Setting it brings the window into the scene, in front of the others of its level, and tells the old key window and
  /// the new one.
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
}

extension WindowScene {
  /// The windows of the scene, visible or not, back to front: by level, and within one in the order they came or were made key.
  public final var windows: [Window] {
    let alive = entries.compactMap(\.window)
    // A stable sort by hand: the order within a level counts.
    return alive.enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
      .map(\.element)
  }

  /// The space of the screen that turns with the content.
  public final var coordinateSpace: any CoordinateSpace { screen.coordinateSpace }

  /// How the content of the scene is turned.
  public final var interfaceOrientation: Screen.InterfaceOrientation { screen.interfaceOrientation }

  /// The traits of the screen, with the size classes of a window that fills the scene.
  public final var traitCollection: TraitCollection { screen.traitCollection }

  /// What the system has made of the scene: `UIWindowScene.Geometry`.
  public struct Geometry {
    /// The space that the scene's windows lie in.
    public let coordinateSpace: any CoordinateSpace
    /// How the content is turned.
    public let interfaceOrientation: Screen.InterfaceOrientation
  }

  /// The place of the scene on its screen.
  public final var effectiveGeometry: Geometry {
    Geometry(coordinateSpace: coordinateSpace, interfaceOrientation: interfaceOrientation)
  }

  /// Makes a window the key window of the scene, in front of the others of its level, and tells the old one first.
  package final func makeKey(_ window: Window) { keyWindow = window }

  private final func keyWindowDidChange(from old: Window?) {
    let new = keyWindow
    if let new {
      if new.windowScene === self { add(new) } else { new.windowScene = self }
    }
    guard old !== new else { return }
    old?.resignKey()
    // The old one may have made another key.
    if let new, keyWindow === new { new.becomeKey() }
  }

  /// Adds a window in front of the others of its level, or brings it there.
  final func add(_ window: Window) {
    remove(window)
    entries.append(Entry(window: window))
  }

  final func remove(_ window: Window) {
    entries.removeAll { $0.window == nil || $0.window === window }
    if window.windowScene !== self, keyWindow === window { keyWindow = nil }
  }

  /// Makes the frontmost visible window key in place of one that was hidden.
  final func windowWasHidden(_ window: Window) {
    guard keyWindow === window else { return }
    keyWindow = nil
    // It may have made another key when it was told.
    guard keyWindow == nil else { return }
    if let next = windows.last(where: { !$0.isHidden }) { makeKey(next) }
  }
}
