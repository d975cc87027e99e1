/// An object that stores app-defined values by key, as all Objective-C objects can.
package protocol AssociatingObject: AnyObject {
  /// The values by their keys; empty by default.
  var associatedValues: [UnsafeRawPointer: Any] { get set }
}

extension View: AssociatingObject {
  package final var associatedValues: [UnsafeRawPointer: Any] {
    get { rareAttributes?.associatedValues ?? [:] }
    set { makeRareAttributes().associatedValues = newValue }
  }
}

extension Layer: AssociatingObject {
  package final var associatedValues: [UnsafeRawPointer: Any] {
    get { drawing.associatedValues }
    set { drawing.associatedValues = newValue }
  }
}
