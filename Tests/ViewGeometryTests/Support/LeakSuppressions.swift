/// What the leak check of `swift test --sanitize=address` is told to overlook, each for a reason that isn't ours.
///
/// - `XCTest`: the suite objects of the empty XCTest run that precedes Swift Testing's.
/// - `PropertyListSerialization`: Foundation's error for malformed property lists.
/// - `FixtureSections`, `FixtureComposition`: reachable from a global through enums whose tag bits hide the pointer from the check.
@_cdecl("__lsan_default_suppressions")
public func leakSuppressions() -> UnsafePointer<CChar> {
  let suppressions: StaticString =
    "leak:XCTest\nleak:PropertyListSerialization\nleak:FixtureSections\nleak:FixtureComposition\n"
  return UnsafeRawPointer(suppressions.utf8Start).assumingMemoryBound(to: CChar.self)
}
