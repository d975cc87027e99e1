// A window has a weak reference to its first responder. Responders don't store whether they are the
// first responder.

extension Responder {
  /// The window of the first view in the responder chain, starting with the receiver; nil if there
  /// is none.
  ///
  /// - Complexity: O(length of the chain up to the window).
  final var windowInChain: Window? {
    var candidate: Responder? = self
    while let responder = candidate {
      if let view = responder as? View { return view.window }
      candidate = responder.next
    }
    return nil
  }

  final func takeFirstPlace() -> Bool {
    guard let window = windowInChain else { return false }
    if window.firstResponder === self { return true }
    // A first responder that has left the window can't resign itself.
    window.dropFirstResponderOutside()
    guard canBecomeFirstResponder else { return false }
    if let before = window.firstResponder {
      guard before.resignFirstResponder(), window.firstResponder !== before else { return false }
    }
    window.firstResponder = self
    return true
  }

  final func leaveFirstPlace() -> Bool {
    guard let window = windowInChain, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }
}

extension Window {
  /// Sets the first responder to nil if it is no longer in the window.
  final func dropFirstResponderOutside() {
    guard let firstResponder, firstResponder.windowInChain !== self else { return }
    self.firstResponder = nil
  }
}

extension View {
  final func builtInEndEditing(_ force: Bool) -> Bool {
    guard let window, let first = window.firstResponder as? View, first.isDescendant(of: self)
    else { return false }
    // If `force` is true, `canResignFirstResponder` isn't read, but an override of
    // `resignFirstResponder()` is called.
    if force { window.firstResponder = nil }
    return first.resignFirstResponder() || force
  }
}
