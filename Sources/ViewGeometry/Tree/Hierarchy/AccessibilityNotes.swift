/// The properties of a view for assistive technologies.
struct AccessibilityNotes {
  var isElement = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var traits = AccessibilityTraits.none
  var groupsElements = false

  /// Returns the properties of a responder; nil if none were set, or if it isn't a view.
  static func of(_ responder: Responder) -> AccessibilityNotes? {
    (responder as? View)?.rareAttributes?.accessibility
  }

  /// Changes the properties of a view; does nothing for other responders.
  static func change(_ responder: Responder, _ change: (inout AccessibilityNotes) -> Void) {
    guard let attributes = (responder as? View)?.makeRareAttributes() else { return }
    var notes = attributes.accessibility ?? AccessibilityNotes()
    change(&notes)
    attributes.accessibility = notes
  }
}
