/// An object that may answer for what the user does: views, controllers, scenes and applications, as `UIResponder`.
///
/// Responders form a chain by `next`. The class stores nothing, so a view is no larger for it.
open class Responder {
  /// Creates a responder outside any chain.
  public init() {}

  // MARK: The chain, to override

  /// Who answers when the receiver doesn't, or nil at the end of the chain.
  ///
  /// The next of a view is its controller, or its superview where no controller manages it; of a controller, the superview of its
  /// view, and who presented it where that is the root of a presentation; of a window, its scene; of a scene, its application; of an
  /// application, its delegate where that is a responder.
  open var next: Responder? { nil }

  /// Whether `becomeFirstResponder()` may succeed; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the receiver gives the first place up when another asks for it; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether the receiver is the first responder of its window.
  ///
  /// - Complexity: O(chain up to the window).
  open var isFirstResponder: Bool { windowInChain?.firstResponder === self }

  /// Makes the receiver the first responder of its window; false when it may not be, when the one before stays, or outside a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstPlace() }

  /// Gives the first place up; false when the receiver may not, true also when it isn't first.
  @discardableResult
  open func resignFirstResponder() -> Bool { leaveFirstPlace() }
}

/// Responders are not safe to share between threads; send a whole tree, or share a snapshot.
@available(*, unavailable)
extension Responder: Sendable {}

/// A responder equals itself only, so `contains(_:)`, `firstIndex(of:)`, sets and keys of dictionaries go by identity, as in UIKit.
extension Responder: Hashable {
  /// Whether the two are the same object.
  public static func == (left: Responder, right: Responder) -> Bool { left === right }

  /// Hashes the identity.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
