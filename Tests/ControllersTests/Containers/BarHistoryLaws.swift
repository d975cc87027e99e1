import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Whatever was pushed, popped, selected, hidden and rotated before, bars and their insets are as
/// in containers made at once.
@Suite struct BarHistoryLaws {
  /// The bar settings of a controller on a stack.
  private struct Page: Equatable {
    var hidesBottomBar = false
    var edges = RectEdge.all
    var title = NavigationItem.LargeTitleDisplayMode.automatic

    init(using random: inout SeededGenerator) {
      hidesBottomBar = random.oneIn(3)
      edges = random.oneIn(3) ? [] : random.oneIn(3) ? .bottom : .all
      title = [.automatic, .always, .never].randomElement(using: &random) ?? .automatic
    }

    var controller: ViewController {
      let controller = ViewController()
      controller.hidesBottomBarWhenPushed = hidesBottomBar
      controller.edgesForExtendedLayout = edges
      controller.navigationItem.largeTitleDisplayMode = title
      return controller
    }
  }

  private struct Stack: Equatable {
    var pages: [Page] = []
    var isBarHidden = false
    var prefersLargeTitles = false
  }

  private struct Setup {
    var stacks = [Stack(), Stack(), Stack()]
    var selected = 0
    var size = CGSize(width: 390, height: 844)
    var safeArea = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  }

  /// Tabs of stacks in a window.
  private final class Board {
    let window = Window(screen: Screen(portraitSize: CGSize(width: 390, height: 844), scale: 3))
    let tabs = TabBarController()
    let navigations = [NavigationController(), NavigationController(), NavigationController()]

    init(of setup: Setup) {
      for (navigation, stack) in zip(navigations, setup.stacks) {
        navigation.isNavigationBarHidden = stack.isBarHidden
        navigation.navigationBar.prefersLargeTitles = stack.prefersLargeTitles
        navigation.viewControllers = stack.pages.map(\.controller)
      }
      window.frame = CGRect(origin: .zero, size: setup.size)
      window.safeAreaInsets = setup.safeArea
      tabs.viewControllers = navigations
      tabs.selectedIndex = setup.selected
      window.rootViewController = tabs
      window.isHidden = false
    }

    var answers: [String] {
      window.layoutIfNeeded()
      let navigation = navigations[tabs.selectedIndex]
      var answers = [
        "tab \(tabs.selectedIndex), \(tabs.tabBar.selectedItem === navigation.tabBarItem)",
        "tab bar \(tabs.tabBar.frame) \(tabs.tabBar.isHidden) \(tabs.tabBar.items?.count ?? 0)",
        "bar \(navigation.navigationBar.frame) \(navigation.navigationBar.isHidden)",
        "items \(navigation.navigationBar.items?.count ?? 0)",
        "view \(navigation.view.frame) \(navigation.view.safeAreaInsets)",
      ]
      if let top = navigation.topViewController {
        answers += [
          "top \(top.view.frame) \(top.view.safeAreaInsets)",
          "in \(top.view.window === window) \(top.tabBarController === tabs)",
          "visible \(navigation.visibleViewController === top)",
          "top item \(navigation.navigationBar.topItem === top.navigationItem)",
        ]
      }
      for (other, navigation) in navigations.enumerated() where other != tabs.selectedIndex {
        answers.append("\(other) shown \(navigation.viewIfLoaded?.window != nil)")
      }
      return answers
    }
  }

  @Test(arguments: 0..<12)
  func `Bars have no history`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var setup = Setup()
    let live = Board(of: setup)

    for step in 0..<60 {
      let number = Int.random(in: 0..<3, using: &random)
      let navigation = live.navigations[number]
      switch Int.random(in: 0..<11, using: &random) {
      case 0, 1:
        let page = Page(using: &random)
        setup.stacks[number].pages.append(page)
        navigation.pushViewController(page.controller, animated: false)
      case 2:
        if setup.stacks[number].pages.count > 1 { setup.stacks[number].pages.removeLast() }
        navigation.popViewController(animated: false)
      case 3:
        setup.stacks[number].pages = Array(setup.stacks[number].pages.prefix(1))
        navigation.popToRootViewController(animated: false)
      case 4:
        setup.stacks[number].isBarHidden.toggle()
        navigation.setNavigationBarHidden(setup.stacks[number].isBarHidden, animated: false)
      case 5:
        setup.stacks[number].prefersLargeTitles.toggle()
        navigation.navigationBar.prefersLargeTitles = setup.stacks[number].prefersLargeTitles
      case 6:
        setup.selected = number
        live.tabs.tapTab(at: number)
      case 7:
        setup.selected = number
        live.tabs.selectedViewController = navigation
      case 8:
        setup.size = CGSize(width: setup.size.height, height: setup.size.width)
        live.window.frame = CGRect(origin: .zero, size: setup.size)
      case 9:
        setup.safeArea.top = setup.safeArea.top == 0 ? 47 : 0
        setup.safeArea.bottom = random.oneIn(2) ? 21 : 34
        live.window.safeAreaInsets = setup.safeArea
      default:
        // Removed and added back: a tab bar controller keeps the selected child.
        let selected = live.navigations[setup.selected]
        live.tabs.viewControllers = [selected]
        live.tabs.viewControllers = live.navigations
      }
      if random.oneIn(2) { _ = live.answers }
      guard step % 3 == 0 else { continue }
      for (found, expected) in zip(live.answers, Board(of: setup).answers) {
        expectEqual(found, expected, "step \(step)")
      }
    }
  }

  private final class Choosy: TabBarControllerDelegate {
    var refused: ViewController?
    var calls: [String] = []

    func tabBarController(
      _ tabBarController: TabBarController, shouldSelect viewController: ViewController
    ) -> Bool {
      calls.append("should \(viewController.title ?? "")")
      return viewController !== refused
    }

    func tabBarController(
      _ tabBarController: TabBarController, didSelect viewController: ViewController
    ) {
      calls.append("did \(viewController.title ?? "")")
    }
  }

  @Test func `A tap on a tab asks the delegate, a choice in code doesn't`() {
    let (tabs, choosy) = (TabBarController(), Choosy())
    let controllers = ["a", "b"].map { name in
      let controller = ViewController()
      controller.title = name
      return controller
    }
    tabs.delegate = choosy
    tabs.viewControllers = controllers
    choosy.refused = controllers[1]

    tabs.tapTab(at: 1)
    tabs.tapTab(at: 0)
    tabs.tapTab(at: 2)
    expectEqual(choosy.calls, ["should b", "should a", "did a"])
    expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem === controllers[0].tabBarItem)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 7
    expectEqual(choosy.calls.count, 3)
    expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === controllers[1].tabBarItem)
    tabs.viewControllers = nil
    expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
    expect(tabs.tabBar.selectedItem == nil && tabs.tabBar.items?.isEmpty == true)
  }

  @Test func `The visible controller is the one presented over the stack`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (first, second, over) = (ViewController(), ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.isHidden = false

    navigation.pushViewController(second, animated: false)
    expect(navigation.visibleViewController === second)
    navigation.present(over, animated: false)
    expect(navigation.visibleViewController === over && navigation.topViewController === second)
    navigation.dismiss(animated: false)
    expect(navigation.visibleViewController === second)
  }
}
