import Testing
import UIKitNames

@testable import TestSupport

// The code is written as for UIKit, with nothing but the import changed.

private final class TrackedConstraint: NSLayoutConstraint {
  var isTracked = false
}

extension NSLayoutAnchor where AnchorType == NSLayoutXAxisAnchor {
  fileprivate func pin(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: other)
  }
}

private final class FakeUpdateItem: UICollectionViewUpdateItem {
  override var updateAction: UICollectionViewUpdateItem.Action { .insert }
  override var indexPathAfterUpdate: IndexPath? { IndexPath(item: 3, section: 0) }
}

private final class RaisedAttributes: UICollectionViewLayoutAttributes {
  override var zIndex: Int {
    get { -indexPath.item }
    set { super.zIndex = newValue }
  }
}

/// Two items of the same frame.
private final class StackedLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 50, height: 50) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    [0, 1].map { item in
      let attributes = RaisedAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      return attributes
    }
  }
}

private final class PlainCell: UICollectionViewCell {}

private protocol CellRegistering {
  func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
}

extension UICollectionView: CellRegistering {}

private final class CountedCollection: UICollectionView {
  var batches = 0

  override var collectionViewLayout: UICollectionViewLayout {
    didSet { batches -= 1 }
  }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batches += 1
    super.performBatchUpdates(updates, completion: completion)
  }
}

private protocol Placed: NSObjectProtocol {
  var isPlaced: Bool { get }
}

extension Placed {
  var isPlaced: Bool { isEqual(self) && hash == self.hash && !isProxy() }
}

extension UIView: Placed {}
extension UILayoutGuide: Placed {}
extension CALayer: Placed {}
extension UIViewController: Placed {}

/// Types, optionality and openness as in UIKit.
@Suite struct TypePortingTests {
  @Test func `Constraints are hashable, can be empty and subclassed`() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    let tracked = TrackedConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left,
      multiplier: 1, constant: 4)
    tracked.isTracked = true
    var slot = NSLayoutConstraint()
    slot.isActive = false

    expect(slot.firstItem == nil && slot.firstAttribute == .notAnAttribute)
    slot = tracked
    slot.isActive = true
    expectEqual(Set(root.constraints), [tracked])
    expect((root.constraints.first as? TrackedConstraint)?.isTracked == true)
    expectEqual(view.leftAnchor.pin(to: root.leftAnchor).firstAttribute, .left)
  }

  @Test func `Classes can be objects of protocols that ask for an object's identity`() {
    let placed: [any Placed] = [UIView(), UILayoutGuide(), CALayer(), UIViewController()]

    expect(placed.allSatisfy(\.isPlaced))
    expect(!placed[0].isEqual(placed[1]) && !placed[0].isEqual(nil))
    expect(placed.allSatisfy { $0.debugDescription == $0.description })
  }

  @Test func `Update items can be subclassed`() {
    let item: UICollectionViewUpdateItem = FakeUpdateItem()

    expectEqual(item.updateAction, .insert)
    expectEqual(item.indexPathAfterUpdate, IndexPath(item: 3, section: 0))
    expectEqual(UICollectionViewUpdateItem().updateAction, .none)
  }

  @Test func `An overridden zIndex orders cells and touches`() {
    let list: any CellRegistering
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 50, height: 50), collectionViewLayout: StackedLayout())
    list = view
    let source = RegisteredItems([2])
    list.register(PlainCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source

    view.layoutIfNeeded()

    expectEqual(view.indexPathForItem(at: CGPoint(x: 1, y: 1)), IndexPath(item: 0, section: 0))
    let front = view.subviews.last { $0 is UICollectionViewCell }
    expect(front === view.cellForItem(at: IndexPath(item: 0, section: 0)))
  }

  @Test func `A batch and a new layout use their overrides, and its block needn't escape`() {
    func update(_ view: UICollectionView, _ block: () -> Void) {
      view.performBatchUpdates(block, completion: nil)
    }
    let view = CountedCollection(
      frame: CGRect(x: 0, y: 0, width: 50, height: 50),
      collectionViewLayout: UICollectionViewFlowLayout())
    var calls = 0

    update(view) { calls += 1 }
    view.performBatchUpdates { calls += 1 }
    view.performBatchUpdates(nil)
    expect(calls == 2 && view.batches == 3)
    view.collectionViewLayout = UICollectionViewFlowLayout()
    expectEqual(view.batches, 2)
  }

  @Test func `Priorities add and subtract numbers`() {
    var priority = UILayoutPriority.required - 1
    expectEqual(priority.rawValue, 999)
    priority -= 9
    priority += 1
    expectEqual(priority, UILayoutPriority.defaultHigh + 241)
  }

  @Test func `Levels of windows add and subtract numbers`() {
    var level = UIWindow.Level.statusBar + 1
    expectEqual(level.rawValue, 1001)
    level += 9
    level -= 10
    expectEqual(level - 1, UIWindow.Level(999))
  }

  @Test func `Index paths of Objective-C have a section and a row`() {
    let path = NSIndexPath(indexes: [2, 7], length: 2)

    expectEqual(path.section, 2)
    expectEqual(path.item, 7)
    expectEqual(path.row, 7)
  }

  @Test func `Views of controllers are implicitly unwrapped`() {
    let (controller, list) = (UIViewController(), UITableViewController())

    expect(controller.view! === controller.view)
    expect(controller.view?.superview == nil)
    expectEqual(list.tableView?.style, .plain)
    let main = UIScreen.main
    expectEqual(UIWindow().screen.scale, main.scale)
  }

  @Test func `Each thread has current traits`() {
    let before = UITraitCollection.current
    var dark = before
    dark.userInterfaceStyle = .dark

    UITraitCollection.current = dark
    expectEqual(UITraitCollection.current.userInterfaceStyle, .dark)
    UITraitCollection.current = before
    expectEqual(UITraitCollection.current, before)
    dark.performAsCurrent { expectEqual(UITraitCollection.current, dark) }
    expectEqual(UITraitCollection.current, before)
  }

  @Test func `Touches go up the chain, and a view is described`() {
    final class Touched: UIView {
      var touches = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += touches.count
      }
    }
    let (outer, inner) = (Touched(), UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10)))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
    window.addSubview(outer)
    outer.addSubview(inner)
    let touch = UITouch(view: inner, window: window, location: CGPoint(x: 7, y: 8), timestamp: 1)
    inner.accessibilityLabel = "inner"
    inner.backgroundColor = UIColor(white: 1, alpha: 0.5).withAlphaComponent(1)

    inner.touchesBegan([touch], with: nil)
    touch.move(to: CGPoint(x: 8, y: 8), phase: .moved, timestamp: 2)

    expectEqual(outer.touches, 1)
    expectEqual(touch.location(in: inner), CGPoint(x: 3, y: 2))
    expectEqual(touch.previousLocation(in: nil), CGPoint(x: 7, y: 8))
    expect(inner.accessibilityLabel == "inner" && outer.accessibilityLabel == nil)
    expect(inner.backgroundColor == .white && outer.backgroundColor == nil)
    expectEqual(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1), .green)
  }
}
