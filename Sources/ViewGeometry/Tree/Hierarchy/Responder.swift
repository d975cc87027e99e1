public import Foundation

/// An object that can respond to user actions: a view, controller, scene or app, like
/// `UIResponder`.
///
/// Responders form a chain through `next`. The class has no stored properties, so it doesn't
/// enlarge views.
open class Responder: IdentityObject {
  /// Creates a responder outside any chain.
  public override init() { super.init() }

  // MARK: The chain, to override

  /// The next responder in the chain, or nil at its end.
  ///
  /// The next responder is:
  /// - for a view, its controller, or its superview if it has no controller;
  /// - for a controller, its presenter while it is presented; otherwise the superview of its view,
  ///   or its parent if there is none;
  /// - for a window, its scene, and for a scene, its application;
  /// - for an application, its delegate if the delegate is a responder.
  open var next: Responder? { nil }

  /// Whether `becomeFirstResponder()` may succeed; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether `resignFirstResponder()` may succeed if the receiver is the first responder; true by
  /// default.
  open var canResignFirstResponder: Bool { true }

  /// Whether the receiver is the first responder of its window.
  ///
  /// - Complexity: O(length of the chain up to the window).
  open var isFirstResponder: Bool { windowInChain?.firstResponder === self }

  /// Makes the receiver the first responder of its window.
  ///
  /// Returns true if the receiver is or becomes the first responder. Returns false if it isn't in a
  /// window, if `canBecomeFirstResponder` is false, or if the previous first responder doesn't
  /// resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstPlace() }

  /// Resigns as first responder.
  ///
  /// Returns false if the receiver is the first responder and `canResignFirstResponder` is false.
  /// Otherwise, returns true.
  @discardableResult
  open func resignFirstResponder() -> Bool { leaveFirstPlace() }

  // MARK: Touches, to override
  // By default, these pass the touches on to `next`, as in UIKit.

  /// Called when fingers touch the receiver, or a view whose touches the responder chain passes up
  /// to it.
  ///
  /// The host calls it, directly or through ``Window/sendEvent(_:)``. By default, it passes
  /// the touches on to `next`.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers move whose touches were passed to ``touchesBegan(_:with:)``.
  ///
  /// The host calls it, directly or through ``Window/sendEvent(_:)``. By default, it passes
  /// the touches on to `next`.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers are lifted whose touches were passed to ``touchesBegan(_:with:)``.
  ///
  /// The host calls it, directly or through ``Window/sendEvent(_:)``. By default, it passes
  /// the touches on to `next`.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system cancels touches that were passed to ``touchesBegan(_:with:)``.
  ///
  /// The host calls it, directly or through ``Window/sendEvent(_:)``. By default, it passes
  /// the touches on to `next`.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// The view that the host shows instead of the keyboard while the receiver is first responder;
  /// nil by default.
  open var inputView: View? { nil }

  /// The view that the host shows above the keyboard while the receiver is first responder; nil by
  /// default.
  open var inputAccessoryView: View? { nil }

  /// Requests an update of the input views from the host; does nothing by default.
  open func reloadInputViews() {}

  // MARK: Accessibility, to override
  // Views store these values; other responders store nothing, and nothing in the library depends on
  // them.

  /// Whether assistive technologies treat the receiver as one element; false by default.
  ///
  /// Only views store this and the other accessibility properties. Setting one on another responder
  /// has no effect unless its class overrides the property.
  open var isAccessibilityElement: Bool {
    get { AccessibilityNotes.of(self)?.isElement ?? false }
    set { AccessibilityNotes.change(self) { $0.isElement = newValue } }
  }

  /// A short name of the receiver for assistive technologies; nil by default.
  open var accessibilityLabel: String? {
    get { AccessibilityNotes.of(self)?.label }
    set { AccessibilityNotes.change(self) { $0.label = newValue } }
  }

  /// A brief description of the result of the receiver's action; nil by default.
  open var accessibilityHint: String? {
    get { AccessibilityNotes.of(self)?.hint }
    set { AccessibilityNotes.change(self) { $0.hint = newValue } }
  }

  /// The value that the receiver shows; nil by default.
  open var accessibilityValue: String? {
    get { AccessibilityNotes.of(self)?.value }
    set { AccessibilityNotes.change(self) { $0.value = newValue } }
  }

  /// The identifier by which tests find the receiver; nil by default.
  open var accessibilityIdentifier: String? {
    get { AccessibilityNotes.of(self)?.identifier }
    set { AccessibilityNotes.change(self) { $0.identifier = newValue } }
  }

  /// The accessibility elements in the receiver, in reading order; nil by default.
  ///
  /// If it is nil, the elements are those of the view tree.
  open var accessibilityElements: [Any]? {
    get { AccessibilityNotes.of(self)?.elements }
    set { AccessibilityNotes.change(self) { $0.elements = newValue } }
  }

  /// Whether assistive technologies ignore the accessibility elements in the receiver; false by
  /// default.
  open var accessibilityElementsHidden: Bool {
    get { AccessibilityNotes.of(self)?.hidesElements ?? false }
    set { AccessibilityNotes.change(self) { $0.hidesElements = newValue } }
  }

  /// Whether assistive technologies ignore the siblings of the receiver; false by default.
  open var accessibilityViewIsModal: Bool {
    get { AccessibilityNotes.of(self)?.isModal ?? false }
    set { AccessibilityNotes.change(self) { $0.isModal = newValue } }
  }

  /// The receiver's rectangle for assistive technologies, in screen coordinates.
  ///
  /// By default, it is zero for a responder that isn't a view, and setting it has no effect.
  open var accessibilityFrame: CGRect {
    get { .zero }
    set {}
  }

  /// The traits of the receiver for assistive technologies; none by default.
  open var accessibilityTraits: AccessibilityTraits {
    get { AccessibilityNotes.of(self)?.traits ?? .none }
    set { AccessibilityNotes.change(self) { $0.traits = newValue } }
  }

  /// Whether assistive technologies treat the accessibility elements in the receiver as a group;
  /// false by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { AccessibilityNotes.of(self)?.groupsElements ?? false }
    set { AccessibilityNotes.change(self) { $0.groupsElements = newValue } }
  }

  /// Returns the number of ``accessibilityElements``; 0 if there are none.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the element of ``accessibilityElements`` at `index`; nil if the index is out of range.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let accessibilityElements, accessibilityElements.indices.contains(index) else {
      return nil
    }
    return accessibilityElements[index]
  }

  /// Returns the index of an object in ``accessibilityElements``; `NSNotFound` if it isn't there.
  ///
  /// Objects are compared by identity.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }

  /// Performs the receiver's action for an assistive technology.
  ///
  /// Returns whether there was an action; false by default.
  open func accessibilityActivate() -> Bool { false }

  /// Increases the value for an assistive technology; does nothing by default.
  open func accessibilityIncrement() {}

  /// Decreases the value for an assistive technology; does nothing by default.
  open func accessibilityDecrement() {}

  /// Scrolls by one page for an assistive technology, and returns whether it did; false by default.
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }

  /// Dismisses a modal view for an assistive technology, and returns whether it did; false by
  /// default.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the receiver's Magic Tap action, the most important one, for an assistive technology.
  ///
  /// Returns whether there was such an action; false by default.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Called when an assistive technology focuses the receiver; never called by this library.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called when an assistive technology no longer focuses the receiver; never called by this
  /// library.
  open func accessibilityElementDidLoseFocus() {}

  deinit {}
}

/// Responders must not be shared between threads. Send a whole tree, or share a snapshot.
@available(*, unavailable)
extension Responder: Sendable {}

#if !NSObject
  /// Responders are compared by identity, as in UIKit, in sets, dictionaries and `contains(_:)`.
  extension Responder: Hashable {
    /// Returns whether `left` and `right` are the same object.
    public static func == (left: Responder, right: Responder) -> Bool { left === right }

    /// Hashes the object's identity.
    public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
