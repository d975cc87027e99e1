import TestSupport
import Testing
import UIKitNames

@testable import ForceTouchSupport

/// Text in lines of 20 points with a link in every tenth line, which runs on in the line after it.
final class LinkTextView: UIScrollView {
  typealias Link = HitRegions<URL>.Region

  init(frame: CGRect, lines: Int) {
    super.init(frame: frame)
    contentSize = CGSize(width: frame.width, height: CGFloat(lines) * 20)
  }

  /// The part of a link at a point of the text.
  func link(at point: CGPoint) -> Link? {
    guard point.y >= 0, point.y < contentSize.height else { return nil }
    return Self.links(around: Int(point.y / 20) / 10 * 10).region(at: point)
  }

  private static func links(around line: Int) -> HitRegions<URL> {
    var links = HitRegions<URL>()
    guard let url = URL(string: "https://example.com/\(line)") else { return links }
    let top = CGFloat(line) * 20
    links.append(url, in: CGRect(x: 200, y: top, width: 143, height: 20))
    links.append(url, in: CGRect(x: 0, y: top + 20, width: 60, height: 20))
    return links
  }
}

final class PageController: UIViewController {
  let url: URL

  init(_ url: URL) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 0, height: 400)
  }
}

/// An article whose links are peeked at, and opened over it in a navigation of their own.
final class ArticleController: UIViewController, UIViewControllerPreviewingDelegate {
  let text: LinkTextView

  init(lines: Int) {
    text = LinkTextView(frame: CGRect(x: 16, y: 96, width: 343, height: 500), lines: lines)
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
    if traitCollection.forceTouchCapability == .available {
      registerForPreviewing(with: self, sourceView: view)
    }
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    guard let link = text.link(at: text.convert(location, from: view)) else { return nil }
    previewingContext.sourceRect = view.convert(link.rect, from: text)
    return PageController(link.value)
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {
    present(UINavigationController(rootViewController: viewControllerToCommit), animated: true)
  }
}

@Suite struct ArticleLinksFlow {
  /// The article scrolled so that the line is 100 points below the top of the text.
  private func article(lines: Int, showing line: Int) -> (ArticleController, FlowScene) {
    let controller = ArticleController(lines: lines)
    let scene = FlowScene(showing: controller)
    controller.text.contentOffset.y = CGFloat(line) * 20 - 100
    return (controller, scene)
  }

  @Test(arguments: [(100, 30), (10_000_000, 7_654_320)])
  func `A link is peeked at from where it is in the article`(lines: Int, line: Int) {
    let (_, scene) = article(lines: lines, showing: line)

    scene.touch(CGPoint(x: 16 + 250, y: 96 + 110))
    scene.press(0.25)

    let peek = scene.dispatcher.peek
    expectEqual(peek?.sourceRect, CGRect(x: 216, y: 196, width: 143, height: 20))
    expectEqual((peek?.previewedController as? PageController)?.url.path, "/\(line)")
    expectEqual(peek?.geometry?.finalFrame, CGRect(x: 0, y: 133.5, width: 375, height: 400))
  }

  @Test(arguments: [(100, 30), (10_000_000, 7_654_320)])
  func `The second half of a link is a rectangle of its own`(lines: Int, line: Int) {
    let (_, scene) = article(lines: lines, showing: line)

    scene.touch(CGPoint(x: 16 + 10, y: 96 + 125))
    scene.press(0.25)

    let peek = scene.dispatcher.peek
    expectEqual(peek?.sourceRect, CGRect(x: 16, y: 216, width: 60, height: 20))
    expectEqual((peek?.previewedController as? PageController)?.url.path, "/\(line)")
  }

  @Test func `Beside the links nothing is peeked at`() {
    let (_, scene) = article(lines: 100, showing: 30)

    scene.touch(CGPoint(x: 16 + 100, y: 96 + 110))
    scene.press(0.75)

    expect(scene.dispatcher.peek == nil)
  }

  @Test(arguments: [(100, 30), (10_000_000, 7_654_320)])
  func `The page that was peeked at opens in a navigation over the article`(lines: Int, line: Int) {
    let (controller, scene) = article(lines: lines, showing: line)

    scene.touch(CGPoint(x: 16 + 250, y: 96 + 110))
    scene.press(0.25)
    let peeked = scene.dispatcher.peek?.previewedController
    scene.press(0.75)

    let navigation = controller.presentedViewController as? UINavigationController
    expect(navigation?.topViewController === peeked)
    expectEqual(peeked?.view.frame, scene.window.bounds)
    expect(scene.dispatcher.peek == nil)
  }
}
