public import ViewGeometry

/// What stays of a scene while it is away: `UISceneSession`.
public final class SceneSession: Hashable {
  /// What a scene is for: `UISceneSession.Role`.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// The role of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows on the device's screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role = Role.windowApplication
  /// How the scene is set up.
  public internal(set) var configuration: SceneConfiguration
  /// The scene, while it is connected.
  public private(set) weak var scene: Scene?

  init(of scene: Scene) {
    self.scene = scene
    configuration = SceneConfiguration(name: nil, sessionRole: .windowApplication)
  }

  /// Whether the two are the same session.
  public static func == (left: SceneSession, right: SceneSession) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How scenes are set up: `UISceneConfiguration`; the classes in it are the program's to make objects of.
public final class SceneConfiguration {
  /// The name in the program's property list.
  public let name: String?
  /// What the scene is for.
  public let role: SceneSession.Role
  /// The class of the scene's delegate.
  public var delegateClass: AnyClass?
  /// The class of the scene.
  public var sceneClass: AnyClass?

  /// A configuration of a name.
  public init(name: String?, sessionRole: SceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension Scene {
  /// Why a scene is connected: `UIScene.ConnectionOptions`.
  public struct ConnectionOptions {
    /// The quick action that the scene was made for.
    public var shortcutItem: ApplicationShortcutItem?
  }

  /// How far in front a scene is: `UIScene.ActivationState`.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, and it gets touches.
    case foregroundActive = 0
    /// In front, and something else gets the touches.
    case foregroundInactive = 1
    /// Not in front.
    case background = 2
  }

  /// What the front keeps with a scene.
  final class LifeCycle {
    var delegate: (any SceneDelegate)?
    var activationState = ActivationState.unattached
    let session: SceneSession
    /// The application that was made for the scene's windows, which they keep alive through the scene.
    var keptApplication: Application?

    init(of scene: Scene) { session = SceneSession(of: scene) }
  }

  final var state: LifeCycle {
    if let state = attachment as? LifeCycle { return state }
    let state = LifeCycle(of: self)
    attachment = state
    return state
  }

  /// Who is told what becomes of the scene; the scene holds it.
  public final var delegate: (any SceneDelegate)? {
    get { state.delegate }
    set { state.delegate = newValue }
  }

  /// What stays of the scene while it is away.
  public final var session: SceneSession { state.session }

  /// How far in front the scene is.
  public final var activationState: ActivationState { state.activationState }
}
