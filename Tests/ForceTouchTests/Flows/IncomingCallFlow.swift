import TestSupport
import Testing
import UIKitNames

@testable import ForceTouchSupport

/// A collection view with its own preview: a ring grows with the press, and at the end the item
/// opens.
final class RingController: UIViewController, UIPreviewInteractionDelegate {
  let grid: UICollectionView
  let ring = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private(set) var opened: [IndexPath] = []
  private(set) var callbacks = 0
  private(set) var cancellations = 0
  /// Runs inside each callback, with its index.
  var onCallback: (Int) -> Void = { _ in }
  private let items: PlainItems
  private var pressed: IndexPath?
  private(set) lazy var interaction = UIPreviewInteraction(view: grid)

  init(count: Int) {
    items = PlainItems(count: count)
    grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667),
      collectionViewLayout: UICollectionViewFlowLayout())
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    items.fill(grid)
    view.addSubview(grid)
    interaction.delegate = self
  }

  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    pressed = grid.indexPathForItem(at: previewInteraction.location(in: grid))
    ring.center = previewInteraction.location(in: view)
    if pressed != nil { view.addSubview(ring) }
    note()
    return pressed != nil
  }

  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition progress: CGFloat,
    ended: Bool
  ) {
    ring.transform = CGAffineTransform(scaleX: 1 + progress, y: 1 + progress)
    note()
  }

  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition progress: CGFloat,
    ended: Bool
  ) {
    ring.transform = CGAffineTransform(scaleX: 2 + progress, y: 2 + progress)
    if ended {
      opened += [pressed].compactMap { $0 }
      clear()
    }
    note()
  }

  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {
    cancellations += 1
    clear()
  }

  private func note() {
    callbacks += 1
    onCallback(callbacks)
  }

  private func clear() {
    ring.removeFromSuperview()
    ring.transform = .identity
    pressed = nil
  }
}

@Suite struct IncomingCallFlow {
  private static let forces: [CGFloat] = [0.02, 0.1, 0.15, 0.2, 0.3, 0.25, 0.5, 0.7, 0.8]

  private func scene(count: Int) -> (RingController, FlowScene) {
    let controller = RingController(count: count)
    let scene = FlowScene(showing: controller)
    // Six squares of 50 a line, lines 10 apart.
    controller.grid.contentOffset.y = CGFloat(count / 12 * 60)
    controller.grid.layoutIfNeeded()
    return (controller, scene)
  }

  private func press(_ scene: FlowScene, at moment: Int? = nil, call: () -> Void = {}) {
    scene.touch(CGPoint(x: 25, y: 300))
    for (index, force) in Self.forces.enumerated() {
      if index == moment { call() }
      scene.press(force)
    }
    scene.lift()
  }

  /// After a call everything is in its initial state, once; and the next press works.
  private func expectClean(_ controller: RingController, _ scene: FlowScene, told: Bool) {
    expectEqual(controller.cancellations, (told ? 1 : 0))
    expect(controller.ring.superview === nil)
    expect(controller.opened.isEmpty)
    controller.onCallback = { _ in }
    press(scene)
    expectEqual(controller.opened.count, 1)
  }

  @Test(arguments: [500, 10_000_000])
  func `Without a call the item under the finger opens`(count: Int) {
    let (controller, scene) = scene(count: count)
    let item = controller.grid.indexPathForItem(
      at: controller.grid.convert(CGPoint(x: 25, y: 300), from: scene.window as UIView?))

    press(scene)

    expectEqual(controller.opened, [item].compactMap { $0 })
    expectEqual(controller.cancellations, 0)
  }

  @Test(arguments: [500, 10_000_000])
  func `A call before any sample leaves everything as it was`(count: Int) {
    for moment in Self.forces.indices {
      for isSystem in [false, true] {
        let (controller, scene) = scene(count: count)

        press(scene, at: moment) { isSystem ? scene.call() : controller.interaction.cancel() }

        // The second sample, of force 0.1, is the first above the threshold.
        expectClean(controller, scene, told: moment > 1)
      }
    }
  }

  @Test(arguments: [500, 10_000_000])
  func `A call inside any callback leaves everything as it was`(count: Int) {
    let (whole, wholeScene) = scene(count: count)
    press(wholeScene)
    for callback in 1..<whole.callbacks {
      let (controller, scene) = scene(count: count)
      controller.onCallback = { if $0 == callback { controller.interaction.cancel() } }

      press(scene)

      expectClean(controller, scene, told: true)
    }
  }
}
