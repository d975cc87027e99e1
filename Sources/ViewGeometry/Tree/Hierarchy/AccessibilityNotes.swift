/// What a program says of a view for assistive technologies.
struct AccessibilityNotes {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false

  /// What was said of a responder; nil for nothing, and for one that isn't a view.
  static func of(_ responder: Responder) -> AccessibilityNotes? {
    (responder as? View)?.rareAttributes?.accessibility
  }

  /// Changes what is said of a view; of other responders nothing is kept.
  static func change(_ responder: Responder, _ change: (inout AccessibilityNotes) -> Void) {
    guard let attributes = (responder as? View)?.makeRareAttributes() else { return }
    var notes = attributes.accessibility ?? AccessibilityNotes()
    change(&notes)
    attributes.accessibility = notes
  }
}
