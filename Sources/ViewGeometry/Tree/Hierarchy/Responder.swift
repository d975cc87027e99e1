public import Foundation

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

  // MARK: Touches, to override
  // A host that follows fingers calls these; nothing here does. The default passes the touches on to `next`, as in UIKit.

  /// Called when fingers come down in the view.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers move that came down in the view.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers are lifted that came down in the view.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system takes touches away.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Accessibility, to override
  // Views keep what a program sets; other responders keep nothing, and nothing here depends on it.

  /// Whether assistive technologies take the receiver for one element; false by default.
  open var isAccessibilityElement: Bool {
    get { AccessibilityNotes.of(self)?.isElement ?? false }
    set { AccessibilityNotes.change(self) { $0.isElement = newValue } }
  }

  /// What the receiver is called; nil by default.
  open var accessibilityLabel: String? {
    get { AccessibilityNotes.of(self)?.label }
    set { AccessibilityNotes.change(self) { $0.label = newValue } }
  }

  /// What the receiver does; nil by default.
  open var accessibilityHint: String? {
    get { AccessibilityNotes.of(self)?.hint }
    set { AccessibilityNotes.change(self) { $0.hint = newValue } }
  }

  /// What the receiver shows; nil by default.
  open var accessibilityValue: String? {
    get { AccessibilityNotes.of(self)?.value }
    set { AccessibilityNotes.change(self) { $0.value = newValue } }
  }

  /// The name that tests find the receiver by; nil by default.
  open var accessibilityIdentifier: String? {
    get { AccessibilityNotes.of(self)?.identifier }
    set { AccessibilityNotes.change(self) { $0.identifier = newValue } }
  }

  /// The elements inside, in reading order; nil by default, for what the tree says.
  open var accessibilityElements: [Any]? {
    get { AccessibilityNotes.of(self)?.elements }
    set { AccessibilityNotes.change(self) { $0.elements = newValue } }
  }

  /// Whether assistive technologies pass the elements inside over; false by default.
  open var accessibilityElementsHidden: Bool {
    get { AccessibilityNotes.of(self)?.hidesElements ?? false }
    set { AccessibilityNotes.change(self) { $0.hidesElements = newValue } }
  }

  /// Whether assistive technologies look at nothing beside the receiver; false by default.
  open var accessibilityViewIsModal: Bool {
    get { AccessibilityNotes.of(self)?.isModal ?? false }
    set { AccessibilityNotes.change(self) { $0.isModal = newValue } }
  }

  /// The rectangle that assistive technologies take for the receiver, on the screen; zero by default.
  open var accessibilityFrame: CGRect {
    get { .zero }
    set {}
  }

  /// Acts on the receiver for an assistive technology; false by default, for nothing done.
  open func accessibilityActivate() -> Bool { false }
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
