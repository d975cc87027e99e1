import ViewGeometry

extension Application {
  /// How many quick actions the home screen shows (R10.29).
  public static let maximumShownShortcutItems = 4

  /// The actions that the program has set, in order; kept when it isn't running.
  ///
  /// All are kept, however few are shown (R10.29). They are copied on the way in, so changing a mutable item afterwards
  /// changes nothing here.
  public final var shortcutItems: [ApplicationShortcutItem]? {
    get { dynamicItems }
    set { dynamicItems = newValue?.map { $0.copy() } }
  }

  /// The actions that the home screen shows: static ones first, then dynamic ones in the places that are left.
  ///
  /// Dynamic ones only once the program has been launched (R10.30).
  public final var shownShortcutItems: [ApplicationShortcutItem] {
    let all = staticShortcutItems + (hasLaunched ? dynamicItems ?? [] : [])
    return Array(all.prefix(Self.maximumShownShortcutItems))
  }

  /// Does what choosing a quick action does (R10.30).
  ///
  /// A running program is told by `application(_:performActionFor:completionHandler:)`, or the delegate of its scene where it has
  /// one. Another is launched first, with the item in its options; if it then says that it has seen to the action, by
  /// returning false, it isn't told again. The program is then brought to the front.
  ///
  /// `completion` gets what the delegate passes on, or false when it is not asked.
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
