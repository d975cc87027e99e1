public import Foundation
public import ViewGeometry

/// The context of a transition: `UIViewControllerTransitionCoordinatorContext`.
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition was requested with animation.
  var isAnimated: Bool { get }
  /// Whether the transition was canceled, as an interactive one can be (R15.58, R15.62).
  var isCancelled: Bool { get }
  /// Whether the transition began interactively; false by default.
  var initiallyInteractive: Bool { get }
  /// Whether the transition is being driven interactively; false by default.
  var isInteractive: Bool { get }
  /// The fraction of an interactive transition that is currently shown; 0 by default.
  var percentComplete: CGFloat { get }
  /// The duration of the transition, in seconds.
  ///
  /// It is 0 for a transition that takes no time, such as one that isn't interactive, has no custom
  /// animator and runs without an `AnimationClock`.
  var transitionDuration: TimeInterval { get }
  /// The style of the presentation; `none` by default, and for transitions of containers.
  var presentationStyle: ModalPresentationStyle { get }
  /// Whether the transition can be paused and driven interactively; false by default.
  var isInterruptible: Bool { get }
  /// The speed of the rest of the transition after the interaction, as a multiple of the speed of
  /// the whole transition; 1 by default.
  var completionVelocity: CGFloat { get }
  /// The timing curve of the rest of an interactive transition; ease in and out by default.
  var completionCurve: View.AnimationCurve { get }
  /// The view that contains both controllers' views; an empty view if there is none.
  var containerView: View { get }
  /// The rotation of the content by the transition; the identity if the content isn't rotated.
  var targetTransform: CGAffineTransform { get }
  /// Returns the controller that has the role `key` in the transition; nil if there is none.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the view that has the role `key` in the transition; nil if there is none, or if it
  /// isn't loaded.
  func view(forKey key: TransitionContextViewKey) -> View?
}

/// Runs blocks during a transition: `UIViewControllerTransitionCoordinator`.
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Calls `animation`, whose changes are animated together with the transition; returns true.
  ///
  /// `animation` is called once the views are positioned, or immediately if the animations of the
  /// transition have already begun. `completion` is called when the transition has ended, even if
  /// it was canceled, or immediately if it has already ended.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `handler` each time the interaction ends or is resumed.
  ///
  /// The interaction ends with `finishInteractiveTransition()` or `cancelInteractiveTransition()`,
  /// before the rest of the transition is animated. The default implementation does nothing.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}

// The protocols document these members; these are the defaults of their optional ones.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ViewControllerTransitionCoordinatorContext {
  public var initiallyInteractive: Bool { false }
  public var isInteractive: Bool { false }
  public var percentComplete: CGFloat { 0 }
  public var presentationStyle: ModalPresentationStyle { .none }
  public var isInterruptible: Bool { false }
  public var completionVelocity: CGFloat { 1 }
  public var completionCurve: View.AnimationCurve { .easeInOut }
}

extension ViewControllerTransitionCoordinator {
  /// The default implementation of `notifyWhenInteractionChanges(_:)`, which does nothing.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Calls `animation`, whose changes are animated together with the transition; returns true.
  ///
  /// `animation` is called once the views are positioned, or immediately if the animations of the
  /// transition have already begun.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Calls `animate(alongsideTransition:completion:)`; `view` has no effect.
  @discardableResult
  public func animateAlongsideTransition(
    in view: View?, animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
}

/// The role of a controller in a transition: `UITransitionContextViewControllerKey`.
public struct TransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller shown before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller shown after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The role of a view in a transition: `UITransitionContextViewKey`.
public struct TransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view shown before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view shown after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The coordinator of one transition.
///
/// It collects blocks, and runs them when its owner requests it.
final class TransitionCoordinator: ViewControllerTransitionCoordinator {
  typealias Block = (any ViewControllerTransitionCoordinatorContext) -> Void

  private enum Stage {
    case collecting
    case animated
    case over
  }

  private let from: ViewController?
  private let to: ViewController?
  var containerView: View
  let isAnimated: Bool
  let targetTransform: CGAffineTransform
  /// The new traits of the container; nil if they don't change.
  var newTraits: TraitCollection?
  private var stage = Stage.collecting
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var interactionHandlers: [Block] = []

  init(
    from: ViewController?, to: ViewController?, in container: View?, isAnimated: Bool,
    targetTransform: CGAffineTransform = .identity
  ) {
    self.from = from
    self.to = to
    containerView = container ?? View()
    self.isAnimated = isAnimated
    self.targetTransform = targetTransform
  }

  private(set) var isCancelled = false
  private(set) var initiallyInteractive = false
  private(set) var isInteractive = false
  var percentComplete: CGFloat = 0
  var transitionDuration: TimeInterval = 0
  var presentationStyle = ModalPresentationStyle.none
  /// The context of a custom or interactive transition; nil for other transitions, and at the end.
  var context: TransitionContext?

  var isInterruptible: Bool { context?.isDriven ?? false }
  var completionVelocity: CGFloat { context?.interaction?.completionSpeed ?? 1 }
  var completionCurve: View.AnimationCurve { context?.interaction?.completionCurve ?? .easeInOut }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: TransitionContextViewKey) -> View? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  /// Adds controllers to the transition.
  func join(_ controllers: [ViewController]) {
    for controller in controllers { controller.coordinators.append(self) }
  }

  /// Removes controllers from the transition.
  ///
  /// They may still belong to an enclosing transition.
  func leave(_ controllers: [ViewController]) {
    for controller in controllers { controller.coordinators.removeAll { $0 === self } }
  }

  /// Adds blocks to the transition.
  ///
  /// `animation` is called immediately if the animations have run, and `completion` if the
  /// transition has ended.
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let animation { stage == .collecting ? animations.append(animation) : animation(self) }
    if let completion { stage == .over ? completion(self) : completions.append(completion) }
    return true
  }

  /// Runs the animations in the order in which they were added.
  func runAnimations() {
    stage = .animated
    run(&animations)
  }

  /// Runs the completions in the order in which they were added.
  func runCompletions() {
    stage = .over
    run(&completions)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionHandlers.append(handler)
  }

  /// Records that the transition has begun interactively.
  func beginInteraction() { (initiallyInteractive, isInteractive) = (true, true) }

  /// Records that the interaction has ended, and calls the handlers.
  func endInteraction(cancelled: Bool) {
    (isInteractive, isCancelled) = (false, cancelled)
    for handler in interactionHandlers { handler(self) }
  }

  /// Records that the transition was canceled, without calling the handlers.
  func cancel() { (isInteractive, isCancelled) = (false, true) }

  /// Records that the interaction has been resumed, and calls the handlers.
  func resumeInteraction() {
    isInteractive = true
    for handler in interactionHandlers { handler(self) }
  }

  private func run(_ blocks: inout [Block]) {
    let pending = blocks
    blocks = []
    for block in pending { block(self) }
  }
}

extension ViewController {
  /// The default implementation of ``transitionCoordinator``.
  ///
  /// Among the receiver and its ancestors, the nearest controller that is in a transition provides
  /// its innermost coordinator. The value is nil if none of them is in a transition.
  final var builtInTransitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    var next: ViewController? = self
    while let controller = next {
      if let coordinator = controller.coordinators.last { return coordinator }
      next = controller.ownParent
    }
    return nil
  }
}
