public import Foundation
public import ViewGeometry

/// What is known of a transition between controllers: `UIViewControllerTransitionCoordinatorContext`.
public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether whoever began the transition wanted it animated.
  var isAnimated: Bool { get }
  /// Whether the transition was taken back; it never is here.
  var isCancelled: Bool { get }
  /// How long the transition takes, in seconds; 0 unless a clock moves it.
  var transitionDuration: TimeInterval { get }
  /// The view that both controllers' views are in.
  var containerView: View { get }
  /// How the content is turned in the course of the transition; the identity where it isn't.
  var targetTransform: CGAffineTransform { get }
  /// A controller that takes part.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// The view of a controller that takes part.
  func view(forKey key: TransitionContextViewKey) -> View?
}

/// Runs blocks in the course of a transition: `UIViewControllerTransitionCoordinator`.
public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Calls `animation` once the views are in place, and `completion` when the transition is over; true.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension ViewControllerTransitionCoordinator {
  /// Calls `animation` once the views are in place.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// The same for animations outside the container, which makes no difference here.
  @discardableResult
  public func animateAlongsideTransition(
    in view: View?, animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }
}

/// The part that a controller plays in a transition: `UITransitionContextViewControllerKey`.
public struct TransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// The key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one shown before.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one shown after.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The part that a view plays in a transition: `UITransitionContextViewKey`.
public struct TransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// The key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view shown before.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view shown after.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// One transition: it collects blocks, and runs them when its owner says so.
final class TransitionCoordinator: ViewControllerTransitionCoordinator {
  typealias Block = (any ViewControllerTransitionCoordinatorContext) -> Void

  private enum Stage {
    case collecting
    case animated
    case over
  }

  private let from: ViewController?
  private let to: ViewController?
  let containerView: View
  let isAnimated: Bool
  let targetTransform: CGAffineTransform
  /// The traits that the container gets; nil where they don't change.
  var newTraits: TraitCollection?
  private var stage = Stage.collecting
  private var animations: [Block] = []
  private var completions: [Block] = []

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

  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval = 0

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

  /// Has controllers take part.
  func join(_ controllers: [ViewController]) {
    for controller in controllers { controller.coordinators.append(self) }
  }

  /// Ends the part that controllers take; that in a transition around goes on.
  func leave(_ controllers: [ViewController]) {
    for controller in controllers { controller.coordinators.removeAll { $0 === self } }
  }

  /// A block that comes late is run at once: after the animations, or after the end.
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let animation { stage == .collecting ? animations.append(animation) : animation(self) }
    if let completion { stage == .over ? completion(self) : completions.append(completion) }
    return true
  }

  /// Runs the animations, in the order they came.
  func runAnimations() {
    stage = .animated
    run(&animations)
  }

  /// Runs the completions, in the order they came.
  func runCompletions() {
    stage = .over
    run(&completions)
  }

  private func run(_ blocks: inout [Block]) {
    let pending = blocks
    blocks = []
    for block in pending { block(self) }
  }
}

extension ViewController {
  /// The coordinator of the transition that the controller, or one around it, takes part in; nil outside one.
  public final var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    var next: ViewController? = self
    while let controller = next {
      if let coordinator = controller.coordinators.last { return coordinator }
      next = controller.ownParent
    }
    return nil
  }
}
