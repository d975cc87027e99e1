import Testing
import UIKitNames

@testable import TestSupport

// The classes are written as for UIKit, with nothing but the import changed.

private final class PaddedStack: UIStackView {
  override var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    set { super.layoutMargins = newValue }
  }
}

private final class TagView: UIView {
  var passes = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 10) }

  override func sizeToFit() {
    super.sizeToFit()
    bounds.size.width += 8
  }

  override func layoutIfNeeded() {
    passes += 1
    super.layoutIfNeeded()
  }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(width: targetSize.width, height: 77)
  }
}

private final class NamedCell: UITableViewCell {
  override var reuseIdentifier: String? { "named" }
}

private final class CountingCollection: UICollectionView {
  var reloads = 0

  override func reloadData() {
    reloads += 1
    super.reloadData()
  }
}

private final class CountingTable: UITableView {
  var reloads = 0

  override func reloadData() {
    reloads += 1
    super.reloadData()
  }
}

private final class CardAttributes: UICollectionViewLayoutAttributes {
  var depth = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? CardAttributes)?.depth = depth
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CardAttributes, other.depth == depth else { return false }
    return super.isEqual(object)
  }
}

/// Attributes that override the copying method of objects.
private final class OldAttributes: UICollectionViewLayoutAttributes {
  var depth = 0

  override func copy() -> Any {
    let copy = super.copy()
    (copy as? OldAttributes)?.depth = depth
    return copy
  }
}

private final class CardLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { CardAttributes.self }

  override var itemSize: CGSize {
    get { CGSize(width: (collectionView?.bounds.width ?? 0) / 2, height: 20) }
    set { super.itemSize = newValue }
  }

  override var minimumLineSpacing: CGFloat {
    get { 3 }
    set { super.minimumLineSpacing = newValue }
  }

  override var minimumInteritemSpacing: CGFloat {
    get { 0 }
    set { super.minimumInteritemSpacing = newValue }
  }

  override var sectionInset: UIEdgeInsets {
    get { UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0) }
    set { super.sectionInset = newValue }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    for case let card as CardAttributes in attributes ?? [] { card.depth = card.indexPath.item + 1 }
    return attributes
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes =
      super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      ?? layoutAttributesForItem(at: itemIndexPath)
    attributes?.alpha = 0
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
}

private final class CardCell: UICollectionViewCell {
  var depth = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    depth = (layoutAttributes as? CardAttributes)?.depth ?? -1
  }
}

/// Methods that apps for UIKit override, and the code that calls them.
@Suite struct OverridePortingTests {
  @Test func `A stack keeps clear of overridden margins`() {
    let content = UIView()
    let stack = PaddedStack(arrangedSubviews: [content])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)

    stack.layoutIfNeeded()

    expectEqual(content.frame, CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test func `Sizes and layout come from overrides`() {
    let tag: UIView = TagView()

    tag.sizeToFit()
    tag.layoutIfNeeded()

    expectEqual(tag.bounds.size, CGSize(width: 38, height: 10))
    expectEqual((tag as? TagView)?.passes, 1)
    expectEqual(
      tag.systemLayoutSizeFitting(CGSize(width: 5, height: 5)), CGSize(width: 5, height: 77))
  }

  @Test func `Reloading calls the override`() {
    let collection = CountingCollection(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let table = CountingTable()

    (collection as UICollectionView).reloadData()
    (table as UITableView).reloadData()

    expect(collection.reloads == 1 && table.reloads == 1)
  }

  @Test func `A cell says what it is used again under`() {
    let cell: UITableViewCell = NamedCell(style: .default, reuseIdentifier: "other")

    expectEqual(cell.reuseIdentifier, "named")
  }

  @Test func `A flow layout uses overridden properties, and its cells get its attributes`() {
    let layout = CardLayout()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    list.register(CardCell.self, forCellWithReuseIdentifier: "cell")
    let source = RegisteredItems([4])
    list.dataSource = source

    list.layoutIfNeeded()

    let last = IndexPath(item: 3, section: 0)
    expectEqual(
      list.layoutAttributesForItem(at: last)?.frame, CGRect(x: 50, y: 28, width: 50, height: 20))
    expectEqual(list.contentSize, CGSize(width: 100, height: 48))
    expectEqual((list.cellForItem(at: last) as? CardCell)?.depth, 4)
    expectEqual(layout.initialLayoutAttributesForAppearingItem(at: last)?.alpha, 0)
    expect(layout.finalLayoutAttributesForDisappearingItem(at: last) == nil)
  }

  @Test func `Copies keep the properties of subclasses, whichever method copies`() {
    let card = CardAttributes(forCellWith: IndexPath(item: 1, section: 0))
    card.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    card.depth = 9
    let old = OldAttributes()
    old.depth = 5

    expectEqual((card.copy() as? CardAttributes)?.depth, 9)
    expectEqual((card.copy(with: nil) as? CardAttributes), card)
    expect(card.copy() as? CardAttributes !== card)
    expectEqual((old.copy() as? OldAttributes)?.depth, 5)
    expectEqual(
      (UICollectionViewLayoutAttributes().copy(with: nil) as? UICollectionViewLayoutAttributes),
      UICollectionViewLayoutAttributes())
  }
}
