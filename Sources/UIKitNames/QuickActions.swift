public import ForceTouch

#if !canImport(UIKit)
  /// UIKit's name of `ApplicationShortcutIcon`.
  public typealias UIApplicationShortcutIcon = ApplicationShortcutIcon

  /// UIKit's name of `ApplicationShortcutItem`.
  public typealias UIApplicationShortcutItem = ApplicationShortcutItem

  /// UIKit's name of `MutableApplicationShortcutItem`.
  public typealias UIMutableApplicationShortcutItem = MutableApplicationShortcutItem
#endif
