public import Foundation
public import ViewGeometry

extension ScreenDump {
  /// The elements as a snapshot, for conversions, rectangle queries and visible areas.
  ///
  /// The snapshot's root is the screen, whose coordinate space is that of the dump's roots.
  /// ``id(of:)`` and ``element(for:)`` convert between elements of the dump and of the snapshot. An
  /// element that is reported as hidden is hidden in the snapshot, unless a descendant is visible.
  /// Elements without a rectangle are empty; under UIKit's touch rule, their children become their
  /// siblings, unless the element is hidden, transparent or inert. If the format orders all
  /// elements across parents, as for web pages, all elements are children of the screen.
  ///
  /// The snapshot's hit tests use UIKit's rule; ``touched(at:)`` uses the rule of the format.
  ///
  /// - Complexity: O(n log n) for the first query of a dump, then O(1).
  public var snapshot: GeometrySnapshot { model.frozen.snapshot }

  /// The touch rule of the format's platform, as a hit-test policy.
  ///
  /// It is `HitTestPolicy.uiKit` for UIKit's own format and for Sentry's dumps of UIKit. For all
  /// other formats, three rules differ. An element is also tested outside a parent that doesn't
  /// clip. An element that receives no touches lets them through. The drawing order applies if the
  /// format contains one.
  ///
  /// ``touched(at:)`` describes which elements receive touches.
  public var hitTestPolicy: HitTestPolicy { model.rules.policy }

  /// Returns the element of ``snapshot`` that corresponds to an element of the dump.
  ///
  /// - Precondition: `element` is one of ``elements``.
  public func id(of element: Element) -> GeometrySnapshot.ID { model.frozen.ids[element.index] }

  /// Returns the element of the dump that corresponds to an element of ``snapshot``; nil for the
  /// screen.
  ///
  /// - Complexity: O(1) after the first query of a dump.
  /// - Precondition: `id` belongs to ``snapshot``.
  public func element(for id: GeometrySnapshot.ID) -> Element? {
    model.frozen.place(of: id).map { elements[$0] }
  }
}

extension ScreenDump {
  /// Returns the fraction of an element's area that is visible on the screen, from 0 to 1.
  ///
  /// Parts that are clipped, or covered by elements in front, including the element's own children,
  /// aren't visible. The result is 0 for an element that is hidden, empty or without a rectangle,
  /// for a container filled by its descendants, and for Maestro's root.
  ///
  /// - Complexity: O(parts) after the first query, which takes O((n + parts) log n).
  /// - Precondition: `element` is one of ``elements``.
  public func visibleFraction(of element: Element) -> CGFloat {
    guard !element.isHidden, !element.flags.contains(.silent) else { return 0 }
    return model.visibility.map.visibleFraction(of: model.visibility.id(of: element.index))
  }

  /// Returns the visible elements that cover an element, with the largest covered area first.
  ///
  /// `fraction` is the part of `element`'s area that the other element covers, from 0 to 1. If
  /// several elements cover the same part, only the frontmost counts. The element's own descendants
  /// are included. The result is empty for an element that is hidden, empty or without a rectangle,
  /// for a container filled by its descendants, and for Maestro's root.
  ///
  /// - Complexity: O(log n + k log k) for k parts over it, after the first query, which takes O((n
  ///   + parts) log n).
  /// - Precondition: `element` is one of ``elements``.
  public func coverers(of element: Element) -> [(element: Element, fraction: CGFloat)] {
    guard !element.isHidden, !element.flags.contains(.silent) else { return [] }
    let visibility = model.visibility
    return visibility.map.coverers(of: visibility.id(of: element.index)).compactMap { cover in
      visibility.place(of: cover.element).map { (elements[$0], cover.fraction) }
    }
  }
}
