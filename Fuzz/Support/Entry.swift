import Foundation
import ViewGeometry

/// What libFuzzer calls with each input; each target defines `fuzz(_:)`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzerEntry(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: start == nil ? 0 : count)
  do {
    try fuzz(Array(bytes))
  } catch {
    fatalError("\(error)")
  }
  return 0
}
