import Foundation
import ViewGeometry

/// Holds a weak reference to the `shared` application of a thread.
private final class ThreadSlot: MainScreenProvider {
  weak var application: Application?

  var mainScreen: Screen { Screen.main }

  /// The slot of the calling thread, created on first use.
  static var current: ThreadSlot {
    let dictionary = Thread.current.threadDictionary
    if let slot = dictionary[Screen.providerKey] as? ThreadSlot { return slot }
    let slot = ThreadSlot()
    dictionary[Screen.providerKey] = slot
    return slot
  }
}

extension Application {
  /// The application of the calling thread.
  ///
  /// UIKit has one application per process. Here each thread has its own, so that tests can run in
  /// parallel. It is the application whose `performAsShared(_:)` is running, or else the last one
  /// that `launch(delegate:screen:sceneDelegate:)` has launched on the thread, as long as it is
  /// retained. If there is none, `shared` creates one with the screen of a phone. The windows made
  /// key in it retain it. Once they are deallocated, the next use creates another application, so
  /// tests don't affect each other.
  ///
  /// After an `await`, a task may run on another thread. There, use the application that
  /// `launch(delegate:screen:sceneDelegate:)` returned, or `performAsShared(_:)`.
  public static var shared: Application {
    let slot = ThreadSlot.current
    if let application = slot.application { return application }
    let application = Application()
    application.applicationState = .active
    slot.application = application
    return application
  }

  /// Calls `body` while the receiver is the `shared` application of the calling thread.
  ///
  /// Afterward, the previous application, if any, is `shared` again.
  public final func performAsShared<Result>(_ body: () throws -> Result) rethrows -> Result {
    let slot = ThreadSlot.current
    let before = slot.application
    slot.application = self
    defer { slot.application = before }
    return try body()
  }

  /// Makes the receiver the `shared` application of the calling thread from now on.
  final func becomeShared() { ThreadSlot.current.application = self }
}
