import Foundation

/// Determines which of five methods of `View` a class overrides.
///
/// These are `hitTest(_:with:)`, `point(inside:with:)`, `updateConstraints()`,
/// `layoutMarginsDidChange()` and `safeAreaInsetsDidChange()`.
///
/// The hit test is a loop that doesn't call views whose class uses the built-in methods, so it must
/// know which classes do. Swift has no query for this. But if a class overrides a method, the
/// method's slot in the class's method table contains a different address than the slot of `View`.
/// A slot has the same index in every subclass. Two witness classes determine the index: a subclass
/// that overrides the method differs from `View` in that slot, and one that overrides nothing
/// doesn't.
///
/// This is safe because only words of the table that `View` itself has are read, and every
/// subclass's table starts with those. If the index can't be determined exactly, or addresses are
/// signed per class, the method counts as overridden. The loop then calls the view, which is slower
/// but always correct. A test compares the results with known classes.
package enum HitTestDispatch {
  private final class PlainWitness: View {}

  private final class HitTestWitness: View {
    override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
      super.hitTest(point, with: event)
    }
  }

  private final class PointInsideWitness: View {
    override func point(inside point: CGPoint, with event: Event?) -> Bool {
      super.point(inside: point, with: event)
    }
  }

  private final class UpdateWitness: View {
    override func updateConstraints() { super.updateConstraints() }
  }

  private final class MarginsWitness: View {
    override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  }

  private final class SafeAreaWitness: View {
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  }

  private struct Slot {
    let index: Int
    let builtIn: UInt
  }

  private static let slots = (
    hitTest: slot(overriddenBy: HitTestWitness.self),
    pointInside: slot(overriddenBy: PointInsideWitness.self),
    updateConstraints: slot(overriddenBy: UpdateWitness.self),
    marginsDidChange: slot(overriddenBy: MarginsWitness.self),
    safeAreaDidChange: slot(overriddenBy: SafeAreaWitness.self)
  )

  /// Returns the flags to set on `view`, which depend on the methods that its class overrides.
  ///
  /// An override of a hit-test method sets the flag of that method; one of `updateConstraints()`
  /// sets `needsUpdateConstraints`.
  static func overrides(of view: View) -> View.Flags {
    let table = methodTable(of: type(of: view))
    let slots = self.slots
    var flags: View.Flags = []
    if isOverridden(slots.hitTest, in: table) { flags.formUnion(.overridesHitTest) }
    if isOverridden(slots.pointInside, in: table) { flags.formUnion(.overridesPointInside) }
    // `updateConstraints()` is called once initially (R11.62). If overriding can't be determined,
    // it is called for every view.
    if isOverridden(slots.updateConstraints, in: table) {
      flags.formUnion(.needsUpdateConstraints)
    }
    return flags
  }

  /// Returns whether `view` must be notified when its layout margins change.
  ///
  /// It must be notified if it has a controller, which may have been deallocated, or if its class
  /// overrides `layoutMarginsDidChange()`.
  static func isNotifiedOfMargins(_ view: View) -> Bool {
    view.flags.contains(.managed)
      || isOverridden(slots.marginsDidChange, in: methodTable(of: type(of: view)))
  }

  /// Returns whether the class of `view` overrides `safeAreaInsetsDidChange()`.
  static func isNotifiedOfSafeArea(_ view: View) -> Bool {
    isOverridden(slots.safeAreaDidChange, in: methodTable(of: type(of: view)))
  }

  /// Whether the slots of both hit-test methods were found.
  ///
  /// If the slot of a method wasn't found, all views count as overriding the method.
  package static var isExact: Bool { slots.hitTest != nil && slots.pointInside != nil }

  private static func isOverridden(_ slot: Slot?, in table: UnsafePointer<UInt>) -> Bool {
    guard let slot else { return true }
    return table[slot.index] != slot.builtIn
  }

  private static func slot(overriddenBy witness: View.Type) -> Slot? {
    let base = methodTable(of: View.self)
    let plain = methodTable(of: PlainWitness.self)
    let overriding = methodTable(of: witness)
    let candidates = (0..<wordCount(of: base)).filter {
      plain[$0] == base[$0] && overriding[$0] != base[$0]
    }
    guard let index = candidates.first, candidates.count == 1 else { return nil }
    return Slot(index: index, builtIn: base[index])
  }

  /// Returns the address of a class's metadata, which contains its method table.
  private static func methodTable(of type: View.Type) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// Returns the number of words from the start of a class's metadata to its end.
  ///
  /// According to "Class Metadata" in Swift's ABI documentation, the metadata starts with the kind
  /// and the superclass, one word each. If the Objective-C runtime is present, three more words
  /// follow: two that are reserved for it, and the address of its read-only data. The next two
  /// words contain flags and instance sizes. The word after these contains the size of the
  /// metadata, and the size of the part before its start. Returns 0 if words don't have 64 bits,
  /// because the layout then differs.
  private static func wordCount(of table: UnsafePointer<UInt>) -> Int {
    guard MemoryLayout<UInt>.size == 8 else { return 0 }
    #if canImport(ObjectiveC)
      let sizes = 5 + 2
    #else
      let sizes = 2 + 2
    #endif
    let total = UInt32(truncatingIfNeeded: table[sizes])
    let before = UInt32(truncatingIfNeeded: table[sizes] >> 32)
    return Int(total - before) / MemoryLayout<UInt>.stride
  }
}
