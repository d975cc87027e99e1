import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Navigation stacks, tabs and presentations under random changes, compared with a model that only
/// knows the expected result.
@Suite struct ContainerLaws {
  /// Counts each controller's calls and traps on a wrong order: will, did, will, did.
  private final class Counting: ViewController {
    private(set) var isShown = false
    private(set) var faults = 0
    private var isChanging = false

    override func viewWillAppear(_ animated: Bool) {
      if isShown || isChanging { faults += 1 }
      isChanging = true
    }

    override func viewDidAppear(_ animated: Bool) {
      if isShown || !isChanging || view.window == nil { faults += 1 }
      (isShown, isChanging) = (true, false)
    }

    override func viewWillDisappear(_ animated: Bool) {
      if !isShown || isChanging { faults += 1 }
      isChanging = true
    }

    override func viewDidDisappear(_ animated: Bool) {
      if !isShown || !isChanging || view.window != nil { faults += 1 }
      (isShown, isChanging) = (false, false)
    }
  }

  @Test(arguments: 0..<8)
  func `A stack shows its top whatever came before`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let all = (0..<6).map { _ in Counting() }
    let (navigation, elsewhere) = (NavigationController(), NavigationController())
    var model: [Counting] = []
    var modelElsewhere: [Counting] = []
    var isRoot = false

    for _ in 0..<200 {
      let other = all.filter { !model.contains($0) }.randomElement(using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1:
        guard let other else { continue }
        model.append(other)
        navigation.pushViewController(other, animated: false)
      case 2:
        if model.count > 1 { model.removeLast() }
        navigation.popViewController(animated: true)
      case 3:
        model = Array(model.prefix(1))
        navigation.popToRootViewController(animated: false)
      case 4:
        model = Array(all.shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random)))
        navigation.setViewControllers(model, animated: true)
      case 5:
        guard let kept = model.randomElement(using: &random) else { continue }
        model = Array(model[...(model.firstIndex(of: kept) ?? 0)])
        navigation.popToViewController(kept, animated: true)
      case 6:
        guard let leaving = all.randomElement(using: &random) else { continue }
        model.removeAll { $0 === leaving }
        modelElsewhere.removeAll { $0 === leaving }
        leaving.removeFromParent()
      case 7:
        let others = all.filter { !modelElsewhere.contains($0) }
        guard let moving = others.randomElement(using: &random) else { continue }
        model.removeAll { $0 === moving }
        modelElsewhere.append(moving)
        elsewhere.pushViewController(moving, animated: false)
      default:
        isRoot.toggle()
        window.rootViewController = isRoot ? navigation : nil
      }

      modelElsewhere.removeAll(where: model.contains)
      expectEqual(navigation.viewControllers, model)
      expectEqual(navigation.children.count, model.count)
      expect(navigation.navigationBar.items?.count ?? 0 == model.count)
      expectEqual(elsewhere.viewControllers, modelElsewhere)
      for controller in all {
        expectEqual(controller.isShown, (isRoot && controller == model.last))
        expectEqual((controller.parent === navigation), model.contains(controller))
        expectEqual(controller.faults, 0)
      }
    }
  }

  @Test(arguments: 0..<8)
  func `Presentations leave nothing behind`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let window = Window(frame: CGRect(x: 0, y: 0, width: 768, height: 1024))
    let all = (0..<5).map { _ in Counting() }
    let styles: [ModalPresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .popover, .overFullScreen, .automatic, .currentContext,
      .overCurrentContext,
    ]
    window.rootViewController = all[0]
    var model = [all[0]]
    var covers: [Bool] = []

    for _ in 0..<200 {
      let other = all.filter { !model.contains($0) }.randomElement(using: &random)
      if Bool.random(using: &random), let other {
        let style = styles.randomElement(using: &random) ?? .fullScreen
        other.modalPresentationStyle = style
        model.last?.present(other, animated: false)
        model.append(other)
        covers.append([.fullScreen, .automatic, .currentContext].contains(style))
      } else if model.count > 1 {
        let place = Int.random(in: 0..<(model.count - 1), using: &random)
        model[place].dismiss(animated: false)
        model = Array(model[...place])
        covers = Array(covers.prefix(place))
      }

      for (place, controller) in model.enumerated() {
        let isCovered = place < covers.count && covers[place]
        expectEqual(controller.isShown, !isCovered)
        expectEqual((controller.view.window === window), !isCovered)
      }
      for controller in all {
        expect(model.contains(controller) || !controller.isShown)
        expectEqual(controller.faults, 0)
      }
    }
    all[0].dismiss(animated: false)

    expectEqual(window.subviews, [all[0].view])
    expectEqual(all[0].view.frame, window.bounds)
  }

  @Test(arguments: 0..<4)
  func `Tabs show the selected one whatever came before`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let all = (0..<5).map { _ in Counting() }
    let tabs = TabBarController()
    window.rootViewController = tabs
    let elsewhere = NavigationController()
    var model: [Counting] = []
    var selected: Counting?

    for _ in 0..<100 {
      let index = selected.flatMap(model.firstIndex)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        model = Array(all.shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)))
        tabs.viewControllers = model
      case 2:
        guard let leaving = all.randomElement(using: &random) else { continue }
        model.removeAll { $0 === leaving }
        if random.oneIn(2), leaving.parent !== elsewhere {
          elsewhere.pushViewController(leaving, animated: false)
        } else {
          leaving.removeFromParent()
        }
      case 3:
        all.randomElement(using: &random)?.tabBarItem = TabBarItem()
      default:
        guard let next = model.randomElement(using: &random) else { continue }
        tabs.selectedViewController = next
        selected = next
      }
      if selected.map(model.contains) != true {
        selected = index.flatMap { model.indices.contains($0) ? model[$0] : nil } ?? model.first
      }

      expectEqual(tabs.viewControllers, model)
      expect(tabs.selectedViewController === selected)
      expectEqual(
        (tabs.tabBar.items ?? []).map(ObjectIdentifier.init),
        model.map { ObjectIdentifier($0.tabBarItem) })
      expect(tabs.tabBar.selectedItem === selected?.tabBarItem)
      for controller in all {
        expectEqual(controller.isShown, (controller === selected))
        expectEqual(controller.faults, 0)
      }
    }
  }
}
