import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Callbacks of controllers when a window gets another size, and the state afterwards.
@Suite struct SizeTransitionTests {
  /// Runs a closure once in a callback of a transition.
  private final class Replacing: ViewController {
    enum Moment: CaseIterable, Sendable { case traits, size, animation, completion, layout }

    let moment: Moment
    var replace: (() -> Void)?

    init(_ moment: Moment) {
      self.moment = moment
      super.init(nibName: nil, bundle: nil)
    }

    private func replaceOnce() {
      replace?()
      replace = nil
    }

    override func willTransition(
      to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      if moment == .traits { replaceOnce() }
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      if moment == .size { replaceOnce() }
      coordinator.animate { _ in
        if self.moment == .animation { self.replaceOnce() }
      } completion: { _ in
        if self.moment == .completion { self.replaceOnce() }
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if moment == .layout, transitionCoordinator != nil { replaceOnce() }
    }
  }

  @Test(arguments: Replacing.Moment.allCases, [false, true])
  private func `A root that is replaced in a transition is let go`(
    moment: Replacing.Moment, isRotation: Bool
  ) {
    let scene = WindowScene(screen: Screen(portraitSize: CGSize(width: 414, height: 896)))
    let window = Window(windowScene: scene)
    let other = ViewController()
    weak var old: ViewController?
    do {
      let root = Replacing(moment)
      root.replace = { window.rootViewController = other }
      old = root
      window.rootViewController = root
    }

    if isRotation {
      scene.rotate(to: .landscapeRight)
    } else {
      window.resize(to: CGSize(width: 896, height: 414))
    }

    expect(old == nil)
    expect(window.rootViewController === other)
    expect(other.transitionCoordinator == nil)
    expectEqual(other.view.frame, CGRect(x: 0, y: 0, width: 896, height: 414))
  }

  /// Keeps the traits of its last callback.
  private final class Told: ViewController {
    var told: TraitCollection?

    override func willTransition(
      to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
    ) {
      told = newCollection
      super.willTransition(to: newCollection, with: coordinator)
    }
  }

  @Test(arguments: 0..<30)
  func `Controllers are notified of the traits that they get, whatever is overridden`(seed: UInt64)
  {
    var random = SeededGenerator(seed: seed)
    func overrides() -> TraitCollection {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: TraitCollection(horizontalSizeClass: .compact)
      case 1: TraitCollection(horizontalSizeClass: .regular, userInterfaceStyle: .dark)
      case 2: TraitCollection(verticalSizeClass: .regular)
      default: TraitCollection()
      }
    }
    let window = Window(screen: Screen(portraitSize: CGSize(width: 414, height: 896)))
    let (root, child, shown, inShown) = (Told(), Told(), Told(), Told())
    let holder = View(frame: window.bounds)
    window.rootViewController = root
    root.view.addSubview(holder)
    root.addChild(child)
    holder.addSubview(child.view)
    shown.addChild(inShown)
    shown.view.addSubview(inShown.view)
    child.definesPresentationContext = true
    root.traitOverrides = overrides()
    root.setOverrideTraitCollection(overrides(), forChild: child)
    shown.setOverrideTraitCollection(overrides(), forChild: inShown)
    inShown.traitOverrides = overrides()
    window.traitOverrides = overrides()
    let overridden: [View] = [root.view, holder, child.view, shown.view]
    for view in overridden { view.traitOverrides = overrides() }
    shown.modalPresentationStyle =
      [.overFullScreen, .overCurrentContext, .formSheet].randomElement(using: &random) ?? .formSheet
    shown.presentationController?.overrideTraitCollection = overrides()
    (random.oneIn(2) ? root : child).present(shown, animated: false)

    window.resize(to: CGSize(width: 896, height: 414))

    for controller in [root, child, shown, inShown] where controller.told != nil {
      expectEqual(controller.told, controller.traitCollection)
    }
    expect(window.traitOverrides != TraitCollection() || shown.told != nil)
  }

  /// A custom transition without trait changes.
  private final class OwnTransition: ViewControllerTransitionCoordinator {
    let isAnimated = false
    let isCancelled = false
    let transitionDuration: TimeInterval = 0
    let containerView = View()
    let targetTransform = CGAffineTransform.identity

    func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? { nil }
    func view(forKey key: TransitionContextViewKey) -> View? { nil }
    func animate(
      alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { false }
  }

  @Test func `Traits that an app announces itself are passed on with each one's overrides`() {
    let window = Window(screen: Screen(portraitSize: CGSize(width: 414, height: 896)))
    let (root, child, shown) = (Told(), Told(), Told())
    window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    child.traitOverrides = TraitCollection(verticalSizeClass: .compact)
    shown.traitOverrides = TraitCollection(verticalSizeClass: .regular)
    root.present(shown, animated: false)
    let announced = TraitCollection(horizontalSizeClass: .compact, userInterfaceStyle: .dark)

    root.willTransition(to: announced, with: OwnTransition())

    expectEqual(root.told, announced)
    expectEqual(
      child.told,
      TraitCollection(
        horizontalSizeClass: .compact, verticalSizeClass: .compact, userInterfaceStyle: .dark))
    expectEqual(
      shown.told,
      TraitCollection(
        horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceStyle: .dark))
  }
}
