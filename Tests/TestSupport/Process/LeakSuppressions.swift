/// Suppressions of the leak check of `swift test --sanitize=address`, each for a cause outside this
/// package.
///
/// - `XCTest`: the suite objects of the empty XCTest run that precedes Swift Testing's.
/// - `PropertyListSerialization`: Foundation's error for malformed property lists.
/// - `_CFErrorCreateFromXMLInterface`: Foundation's text of an error in malformed XML.
/// - `FixtureSections`, `FixtureComposition`: memory that is reachable from a global variable. The
///   check doesn't find the pointers, because tag bits of enums are stored in them.
@_cdecl("__lsan_default_suppressions")
public func leakSuppressions() -> UnsafePointer<CChar> {
  let suppressions: StaticString =
    """
    leak:XCTest
    leak:PropertyListSerialization
    leak:_CFErrorCreateFromXMLInterface
    leak:FixtureSections
    leak:FixtureComposition

    """
  return UnsafeRawPointer(suppressions.utf8Start).assumingMemoryBound(to: CChar.self)
}
