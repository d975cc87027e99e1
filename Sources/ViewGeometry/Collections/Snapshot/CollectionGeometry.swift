import Foundation

/// A solved layout as a value: what answers where everything is, in layout coordinates, on any thread.
protocol CollectionGeometry: Sendable {
  var sectionCount: Int { get }
  func itemCount(inSection section: Int) -> Int
  func indexPathOfItem(at point: CGPoint) -> IndexPath?
  func frameOfItem(at indexPath: IndexPath) -> CGRect?
  func frameOfSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> CGRect?
  /// Calls `body` with the elements that overlap `rect` in the order of R6.11.
  func visitElements(in rect: CGRect, _ body: (CollectionLayoutElement) -> Void)
}

/// A solved flow with what was pinned, and where, when it was asked for.
struct FlowGeometry: CollectionGeometry {
  let placement: FlowPlacement
  let pinning: FlowPinning

  var sectionCount: Int { placement.solution.sectionCount }

  func itemCount(inSection section: Int) -> Int {
    placement.solution.itemCount(inSection: section)
  }

  func indexPathOfItem(at point: CGPoint) -> IndexPath? { placement.indexPathOfItem(at: point) }

  func frameOfItem(at indexPath: IndexPath) -> CGRect? { placement.frameOfItem(at: indexPath) }

  func frameOfSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> CGRect? {
    guard let kind = FlowElementKind(elementKind: kind), let section = indexPath.first else {
      return nil
    }
    return placement.frameOfSupplementaryView(kind, section: section, pinning: pinning)
  }

  func visitElements(in rect: CGRect, _ body: (CollectionLayoutElement) -> Void) {
    placement.visitElements(in: rect, pinning: pinning, body)
  }
}
