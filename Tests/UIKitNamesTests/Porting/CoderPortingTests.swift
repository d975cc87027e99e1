import TestSupport
import Testing
import UIKitNames

// Each class has the initializer that Xcode requires, with the body that it proposes. The classes
// are written as for UIKit.

private class CodedView: UIView {
  let ring = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(ring)
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(ring)
  }
}

private final class DeeperView: CodedView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

private final class OnlyCodedView: UIView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedScroll: UIScrollView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedStack: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedWindow: UIWindow {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedRefresh: UIRefreshControl {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedReusable: UICollectionReusableView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedCell: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedRow: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class StaticRow: UITableViewCell {
  let model: Int
  init(model: Int) {
    self.model = model
    super.init(style: .default, reuseIdentifier: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class CodedHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedTable: UITableView {
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedCollection: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class CodedLayout: UICollectionViewLayout {
  var step: CGFloat = 3
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedFlow: UICollectionViewFlowLayout {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedComposition: UICollectionViewCompositionalLayout {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedLayer: CALayer {
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class LayeredView: UIView {
  override class var layerClass: AnyClass { CodedLayer.self }
}

private final class CodedGuide: UILayoutGuide {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "coded"
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedNavigation: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedTabs: UITabBarController {
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedTableController: UITableViewController {
  override init(style: UITableView.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedCollectionController: UICollectionViewController {
  override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedItem: UIBarButtonItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedAttributes: UICollectionViewLayoutAttributes {
  required init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class CodedContext: UICollectionViewLayoutInvalidationContext {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  required init() { super.init() }
}

/// Made by a generic type, as libraries make cells.
private func make<Made: UIView>(_: Made.Type) -> (Made, Made) {
  (Made(), Made(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
}

private func makeController<Made: UIViewController>(_: Made.Type) -> Made { Made() }

/// `init?(coder:)` of every class that can be subclassed, and the initializers that subclasses have.
@Suite struct CoderPortingTests {
  private let coder = NSCoder()

  @Test func `An initializer from an archive calls the superclass's, which answers nil`() {
    let made: [Any?] = [
      CodedView(coder: coder), DeeperView(coder: coder), OnlyCodedView(coder: coder),
      CodedScroll(coder: coder), CodedWindow(coder: coder), CodedRefresh(coder: coder),
      CodedReusable(coder: coder), CodedCell(coder: coder), CodedRow(coder: coder),
      CodedHeader(coder: coder), CodedTable(coder: coder), CodedCollection(coder: coder),
      CodedLayout(coder: coder), CodedFlow(coder: coder), CodedComposition(coder: coder),
      CodedLayer(coder: coder), CodedGuide(coder: coder), CodedController(coder: coder),
      CodedNavigation(coder: coder), CodedTabs(coder: coder), CodedTableController(coder: coder),
      CodedCollectionController(coder: coder), CodedItem(coder: coder),
      CodedAttributes(coder: coder), CodedContext(coder: coder),
    ]

    expect(made.allSatisfy { $0 == nil })
  }

  @Test func `A stack comes empty from an archive, as it can't fail in UIKit`() {
    expectEqual(CodedStack(coder: coder).arrangedSubviews.count, 0)
  }

  @Test func `Classes of the library are called as well`() {
    expect(UIView(coder: coder) == nil && UICollectionViewFlowLayout(coder: coder) == nil)
    expect(UITableView(coder: coder) == nil && UIViewController(coder: coder) == nil)
  }

  @Test func `A subclass that overrides the designated initializers has the others`() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

    expectEqual(CodedView().subviews.count, 1)
    expectEqual(DeeperView(frame: frame).frame, frame)
    expectEqual(CodedRow(frame: frame).frame, frame)
    expectEqual(CodedHeader(frame: frame).frame, frame)
    expectEqual(CodedTable(frame: frame).style, .plain)
    expectEqual(CodedStack(arrangedSubviews: [UIView(), UIView()]).arrangedSubviews.count, 2)
    expectEqual(CodedController().title, "coded")
    expectEqual(StaticRow(model: 4).model, 4)
    expectEqual(CodedLayout().step, 3)
    expectEqual(
      CodedAttributes(forCellWith: IndexPath(item: 2, section: 1)).indexPath,
      IndexPath(item: 2, section: 1))
    expect(LayeredView().layer is CodedLayer)
  }

  @Test func `A generic type is made by the initializer of its class`() {
    let (empty, framed) = make(DeeperView.self)

    expect(empty.subviews.count == 1 && framed.subviews.count == 1)
    expectEqual(framed.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(make(CodedTable.self).1.bounds.size, CGSize(width: 3, height: 4))
    expectEqual(makeController(CodedController.self).title, "coded")
  }

  @Test func `A class in a variable is made by the initializer of that class`() {
    let viewClass: UIView.Type = DeeperView.self

    expect(UIView.make(viewClass) is DeeperView)
  }
}
