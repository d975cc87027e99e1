public import ViewGeometry

/// The persistent part of a scene, which outlives its connection: `UISceneSession`.
public final class SceneSession: Hashable {
  /// The role of a scene: `UISceneSession.Role`.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of a scene that shows windows on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  public let role = Role.windowApplication
  /// The configuration of the scene.
  public internal(set) var configuration: SceneConfiguration
  /// The scene of the session; nil once the scene is deallocated.
  public private(set) weak var scene: Scene?

  init(of scene: Scene) {
    self.scene = scene
    configuration = SceneConfiguration(name: nil, sessionRole: .windowApplication)
  }

  /// Returns whether both references are to the same session.
  public static func == (left: SceneSession, right: SceneSession) -> Bool { left === right }

  /// Hashes the identity of the session.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The configuration of a scene, including the classes of the scene and its delegate:
/// `UISceneConfiguration`.
///
/// The library doesn't create instances of these classes; the app does.
public final class SceneConfiguration {
  /// The name in the app's property list; nil if there is none.
  public let name: String?
  /// The role of the scene.
  public let role: SceneSession.Role
  /// The class of the scene's delegate; nil by default.
  public var delegateClass: AnyClass?
  /// The class of the scene; nil by default.
  public var sceneClass: AnyClass?

  /// Creates a configuration with a name and a role.
  public init(name: String?, sessionRole: SceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension Scene {
  /// The reasons for connecting a scene: `UIScene.ConnectionOptions`.
  public struct ConnectionOptions {
    /// The quick action that the app was launched for; nil if there is none (R10.42).
    public var shortcutItem: ApplicationShortcutItem?
  }

  /// The activation state of a scene: `UIScene.ActivationState`.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground and receiving touches.
    case foregroundActive = 0
    /// In the foreground, but not receiving touches.
    case foregroundInactive = 1
    /// In the background.
    case background = 2
  }

  /// The life-cycle state that is attached to a scene.
  final class LifeCycle {
    var delegate: (any SceneDelegate)?
    var activationState = ActivationState.unattached
    let session: SceneSession
    /// The scene's application if it wasn't running when the scene was created; otherwise nil.
    ///
    /// The windows retain it through the scene.
    var keptApplication: Application?

    init(of scene: Scene) { session = SceneSession(of: scene) }
  }

  final var state: LifeCycle {
    if let state = attachment as? LifeCycle { return state }
    let state = LifeCycle(of: self)
    attachment = state
    return state
  }

  /// The delegate of the scene; retained by the scene.
  public final var delegate: (any SceneDelegate)? {
    get { state.delegate }
    set { state.delegate = newValue }
  }

  /// The session of the scene.
  public final var session: SceneSession { state.session }

  /// The activation state of the scene.
  public final var activationState: ActivationState { state.activationState }
}

extension SceneConfiguration: IdentityHashable {}
