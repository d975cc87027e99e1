/// The program as the home screen sees it: the part of `UIApplication` that has to do with quick actions.
///
/// There is no `shared` application; the program that plays the home screen makes one.
open class Application {
  /// How many quick actions the home screen shows (R10.29).
  public static let maximumShownShortcutItems = 4

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

  /// Who is told of launches and actions; not retained.
  public final weak var delegate: (any ApplicationDelegate)?

  /// The actions that the program brings with it, which nothing can change.
  public final let staticShortcutItems: [ApplicationShortcutItem]

  /// The actions that the program has set, in order; kept when it isn't running.
  ///
  /// All are kept, however few are shown (R10.29). They are copied on the way in, so changing a mutable item afterwards
  /// changes nothing here.
  public final var shortcutItems: [ApplicationShortcutItem]? {
    get { dynamicItems }
    set { dynamicItems = newValue?.map { $0.copy() } }
  }

  /// Whether the program is running.
  public private(set) final var isRunning = false

  private final var dynamicItems: [ApplicationShortcutItem]?
  private final var hasLaunched = false

  /// A program that has never been launched.
  public init(staticShortcutItems: [ApplicationShortcutItem] = []) {
    self.staticShortcutItems = staticShortcutItems
  }

  /// The actions that the home screen shows: static ones first, then dynamic ones in the places that are left.
  ///
  /// Dynamic ones only once the program has been launched (R10.30).
  public final var shownShortcutItems: [ApplicationShortcutItem] {
    let all = staticShortcutItems + (hasLaunched ? dynamicItems ?? [] : [])
    return Array(all.prefix(Self.maximumShownShortcutItems))
  }
}

extension Application {
  /// Launches the program, as a tap on its icon does; nothing happens when it is running.
  public final func launch() {
    start(for: nil)
  }

  /// Ends the program; its actions stay.
  public final func terminate() {
    isRunning = false
  }

  /// Does what choosing a quick action does (R10.30).
  ///
  /// A running program is told by `application(_:performActionFor:completionHandler:)`. Another is launched first, with the
  /// item in its options; if it then says that it has seen to the action, by returning false, that is all.
  ///
  /// `completion` gets what the delegate passes on, or false when it is not asked.
  public final func select(
    _ item: ApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }
  ) {
    if !isRunning, !start(for: item) { return completion(false) }
    guard let delegate else { return completion(false) }
    delegate.application(self, performActionFor: item, completionHandler: completion)
  }

  /// Launches the program; true unless it has seen to `item` itself.
  @discardableResult
  private final func start(for item: ApplicationShortcutItem?) -> Bool {
    guard !isRunning else { return true }
    isRunning = true
    hasLaunched = true
    let options = item.map { [LaunchOptionsKey.shortcutItem: $0 as Any] }
    return delegate?.application(self, didFinishLaunchingWithOptions: options) ?? true
  }
}

/// Applications are confined to one thread or task at a time.
@available(*, unavailable)
extension Application: Sendable {}

/// The delegate of an application: the part of `UIApplicationDelegate` that has to do with quick actions.
public protocol ApplicationDelegate: AnyObject {
  /// Tells that the program has been launched; true by default.
  ///
  /// - Returns: False if the quick action in the options has been seen to, and needn't be performed (R10.30).
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Performs a quick action; call `completionHandler` with whether that worked, which the default does with false.
  func application(
    _ application: Application, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension ApplicationDelegate {
  /// True.
  public func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// Performs nothing.
  public func application(
    _ application: Application, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
}
