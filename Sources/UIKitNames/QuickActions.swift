public import ForceTouch

#if !canImport(UIKit)
  /// UIKit's name for `ApplicationShortcutIcon`.
  public typealias UIApplicationShortcutIcon = ApplicationShortcutIcon

  /// UIKit's name for `ApplicationShortcutItem`.
  public typealias UIApplicationShortcutItem = ApplicationShortcutItem

  /// UIKit's name for `MutableApplicationShortcutItem`.
  public typealias UIMutableApplicationShortcutItem = MutableApplicationShortcutItem
#endif
