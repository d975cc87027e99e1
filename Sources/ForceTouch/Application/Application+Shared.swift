import Foundation

/// The application that is `shared` on a thread, held weakly.
private final class ThreadSlot {
  weak var application: Application?

  private static let key = "ViewGeometry.Application"

  /// The slot of the calling thread.
  static var current: ThreadSlot {
    let dictionary = Thread.current.threadDictionary
    if let slot = dictionary[key] as? ThreadSlot { return slot }
    let slot = ThreadSlot()
    dictionary[key] = slot
    return slot
  }
}

extension Application {
  /// The application of the calling thread.
  ///
  /// UIKit has one application per process. Here each thread has its own, so that tests can run in
  /// parallel: the application whose `performAsShared(_:)` is running, or else the one last
  /// launched on the thread, as long as it is retained. If there is none, `shared` creates one on
  /// the screen of a phone. The windows made visible in it retain it; once they are deallocated,
  /// the next use creates another, so tests don't affect each other.
  ///
  /// After an `await` a task may run on another thread: there, use the application that
  /// `launch(delegate:screen:sceneDelegate:)` returned, or `performAsShared(_:)`.
  public static var shared: Application {
    let slot = ThreadSlot.current
    if let application = slot.application { return application }
    let application = Application()
    application.applicationState = .active
    slot.application = application
    return application
  }

  /// Calls `body` while the receiver is the `shared` application.
  public final func performAsShared<Result>(_ body: () throws -> Result) rethrows -> Result {
    let slot = ThreadSlot.current
    let before = slot.application
    slot.application = self
    defer { slot.application = before }
    return try body()
  }

  /// Makes the receiver `shared` on the calling thread from now on.
  final func becomeShared() { ThreadSlot.current.application = self }
}
