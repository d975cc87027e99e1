import Foundation
public import ViewGeometry

/// A program: what the home screen launches, and what windows and scenes belong to, as `UIApplication`.
///
///     let application = Application.launch(delegate: AppDelegate())
///     application.keyWindow?.rootViewController  // what the delegate has set
///
/// There is no run loop: everything that a launch, a press or a rotation brings about has happened when the call returns.
open class Application: Responder {
  /// A key of the launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// The key of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The quick action that the program was launched for, an `ApplicationShortcutItem`.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// How far in front a program is: `UIApplication.State`.
  public enum State: Int, Sendable {
    /// In front, and it gets touches.
    case active
    /// In front, and something else gets the touches for a while.
    case inactive
    /// Not in front, or not running.
    case background
  }

  /// Who is told of launches and actions; not retained.
  public final weak var delegate: (any ApplicationDelegate)?

  /// The actions that the program brings with it, which nothing can change.
  public final let staticShortcutItems: [ApplicationShortcutItem]

  /// The screen that the program's windows lie on unless told otherwise.
  public final let screen: Screen

  /// Whether the program is running.
  public internal(set) final var isRunning = false

  /// How far in front the program is.
  public internal(set) final var applicationState = State.background

  // What quick actions keep.
  final var dynamicItems: [ApplicationShortcutItem]?
  final var hasLaunched = false

  /// What the program keeps while it runs: its delegate if it was launched with one, and its scenes.
  final var launchedDelegate: (any ApplicationDelegate)?
  final var scenes: [Scene] = []
  /// The scene of windows that were made without one; held by them while no scene was launched.
  final weak var implicitScene: WindowScene?

  /// A program that has never been launched, on the screen of a phone unless told otherwise.
  public init(
    staticShortcutItems: [ApplicationShortcutItem] = [], screen: Screen = Application.phoneScreen
  ) {
    self.staticShortcutItems = staticShortcutItems
    self.screen = screen
  }

  open override var next: Responder? { delegate as? Responder }

  /// A new screen of 375 × 667 points with two pixels a point: that of the phones that told force.
  public static var phoneScreen: Screen {
    Screen(portraitSize: CGSize(width: 375, height: 667), scale: 2)
  }
}
