import ForceTouch
import Foundation
import ViewGeometry

@testable import ForceTouchSupport

/// Tabs, two stacks, a custom container and leaves in a window, and operations on them within one
/// another.
final class NestedScene {
  let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let tabs = Tabs()
  let stacks = [Stack(), Stack()]
  let own = Swapping()
  let leaves = (0..<6).map { _ in Leaf() }
  /// A root to replace the tabs.
  let spare = Leaf()
  let all: [any Told]
  /// All controllers that may be in containers, or be presented.
  private let movable: [ViewController]

  private(set) var random: SeededGenerator
  /// The number of operations that the callbacks of one may begin.
  private let nesting: Int
  /// The number of these that are left.
  private var left = 0
  private var depth = 0
  /// The controllers that are being moved into containers.
  private var moving: [ViewController] = []
  /// The operations and the calls in which they were begun, in order.
  private(set) var trace: [String] = []
  /// Callbacks in an impossible order.
  private(set) var faults: [String] = []
  /// The number of calls of each expected completion.
  private var completions: [(name: String, count: Int)] = []

  init(seed: UInt64, nesting: Int = 0) {
    random = SeededGenerator(seed: seed)
    self.nesting = nesting
    all = [tabs, stacks[0], stacks[1], own, spare] + leaves.map { $0 as any Told }
    movable = [stacks[0], stacks[1], own] + leaves.map { $0 as ViewController }
    let names =
      ["tabs", "stack A", "stack B", "own", "spare"] + leaves.indices.map { "leaf \($0)" }
    for (controller, name) in zip(all, names) { controller.telling.name = name }
    for controller in movable.dropFirst().dropLast() {
      controller.definesPresentationContext = true
    }
    tabs.delegate = tabs
    for stack in stacks { stack.delegate = stack }
  }

  /// Lets callbacks begin operations from now on.
  func listen() {
    for controller in all { controller.telling.scene = self }
  }

  /// Runs an operation, and those that the callbacks begin then.
  func takeStep() {
    trace = []
    completions = []
    left = pick(nesting + 1)
    operate()
    left = 0
    window.layoutIfNeeded()
    for completion in completions where completion.count != 1 {
      faults.append("\(completion.name) was called \(completion.count) times")
    }
  }

  /// Records a callback, which may begin an operation.
  func happened(_ call: String, to name: String) {
    note(call, to: name)
    guard left > 0, pick(6) == 0 else { return }
    left -= 1
    operateInside()
  }

  /// Records a callback.
  func note(_ call: String, to name: String) {
    trace.append(String(repeating: "  ", count: depth) + "· \(name) \(call)")
  }

  func fault(_ fault: String) {
    trace.append("FAULT \(fault)")
    faults.append(fault)
  }

  /// A completion that must be called once.
  func completion(_ name: String) -> () -> Void {
    let index = completions.count
    completions.append((name, 0))
    return { [weak self] in
      guard let self, completions.indices.contains(index), completions[index].name == name else {
        return
      }
      completions[index].count += 1
      happened("called", to: name)
    }
  }

  func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  func name(_ controller: ViewController?) -> String {
    (controller as? any Told)?.telling.name ?? "none"
  }
}

// MARK: Operations

extension NestedScene {
  private func operate() {
    depth += 1
    defer { depth -= 1 }
    let stack = stacks[pick(2)]
    switch pick(16) {
    case 0, 1, 2: push(on: stack)
    case 3, 4: run("pop \(name(stack))") { stack.popViewController(animated: pick(2) == 0) }
    case 5: run("pop \(name(stack)) to its root") { stack.popToRootViewController(animated: true) }
    case 6:
      let new = some(of: leaves.filter { isMovable($0, into: stack) })
      run("set \(name(stack)) to \(new.map(name))", moving: new) {
        stack.setViewControllers(new, animated: false)
      }
    case 7, 8: select()
    case 9:
      let new = some(of: movable.filter { isMovable($0, into: tabs) })
      run("set tabs to \(new.map(name))", moving: new) { tabs.viewControllers = new }
    case 10, 11: present()
    case 12: dismiss()
    case 13: swap()
    case 14:
      let inside = movable.filter { $0.parent != nil && $0.parent !== own }
      guard let controller = inside.randomElement(using: &random) else { return }
      run("take \(name(controller)) out") { controller.removeFromParent() }
    default: replaceRoot()
    }
  }

  /// Operations that callbacks begin: other items in stacks, and other tabs.
  ///
  /// Children that are removed or presented within callbacks are covered by example tests.
  private func operateInside() {
    depth += 1
    defer { depth -= 1 }
    let stack = stacks[pick(2)]
    switch pick(8) {
    case 0, 1, 2: push(on: stack)
    case 3, 4: run("pop \(name(stack))") { stack.popViewController(animated: pick(2) == 0) }
    case 5: run("pop \(name(stack)) to its root") { stack.popToRootViewController(animated: true) }
    default: select()
    }
  }

  private func run(_ name: String, moving new: [ViewController] = [], _ body: () -> Void) {
    trace.append(String(repeating: "  ", count: depth) + name)
    moving += new
    body()
    moving.removeLast(new.count)
  }

  private func some<Element>(of candidates: [Element]) -> [Element] {
    Array(candidates.shuffled(using: &random).prefix(pick(4)))
  }

  private func push(on stack: Stack) {
    let candidates = movable.filter {
      !($0 is Stack) && isMovable($0, into: stack) && !stack.viewControllers.contains($0)
    }
    guard let controller = candidates.randomElement(using: &random) else { return }
    run("push \(name(controller)) on \(name(stack))", moving: [controller]) {
      stack.pushViewController(controller, animated: true)
    }
  }

  private func select() {
    guard let count = tabs.viewControllers?.count, count > 0 else { return }
    let index = pick(count)
    if pick(2) == 0 {
      run("select \(index)") { tabs.selectedIndex = index }
    } else {
      run("tap \(index)") { tabs.tapTab(at: index) }
    }
  }

  private func present() {
    let shown = all.filter { $0.viewIfLoaded?.window === window }
    let sources = pick(8) == 0 ? all : shown
    guard let source = sources.randomElement(using: &random),
      let controller = movable.filter({ isFree($0) }).randomElement(using: &random),
      !isAround(controller, source)
    else { return }
    let styles: [ModalPresentationStyle] = [
      .fullScreen, .pageSheet, .overFullScreen, .currentContext, .overCurrentContext,
    ]
    controller.modalPresentationStyle = styles[pick(styles.count)]
    let presenter = presenter(of: controller, by: source)
    let isBusy = presented(by: presenter) != nil || presenter.isBeingDismissed
    let what =
      "present \(name(controller)) on \(name(source)), \(controller.modalPresentationStyle)"
    let done = isBusy ? nil : completion("the completion of \(what)")
    run(isBusy ? "\(what), refused" : what) {
      source.present(controller, animated: true, completion: done)
    }
  }

  private func dismiss() {
    let presented = all.filter { isPresented($0) }
    guard let one = presented.randomElement(using: &random) else { return }
    if pick(3) == 0 {
      run("dismiss \(name(one)) by a touch") { one.presentationController?.dismissByUser() }
    } else {
      let source = pick(2) == 0 ? one : one.presentingViewController ?? one
      let what = "dismiss on \(name(source))"
      run(what) {
        source.dismiss(animated: true, completion: completion("the completion of \(what)"))
      }
    }
  }

  private func swap() {
    guard !own.isBusy else { return }
    let candidates = movable.filter { isMovable($0, into: own) }
    let new = pick(4) == 0 ? nil : candidates.randomElement(using: &random)
    run("swap \(name(new)) in", moving: new.map { [$0] } ?? []) { own.show(new) }
  }

  private func replaceRoot() {
    guard pick(4) == 0 else { return window.layoutIfNeeded() }
    let new = window.rootViewController === tabs ? spare : tabs
    run("set root \(name(new))") { window.rootViewController = new }
  }

  // MARK: What may be done

  func isPresented(_ controller: ViewController) -> Bool {
    controller.parent == nil && controller.presentingViewController != nil
  }

  private func isFree(_ controller: ViewController) -> Bool {
    controller.parent == nil && !isPresented(controller) && !moving.contains(controller)
      && controller.presentedViewController == nil
  }

  /// Whether a controller can move into a container; the custom one only releases children itself.
  ///
  /// Callbacks move only leaves: they can't put a container into one that is being added to it.
  private func isMovable(_ controller: ViewController, into container: ViewController) -> Bool {
    guard depth == 1 || controller is Leaf, !moving.contains(controller) else { return false }
    let mayLeave = controller.parent.map { $0 !== own } ?? isFree(controller)
    return mayLeave && !isAround(controller, container)
  }

  /// Whether a controller is another one, contains it, or presents one that contains it.
  private func isAround(_ controller: ViewController, _ inner: ViewController) -> Bool {
    var next: ViewController? = inner
    while let around = next {
      if around === controller { return true }
      next = around.parent ?? around.presentingViewController
    }
    return false
  }

  private func presenter(of controller: ViewController, by source: ViewController) -> ViewController
  {
    let isInContext = [.currentContext, .overCurrentContext]
      .contains(controller.modalPresentationStyle)
    var presenter = source
    while !(isInContext && presenter.definesPresentationContext), let parent = presenter.parent {
      presenter = parent
    }
    return presenter
  }
}
