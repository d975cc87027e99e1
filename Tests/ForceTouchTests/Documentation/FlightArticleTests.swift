import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The code in the articles on animations runs, and does what they describe.
@Suite struct FlightArticleTests {
  @Test func `animations and time`() {
    let card = View(frame: CGRect(x: 90, y: 0, width: 20, height: 20))
    let label = View()
    label.alpha = 0
    var log: [String] = []
    defer { AnimationClock.current = nil }

    let clock = AnimationClock()
    AnimationClock.current = clock
    View.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      card.center.x = 200
    } completion: { finished in
      log.append("\(clock.now) \(finished)")
    }

    clock.advance(by: 0.1)
    let model = card.center.x
    let seen = card.layer.presentation()?.position.x

    let fade = PropertyAnimator(duration: 0.3, curve: .linear) { label.alpha = 1 }
    fade.fractionComplete = 0.5
    let half = label.layer.presentation()?.opacity
    fade.stopAnimation(false)
    fade.finishAnimation(at: .start)

    let (home, detail) = (ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: home)
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()

    let pop = navigation.beginInteractivePop()
    pop?.update(0.3)
    pop?.cancel()

    let slides = ArticleSlides()
    navigation.delegate = slides
    slides.driver = PercentDrivenInteractiveTransition()
    navigation.popViewController(animated: true)
    slides.driver?.update(0.5)
    slides.driver?.cancel()

    clock.advanceToRest()
    expect(slides.wasCancelled)
    expect(pop != nil && navigation.topViewController === detail)
    expectEqual(model, 200)
    expectEqual(seen, 125)
    expectEqual(half, 0.5)
    expectEqual(label.alpha, 0)
    expectEqual(log, ["0.4 true"])
  }

  @Test func `is it tappable yet`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let sheet = View(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
    let button = View(frame: CGRect(x: 100, y: 50, width: 100, height: 40))
    window.addSubview(sheet)
    sheet.addSubview(button)
    let clock = AnimationClock()
    AnimationClock.current = clock
    defer { AnimationClock.current = nil }

    View.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { sheet.frame.origin.y = 200 }
    let whole = clock.firstMoment(whollyShowing: button)
    let tappable = clock.firstMoment(reaching: button)
    let rest = clock.momentOfRest

    let low = clock.intervals { (sheet.layer.presentation()?.frame.minY ?? 0) > 300 }
    let frame = clock.look(at: clock.now + 0.12) { sheet.layer.presentation()?.frame }

    let early = clock.look(at: clock.now + 0.12) { GeometrySnapshot(presentationOf: window) }
    let underFinger = early.hitTest(CGPoint(x: 160, y: 340))

    expect(abs((whole ?? 0) - 0.225) < 1e-9)
    expectEqual(tappable, 0.5)
    expectEqual(rest, 0.5)
    expectEqual(low.count, 1)
    expect(abs((low.first?.upperBound ?? 0) - 0.25) < 1e-9)
    expect(abs((frame?.minY ?? 0) - 352) < 1e-9)
    expectEqual(underFinger, early.root)
  }

  @Test func `the example of GeometrySnapshot.init(presentationOf:)`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let sheet = View(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
    window.addSubview(sheet)
    let clock = AnimationClock()
    AnimationClock.current = clock
    defer { AnimationClock.current = nil }

    View.animate(withDuration: 0.4) { sheet.frame.origin.y = 200 }
    clock.advance(by: 0.1)
    let model = GeometrySnapshot(of: window)  // the sheet at 200
    let seen = GeometrySnapshot(presentationOf: window)  // the sheet on its way
    let later = clock.look(at: 0.3) { GeometrySnapshot(presentationOf: window) }

    func top(_ snapshot: GeometrySnapshot) -> CGFloat {
      snapshot.convert(.zero, from: snapshot.elements[1], to: snapshot.root).y
    }
    expectEqual(top(model), 200)
    expect(top(later) > 200 && top(seen) > top(later) && top(seen) < 400)
  }

  @Test(arguments: ["AnimationsAndTime", "IsItTappableYet"])
  func `the code of an article is that above`(article: String) throws {
    let tests = URL(filePath: #filePath)
    let package = tests.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: package.appending(path: "Sources/ForceTouch/ForceTouch.docc/\(article).md"),
      encoding: .utf8)
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let code = lines(try String(contentsOf: tests, encoding: .utf8))
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().map {
      lines($0.components(separatedBy: "```")[0])
    }

    expect(!blocks.isEmpty)
    for block in blocks {
      expect(code.indices.contains { code[$0...].starts(with: block) }, "\(block.first ?? "")")
    }
  }
}

/// Moves the upper view aside in a pop, driven by an object.
private final class ArticleSlides: NavigationControllerDelegate, ViewControllerAnimatedTransitioning
{
  var driver: PercentDrivenInteractiveTransition?
  private(set) var wasCancelled = false

  func navigationController(
    _: NavigationController, animationControllerFor _: NavigationController.Operation,
    from _: ViewController, to _: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { self }
  func navigationController(
    _: NavigationController, interactionControllerFor _: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { driver }
  func transitionDuration(using _: (any ViewControllerContextTransitioning)?) -> Double { 0.3 }
  func animateTransition(using context: any ViewControllerContextTransitioning) {
    if let new = context.view(forKey: .to) { context.containerView.insertSubview(new, at: 0) }
    View.animate(withDuration: 0.3) {
      context.view(forKey: .from)?.center.x += 320
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
  func animationEnded(_ transitionCompleted: Bool) { wasCancelled = !transitionCompleted }
}
