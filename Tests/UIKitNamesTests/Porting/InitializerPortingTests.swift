import Testing
import UIKitNames

@testable import TestSupport

/// The calls of the initializers below, in order.
private final class Calls {
  var names: [String] = []
}

private nonisolated(unsafe) var calls = Calls()

// The classes are written as for UIKit, with nothing but the import changed.

private class BadgeView: UIView {
  let label = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

private final class RedBadgeView: BadgeView {}

private final class TitleView: UIView {
  let title: String

  init(title: String) {
    self.title = title
    super.init(frame: CGRect(x: 0, y: 0, width: 10 * title.count, height: 20))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class FixedView: UIView {
  init() { super.init(frame: CGRect(x: 0, y: 0, width: 7, height: 8)) }

  required init?(coder aDecoder: NSCoder) { return nil }
}

private class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = "photo"
  let imageView: UIView

  override init(frame: CGRect) {
    calls.names.append("PhotoCell \(frame.width)")
    imageView = UIView()
    super.init(frame: frame)
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

private final class VideoCell: PhotoCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    calls.names.append("VideoCell")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class HeaderView: UICollectionReusableView {
  override init(frame: CGRect) {
    calls.names.append("HeaderView")
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class MessageCell: UITableViewCell {
  let bubble: UIView

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    calls.names.append("MessageCell \(reuseIdentifier ?? "nil")")
    bubble = UIView()
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(bubble)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class SectionHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    calls.names.append("SectionHeader \(reuseIdentifier ?? "nil")")
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class MessageTable: UITableView {
  override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
    tag = 5
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class ListController: UIViewController {
  let items: [Int]

  init(items: [Int]) {
    self.items = items
    super.init(nibName: nil, bundle: nil)
  }

  convenience init() { self.init(items: [1, 2]) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class NibController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "nib"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class PlainController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "plain"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class FlowController: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    title = "flow"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// The usual helper of libraries for collection views and tables, with the initializer that can be
/// called through a type.
private func makeCell<Cell: UICollectionViewCell>(_: Cell.Type, in frame: CGRect) -> Cell {
  Cell(dequeuedIn: frame)
}

private final class TwoItems: UICollectionViewDataSource, UITableViewDataSource,
  UITableViewDelegate
{
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    2
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: indexPath.item == 0 ? "photo" : "video", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 10 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "section")
  }
}

/// Initializers as apps for UIKit write and call them.
///
/// Serialized, since the calls are recorded globally.
@Suite(.oneAtATime) struct InitializerPortingTests {
  @Test func `A view that overrides init(frame:) can be made without arguments`() {
    let badge = BadgeView()
    let red = RedBadgeView()
    let framed = RedBadgeView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))

    expectEqual(badge.frame, .zero)
    expect(badge.subviews.count == 1 && red.subviews.count == 1)
    expectEqual(framed.subviews.first?.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `A view with an initializer of its own compiles with the usual init(coder:)`() {
    let title = TitleView(title: "four")
    let fixed = FixedView()

    expectEqual(title.bounds.size, CGSize(width: 40, height: 20))
    expectEqual(fixed.bounds.size, CGSize(width: 7, height: 8))
  }

  @Test func `Nothing comes from an archive`() {
    let coder = NSCoder()

    expect(UIView(coder: coder) == nil)
    expect(FixedView(coder: coder) == nil)
    expect(UIViewController(coder: coder) == nil)
  }

  @Test func `A collection view calls init(frame:) of the registered classes`() {
    calls = Calls()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 40)
    layout.headerReferenceSize = CGSize(width: 100, height: 10)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    list.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    list.register(VideoCell.self, forCellWithReuseIdentifier: "video")
    list.register(
      HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    let source = TwoItems()
    list.dataSource = source

    list.layoutIfNeeded()

    expectEqual(
      calls.names.sorted(), ["HeaderView", "PhotoCell 30.0", "PhotoCell 30.0", "VideoCell"])
    expect(list.cellForItem(at: IndexPath(item: 0, section: 0)) is PhotoCell)
    expect(list.cellForItem(at: IndexPath(item: 1, section: 0)) is VideoCell)
  }

  @Test func `A table calls the initializers with the identifier`() {
    calls = Calls()
    let table = MessageTable()
    table.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    table.register(MessageCell.self, forCellReuseIdentifier: "message")
    table.register(SectionHeader.self, forHeaderFooterViewReuseIdentifier: "section")
    let source = TwoItems()
    table.dataSource = source
    table.delegate = source

    table.layoutIfNeeded()

    expectEqual(table.tag, 5)
    expectEqual(
      calls.names.sorted(), ["MessageCell message", "MessageCell message", "SectionHeader section"])
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    expect(cell is MessageCell && cell?.reuseIdentifier == "message")
  }

  @Test func `Cells can be made without a list`() {
    calls = Calls()
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

    expectEqual(makeCell(VideoCell.self, in: frame).frame, frame)
    expectEqual(MessageCell(frame: frame).frame, frame)
    expect(MessageCell().reuseIdentifier == nil)
    expectEqual(SectionHeader(frame: frame).frame, frame)
    expectEqual(VideoCell().frame, .zero)
    expectEqual(MessageTable(frame: frame).style, .plain)
    expectEqual(
      calls.names,
      [
        "PhotoCell 30.0", "VideoCell", "MessageCell nil", "MessageCell nil", "SectionHeader nil",
        "PhotoCell 0.0", "VideoCell",
      ])
  }

  @Test func `Both usual initializers of controllers can be overridden`() {
    let root = ListController()

    expectEqual(root.items, [1, 2])
    expectEqual(NibController().title, "nib")
    expectEqual(NibController(nibName: "Main", bundle: nil).title, "nib")
    expectEqual(PlainController().title, "plain")
    expectEqual(FlowController(rootViewController: root).title, "flow")
    expectEqual(FlowController(rootViewController: root).viewControllers.count, 1)
  }
}
