import ForceTouch
import Foundation
import ViewGeometry

/// Supplies one controller and logs its callbacks.
final class Previewer: ViewControllerPreviewingDelegate {
  var controller: ViewController? = ViewController()
  var sourceRect: CGRect?
  /// Runs inside the callbacks.
  var onAsked: () -> Void = {}
  var onCommit: () -> Void = {}
  private(set) var locations: [CGPoint] = []
  private(set) var committed: [ViewController] = []

  func previewingContext(
    _ previewingContext: any ViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> ViewController? {
    locations.append(location)
    onAsked()
    if let sourceRect { previewingContext.sourceRect = sourceRect }
    return controller
  }

  func previewingContext(
    _ previewingContext: any ViewControllerPreviewing,
    commit viewControllerToCommit: ViewController
  ) {
    committed.append(viewControllerToCommit)
    onCommit()
  }
}

/// A press scene with a source view at (20, 100), 200 by 200; the finger is at (80, 100) in it.
final class PeekScene {
  let press = PressScene()
  let controller = ViewController()
  let previewer = Previewer()
  let source = View(frame: CGRect(x: 20, y: 100, width: 200, height: 200))

  init() {
    press.view.addSubview(source)
  }

  @discardableResult
  func register() -> any ViewControllerPreviewing {
    controller.registerForPreviewing(with: previewer, sourceView: source)
  }
}
