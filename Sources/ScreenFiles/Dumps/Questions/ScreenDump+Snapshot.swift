public import ViewGeometry

extension ScreenDump {
  /// The elements as a snapshot: conversions between any two of them, elements in a rectangle, visible parts.
  ///
  /// The snapshot's root is the screen, in whose coordinates the roots of the dump lie; ``id(of:)`` and ``element(for:)`` lead from
  /// elements to the snapshot's and back. An element that isn't seen is hidden in it if nothing in it is seen. Elements without a
  /// rectangle are empty. Where the order of all elements is told across parents, as in web pages, all lie right on the screen.
  ///
  /// Its hit tests go by UIKit's rule. ``touched(at:)`` knows the rule of the format.
  ///
  /// - Complexity: O(n) for the first question of a dump, then O(1).
  public var snapshot: GeometrySnapshot { model.frozen.snapshot }

  /// The element of ``snapshot`` for one of the dump.
  public func id(of element: Element) -> GeometrySnapshot.ID { model.frozen.ids[element.index] }

  /// The element of the dump for one of ``snapshot``; nil for the screen.
  ///
  /// - Complexity: O(log n).
  public func element(for id: GeometrySnapshot.ID) -> Element? {
    model.frozen.place(of: id).map { elements[$0] }
  }
}
