import Foundation
import ScreenFiles
import Testing

@testable import TestSupport

/// No bytes trap: samples with bytes changed, removed and doubled are read or refused.
struct DumpDamageTests {
  @Test(arguments: DumpSample.all)
  func `a damaged sample is read or refused, and answers questions`(sample: DumpSample) throws {
    let whole = [UInt8](try sample.data())
    var state: UInt64 = 0x9e37_79b9_7f4a_7c15
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(limit, 1)))
    }
    let marks = Array("<>{}[]()'\";:,=\\ \n-0e9\u{0}".utf8)

    // Fewer of the large ones, in which damage reaches the same code.
    let bytesInAll = CaseRange.isFull ? 40_000 : 10_000
    for _ in 0..<max(2, min(16, bytesInAll / whole.count)) {
      var bytes = whole
      for _ in 0...random(4) where bytes.count > 2 {
        let place = random(bytes.count - 1)
        switch random(4) {
        case 0: bytes[place] = marks[random(marks.count)]
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(marks[random(marks.count)], at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + random(80)))
        }
      }
      for format in [nil, ScreenDump.Format(rawValue: sample.answers.format)] {
        guard let dump = try? ScreenDump(Data(bytes), format: format) else { continue }
        let point = CGPoint(x: 100, y: 200)
        let seen = dump.frontmost(at: point)
        expect(seen.map { $0.frame.contains(point) } ?? true)
        _ = dump.touched(at: point)
        expect(dump.verdict(of: random(dump.elements.count)).reachableFraction <= 1.000001)
      }
    }
  }
}
