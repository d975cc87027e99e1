import Foundation

/// The geometry of a solved layout as a value, in layout coordinates, usable on any thread.
protocol CollectionGeometry: Sendable {
  var sectionCount: Int { get }
  func itemCount(inSection section: Int) -> Int
  func indexPathOfItem(at point: CGPoint) -> IndexPath?
  func frameOfItem(at indexPath: IndexPath) -> CGRect?
  func frameOfSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> CGRect?
  /// Calls `body` with the elements that overlap `rect` in the order of R6.11.
  func visitElements(in rect: CGRect, _ body: (CollectionLayoutElement) -> Void)
}
