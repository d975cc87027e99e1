import ForceTouch
import TestSupport
import Testing
import UIKitNames
import ViewGeometry

@testable import ForceTouchSupport

/// A host with two tabs, a finger on it, and a random driver of the finger.
final class SoakFront {
  enum Step: CaseIterable {
    case scrollGrid, scrollChat, press, release, tap, editGrid, editChat, reload, rotate, switchTab
    case push, pop, present, dismiss, changeConstraint, animate, selectAction, ask
  }

  let objects: LiveObjects
  let window = UIWindow(frame: SoakFront.portrait)
  private let dispatcher: PressDispatcher
  private let tabs = UITabBarController()
  private let grid: SoakGrid
  private let chat: SoakChat
  private var random: SeededGenerator
  private var finger = CGPoint.zero

  private static let portrait = CGRect(x: 0, y: 0, width: 320, height: 480)

  init(seed: UInt64, counting objects: LiveObjects) {
    self.objects = objects
    random = SeededGenerator(seed: seed)
    grid = SoakGrid(objects)
    chat = SoakChat(objects)
    tabs.viewControllers = [grid, chat].map { UINavigationController(rootViewController: $0) }
    window.rootViewController = tabs
    window.layoutIfNeeded()
    dispatcher = PressDispatcher(window: window)
  }

  private func pick(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  private func pick(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &random)
  }

  private func point() -> CGPoint {
    CGPoint(x: pick(0...window.bounds.width), y: pick(0...window.bounds.height))
  }

  private var topmost: UIViewController {
    var controller: UIViewController = tabs
    while let presented = controller.presentedViewController { controller = presented }
    return controller
  }

  private var stack: UINavigationController? {
    tabs.selectedViewController as? UINavigationController
  }

  private func send(_ phase: PressSample.Phase, force: CGFloat = 0) {
    dispatcher.send(
      PressSample(phase: phase, location: finger, force: force, maximumPossibleForce: 6.5))
  }

  /// Takes one step, which is complete on return.
  func take(_ step: Step) {
    switch step {
    case .scrollGrid: grid.collectionView.contentOffset.y += pick(-300...300)
    case .scrollChat: chat.tableView.contentOffset.y += pick(-300...300)
    case .press:
      finger = point()
      send(.began)
      for _ in 0..<pick(0..<4) { send(.moved, force: pick(0...6.5)) }
    case .release: send(pick(0..<2) == 0 ? .ended : .cancelled)
    case .tap: tap()
    case .editGrid: editGrid()
    case .editChat: editChat()
    case .reload:
      grid.collectionView.reloadData()
      chat.tableView.reloadData()
    case .rotate:
      let size = window.bounds.size
      window.resize(to: CGSize(width: size.height, height: size.width))
    case .switchTab: tabs.selectedIndex = pick(0..<2)
    case .push: stack?.pushViewController(SoakDetail(objects), animated: false)
    case .pop: _ = stack?.popViewController(animated: false)
    case .present: present()
    case .dismiss: topmost.dismiss(animated: false)
    case .changeConstraint: changeConstraint()
    case .animate: animate()
    case .selectAction:
      if let menu = dispatcher.contextMenu, let action = menu.menu?.actions.first {
        menu.select(action)
      }
    case .ask: ask()
    }
    if pick(0..<3) == 0 { window.layoutIfNeeded() }
  }

  func takeRandomStep() { take(Step.allCases[pick(0..<Step.allCases.count)]) }

  private func tap() {
    let point = point()
    let list: UIScrollView = tabs.selectedIndex == 0 ? grid.collectionView : chat.tableView
    let inside = list.convert(point, from: window)
    if let grid = list as? UICollectionView { grid.tap(at: inside) }
    if let table = list as? UITableView { table.tap(at: inside) }
  }

  private func editGrid() {
    let section = pick(0..<grid.sections.count)
    let count = grid.sections[section]
    let isRemoving = count > 0 && pick(0..<2) == 0
    guard isRemoving || count < 80 else { return }
    let path = IndexPath(item: pick(0..<(isRemoving ? count : count + 1)), section: section)
    grid.collectionView.performBatchUpdates { [grid] in
      if isRemoving {
        grid.sections[section] -= 1
        grid.collectionView.deleteItems(at: [path])
      } else {
        grid.sections[section] += 1
        grid.collectionView.insertItems(at: [path])
      }
    }
  }

  private func editChat() {
    let row = pick(0..<chat.rows.count)
    switch pick(0..<3) {
    case 0 where chat.rows.count > 1:
      chat.rows.remove(at: row)
      chat.tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    case 1 where chat.rows.count < 120:
      chat.rows.insert(pick(0..<100), at: row)
      chat.tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    default:
      chat.rows[row] += 1
      chat.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
    }
  }

  private func present() {
    guard topmost === tabs || pick(0..<2) == 0 else { return }
    let controller = SoakDetail(objects)
    let styles: [UIModalPresentationStyle] = [.pageSheet, .fullScreen, .overFullScreen, .formSheet]
    controller.modalPresentationStyle = styles[pick(0..<styles.count)]
    topmost.present(controller, animated: false)
  }

  private func changeConstraint() {
    let details = [topmost as? SoakDetail, stack?.topViewController as? SoakDetail].compactMap {
      $0
    }
    guard let detail = details.first, let gap = detail.gaps.randomElement(using: &random) else {
      return
    }
    switch pick(0..<3) {
    case 0: gap.constant = pick(0...40)
    case 1: gap.isActive.toggle()
    default: detail.boxes[pick(0..<detail.boxes.count)].isHidden.toggle()
    }
  }

  private func animate() {
    let life = objects.token("animator")
    let view = grid.collectionView as UIView
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      view.alpha = 1
      _ = life
    }
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = pick(0...1)
    if pick(0..<2) == 0 { animator.stopAnimation(true) }
  }

  /// Runs the same query in several ways.
  private func ask() {
    let point = point()
    window.layoutIfNeeded()
    let hit = window.hitTest(point, with: nil)
    expect(window.explainHitTest(point).result === hit)
    if let hit {
      let inside = hit.convert(point, from: window)
      expect(hit.point(inside: inside, with: nil))
    }
    // Outside the window if the other tab is chosen or a controller is pushed.
    grid.collectionView.layoutIfNeeded()
    for path in grid.collectionView.indexPathsForVisibleItems {
      let frame = grid.collectionView.layoutAttributesForItem(at: path)?.frame
      expectEqual(grid.collectionView.cellForItem(at: path)?.frame, frame, "\(path)")
    }
  }

  /// Ends everything in progress and restores the initial data.
  func goHome() {
    send(.cancelled)
    dispatcher.peek?.dismiss()
    dispatcher.contextMenu?.dismiss()
    while topmost !== tabs { topmost.dismiss(animated: false) }
    for case let stack as UINavigationController in tabs.viewControllers ?? [] {
      stack.popToRootViewController(animated: false)
    }
    tabs.selectedIndex = 0
    window.resize(to: Self.portrait.size)
    grid.sections = [40, 3, 0, 25]
    chat.rows = Array(0..<60)
    take(.reload)
    grid.collectionView.contentOffset = .zero
    chat.tableView.contentOffset = .zero
    window.layoutIfNeeded()
  }
}
