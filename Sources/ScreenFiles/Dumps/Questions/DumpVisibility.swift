import Foundation
import ViewGeometry

/// The visible areas of a dump's elements, and the areas in which they receive touches by the rule
/// of the dump's format.
struct DumpVisibility: Sendable {
  let map: VisibilityMap
  private let frozen: FrozenDump

  /// Computes the visibility map.
  ///
  /// - Complexity: O((n + k) log n) for n elements with k visible or touchable parts, as for
  ///   creating a `VisibilityMap`.
  init(_ model: DumpModel, screen: CGRect) {
    let tree = DumpTree(model, for: .visibility(screen: screen))
    let frozen = FrozenDump(tree, count: model.elements.count)
    self.frozen = frozen
    // By UIKit's rule invisible elements are hidden in the tree; by others they cover nothing, and
    // may be touched.
    let isSeen = model.elements.map {
      model.rules.touch == .uiKit || !$0.isHidden && !$0.flags.contains(.silent)
    }
    let seen = zip(isSeen, frozen.ids).lazy.filter(\.0).map(\.1)
    map = VisibilityMap(
      of: frozen.snapshot,
      policy: VisibilityPolicy(
        covering: isSeen.allSatisfy { $0 } && !tree.hasCuts ? .all : .elements(Set(seen)),
        touches: model.rules.policy))
  }

  func id(of place: Int) -> GeometrySnapshot.ID { frozen.ids[place] }

  /// Returns the index of the dump's element for an element of the map's snapshot; nil for the
  /// screen.
  func place(of id: GeometrySnapshot.ID) -> Int? { frozen.place(of: id) }
}

extension DumpRules {
  /// The format's rule for touches as a hit-test policy, for a tree in which elements that receive
  /// no touches have user interaction disabled.
  var policy: HitTestPolicy {
    guard touch != .uiKit else { return .uiKit }
    return HitTestPolicy(
      reachesOverflow: true, fallsThroughInert: true, ordersByDrawing: order != .document)
  }
}
