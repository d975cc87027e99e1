import ViewGeometry

extension Application {
  /// The maximum number of quick actions on the home screen (R10.29).
  public static let maximumShownShortcutItems = 4

  /// The app's dynamic actions, in order; nil until they are set.
  ///
  /// They persist while the app isn't running.
  ///
  /// All items are stored, even if only some of them are shown (R10.29). Assigned items are copied,
  /// so later changes to a mutable item have no effect on this property.
  public final var shortcutItems: [ApplicationShortcutItem]? {
    get { dynamicItems }
    set { dynamicItems = newValue?.map { $0.copy() } }
  }

  /// The actions on the home screen, at most four: the static ones, followed by the dynamic ones.
  ///
  /// Dynamic actions are shown once the app has been launched (R10.30), if there is space left.
  public final var shownShortcutItems: [ApplicationShortcutItem] {
    let all = staticShortcutItems + (hasLaunched ? dynamicItems ?? [] : [])
    return Array(all.prefix(Self.maximumShownShortcutItems))
  }

  /// Performs a quick action as if the user had chosen it on the home screen (R10.30).
  ///
  /// If the app is running, it enters the foreground. Otherwise, it is launched with the item in
  /// its launch options. Then the first scene delegate that is a `WindowSceneDelegate` is called
  /// or, without one, the app's delegate with `application(_:performActionFor:completionHandler:)`.
  /// They aren't called if the app's delegate has returned false at the launch, because it has then
  /// handled the action itself. Finally, the app becomes active.
  ///
  /// If the app has scenes and is launched, its first scene is connected instead, with the item in
  /// the connection options, and no delegate is called to perform the action (R10.42).
  ///
  /// The called delegate calls `completion` with its result. If neither is called, `completion` is
  /// called with false.
  public final func select(
    _ item: ApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }
  ) {
    performAsShared {
      if isRunning {
        enterForeground()
        perform(item, completion: completion)
        becomeActive()
      } else {
        if start(for: item), makeSceneDelegate == nil {
          perform(item, completion: completion)
        } else {
          completion(false)
        }
        enter(for: item)
      }
    }
  }

  private final func perform(
    _ item: ApplicationShortcutItem, completion: @escaping (Bool) -> Void
  ) {
    for case let scene as WindowScene in allScenes {
      guard let delegate = scene.delegate as? any WindowSceneDelegate else { continue }
      return delegate.windowScene(scene, performActionFor: item, completionHandler: completion)
    }
    guard let delegate else { return completion(false) }
    delegate.application(self, performActionFor: item, completionHandler: completion)
  }
}
