import UIKitNames

enum UIResponderSurface {
  static func chain(_ responder: UIResponder) {
    mention(responder.next, responder.becomeFirstResponder())
  }
}
