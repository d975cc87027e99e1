import BenchmarkOptions
import Foundation
import ScreenFiles
import ViewGeometry

/// The generated photo library of the fixtures: 888,198 squares in 289 sections of very different
/// sizes.
final class PhotoLibrary {
  let screen: FixtureScreen
  let window: View
  let list: CollectionView
  /// A view that is 8 levels away from the list, counted up to the window and down again.
  let source: View

  init() throws {
    screen = try FixtureFiles.screen("photo-library.json")
    guard let list = screen.views.compactMap({ $0 as? CollectionView }).first else {
      throw UsageError("The photo library fixture has no collection.")
    }
    self.list = list
    window = screen.roots[0]
    source = Self.addChain(to: window, length: max(1, 8 - Self.depth(of: list)))
    window.layoutIfNeeded()
  }

  /// Adds a chain of nested views that receive no touches, and returns the innermost.
  private static func addChain(to root: View, length: Int) -> View {
    var innermost = root
    for level in 0..<length {
      let view = View(frame: CGRect(x: Double(level), y: Double(level), width: 300, height: 300))
      view.isUserInteractionEnabled = false
      innermost.addSubview(view)
      innermost = view
    }
    return innermost
  }

  private static func depth(of view: View) -> Int {
    var depth = 0
    var next = view.superview
    while let superview = next {
      depth += 1
      next = superview.superview
    }
    return depth
  }
}
