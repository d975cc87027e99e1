// A gallery from a phone app with only the import changed. The queries of a test follow below.
import UIKitNames

final class CardCell: UICollectionViewCell {
  let picture = UIView()
  let title = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .white
    for view in [picture, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      title.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      title.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}

final class GalleryController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    5
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: (collectionView.bounds.width - 30) / 2, height: 120)
  }
}

let layout = UICollectionViewFlowLayout()
layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
let gallery = GalleryController(collectionViewLayout: layout)
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
window.rootViewController = gallery
window.layoutIfNeeded()

let list: UICollectionView = gallery.collectionView
print("content \(NSCoder.string(for: list.contentSize))")
if let cell = list.cellForItem(at: IndexPath(item: 3, section: 0)) as? CardCell {
  let title = cell.title.convert(cell.title.bounds, to: nil)
  print("title in the window \(NSCoder.string(for: title))")
  print("touched: \(window.hitTest(CGPoint(x: 330, y: 200), with: nil) === cell.title)")
}
