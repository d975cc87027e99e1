import Foundation
import ScreenFiles
import ViewGeometry

/// A dump is read or refused, in the format found and in each named; what is read answers questions within its elements.
func fuzzDump(_ bytes: [UInt8]) throws {
  for format in [nil] + ScreenDump.Format.allCases {
    guard let dump = try? ScreenDump(Data(bytes), format: format) else { continue }
    let point = CGPoint(x: dump.screen.midX, y: dump.screen.midY)
    if let seen = dump.frontmost(at: point) {
      try demand(!seen.isHidden, "\(seen.index) is hidden and seen at \(point)")
    }
    _ = dump.touched(at: point)
    for element in dump.elements.prefix(50) {
      let fraction = dump.verdict(of: element).reachableFraction
      try demand(
        fraction >= 0 && fraction <= 1.000001, "\(fraction) of \(element.index) is reachable")
    }
    if dump.elements.count < 200 {
      try demand(dump.difference(from: dump).isEmpty, "A dump differs from itself")
      try demand(dump.snapshot.count == dump.elements.count + 1, "The snapshot has other elements")
    }
  }
}
