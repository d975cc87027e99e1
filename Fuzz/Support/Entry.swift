import Foundation

/// What each target does with an input.
private let targets: [String: @Sendable ([UInt8]) throws -> Void] = [
  "fixture": fuzzFixture, "dump": fuzzDump, "propertylist": fuzzPropertyList, "press": fuzzPress,
  "tree": fuzzTree,
  "layout": fuzzLayout, "numbers": fuzzNumbers,
]

/// The target of this run: one program holds all, so that one build serves them.
private let target: @Sendable ([UInt8]) throws -> Void = {
  let name = ProcessInfo.processInfo.environment["VIEWGEOMETRY_FUZZ_TARGET"] ?? ""
  guard let target = targets[name] else {
    fatalError("VIEWGEOMETRY_FUZZ_TARGET is '\(name)', not one of \(targets.keys.sorted()).")
  }
  return target
}()

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzerEntry(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try target(Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)))
  } catch {
    fatalError("\(error)")
  }
  return 0
}
