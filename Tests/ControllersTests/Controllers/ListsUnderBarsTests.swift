import ForceTouch
import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The offsets of lists under bars (R5.4, R5.20).
@Suite struct ListsUnderBarsTests {
  private let window = Window(
    screen: Screen(portraitSize: CGSize(width: 390, height: 844), scale: 3))
  private let list = ViewController()
  private let table = TableView()
  private let rows = RegisteredRows([60])

  init() {
    window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    table.rowHeight = 44
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    list.view = table
  }

  private func show(_ controller: ViewController) {
    window.rootViewController = controller
    window.layoutIfNeeded()
  }

  @Test func `R5.20 rows begin below the bar, and are found there`() {
    show(NavigationController(rootViewController: list))

    expectEqual(table.contentOffset.y, -91)
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    expectEqual(first.map { $0.convert($0.bounds, to: nil).minY }, 91)
  }

  @Test(arguments: [-91, -50, 0, 400] as [CGFloat])
  func `R5.20 pushing another and popping it leaves the list where it was`(offset: CGFloat) {
    let navigation = NavigationController(rootViewController: list)
    show(navigation)
    table.contentOffset.y = offset

    navigation.pushViewController(ViewController(), animated: true)
    window.layoutIfNeeded()
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()

    expectEqual(table.contentOffset.y, offset)
  }

  @Test func `R5.20 an inset set before the first layout counts from the start, a later one not`() {
    table.contentInset.top = 10
    show(NavigationController(rootViewController: list))
    expectEqual(table.contentOffset.y, -101)

    table.contentInset.top = 30
    expectEqual(table.contentOffset.y, -101)
    table.contentInset.top = 0
    expectEqual(table.contentOffset.y, -91)
  }

  @Test func `R5.20 a list that is pushed stands below the bar`() {
    let navigation = NavigationController(rootViewController: ViewController())
    show(navigation)

    navigation.pushViewController(list, animated: false)
    window.layoutIfNeeded()

    expectEqual(table.contentOffset.y, -91)
  }

  @Test func `R5.20 bars that are hidden and shown take along a list at its top, and no other`() {
    let navigation = NavigationController(rootViewController: list)
    show(navigation)

    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    expectEqual(table.contentOffset.y, -47)
    navigation.setNavigationBarHidden(false, animated: false)
    window.layoutIfNeeded()
    expectEqual(table.contentOffset.y, -91)

    table.contentOffset.y = 120
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.setNavigationBarHidden(false, animated: false)
    window.layoutIfNeeded()
    expectEqual(table.contentOffset.y, 120)
  }

  @Test func `R5.20 below a large title, and below the plain one when that goes`() {
    let navigation = NavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    show(navigation)
    expectEqual(table.contentOffset.y, -143)

    list.navigationItem.largeTitleDisplayMode = .never
    window.layoutIfNeeded()

    expectEqual(table.contentOffset.y, -91)
  }

  @Test func `R5.20 a phone that is rotated keeps the top at the top`() {
    show(NavigationController(rootViewController: list))

    window.resize(to: CGSize(width: 844, height: 390))
    window.safeAreaInsets = EdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    window.layoutIfNeeded()
    expectEqual(table.contentOffset, CGPoint(x: 0, y: -32))

    window.resize(to: CGSize(width: 390, height: 844))
    window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.layoutIfNeeded()
    expectEqual(table.contentOffset, CGPoint(x: 0, y: -91))
  }

  @Test func `R5.4 a short list has the insets of bars around it at any depth of children`() {
    let (outer, scroll) = (ViewController(), ScrollView())
    let inner = ViewController()
    inner.view.addSubview(scroll)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    for view in [inner.view, scroll] as [View] {
      view.frame = window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    show(outer)
    expectEqual(scroll.adjustedContentInset, .zero)

    let tabs = TabBarController()
    window.rootViewController = nil
    tabs.viewControllers = [NavigationController(rootViewController: outer)]
    show(tabs)
    outer.view.frame = window.bounds
    inner.view.frame = window.bounds
    window.layoutIfNeeded()

    expectEqual(scroll.adjustedContentInset, EdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    expectEqual(scroll.contentOffset.y, -91)
  }

  @Test func `R5.4 only the rearmost subview is the content of a screen`() {
    let (content, scroll) = (ViewController(), ScrollView(frame: window.bounds))
    content.view.addSubview(View())
    content.view.addSubview(scroll)
    show(NavigationController(rootViewController: content))
    expectEqual(scroll.adjustedContentInset, .zero)

    content.view.sendSubviewToBack(scroll)
    window.layoutIfNeeded()

    expectEqual(scroll.adjustedContentInset.top, 91)
  }

  @Test func `R5.4 a table bounces however short it is`() {
    rows.counts = [1]
    show(list)
    expect(table.alwaysBounceVertical)
    expectEqual(table.adjustedContentInset, EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    table.alwaysBounceVertical = false

    expectEqual(table.adjustedContentInset, .zero)
    expectEqual(table.contentOffset.y, 0)
    let grid = CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    expect(!grid.alwaysBounceVertical && !ScrollView().alwaysBounceVertical)
  }

  @Test func `R5.20 a controller of a table, and of a collection, begins below the bar`() {
    for controller in [TableViewController(), CollectionViewController()] as [ViewController] {
      show(NavigationController(rootViewController: controller))
      let list = controller.view as? ScrollView
      expectEqual(list?.contentOffset.y, -91)
      window.rootViewController = nil
    }
  }

  @Test(arguments: [true, false])
  func `R14.4 beside a bar that isn't translucent a list has nothing of it`(_ extends: Bool) {
    list.extendedLayoutIncludesOpaqueBars = extends
    let navigation = NavigationController(rootViewController: list)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    (navigation.navigationBar.isTranslucent, tabs.tabBar.isTranslucent) = (false, false)
    navigation.extendedLayoutIncludesOpaqueBars = extends
    show(tabs)

    let (top, bottom): (CGFloat, CGFloat) = extends ? (91, 83) : (0, 0)
    expectEqual(
      table.adjustedContentInset, EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    expectEqual(table.contentOffset.y, -top)
    expectEqual(
      table.convert(table.bounds, to: nil),
      extends ? window.bounds : CGRect(x: 0, y: 91, width: 390, height: 844 - 91 - 83))
  }

  @Test func `R14.6 a window made without a frame fills its screen`() {
    let application = Application(screen: Screen(portraitSize: CGSize(width: 414, height: 896)))
    application.performAsShared {
      let (shown, rooted) = (Window(), Window())
      shown.makeKeyAndVisible()
      let controller = ViewController()
      rooted.rootViewController = controller

      for window in [shown, rooted] {
        expectEqual(window.frame, CGRect(x: 0, y: 0, width: 414, height: 896))
      }
      expectEqual(controller.view.frame, rooted.bounds)
      let small = Window(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      small.makeKeyAndVisible()
      expectEqual(small.frame.width, 10)
    }
  }

  @Test func `R14.19 a window that isn't shown yet has the main screen`() {
    let application = Application(screen: Screen(portraitSize: CGSize(width: 414, height: 896)))
    application.performAsShared {
      let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      expect(window.screen === application.screen)

      let other = Screen(portraitSize: CGSize(width: 300, height: 400))
      window.screen = other
      expect(window.screen === other)
    }
  }
}
