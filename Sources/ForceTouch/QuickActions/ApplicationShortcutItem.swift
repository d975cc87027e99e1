/// A quick action of the home screen: `UIApplicationShortcutItem`.
///
/// Items don't change; to change one, change a copy and assign the array again (R10.29):
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

  /// Creates an item; the type tells the program what to do, the title tells the user.
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

  /// What the program knows the action by.
  public var type: String { values.type }
  /// What the row says.
  public var localizedTitle: String { values.localizedTitle }
  /// What the row says below its title.
  public var localizedSubtitle: String? { values.localizedSubtitle }
  /// What the row shows beside its title.
  public var icon: ApplicationShortcutIcon? { values.icon }
  /// What the program wants to be told when the action is chosen.
  public var userInfo: [String: any Sendable]? { values.userInfo }
  /// What the action is about, for programs that choose a scene by it; nil by default.
  public var targetContentIdentifier: (any Sendable)? { values.targetContentIdentifier }

  /// An item with the same values that doesn't change.
  public final func copy() -> ApplicationShortcutItem { ApplicationShortcutItem(values) }

  /// An item with the same values that can be changed.
  public final func mutableCopy() -> MutableApplicationShortcutItem {
    MutableApplicationShortcutItem(values)
  }
}

/// A quick action that can be changed: `UIMutableApplicationShortcutItem`.
///
/// An application copies the items assigned to it, so later changes don't show until it is assigned again.
public final class MutableApplicationShortcutItem: ApplicationShortcutItem {
  /// What the program knows the action by.
  public override var type: String {
    get { values.type }
    set { values.type = newValue }
  }
  /// What the row says.
  public override var localizedTitle: String {
    get { values.localizedTitle }
    set { values.localizedTitle = newValue }
  }
  /// What the row says below its title.
  public override var localizedSubtitle: String? {
    get { values.localizedSubtitle }
    set { values.localizedSubtitle = newValue }
  }
  /// What the row shows beside its title.
  public override var icon: ApplicationShortcutIcon? {
    get { values.icon }
    set { values.icon = newValue }
  }
  /// What the program wants to be told when the action is chosen.
  public override var userInfo: [String: any Sendable]? {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// What the action is about, for programs that choose a scene by it; nil by default.
  public override var targetContentIdentifier: (any Sendable)? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
}
