import Foundation
import ViewGeometry

/// Presses at random positions in the photo library.
///
/// For each press, the frame of the pressed item is computed in the source view's coordinates.
struct PhotoPress {
  private let window: View
  private let list: CollectionView
  private let source: View
  /// The points in the window and in the list's content, with the frame of the item at each.
  private let touches: [(pointInWindow: CGPoint, pointInContent: CGPoint, frame: CGRect)]

  init(_ library: PhotoLibrary, random: inout SplitMix64) {
    let (window, list) = (library.window, library.list)
    let bounds = list.bounds
    self.window = window
    self.list = list
    source = library.source
    touches = (0..<RandomPoints.count).map { _ in
      let pointInContent = CGPoint(
        x: bounds.origin.x + random.nextDyadic(below: bounds.size.width),
        y: bounds.origin.y + random.nextDyadic(below: bounds.size.height))
      let found = NaiveCollection.frame(at: pointInContent, in: list.collectionViewLayout)
      return (list.convert(pointInContent, to: window), pointInContent, found?.frame ?? .zero)
    }
  }

  /// Hit-tests the window, and finds the pressed item and its rectangle in the source view.
  @inline(__always)
  func sourceRect(_ index: Int) -> CGFloat {
    let point = touches[index & (RandomPoints.count - 1)].pointInWindow
    guard window.hitTest(point, with: nil) != nil else { return 0 }
    let pointInSource = source.convert(point, from: window)
    return list.sourceRect(at: pointInSource, in: source)?.rect.origin.x ?? 0
  }

  /// Does the work of `sourceRect(_:)` in parts that don't depend on each other's results.
  @inline(__always)
  func parts(_ index: Int) -> CGFloat {
    let touch = touches[index & (RandomPoints.count - 1)]
    let hit = window.hitTest(touch.pointInWindow, with: nil)
    let item = list.indexPathForItem(at: touch.pointInContent)
    let rect = list.convert(touch.frame, to: source)
    return rect.origin.x + (hit == nil ? 0 : 1) + (item == nil ? 0 : 1)
  }

  /// Does the work of `sourceRect(_:)` the naive way.
  ///
  /// It uses recursion and layout attributes, and converts one superview at a time.
  func naive(_ index: Int) -> (item: IndexPath, rect: CGRect)? {
    let point = touches[index & (RandomPoints.count - 1)].pointInWindow
    guard NaiveHitTest.hitTest(point, in: window) != nil else { return nil }
    let pointInContent = NaiveConversion.convert(point, from: window, to: list)
    let layout = list.collectionViewLayout
    guard let found = NaiveCollection.frame(at: pointInContent, in: layout) else { return nil }
    return (found.item, NaiveConversion.convert(found.frame, from: list, to: source))
  }

  func check(_ index: Int) throws(WrongAnswer) {
    let point = touches[index & (RandomPoints.count - 1)].pointInWindow
    let expected = naive(index)
    let found = list.sourceRect(at: source.convert(point, from: window), in: source)
    try Agreement.require(found?.indexPath, expected?.item, for: "The item pressed at \(point)")
    if let found, let expected {
      try Agreement.require(
        found.rect, expected.rect, tolerance: 1e-9, for: "The rectangle pressed at \(point)")
    }
    try Agreement.require(
      identical: window.hitTest(point, with: nil), NaiveHitTest.hitTest(point, in: window),
      for: "The hit test at \(point)")
  }
}
