import Foundation
public import ViewGeometry

extension TraitCollection {
  private final class Box: NSObject {
    let traits: TraitCollection
    init(_ traits: TraitCollection) { self.traits = traits }
  }

  /// The traits set on the calling thread; if none are set, the main screen's traits.
  ///
  /// UIKit sets them while a view draws or lays out its subviews. This library leaves that to the
  /// app.
  public static var current: TraitCollection {
    get {
      let box = Thread.current.threadDictionary["ViewGeometry.TraitCollection.current"] as? Box
      return box?.traits ?? Screen.main.traitCollection
    }
    set { Thread.current.threadDictionary["ViewGeometry.TraitCollection.current"] = Box(newValue) }
  }

  /// Calls `actions` with the receiver as ``current``, and then sets ``current`` to its previous
  /// value.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = TraitCollection.current
    TraitCollection.current = self
    defer { TraitCollection.current = before }
    actions()
  }
}
