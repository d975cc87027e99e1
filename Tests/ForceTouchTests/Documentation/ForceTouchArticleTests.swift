import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The code on the module's page runs, and does what its comments describe.
@Suite struct ForceTouchArticleTests {
  private final class PhotosController: ViewController, ViewControllerPreviewingDelegate {
    override func viewDidLoad() {
      registerForPreviewing(with: self, sourceView: view)
    }

    func previewingContext(
      _ previewingContext: any ViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> ViewController? {
      ViewController()
    }

    func previewingContext(
      _ previewingContext: any ViewControllerPreviewing,
      commit viewControllerToCommit: ViewController
    ) {
      navigationController?.pushViewController(viewControllerToCommit, animated: false)
    }
  }

  @Test func `a peek is pushed`() throws {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = NavigationController(rootViewController: PhotosController())

    let dispatcher = PressDispatcher(window: window)
    dispatcher.send(PressSample(phase: .began, location: CGPoint(x: 60, y: 300)))
    dispatcher.send(PressSample(phase: .moved, location: CGPoint(x: 60, y: 300), force: 2))
    let half = dispatcher.peek?.geometry?.frame(at: 0.5)
    dispatcher.send(PressSample(phase: .moved, location: CGPoint(x: 60, y: 300), force: 5))

    expect(half?.isEmpty == false)
    let navigation = try #require(window.rootViewController as? NavigationController)
    expectEqual(navigation.viewControllers.count, 2)
  }

  @Test func `the code on the page is that above`() throws {
    let tests = URL(filePath: #filePath)
    let package = tests.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: package.appending(path: "Sources/ForceTouch/ForceTouch.docc/ForceTouch.md"),
      encoding: .utf8)
    let code = try Self.lines(String(contentsOf: tests, encoding: .utf8))

    let block = Self.lines(
      page.components(separatedBy: "```swift\n")[1].components(separatedBy: "```")[0])
    expectEqual(block.count, 7)
    expect(code.indices.contains { code[$0...].starts(with: block) })
  }

  /// Lines of code without indentation, blank lines and comments; an unused value counts like a
  /// stored one.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map {
      $0.components(separatedBy: "  //")[0].trimmingCharacters(in: .whitespaces)
        .replacing("let half = ", with: "")
    }
    .filter { !$0.isEmpty && !$0.hasPrefix("//") }
  }
}
