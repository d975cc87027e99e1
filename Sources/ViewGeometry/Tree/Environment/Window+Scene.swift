public import Foundation

extension Window {
  /// The level of a window, like `UIWindow.Level`.
  public struct Level: RawRepresentable, Sendable, Hashable, Comparable {
    /// The level as a number; windows with higher levels are in front.
    public var rawValue: CGFloat

    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// The default level.
    public static let normal = Level(0)
    /// The level of windows in front of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts, in front of the status bar.
    public static let alert = Level(2000)

    /// Returns whether windows of the first level are behind those of the second.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  final func moveToScreen(_ screen: Screen?) {
    guard screen !== ownScreen else { return }
    changeTraits {
      ownScreen?.remove(self)
      ownScreen = screen
      screen?.add(self)
    }
  }

  final func moveToScene(_ scene: WindowScene?) {
    guard scene !== ownScene else { return }
    let old = ownScene
    ownScene = scene
    heldScene = nil
    old?.remove(self)
    guard let scene else { return }
    scene.add(self)
    moveToScreen(scene.screen)
  }

  /// Notifies the controllers in the window after the window was shown or hidden.
  ///
  /// If it was shown and has controllers, also lays it out. If it was hidden while it was the key
  /// window, the frontmost visible window of its scene becomes key.
  final func visibilityDidChange() {
    let managers = managersOfSameWindow
    for manager in managers { manager.managedViewWillBecome(visible: !isHidden) }
    managers.didBecome(visible: !isHidden) { if !isHidden { layoutIfNeeded() } }
    if isHidden { windowScene?.windowWasHidden(self) }
  }
}
