import Foundation

/// The source of a thread's main screen, implemented by the module that has applications.
package protocol MainScreenProvider: AnyObject {
  /// The screen of the thread's application.
  var mainScreen: Screen { get }
}

extension Screen {
  /// The key of the thread's `MainScreenProvider` in the thread's dictionary.
  package static let providerKey = "ViewGeometry.Application"

  /// The main screen of the calling thread; nil if the thread hasn't used an application.
  static var ofThread: Screen? {
    let provider = Thread.current.threadDictionary[providerKey] as? any MainScreenProvider
    return provider?.mainScreen
  }
}
