import Foundation
public import ViewGeometry

extension TraitCollection {
  private final class Box: NSObject {
    let traits: TraitCollection
    init(_ traits: TraitCollection) { self.traits = traits }
  }

  private static let currentKey = "ViewGeometry.TraitCollection.current"

  /// The traits set on the calling thread; if none are set, the main screen's traits.
  ///
  /// UIKit sets them while a view draws or lays out its subviews. This library leaves that to the
  /// app.
  public static var current: TraitCollection {
    get {
      let box = Thread.current.threadDictionary[currentKey] as? Box
      return box?.traits ?? Screen.main.traitCollection
    }
    set { Thread.current.threadDictionary[currentKey] = Box(newValue) }
  }

  /// Calls `actions` with the receiver as ``current``, and then restores the traits that were set
  /// before; if none were, ``current`` follows the main screen again.
  public func performAsCurrent(_ actions: () -> Void) {
    let storage = Thread.current.threadDictionary
    // Nil if none are set: the main screen's traits, which may change, must not be stored.
    let before = storage[Self.currentKey]
    TraitCollection.current = self
    defer { storage[Self.currentKey] = before }
    actions()
  }
}
