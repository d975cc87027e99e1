import TestSupport
import Testing
import UIKitNames

/// A delegate that says something, by methods that UIKit calls optional.
private final class Chooser: UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
  /// The name of the property for the list, which goes before that of the methods.
  var collectionView: UICollectionView!
  var scrolls = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 10, height: indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    false
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    2
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    self.collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

private final class Rows: UITableViewDelegate, UITableViewDataSource {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 7 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "A" }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

/// Methods that UIKit calls optional are called with `?` by code that knows the protocol only.
@Suite struct OptionalMethodTests {
  private let path = IndexPath(item: 3, section: 0)
  private let chooser = Chooser()
  private let layout = UICollectionViewFlowLayout()
  private let list: UICollectionView

  init() {
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    chooser.collectionView = list
  }

  @Test func `A method of a delegate is called, with its labels`() {
    let delegate: (any UICollectionViewDelegateFlowLayout)? = chooser

    let size = delegate?.collectionView?(list, layout: layout, sizeForItemAt: path) ?? .zero
    let selects = delegate?.collectionView?(list, shouldSelectItemAt: path)
    delegate?.scrollViewDidScroll?(list)
    delegate?.scrollViewDidEndDragging?(list, willDecelerate: true)

    expectEqual(size, CGSize(width: 10, height: 3))
    expectEqual(selects, false)
    expectEqual(chooser.scrolls, 1)
  }

  @Test func `A method that the delegate lacks answers its default`() {
    layout.minimumLineSpacing = 4
    let delegate: any UICollectionViewDelegateFlowLayout = chooser

    let spacing = delegate.collectionView?(
      list, layout: layout, minimumLineSpacingForSectionAt: 0)

    expectEqual(spacing, 4)
    expectEqual((chooser as any UICollectionViewDataSource).numberOfSections?(in: list), 1)
    expectEqual((nil as (any UIScrollViewDelegate)?)?.scrollViewShouldScrollToTop?(list), nil)
  }

  @Test func `A property of the same name goes first`() {
    let own = chooser.collectionView

    expect(own === list)
    expect(chooser.collectionView.numberOfSections == 0)
  }

  @Test func `A table's delegate and data source are called likewise`() {
    let (table, rows) = (UITableView(), Rows())
    let delegate: any UITableViewDelegate = rows
    let source: (any UITableViewDataSource)? = rows

    expectEqual(delegate.tableView?(table, heightForRowAt: path), 7)
    expectEqual(source?.tableView?(table, titleForHeaderInSection: 0), "A")
    expect(delegate.tableView?(table, viewForHeaderInSection: 0) == nil)
  }
}
