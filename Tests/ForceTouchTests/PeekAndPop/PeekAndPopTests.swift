import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Views registered for previewing: from the press to the commit.
@Suite struct PeekAndPopTests {
  private let scene = PeekScene()

  @Test func `R10.14 the location is given in the source view`() {
    scene.source.bounds.origin = CGPoint(x: 0, y: 300)
    scene.register()

    scene.press.touch()
    scene.press.preview(0.5)

    expectEqual(scene.previewer.locations, [CGPoint(x: 80, y: 400)])
  }

  @Test func `R10.14 no controller, no preview`() {
    scene.previewer.controller = nil
    scene.register()

    scene.press.touch()
    scene.press.commit(1)
    scene.press.lift()

    expectEqual(scene.previewer.locations.count, 1)
    expect(scene.previewer.committed.isEmpty)
    expect(scene.press.dispatcher.peek === nil)
  }

  @Test func `T10.7: the source rectangle is the bounds of the source view (R10.15, T12.26)`() {
    scene.source.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    scene.source.bounds.origin = CGPoint(x: 0, y: 300)
    let context = scene.register()

    scene.press.touch()
    scene.press.preview(0.5)

    let expected = CGRect(x: 0, y: 300, width: 320, height: 480)
    expectEqual(context.sourceRect, expected)
    expectEqual(scene.press.dispatcher.peek?.sourceRect, expected)
  }

  @Test func `R10.18 the source rectangle is the default again in the next press`() {
    let context = scene.register()
    scene.previewer.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    scene.press.touch()
    scene.press.preview(0.5)
    let first = context.sourceRect
    scene.press.lift()
    scene.previewer.sourceRect = nil

    scene.press.touch()
    scene.press.preview(0.5)

    expectEqual(first, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(context.sourceRect, scene.source.bounds)
  }

  @Test(arguments: [
    (CGRect.null, SourceRectFault.isNull),
    (CGRect(x: 1, y: 2, width: 0, height: 4), .isEmpty(CGRect(x: 1, y: 2, width: 0, height: 4))),
    (CGRect.infinite, .isNotFinite(.infinite)),
  ])
  func `R10.18 a source rectangle that makes no sense means the default, and says so`(
    rect: CGRect, fault: SourceRectFault
  ) {
    scene.register()
    scene.previewer.sourceRect = rect

    scene.press.touch()
    scene.press.preview(0.5)

    expectEqual(scene.press.dispatcher.peek?.sourceRect, scene.source.bounds)
    expectEqual(scene.press.dispatcher.peek?.sourceRectFault, fault)
  }

  @Test func `R10.18 the next press has no fault of the last one`() {
    scene.register()
    scene.previewer.sourceRect = .null
    scene.press.touch()
    scene.press.preview(0.5)
    let first = scene.press.dispatcher.peek?.sourceRectFault
    scene.press.lift()
    scene.previewer.sourceRect = nil

    scene.press.touch()
    scene.press.preview(0.5)

    expectEqual(first, .isNull)
    expect(scene.press.dispatcher.peek?.isEnded == false)
    expect(scene.press.dispatcher.peek?.sourceRectFault == nil)
  }

  @Test func `A source rectangle with NaN means the default`() {
    let context = scene.register()
    context.sourceRect = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)

    expectEqual(context.sourceRect, scene.source.bounds)
  }

  @Test func `R10.19 the controller that was peeked at is the one committed`() {
    scene.register()

    scene.press.touch()
    scene.press.preview(1)
    let peeked = scene.press.dispatcher.peek?.previewedController
    scene.press.commit(1)

    expect(peeked === scene.previewer.controller)
    expectEqual(scene.previewer.committed.count, 1)
    expect(scene.previewer.committed.first === peeked)
    expect(scene.press.dispatcher.peek === nil)
  }

  @Test func `R10.19 the peek is over when its controller is committed`() throws {
    scene.register()
    let dispatcher = scene.press.dispatcher
    var shown: [PeekPresentation?] = []
    scene.press.touch()
    scene.press.preview(1)
    let peek = try #require(dispatcher.peek)
    scene.previewer.onCommit = {
      shown.append(dispatcher.peek)
      peek.dismiss()
    }

    scene.press.commit(1)

    expect(shown.count == 1 && shown.allSatisfy { $0 == nil })
    if case .ended(.committed) = peek.stage {} else { Issue.record("\(peek.stage)") }
  }

  @Test func `R10.19 a finger lifted before the commit dismisses the peek`() {
    scene.register()
    scene.press.touch()
    scene.press.preview(1)
    let peek = scene.press.dispatcher.peek

    scene.press.lift()

    expect(peek?.isEnded == true)
    expect(scene.press.dispatcher.peek === nil)
    expect(scene.previewer.committed.isEmpty)
  }

  @Test func `A peek springs from its rectangle as long as that is in the window`() throws {
    scene.register()
    scene.previewer.sourceRect = CGRect(x: 10, y: 20, width: 30, height: 40)
    scene.press.touch()
    scene.press.preview(1)
    let peek = try #require(scene.press.dispatcher.peek)
    let geometry = peek.geometry

    scene.source.removeFromSuperview()

    expectEqual(geometry?.sourceRect, CGRect(x: 30, y: 120, width: 30, height: 40))
    expectEqual(geometry?.finalFrame, CGRect(x: 0, y: 0, width: 320, height: 480))
    expect(peek.geometry == nil)
  }

  @Test func `The peek's stages follow the press`() throws {
    scene.register()
    var stages: [String] = []
    func note() { stages.append(scene.press.dispatcher.peek.map { "\($0.stage)" } ?? "none") }

    scene.press.touch()
    note()
    scene.press.preview(0.5)
    note()
    scene.press.preview(1)
    note()
    scene.press.commit(0.5)
    note()
    scene.press.commit(1)
    note()

    expectEqual(stages, ["none", "hinting(0.5)", "peeking(0.0)", "peeking(0.5)", "none"])
  }

  @Test func `The deepest registered view under the finger wins`() {
    let inner = View(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    scene.source.addSubview(inner)
    let innerPreviewer = Previewer()
    scene.controller.registerForPreviewing(with: innerPreviewer, sourceView: inner)
    scene.register()

    scene.press.touch()
    scene.press.preview(0.5)

    expectEqual(innerPreviewer.locations, [CGPoint(x: 30, y: 50)])
    expect(scene.previewer.locations.isEmpty)
  }

  @Test func `Beside the inner view the outer one is pressed`() {
    let inner = View(frame: CGRect(x: 150, y: 150, width: 10, height: 10))
    scene.source.addSubview(inner)
    let innerPreviewer = Previewer()
    scene.controller.registerForPreviewing(with: innerPreviewer, sourceView: inner)
    scene.register()

    scene.press.touch()
    scene.press.preview(0.5)

    expect(innerPreviewer.locations.isEmpty)
    expectEqual(scene.previewer.locations, [CGPoint(x: 80, y: 100)])
  }

  @Test func `R10.21 an unregistered view isn't pressed any more`() {
    let context = scene.register()
    scene.controller.unregisterForPreviewing(withContext: context)

    scene.press.touch()
    scene.press.commit(1)

    expect(scene.previewer.locations.isEmpty)
  }

  @Test func `Unregistering during a peek dismisses it`() {
    let context = scene.register()
    scene.press.touch()
    scene.press.preview(1)
    let peek = scene.press.dispatcher.peek

    scene.controller.unregisterForPreviewing(withContext: context)
    scene.press.commit(1)

    expect(peek?.isEnded == true)
    expect(scene.previewer.committed.isEmpty)
  }

  @Test func `A view can be registered again once it is unregistered`() {
    let context = scene.register()
    scene.controller.unregisterForPreviewing(withContext: context)
    scene.register()

    scene.press.touch()
    scene.press.preview(0.5)

    expectEqual(scene.previewer.locations.count, 1)
  }

  @Test func `Another controller's registration isn't touched`() {
    let context = scene.register()
    ViewController().unregisterForPreviewing(withContext: context)

    scene.press.touch()
    scene.press.preview(0.5)

    expectEqual(scene.previewer.locations.count, 1)
  }

  @Test func `A delegate that has gone previews nothing`() {
    var previewer: Previewer? = Previewer()
    weak let weakPreviewer = previewer
    if let previewer {
      scene.controller.registerForPreviewing(with: previewer, sourceView: scene.source)
    }
    previewer = nil

    scene.press.touch()
    scene.press.commit(1)

    expect(weakPreviewer == nil)
    expect(scene.press.dispatcher.peek === nil)
  }

  @Test func `A controller that goes during a peek takes the peek with it`() {
    var controller: ViewController? = ViewController()
    controller?.registerForPreviewing(with: scene.previewer, sourceView: scene.source)
    scene.press.touch()
    scene.press.preview(1)
    let peek = scene.press.dispatcher.peek
    let geometry = peek?.geometry

    controller = nil
    scene.press.commit(1)

    expect(peek?.isEnded == true)
    expect(geometry != nil && peek?.geometry == nil)
    expect(scene.press.dispatcher.peek === nil)
    expect(scene.previewer.committed.isEmpty)
  }

  @Test func `A controller that registers itself is let go`() {
    weak var weakController: SelfPreviewingController?
    do {
      let controller = SelfPreviewingController()
      controller.loadViewIfNeeded()
      weakController = controller
    }

    expect(weakController == nil)
  }

  @Test func `A source view taken away during a peek dismisses it`() {
    scene.register()
    scene.press.touch()
    scene.press.preview(1)
    let peek = scene.press.dispatcher.peek

    scene.source.removeFromSuperview()
    scene.press.commit(1)

    expect(peek?.isEnded == true)
    expect(scene.previewer.committed.isEmpty)
  }

  @Test func `Unregistering in the delegate's call dismisses the peek before it is shown`() {
    let context = scene.register()
    let controller = scene.controller
    scene.previewer.onAsked = { controller.unregisterForPreviewing(withContext: context) }

    scene.press.touch()
    scene.press.commit(1)

    expect(scene.press.dispatcher.peek === nil)
    expect(scene.previewer.committed.isEmpty)
  }

  @Test func `The finger may be lifted during the delegate's call`() {
    scene.register()
    let press = scene.press
    scene.previewer.onAsked = { press.lift() }

    scene.press.touch()
    scene.press.commit(1)

    expect(scene.press.dispatcher.peek === nil)
    expect(scene.previewer.committed.isEmpty)
  }

  @Test func `A press ends while it commits, so what is pressed then is a new press`() {
    scene.register()
    let press = scene.press
    scene.previewer.onCommit = {
      press.commit(1)
      press.lift()
      press.touch()
      press.preview(0.5)
    }

    scene.press.touch()
    scene.press.commit(1)

    expectEqual(scene.previewer.committed.count, 1)
    expectEqual(scene.previewer.locations.count, 2)
    expect(scene.press.dispatcher.peek?.isEnded == false)
  }

  @Test func `A peek that is taken away isn't committed`() {
    scene.register()
    scene.press.touch()
    scene.press.preview(1)

    scene.press.dispatcher.peek?.dismiss()
    scene.press.commit(1)

    expect(scene.previewer.committed.isEmpty)
  }
}

private final class SelfPreviewingController: ViewController, ViewControllerPreviewingDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    registerForPreviewing(with: self, sourceView: view)
  }

  func previewingContext(
    _ previewingContext: any ViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> ViewController? {
    nil
  }

  func previewingContext(
    _ previewingContext: any ViewControllerPreviewing,
    commit viewControllerToCommit: ViewController
  ) {}
}
