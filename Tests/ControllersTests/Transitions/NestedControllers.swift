import ForceTouch
import ViewGeometry

/// A controller that forwards its callbacks.
protocol Told: ViewController {
  var telling: Telling { get }
}

/// Checks the order of one controller's callbacks about its appearance and its parent, and forwards
/// them.
final class Telling {
  enum Appearance: String {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
  }

  var name = ""
  weak var scene: NestedScene?
  private(set) var last = Appearance.didDisappear
  /// Whether the last announced parent has been confirmed.
  private(set) var isSettled = true

  private static let next: [Appearance: Set<Appearance>] = [
    .willAppear: [.isAppearing, .willDisappear], .isAppearing: [.didAppear, .willDisappear],
    .didAppear: [.willDisappear], .willDisappear: [.didDisappear, .willAppear],
    .didDisappear: [.willAppear],
  ]

  func note(_ call: Appearance) {
    if Self.next[last]?.contains(call) != true { scene?.fault("\(name): \(call) after \(last)") }
    last = call
    scene?.happened(call.rawValue, to: name)
  }

  func noteLoading() { scene?.happened("didLoad", to: name) }

  func noteMove(isOver: Bool, to parent: ViewController?, of controller: ViewController) {
    isSettled = isOver
    if isOver, controller.parent !== parent {
      scene?.fault("\(name): moved to \(String(describing: parent))")
    }
    scene?.note("\(isOver ? "did" : "will")Move \(parent == nil ? "out" : "in")", to: name)
  }
}

final class Leaf: ViewController, Told {
  let telling = Telling()

  override func viewDidLoad() {
    super.viewDidLoad()
    telling.noteLoading()
  }

  override func viewWillAppear(_ animated: Bool) { telling.note(.willAppear) }
  override func viewIsAppearing(_ animated: Bool) { telling.note(.isAppearing) }
  override func viewDidAppear(_ animated: Bool) { telling.note(.didAppear) }
  override func viewWillDisappear(_ animated: Bool) { telling.note(.willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { telling.note(.didDisappear) }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    telling.noteMove(isOver: false, to: parent, of: self)
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    telling.noteMove(isOver: true, to: parent, of: self)
  }
}

final class Stack: NavigationController, Told, NavigationControllerDelegate {
  let telling = Telling()

  override func viewWillAppear(_ animated: Bool) { telling.note(.willAppear) }
  override func viewIsAppearing(_ animated: Bool) { telling.note(.isAppearing) }
  override func viewDidAppear(_ animated: Bool) { telling.note(.didAppear) }
  override func viewWillDisappear(_ animated: Bool) { telling.note(.willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { telling.note(.didDisappear) }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    telling.noteMove(isOver: false, to: parent, of: self)
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    telling.noteMove(isOver: true, to: parent, of: self)
  }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    telling.scene?.happened("willShow", to: telling.name)
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    telling.scene?.happened("didShow", to: telling.name)
  }
}

final class Tabs: TabBarController, Told, TabBarControllerDelegate {
  let telling = Telling()

  override func viewWillAppear(_ animated: Bool) { telling.note(.willAppear) }
  override func viewIsAppearing(_ animated: Bool) { telling.note(.isAppearing) }
  override func viewDidAppear(_ animated: Bool) { telling.note(.didAppear) }
  override func viewWillDisappear(_ animated: Bool) { telling.note(.willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { telling.note(.didDisappear) }

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    telling.scene?.happened("shouldSelect", to: telling.name)
    return true
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    telling.scene?.happened("didSelect", to: telling.name)
  }
}

/// A custom container, which shows one child in place of another.
final class Swapping: ViewController, Told {
  let telling = Telling()
  /// Whether children are added and removed otherwise than by a transition, which can follow
  /// others.
  private(set) var isBusy = false
  private weak var current: ViewController?
  private var transitions = 0

  /// The child that is shown, unless another container has taken it.
  var shown: ViewController? { current?.parent === self ? current : nil }

  func show(_ new: ViewController?) {
    let old = shown
    guard new !== old, !isBusy, transitions == 0 || (old != nil && new != nil) else { return }
    isBusy = true
    current = new
    old?.willMove(toParent: nil)
    if let new {
      if new.parent === self { new.willMove(toParent: self) } else { addChild(new) }
    }
    guard let old, let new, old.parent === self, new.parent === self else {
      old?.viewIfLoaded?.removeFromSuperview()
      if old?.parent === self { old?.removeFromParent() }
      if let new, new.parent === self { putIn(new) }
      return isBusy = false
    }
    isBusy = false
    transitions += 1
    transition(from: old, to: new, duration: 0, animations: nil) { [weak self] _ in
      guard let self else { return }
      transitions -= 1
      if old.parent === self, old !== current { old.removeFromParent() }
      if new.parent === self { new.didMove(toParent: self) }
    }
  }

  private func putIn(_ new: ViewController) {
    new.loadViewIfNeeded()
    guard new.parent === self else { return }
    new.view.frame = view.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(new.view)
    if new.parent === self { new.didMove(toParent: self) }
  }

  override func viewWillLayoutSubviews() {
    shown?.viewIfLoaded?.frame = view.bounds
  }

  override func viewWillAppear(_ animated: Bool) { telling.note(.willAppear) }
  override func viewIsAppearing(_ animated: Bool) { telling.note(.isAppearing) }
  override func viewDidAppear(_ animated: Bool) { telling.note(.didAppear) }
  override func viewWillDisappear(_ animated: Bool) { telling.note(.willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { telling.note(.didDisappear) }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    telling.noteMove(isOver: false, to: parent, of: self)
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    telling.noteMove(isOver: true, to: parent, of: self)
  }
}
