import Foundation
public import ViewGeometry

/// An app that is launched from the home screen and owns scenes and windows: `UIApplication`.
///
///     let application = Application.launch(delegate: AppDelegate())
///     application.keyWindow?.rootViewController  // what the delegate has set
///
/// There is no run loop: all effects of a launch, a press or a rotation have happened when the call
/// returns, except for animations on an `AnimationClock` and their completions.
open class Application: Responder {
  /// A key of the launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The quick action that the app was launched for, an `ApplicationShortcutItem`.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// The activation state of an app: `UIApplication.State`.
  public enum State: Int, Sendable {
    /// In the foreground and receiving touches.
    case active
    /// In the foreground, but temporarily not receiving touches.
    case inactive
    /// In the background, or not running.
    case background
  }

  /// The delegate, which is called for launches, state changes, quick actions and rotations; not
  /// retained.
  public final weak var delegate: (any ApplicationDelegate)?

  /// The app's static quick actions, which can't be changed.
  public final let staticShortcutItems: [ApplicationShortcutItem]

  /// The default screen of the app's windows.
  public final let screen: Screen

  /// Whether the app is running.
  public internal(set) final var isRunning = false

  /// The activation state of the app.
  public internal(set) final var applicationState = State.background

  // The state of the quick actions.
  final var dynamicItems: [ApplicationShortcutItem]?
  final var hasLaunched = false

  /// The delegate that the app was launched with.
  ///
  /// This reference is strong, unlike `delegate`.
  final var launchedDelegate: (any ApplicationDelegate)?
  /// Creates the delegate of the scene that each launch connects; nil for an app without scenes.
  final var makeSceneDelegate: ((SceneSession) -> any SceneDelegate)?
  final var scenes: [Scene] = []
  /// The scene to which windows created without a scene are added.
  ///
  /// If the app was never launched, these windows retain the scene.
  final weak var implicitScene: WindowScene?

  /// Creates an app without launching it, by default with the screen of a phone.
  public init(
    staticShortcutItems: [ApplicationShortcutItem] = [], screen: Screen = Application.phoneScreen
  ) {
    self.staticShortcutItems = staticShortcutItems
    self.screen = screen
  }

  open override var next: Responder? { delegate as? Responder }

  /// A new screen of 375 × 667 points with two pixels per point, like the smaller phones with 3D
  /// Touch.
  public static var phoneScreen: Screen {
    Screen(portraitSize: CGSize(width: 375, height: 667), scale: 2)
  }

  deinit {}
}
