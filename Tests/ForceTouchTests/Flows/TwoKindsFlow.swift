import ForceTouch
import TestSupport
import Testing
import UIKitNames

@testable import ForceTouchSupport

/// Photos and albums in one grid: every fifth item is an album.
enum Shelf {
  static func photo(at indexPath: IndexPath) -> String? {
    indexPath.item % 5 == 4 ? nil : "photo \(indexPath.item)"
  }

  static func album(at indexPath: IndexPath) -> Int? {
    indexPath.item % 5 == 4 ? indexPath.item : nil
  }
}

final class PhotoController: UIViewController {
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }
}

final class AlbumController: UIViewController {
  init(_ number: Int) {
    super.init(nibName: nil, bundle: nil)
    title = "album \(number)"
    preferredContentSize = CGSize(width: 300, height: 300)
  }

  override var previewActionItems: [any UIPreviewActionItem] {
    [UIPreviewAction(title: "Play", style: .default) { _, _ in }]
  }
}

struct Photos: ListPreviewSource {
  let list: UICollectionView
  func content(at indexPath: IndexPath) -> String? { Shelf.photo(at: indexPath) }
  func controller(previewing photo: String) -> UIViewController? { PhotoController(photo) }
}

struct Albums: ListPreviewSource {
  let list: UICollectionView
  func content(at indexPath: IndexPath) -> Int? { Shelf.album(at: indexPath) }
  func controller(previewing album: Int) -> UIViewController? { AlbumController(album) }
}

/// The collection view after it uses the helper: only the content and its presentation are left.
final class ShelfController: UIViewController, UICollectionViewDataSource {
  let grid: UICollectionView
  private let count: Int
  private lazy var previewer = ContentPreviewer(of: [Photos(list: grid), Albums(list: grid)]) {
    [unowned self] in show($0, sender: self)
  }

  init(count: Int) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 71, height: 70)
    layout.minimumInteritemSpacing = 5
    layout.minimumLineSpacing = 10
    grid = UICollectionView(
      frame: CGRect(x: 0, y: 67, width: 375, height: 600), collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    grid.dataSource = self
    grid.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    view.addSubview(grid)
    registerForPreviewing(with: previewer, sourceView: grid)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

@Suite struct TwoKindsFlow {
  /// The shelf in a navigation controller, its middle line scrolled to the top.
  private func shelf(count: Int) -> (ShelfController, FlowScene) {
    let controller = ShelfController(count: count)
    let scene = FlowScene(showing: UINavigationController(rootViewController: controller))
    controller.grid.contentOffset.y = CGFloat(count / 10 * 80)
    controller.grid.layoutIfNeeded()
    return (controller, scene)
  }

  @Test(arguments: [100, 10_000_000])
  func `Each kind has its controller, and the rectangle of its item`(count: Int) {
    let line = count / 10
    for column in 0..<5 {
      let (controller, scene) = shelf(count: count)

      scene.touch(CGPoint(x: column * 76 + 30, y: 67 + 30))
      scene.press(0.25)

      let peek = scene.dispatcher.peek
      let (item, isAlbum) = (line * 5 + column, column == 4)
      let rect = CGRect(x: CGFloat(column * 76), y: CGFloat(line * 80), width: 71, height: 70)
      let cell = controller.grid.cellForItem(at: IndexPath(item: item, section: 0))
      expectEqual(peek?.previewedController.title, "\(isAlbum ? "album" : "photo") \(item)")
      expectEqual(peek?.sourceRect, rect)
      expectEqual(cell?.frame, rect)
    }
  }

  @Test(arguments: [100, 10_000_000])
  func `A transformed grid gives the same rectangle, and its image in the window`(count: Int) {
    let (controller, scene) = shelf(count: count)
    controller.grid.transform = CGAffineTransform(scaleX: -1, y: 1)

    scene.touch(CGPoint(x: 375 - 30, y: 67 + 30))
    scene.press(0.25)

    let peek = scene.dispatcher.peek
    expectEqual(peek?.sourceRect.origin, CGPoint(x: 0, y: CGFloat(count / 10 * 80)))
    expectEqual(peek?.geometry?.sourceRect, CGRect(x: 304, y: 67, width: 71, height: 70))
  }

  @Test func `Between the items nothing is peeked at`() {
    let (_, scene) = shelf(count: 100)

    scene.touch(CGPoint(x: 73, y: 67 + 30))
    scene.press(0.75)

    expect(scene.dispatcher.peek == nil)
  }

  @Test(arguments: [100, 10_000_000])
  func `The previewed controller is pushed`(count: Int) {
    let (controller, scene) = shelf(count: count)

    scene.touch(CGPoint(x: 334, y: 67 + 30))
    scene.press(0.75)

    expect(controller.navigationController?.topViewController is AlbumController)
  }
}
