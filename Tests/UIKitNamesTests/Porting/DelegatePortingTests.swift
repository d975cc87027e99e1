import Testing
import UIKitNames

@testable import TestSupport

/// A delegate in front of another one, as libraries that observe a list have it.
private final class Proxy: UITableViewDelegate {
  weak var target: (any UITableViewDelegate)?

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    target?.tableView?(tableView, heightForRowAt: indexPath) ?? 7
  }
}

private final class ProxiedTable: UITableView {
  let proxy = Proxy()

  override var delegate: (any UITableViewDelegate)? {
    get { proxy.target }
    set {
      proxy.target = newValue
      super.delegate = proxy
    }
  }
}

private final class ObservedItems: UICollectionView {
  var changes = 0
  override var delegate: (any UICollectionViewDelegate)? { didSet { changes += 1 } }
}

private final class Scrolls: UIScrollViewDelegate {}

/// The delegates of lists have the types of the lists' protocols.
@Suite struct DelegatePortingTests {
  @Test func `A table's delegate is asked without a cast`() throws {
    let (table, heights) = (UITableView(), RowHeightSource { _ in 30 })
    table.delegate = heights

    let delegate = try #require(table.delegate)
    expectEqual(delegate.tableView(table, heightForRowAt: [0, 0]), 30)
    expectEqual(table.delegate?.tableView?(table, heightForRowAt: [0, 0]), 30)
    expect((table as UIScrollView).delegate === heights)
    table.delegate = nil
    expect(table.delegate == nil && (table as UIScrollView).delegate == nil)
  }

  @Test func `A subclass overrides the delegate of a table`() {
    let (table, heights, rows) = (ProxiedTable(), RowHeightSource { _ in 30 }, RegisteredRows([2]))
    table.dataSource = rows
    table.delegate = heights

    expect(table.delegate === heights)
    expect((table as UIScrollView).delegate === table.proxy)
    expectEqual(table.rectForRow(at: [0, 1]).minY, 30)
    table.delegate = nil
    table.reloadData()
    expectEqual(table.rectForRow(at: [0, 1]).minY, 7)
    withExtendedLifetime(rows) {}
  }

  @Test func `A collection's delegate is observed, and cast to that of its layout`() {
    let sizes = SizedItems([])
    sizes.size = { _ in CGSize(width: 40, height: 40) }
    let layout = UICollectionViewFlowLayout()
    let items = ObservedItems(frame: .zero, collectionViewLayout: layout)
    items.delegate = sizes

    expectEqual(items.changes, 1)
    let delegate = items.delegate as? any UICollectionViewDelegateFlowLayout
    expectEqual(
      delegate?.collectionView?(items, layout: layout, sizeForItemAt: [0, 0]),
      CGSize(width: 40, height: 40))
  }

  @Test func `A delegate of scroll views only is that of the scroll view`() {
    let (table, scrolls) = (UITableView(), Scrolls())
    (table as UIScrollView).delegate = scrolls

    expect(table.delegate == nil)
    expect((table as UIScrollView).delegate === scrolls)
  }
}
