public import Foundation
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

  /// The rule for touches of the format's platform, in the engine's words.
  ///
  /// UIKit's for UIKit's own texts and Sentry's of UIKit. Screens of other tools are asked with elements reached outside of those that
  /// hold them, since what is cut off is cut off in their numbers; elements that take no touches let them through, and where a format tells
  /// the order of drawing it counts. Which elements take none ``touched(at:)`` says.
  public var hitTestPolicy: HitTestPolicy { model.rules.policy }

  /// The element of ``snapshot`` for one of the dump.
  public func id(of element: Element) -> GeometrySnapshot.ID { model.frozen.ids[element.index] }

  /// The element of the dump for one of ``snapshot``; nil for the screen.
  ///
  /// - Complexity: O(log n).
  public func element(for id: GeometrySnapshot.ID) -> Element? {
    model.frozen.place(of: id).map { elements[$0] }
  }
}

extension ScreenDump {
  /// The share of an element's area that is seen on the screen, from 0 to 1: under no other element in front, its own children among
  /// them, and not cut off.
  ///
  /// Zero for one that is hidden, empty or without a rectangle. A container that is filled by what it holds is seen nowhere.
  ///
  /// - Complexity: O(parts) after the first question, which takes O((n + parts) log n).
  public func visibleFraction(of element: Element) -> CGFloat {
    guard !element.isHidden, !element.flags.contains(.silent) else { return 0 }
    return model.visibility.map.visibleFraction(of: model.visibility.id(of: element.index))
  }

  /// The elements that are seen in the place of an element, each with its share of that one's area: the largest share first.
  ///
  /// - Complexity: O(log n + k log k) for k parts over it, after the first question, which takes O((n + parts) log n).
  public func coverers(of element: Element) -> [(element: Element, fraction: CGFloat)] {
    model.visibility.map.coverers(of: model.visibility.id(of: element.index)).compactMap { cover in
      model.visibility.place(of: cover.element).map { (elements[$0], cover.fraction) }
    }
  }
}
