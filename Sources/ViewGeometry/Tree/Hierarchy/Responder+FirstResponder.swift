// A window knows its first responder, weakly; no responder stores whether it is one.

extension Responder {
  /// The nearest window along the chain, the receiver included.
  ///
  /// - Complexity: O(chain up to the window).
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
    // One whose chain was changed since couldn't resign.
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
  /// Forgets a first responder that has left the window.
  final func dropFirstResponderOutside() {
    guard let firstResponder, firstResponder.windowInChain !== self else { return }
    self.firstResponder = nil
  }
}
