import ForceTouch
import Foundation
import ViewGeometry

@testable import ForceTouchSupport

/// Five controllers, a navigation and a tab bar controller in a window, of which any may contain
/// others.
final class ContainerHistory {
  /// The controller that fills the window.
  enum Root: CaseIterable {
    case leaf, navigation, tabs, navigationInTabs
  }

  /// All positions and settings.
  struct Arrangement {
    var root = Root.leaf
    /// The indices of controllers on the stack and in tabs; 0 is the root if a leaf is, and the
    /// presented one is in neither.
    var stack: [Int] = []
    var tabs: [Int] = []
    var selected = 0
    var presented: (number: Int, style: ModalPresentationStyle)?
    var isBarHidden = false
    var size = CGSize(width: 320, height: 480)
    var safeArea = EdgeInsets.zero
    /// Per controller: additional insets, edges that extend under bars, and whether it hides the
    /// bar at the bottom.
    var added: [CGFloat] = [0, 0, 0, 0, 0]
    var reaches: [Bool] = [true, true, true, true, true]
    var hidesBar: [Bool] = [false, false, false, false, false]
    var isRightToLeft = false
    /// The titles of the items in the tab bar, and whether they are assigned after the tabs are
    /// set.
    var titles = [0, 0, 0, 0, 0]
    var comesLate = false
    /// Whether controllers leave their container before they enter another.
    var leavesFirst = true

    init() {}

    init(_ random: inout SeededGenerator) {
      root = Root.allCases.randomElement(using: &random) ?? .leaf
      var left = [1, 2, 3, 4].shuffled(using: &random)
      if Bool.random(using: &random), let number = left.popLast() {
        let styles: [ModalPresentationStyle] = [
          .fullScreen, .pageSheet, .formSheet, .popover, .overFullScreen, .automatic,
        ]
        presented = (number, styles.randomElement(using: &random) ?? .fullScreen)
      }
      let onStack = Int.random(in: 0...left.count, using: &random)
      (stack, tabs) = (Array(left[..<onStack]), Array(left[onStack...]))
      selected = Int.random(in: 0..<4, using: &random)
      isBarHidden = random.oneIn(3)
      size = random.oneIn(2) ? size : CGSize(width: 1024, height: 768)
      if random.oneIn(2) { safeArea = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }
      for number in 0..<5 {
        added[number] = random.oneIn(3) ? 11 : 0
        reaches[number] = !random.oneIn(3)
        hidesBar[number] = random.oneIn(4)
      }
      isRightToLeft = random.oneIn(3)
      titles = titles.map { _ in Int.random(in: 0..<9, using: &random) }
      (comesLate, leavesFirst) = (random.oneIn(2), random.oneIn(2))
    }
  }

  /// A controller with a view that follows the safe area and one that follows the margins.
  final class Leaf: ViewController {
    let safe = View()
    let inMargins = View()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.directionalLayoutMargins = DirectionalEdgeInsets(
        top: 1, leading: 20, bottom: 3, trailing: 4)
      for (inner, guide) in [
        (safe, view.safeAreaLayoutGuide), (inMargins, view.layoutMarginsGuide),
      ] {
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        LayoutConstraint.activate([
          inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
          inner.topAnchor.constraint(equalTo: guide.topAnchor),
          inner.heightAnchor.constraint(equalToConstant: 30),
        ])
      }
    }
  }

  let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let leaves = (0..<5).map { _ in Leaf() }
  let navigation = NavigationController()
  let tabs = TabBarController()

  /// Brings everything into the state of an arrangement, whatever it was before.
  func arrange(_ new: Arrangement) {
    window.rootViewController?.dismiss(animated: false)
    if new.leavesFirst {
      navigation.viewControllers = navigation.viewControllers.filter {
        new.stack.map { leaves[$0] }.contains($0)
      }
    }
    var inTabs: [ViewController] = new.tabs.map { leaves[$0] }
    if new.root == .navigationInTabs { inTabs.insert(navigation, at: 0) }
    if new.leavesFirst {
      tabs.viewControllers = (tabs.viewControllers ?? []).filter(inTabs.contains)
    }
    if !new.comesLate { assign(new.titles) }
    window.semanticContentAttribute = new.isRightToLeft ? .forceRightToLeft : .unspecified
    window.safeAreaInsets = new.safeArea
    if window.bounds.size != new.size { window.resize(to: new.size) }
    for (number, leaf) in leaves.enumerated() {
      leaf.additionalSafeAreaInsets.top = new.added[number]
      leaf.edgesForExtendedLayout = new.reaches[number] ? .all : []
      leaf.hidesBottomBarWhenPushed = new.hidesBar[number]
      leaf.view.semanticContentAttribute = new.isRightToLeft ? .forceRightToLeft : .unspecified
    }
    navigation.isNavigationBarHidden = new.isBarHidden
    if new.root != .navigation, window.rootViewController === navigation {
      window.rootViewController = nil
    }
    navigation.viewControllers = new.stack.map { leaves[$0] }
    tabs.viewControllers = inTabs
    if new.comesLate { assign(new.titles) }
    if inTabs.indices.contains(new.selected) {
      tabs.selectedIndex = new.selected
    } else {
      tabs.selectedIndex = 0
    }
    switch new.root {
    case .leaf: window.rootViewController = leaves[0]
    case .navigation: window.rootViewController = navigation
    case .tabs, .navigationInTabs: window.rootViewController = tabs
    }
    if let (number, style) = new.presented {
      leaves[number].modalPresentationStyle = style
      window.rootViewController?.present(leaves[number], animated: false)
    }
  }

  private func assign(_ titles: [Int]) {
    for (leaf, title) in zip(leaves, titles) { leaf.tabBarItem = TabBarItem(title: "\(title)") }
  }

  /// Operations between arrangements that leave no trace.
  func disturb(_ random: inout SeededGenerator) {
    // The first may be the root.
    let leaf = leaves[Int.random(in: 1..<5, using: &random)]
    switch Int.random(in: 0..<9, using: &random) {
    case 0: window.layoutIfNeeded()
    case 1: _ = window.hitTest(CGPoint(x: 60, y: 60), with: nil)
    case 2:
      window.isHidden = true
      window.isHidden = false
    case 3: navigation.popViewController(animated: true)
    case 4: tabs.selectedIndex = 1
    case 5: window.rootViewController?.dismiss(animated: true)
    case 6: leaf.removeFromParent()
    case 7:
      guard leaf.presentingViewController == nil, leaf.parent !== navigation else { return }
      navigation.pushViewController(leaf, animated: false)
    default: window.resize(to: CGSize(width: 768, height: 300))
    }
  }

  /// All public state of what is shown, a line each.
  var answers: [String] {
    window.layoutIfNeeded()
    var answers = leaves.enumerated().flatMap { number, leaf -> [String] in
      let parent = leaf.parent.map(name) ?? "none"
      let presenter = leaf.presentingViewController.map(name) ?? "none"
      guard let view = leaf.viewIfLoaded, view.window === window else {
        return ["\(number) isn't shown, parent \(parent), presenter \(presenter)"]
      }
      return [
        "\(number) parent \(parent), presenter \(presenter)",
        "\(number) at \(view.convert(view.bounds, to: window))",
        "\(number) safe area \(view.safeAreaInsets), margins \(view.layoutMargins)",
        "\(number) inner \(leaf.safe.frame) \(leaf.inMargins.frame)",
        "\(number) traits \(leaf.traitCollection)",
      ]
    }
    if navigation.viewIfLoaded?.window === window {
      answers.append(
        "bar \(navigation.navigationBar.frame) \(navigation.navigationBar.isHidden), \(navigation.viewControllers.map(name))"
      )
    }
    if tabs.viewIfLoaded?.window === window {
      answers.append(
        "tab bar \(tabs.tabBar.frame) \(tabs.tabBar.isHidden), \(tabs.selectedIndex) of \((tabs.viewControllers ?? []).map(name))"
      )
      answers.append("titles \((tabs.tabBar.items ?? []).map { $0.title ?? "none" })")
      answers.append("selected title \(tabs.tabBar.selectedItem?.title ?? "none")")
    }
    answers.append("the window has \(window.subviews.count) views")
    for x in stride(from: 5.0, to: 1_024, by: 93) {
      for y in stride(from: 3.0, to: 768, by: 71) {
        let hit = window.hitTest(CGPoint(x: x, y: y), with: nil)
        answers.append("at \(x), \(y): \(hit.map(name(of:)) ?? "nothing")")
      }
    }
    return answers
  }

  private func name(_ controller: ViewController) -> String {
    if let number = leaves.firstIndex(where: { $0 === controller }) { return "leaf \(number)" }
    return controller === navigation ? "navigation" : controller === tabs ? "tabs" : "another"
  }

  private func name(of view: View) -> String {
    for (number, leaf) in leaves.enumerated() {
      if view === leaf.safe { return "safe \(number)" }
      if view === leaf.inMargins { return "margins \(number)" }
      if view === leaf.viewIfLoaded { return "leaf \(number)" }
    }
    return "\(type(of: view))"
  }
}
