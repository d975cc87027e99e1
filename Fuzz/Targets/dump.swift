import Foundation
import ScreenFiles
import ViewGeometry

/// A dump is read or refused; a dump that is read answers queries with its own elements, and is the
/// same when read again.
func fuzzDump(_ bytes: [UInt8], _ format: ScreenDump.Format?) throws {
  guard let dump = try? ScreenDump(Data(bytes), format: format) else { return }
  let point = CGPoint(x: dump.screen.midX, y: dump.screen.midY)
  if let seen = dump.frontmost(at: point) {
    try demand(!seen.isHidden, "\(seen.index) is hidden and seen at \(point)")
  }
  _ = dump.touched(at: point)
  guard Target.isChosen(bytes, oneIn: 16), dump.elements.count < 60 else { return }
  for element in dump.elements.prefix(8) {
    let fraction = dump.verdict(of: element).reachableFraction
    try demand(
      fraction >= 0 && fraction <= 1.000001, "\(fraction) of \(element.index) is reachable")
  }
  try demand(dump.difference(from: dump).isEmpty, "A dump differs from itself")
  try demand(dump.snapshot.count == dump.elements.count + 1, "The snapshot has other elements")
  let fixture = try LayoutFixture(data: dump.layoutFixture(named: "dump"), file: "dump")
  try demand(
    fixture.makeScreen().roots.count == dump.roots.count, "The fixture of a dump has other roots")
}

/// The text of a random screen, as in the laws of dumps.
func writtenScreen(_ format: ScreenDump.Format, _ random: inout Random) -> [UInt8] {
  let screen = WrittenScreen(count: 1 + random.below(4), seed: random.below(1 << 16))
  return Array(screen.text(format).utf8)
}
