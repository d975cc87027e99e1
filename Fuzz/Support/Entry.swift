import Foundation

/// The target of this run: one program holds all, so that one build serves them.
private let target: Target = {
  let name = ProcessInfo.processInfo.environment["VIEWGEOMETRY_FUZZ_TARGET"] ?? ""
  guard let target = Target.all[name] else {
    fatalError("VIEWGEOMETRY_FUZZ_TARGET is '\(name)', not one of \(Target.all.keys.sorted()).")
  }
  return target
}()

private nonisolated(unsafe) var edges = EdgeCounters()

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzerEntry(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try target.check(Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)))
  } catch {
    fatalError("\(error)")
  }
  edges.announceReached()
  return 0
}

/// Called by libFuzzer for a new input: half of the mutations change the structure, the others
/// bytes and words of the dictionary.
@_cdecl("LLVMFuzzerCustomMutator")
public func fuzzerMutator(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int, _ seed: UInt32
) -> Int {
  var random = Random(seed: seed)
  guard random.below(2) == 0 else { return fuzzerMutate(start, count, limit) }
  let bytes = target.changed(
    Array(UnsafeBufferPointer(start: start, count: count)), &random)
  let length = min(bytes.count, limit)
  // libFuzzer begins with an empty input, which carries no choices.
  guard length > 0 else { return fuzzerMutate(start, count, limit) }
  for offset in 0..<length { start[offset] = bytes[offset] }
  return length
}

/// libFuzzer's own mutation.
@_silgen_name("LLVMFuzzerMutate")
private func fuzzerMutate(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int
