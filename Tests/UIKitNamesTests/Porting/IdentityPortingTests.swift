import TestSupport
import Testing
import UIKitNames

/// Views, layouts, controllers and attributes compared as apps for UIKit do.
@Suite struct IdentityPortingTests {
  @Test func `Views are found by identity`() {
    let parent = UIView()
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)) }
    for view in views { parent.addSubview(view) }
    let stranger = UIView(frame: views[0].frame)

    expectEqual(parent.subviews.firstIndex(of: views[1]), 1)
    expect(!parent.subviews.contains(stranger))
    expect(views[0] == views[0] && views[0] != stranger)
    expectEqual(parent.subviews, views)
  }

  @Test func `Views are members of sets and keys of dictionaries, also after they moved`() {
    let first = UIView()
    let second = UITableViewCell()
    var heights: [UIView: CGFloat] = [first: 1, second: 2]
    let seen: Set<UIView> = [first, second, first]

    first.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
    heights[first] = 3

    expectEqual(heights, [first: 3, second: 2])
    expect(seen.count == 2 && seen.contains(first))
  }

  @Test func `Layouts and controllers are compared by identity`() {
    let layout = UICollectionViewFlowLayout()
    let layouts: [UICollectionViewLayout] = [UICollectionViewFlowLayout(), layout]
    let controller = UIViewController()
    let controllers: Set<UIViewController> = [controller, UINavigationController()]

    expectEqual(layouts.firstIndex(of: layout), 1)
    expect(layouts[0] != layout)
    expectEqual(Set(layouts).count, 2)
    expect(controllers.contains(controller) && !controllers.contains(UIViewController()))
  }

  @Test func `Attributes are compared by their values`() {
    let path = IndexPath(item: 1, section: 2)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let same = UICollectionViewLayoutAttributes(forCellWith: path)

    expect([attributes].contains(same))
    expectEqual(Set([attributes, same]).count, 1)

    same.alpha = 0.5

    expect(![attributes].contains(same))
  }
}
