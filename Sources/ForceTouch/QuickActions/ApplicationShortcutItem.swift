public import ViewGeometry

/// A quick action of the home screen: `UIApplicationShortcutItem`.
///
/// Items are immutable; to change one, change a copy and assign the array again (R10.29):
///
///     let copy = item.mutableCopy()
///     copy.localizedTitle = "Chat with Ada"
///     application.shortcutItems = [copy]
public class ApplicationShortcutItem {
  fileprivate final var values: Values

  fileprivate struct Values {
    var type: String
    var localizedTitle: String
    var localizedSubtitle: String?
    var icon: ApplicationShortcutIcon?
    var userInfo: [String: any Sendable]?
    var targetContentIdentifier: (any Sendable)?
  }

  /// Creates an item without a subtitle, an icon or data.
  ///
  /// - Parameters:
  ///   - type: A string by which the app identifies the action.
  ///   - localizedTitle: The title shown to the user.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - type: A string by which the app identifies the action.
  ///   - localizedTitle: The title shown to the user.
  ///   - localizedSubtitle: The second line shown to the user; nil for none.
  ///   - icon: The icon shown beside the title; nil for none.
  ///   - userInfo: App-specific values, by name; nil for none.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: ApplicationShortcutIcon? = nil, userInfo: [String: any Sendable]? = nil
  ) {
    values = Values(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle,
      icon: icon, userInfo: userInfo)
  }

  fileprivate init(_ values: Values) {
    self.values = values
  }

  /// A string by which the app identifies the action.
  public var type: String { values.type }
  /// The title shown to the user.
  public var localizedTitle: String { values.localizedTitle }
  /// The second line shown to the user; nil if there is none.
  public var localizedSubtitle: String? { values.localizedSubtitle }
  /// The icon shown beside the title; nil if there is none.
  public var icon: ApplicationShortcutIcon? { values.icon }
  /// App-specific values, by name; nil if there are none.
  public var userInfo: [String: any Sendable]? { values.userInfo }
  /// An identifier of the content that the action opens; nil by default.
  ///
  /// Apps can use it to choose a scene.
  public var targetContentIdentifier: (any Sendable)? { values.targetContentIdentifier }

  /// Returns an immutable item with the same values.
  public final func copy() -> ApplicationShortcutItem { ApplicationShortcutItem(values) }

  /// Returns a mutable item with the same values.
  public final func mutableCopy() -> MutableApplicationShortcutItem {
    MutableApplicationShortcutItem(values)
  }
}

/// A mutable quick action: `UIMutableApplicationShortcutItem`.
///
/// An application copies the items assigned to it. Later changes to an item have no effect until
/// the item is assigned again.
public final class MutableApplicationShortcutItem: ApplicationShortcutItem {
  /// A string by which the app identifies the action.
  public override var type: String {
    get { values.type }
    set { values.type = newValue }
  }
  /// The title shown to the user.
  public override var localizedTitle: String {
    get { values.localizedTitle }
    set { values.localizedTitle = newValue }
  }
  /// The second line shown to the user; nil if there is none.
  public override var localizedSubtitle: String? {
    get { values.localizedSubtitle }
    set { values.localizedSubtitle = newValue }
  }
  /// The icon shown beside the title; nil if there is none.
  public override var icon: ApplicationShortcutIcon? {
    get { values.icon }
    set { values.icon = newValue }
  }
  /// App-specific values, by name; nil if there are none.
  public override var userInfo: [String: any Sendable]? {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// An identifier of the content that the action opens; nil by default.
  ///
  /// Apps can use it to choose a scene.
  public override var targetContentIdentifier: (any Sendable)? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
}

extension ApplicationShortcutItem: IdentityHashable {}
