import UIKitNames

final class SoakCell: UICollectionViewCell {
  var life: AnyObject?
}

final class SoakRow: UITableViewCell {
  var life: AnyObject?
}

/// A photo grid that is edited in batches and peeked into.
final class SoakGrid: UICollectionViewController, UIViewControllerPreviewingDelegate {
  let objects: LiveObjects
  private let life: AnyObject
  var sections = [40, 3, 0, 25]

  init(_ objects: LiveObjects) {
    self.objects = objects
    life = objects.token("controller")
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 50)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(SoakCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    registerForPreviewing(with: self, sourceView: collectionView)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section] }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    if let cell = cell as? SoakCell, cell.life == nil { cell.life = objects.token("cell") }
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    guard let path = collectionView.indexPathForItem(at: location),
      let source = collectionView.layoutAttributesForItem(at: path)?.frame
    else { return nil }
    previewingContext.sourceRect = source
    return SoakDetail(objects)
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {
    navigationController?.pushViewController(viewControllerToCommit, animated: false)
  }
}

/// A chat whose rows have menus.
final class SoakChat: UITableViewController {
  let objects: LiveObjects
  private let life: AnyObject
  var rows = Array(0..<60)

  init(_ objects: LiveObjects) {
    self.objects = objects
    life = objects.token("controller")
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SoakRow.self, forCellReuseIdentifier: "message")
  }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { rows.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    if let cell = cell as? SoakRow, cell.life == nil { cell.life = objects.token("cell") }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { CGFloat(30 + rows[indexPath.row] % 7 * 8) }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let objects = objects
    return UIContextMenuConfiguration(previewProvider: { SoakDetail(objects) }) { _ in
      let life = objects.token("action")
      return UIMenu(children: [UIAction(title: "Reply") { _ in _ = life }])
    }
  }
}

/// Pushed, peeked at and presented: a few views positioned by constraints.
final class SoakDetail: UIViewController {
  let objects: LiveObjects
  private let life: AnyObject
  private(set) var boxes: [UIView] = []
  private(set) var gaps: [NSLayoutConstraint] = []

  init(_ objects: LiveObjects) {
    self.objects = objects
    life = objects.token("controller")
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    var above = view.safeAreaLayoutGuide.topAnchor
    for height in [20, 40, 60] as [CGFloat] {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      let gap = box.topAnchor.constraint(equalTo: above, constant: 8)
      NSLayoutConstraint.activate([
        gap, box.heightAnchor.constraint(equalToConstant: height),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      ])
      gaps.append(gap)
      boxes.append(box)
      above = box.bottomAnchor
    }
  }
}
