import ViewGeometry

extension Application {
  /// The number of quick actions that the home screen shows (R10.29).
  public static let maximumShownShortcutItems = 4

  /// The app's dynamic actions, in order; kept while the app isn't running.
  ///
  /// All are kept, however few are shown (R10.29). Assigned items are copied, so later changes of a
  /// mutable item have no effect here.
  public final var shortcutItems: [ApplicationShortcutItem]? {
    get { dynamicItems }
    set { dynamicItems = newValue?.map { $0.copy() } }
  }

  /// The actions that the home screen shows: static actions first, then dynamic ones if they fit.
  ///
  /// Dynamic ones are shown once the app has been launched (R10.30).
  public final var shownShortcutItems: [ApplicationShortcutItem] {
    let all = staticShortcutItems + (hasLaunched ? dynamicItems ?? [] : [])
    return Array(all.prefix(Self.maximumShownShortcutItems))
  }

  /// Performs a quick action as choosing it on the home screen does (R10.30).
  ///
  /// In a running app, the first scene delegate that is a `WindowSceneDelegate` is called or,
  /// without one, the app's delegate with `application(_:performActionFor:completionHandler:)`.
  /// Otherwise the app is launched with the item in its options; if the app's delegate returns
  /// false because it has handled the action, it isn't called again. Then the app enters the
  /// foreground.
  ///
  /// `completion` is called with the delegate's result, or with false if the delegate isn't called.
  public final func select(
    _ item: ApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }
  ) {
    performAsShared {
      if isRunning {
        enterForeground()
        perform(item, completion: completion)
      } else if start(for: item) {
        perform(item, completion: completion)
      } else {
        completion(false)
      }
      becomeActive()
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
