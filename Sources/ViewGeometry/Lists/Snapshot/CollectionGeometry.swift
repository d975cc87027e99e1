import Foundation

/// The geometry of a layout as a value, usable on any thread.
///
/// Points and frames are in layout coordinates if the snapshot has a `mirror`, which then converts
/// them. Otherwise, they are in content coordinates.
protocol CollectionGeometry: Sendable {
  var sectionCount: Int { get }
  func itemCount(inSection section: Int) -> Int
  func indexPathOfItem(at point: CGPoint) -> IndexPath?
  func frameOfItem(at indexPath: IndexPath) -> CGRect?
  func frameOfSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> CGRect?
  /// Calls `body` with the elements that overlap `rect`, section by section (R6.11).
  func visitElements(in rect: CGRect, _ body: (CollectionLayoutElement) -> Void)
}
