import Foundation

/// Which classes override `hitTest(_:with:)`, `point(inside:with:)`, `updateConstraints()`, `layoutMarginsDidChange()` or
/// `safeAreaInsetsDidChange()`.
///
/// The hit test is a loop that never calls a view whose class has the built-in rules, so it must know which have.
/// Swift can't be asked; but a class that overrides a method has another address than `View` in that method's slot of
/// its method table, and slots have the same place in every subclass. Two witnesses find the place: a subclass that
/// overrides the method differs from `View` there, and one that overrides nothing doesn't.
///
/// Why it is safe: only words of the table that `View` itself has are read, and every subclass's table starts with those.
/// Where the place can't be found exactly, or addresses are signed per class, the answer is "overrides": the loop then calls
/// the view, which is slower and always right. A test compares the answers with known classes.
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

  /// The flags to set on `view`, by its class.
  static func overrides(of view: View) -> View.Flags {
    let table = methodTable(of: type(of: view))
    let slots = self.slots
    var flags: View.Flags = []
    if isOverridden(slots.hitTest, in: table) { flags.formUnion(.overridesHitTest) }
    if isOverridden(slots.pointInside, in: table) { flags.formUnion(.overridesPointInside) }
    // Called once at first (R11.62); where it can't be told, everybody is.
    if isOverridden(slots.updateConstraints, in: table) {
      flags.formUnion(.needsUpdateConstraints)
    }
    return flags
  }

  /// Whether somebody hears of the margins of `view`: its class, or its controller.
  static func hearsOfMargins(_ view: View) -> Bool {
    view.flags.contains(.managed)
      || isOverridden(slots.marginsDidChange, in: methodTable(of: type(of: view)))
  }

  /// Whether the class of `view` overrides `safeAreaInsetsDidChange()`.
  static func hearsOfSafeArea(_ view: View) -> Bool {
    isOverridden(slots.safeAreaDidChange, in: methodTable(of: type(of: view)))
  }

  /// Whether both places were found, so that plain subclasses take the fast path.
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

  /// The metadata of a class, which holds its methods.
  private static func methodTable(of type: View.Type) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// The number of words from the start of a class's metadata to its end.
  ///
  /// "Class Metadata" in Swift's ABI documentation: kind and superclass, two more words where Objective-C's runtime is
  /// present, flags and instance sizes in two words, then the size of the metadata and the part of it that lies
  /// before its start. None where words aren't of 64 bits: there the sizes lie elsewhere.
  private static func wordCount(of table: UnsafePointer<UInt>) -> Int {
    guard MemoryLayout<UInt>.size == 8 else { return 0 }
    #if canImport(ObjectiveC)
      let sizes = 4 + 2
    #else
      let sizes = 2 + 2
    #endif
    let total = UInt32(truncatingIfNeeded: table[sizes])
    let before = UInt32(truncatingIfNeeded: table[sizes] >> 32)
    return Int(total - before) / MemoryLayout<UInt>.stride
  }
}
