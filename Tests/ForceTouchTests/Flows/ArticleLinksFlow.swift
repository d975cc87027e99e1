import TestSupport
import Testing
import UIKitNames
import ViewGeometry

@testable import ForceTouchSupport

/// Text in lines of 20 points with a link in every tenth line, which continues in the line after
/// it.
private func articleText(lines: Int) -> NSAttributedString {
  let style = NSMutableParagraphStyle()
  (style.minimumLineHeight, style.maximumLineHeight) = (20, 20)
  let plain: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style,
  ]
  let text = NSMutableAttributedString(string: "")
  func append(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
    text.append(NSAttributedString(string: string, attributes: attributes))
  }
  for line in stride(from: 0, to: lines, by: 10) {
    var link = plain
    link[.link] = URL(string: "https://example.com/\(line)")
    append("Line \(line) leads to ", plain)
    append("a page\nof its own", link)
    append(", and goes on.\n", plain)
    for other in 2..<10 { append("Line \(line + other) is text alone.\n", plain) }
  }
  return text
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
  let text: UITextView

  init(lines: Int) {
    text = UITextView(frame: CGRect(x: 16, y: 96, width: 343, height: 500))
    text.textContainerInset = .zero
    text.attributedText = articleText(lines: lines)
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
  /// The article scrolled so that the line is 100 points below the top of the text, and the parts of that line's link on the screen.
  private func article(lines: Int, showing line: Int) -> (ArticleController, FlowScene, [CGRect]) {
    let controller = ArticleController(lines: lines)
    let scene = FlowScene(showing: controller)
    scene.window.layoutIfNeeded()
    let text = controller.text
    text.contentOffset.y = CGFloat(line) * 20 - 100
    let links = text.linkRegions.regions.filter { $0.value.path == "/\(line)" }
    return (controller, scene, links.map { controller.view.convert($0.rect, from: text) })
  }

  private func middle(_ rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }

  @Test(arguments: [(100, 30), (2_000, 1_530)])
  func `A link is peeked at from where it is in the article`(lines: Int, line: Int) {
    let (_, scene, parts) = article(lines: lines, showing: line)

    scene.touch(middle(parts[0]))
    scene.press(0.25)

    let peek = scene.dispatcher.peek
    expectEqual(parts.map(\.minY), [196, 216])
    expectEqual(parts.map(\.height), [20, 20])
    expectEqual(parts[1].minX, 21)
    expect(parts[0].minX > 100)
    expectEqual(peek?.sourceRect, parts[0])
    expectEqual((peek?.previewedController as? PageController)?.url.path, "/\(line)")
    expectEqual(peek?.geometry?.finalFrame, CGRect(x: 0, y: 133.5, width: 375, height: 400))
  }

  @Test(arguments: [(100, 30), (2_000, 1_530)])
  func `The second half of a link is a rectangle of its own`(lines: Int, line: Int) {
    let (_, scene, parts) = article(lines: lines, showing: line)

    scene.touch(middle(parts[1]))
    scene.press(0.25)

    let peek = scene.dispatcher.peek
    expectEqual(peek?.sourceRect, parts[1])
    expectEqual((peek?.previewedController as? PageController)?.url.path, "/\(line)")
  }

  @Test func `Beside the links nothing is peeked at`() {
    let (_, scene, parts) = article(lines: 100, showing: 30)

    scene.touch(CGPoint(x: parts[0].minX - 5, y: parts[0].midY))
    scene.press(0.75)

    expect(scene.dispatcher.peek == nil)
  }

  @Test(arguments: [(100, 30), (2_000, 1_530)])
  func `The page that was peeked at opens in a navigation over the article`(lines: Int, line: Int) {
    let (controller, scene, parts) = article(lines: lines, showing: line)

    scene.touch(middle(parts[0]))
    scene.press(0.25)
    let peeked = scene.dispatcher.peek?.previewedController
    scene.press(0.75)

    let navigation = controller.presentedViewController as? UINavigationController
    expect(navigation?.topViewController === peeked)
    expectEqual(peeked?.view.frame, scene.window.bounds)
    expect(scene.dispatcher.peek == nil)
  }
}
