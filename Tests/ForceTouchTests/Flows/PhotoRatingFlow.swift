import TestSupport
import Testing
import UIKitNames

@testable import ForceTouchSupport

/// A grid of photos that are rated by pressing on them.
///
/// A press blurs the screen and lifts the photo out of it; pressing harder rates it by the label
/// under the finger.
final class PhotoGridController: UIViewController, UIPreviewInteractionDelegate {
  enum Rating: CaseIterable { case good, bad }

  let grid: UICollectionView
  let blurView = UIView()
  let labels = Rating.allCases.map { _ in UIView() }
  private(set) var overlay: UIView?
  private(set) var ratings: [IndexPath: Rating] = [:]
  private let photos: PlainItems
  private var pressed: IndexPath?
  private lazy var interaction = UIPreviewInteraction(view: view)
  private lazy var blur = UIViewPropertyAnimator(duration: 0, curve: .linear) {
    [unowned self] in blurView.alpha = $0
  }

  init(count: Int) {
    photos = PlainItems(count: count)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 123, height: 123)
    layout.minimumInteritemSpacing = 3
    layout.minimumLineSpacing = 3
    grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    grid.frame = CGRect(x: 0, y: 64, width: 375, height: 603)
    photos.fill(grid)
    blurView.frame = view.bounds
    (blurView.alpha, blurView.isUserInteractionEnabled) = (0, false)
    for view in [grid, blurView] { self.view.addSubview(view) }
    for label in labels {
      (label.isHidden, label.isUserInteractionEnabled) = (true, false)
      view.addSubview(label)
    }
    constrainLabels()
    interaction.delegate = self
  }

  /// Pins the labels one below the other; no code here requests a layout.
  private func constrainLabels() {
    var above: UIView?
    for label in labels {
      label.translatesAutoresizingMaskIntoConstraints = false
      let top: NSLayoutConstraint =
        above.map { label.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 10) }
        ?? label.topAnchor.constraint(equalTo: view.topAnchor, constant: 500)
      NSLayoutConstraint.activate([
        top,
        label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 100),
        label.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -100),
        label.heightAnchor.constraint(equalToConstant: 50),
      ])
      above = label
    }
  }

  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    let location = previewInteraction.location(in: grid)
    guard let indexPath = grid.indexPathForItem(at: location),
      let cell = grid.cellForItem(at: indexPath),
      let snapshot = cell.snapshotView(afterScreenUpdates: false)
    else { return false }
    snapshot.center = view.convert(cell.center, from: cell.superview)
    view.addSubview(snapshot)
    (pressed, overlay) = (indexPath, snapshot)
    return true
  }

  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition progress: CGFloat,
    ended: Bool
  ) {
    blur.fractionComplete = progress
    for label in labels { label.isHidden = !ended }
  }

  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition progress: CGFloat,
    ended: Bool
  ) {
    guard ended, let pressed else { return }
    let chosen = labels.firstIndex { label in
      label.point(inside: previewInteraction.location(in: label), with: nil)
    }
    ratings[pressed] = chosen.map { Rating.allCases[$0] }
    clear()
  }

  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { clear() }

  private func clear() {
    overlay?.removeFromSuperview()
    (pressed, overlay) = (nil, nil)
    blur.fractionComplete = 0
    for label in labels { label.isHidden = true }
  }
}

@Suite struct PhotoRatingFlow {
  /// A press on the photo in the middle of the third line of the middle of the grid.
  private func press(count: Int) -> (controller: PhotoGridController, scene: FlowScene) {
    let controller = PhotoGridController(count: count)
    let scene = FlowScene(showing: controller)
    controller.grid.contentOffset.y = CGFloat(count / 6 * 126)
    controller.grid.layoutIfNeeded()
    scene.touch(CGPoint(x: 187, y: 64 + 2 * 126 + 60))
    return (controller, scene)
  }

  @Test(arguments: [30, 10_000_000])
  func `A press lifts the photo out of the blurred screen, where it is`(count: Int) {
    let (controller, scene) = press(count: count)

    scene.press(0.125)

    expectEqual(controller.overlay?.center, CGPoint(x: 187.5, y: 64 + 2 * 126 + 61.5))
    expectEqual(controller.overlay?.bounds.size, CGSize(width: 123, height: 123))
    expect(controller.blurView.alpha > 0)
  }

  @Test(arguments: [30, 10_000_000])
  func `The label under the finger at the end is the rating`(count: Int) {
    for (index, rating) in PhotoGridController.Rating.allCases.enumerated() {
      let (controller, scene) = press(count: count)

      scene.press(0.25)
      scene.move(to: CGPoint(x: 150, y: 520 + 60 * index))
      scene.press(0.75)

      let photo = IndexPath(item: (count / 6 + 2) * 3 + 1, section: 0)
      expectEqual(controller.ratings, [photo: rating])
      expect(controller.overlay === nil)
      expectEqual(controller.blurView.alpha, 0)
    }
  }

  @Test func `The labels lie where their constraints put them, with no call for a layout`() {
    let (controller, _) = press(count: 30)

    expectEqual(
      controller.labels.map(\.frame),
      [
        CGRect(x: 100, y: 500, width: 175, height: 50),
        CGRect(x: 100, y: 560, width: 175, height: 50),
      ])
  }

  @Test func `A finger lifted leaves the screen as it was`() {
    let (controller, scene) = press(count: 30)

    scene.press(0.25)
    scene.lift()

    expect(controller.ratings.isEmpty)
    expectEqual(controller.view.subviews.count, 4)
    expectEqual(controller.labels.map(\.isHidden), [true, true])
  }
}
