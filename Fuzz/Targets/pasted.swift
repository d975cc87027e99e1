import Foundation
import ScreenFiles

/// Wrapped bytes are read or refused; a dump that is read answers a query.
func fuzzPasted(_ bytes: [UInt8]) throws {
  try fuzzDump(bytes, nil)
  guard Target.isChosen(bytes, oneIn: 8), let text = String(validating: bytes, as: UTF8.self),
    let plain = try? ScreenDump(Data(bytes))
  else { return }
  let way = PastedWay.allCases[bytes.count % PastedWay.allCases.count]
  guard let wrapped = try? ScreenDump(way.wrapped(text)) else { return }
  _ = (plain.elements.count, wrapped.elements.count, wrapped.screen)
}

/// A random screen in some wrappings.
func pastedScreen(_ random: inout Random) -> [UInt8] {
  var text = String(
    decoding: writtenScreen(random.pick(ScreenDump.Format.allCases), &random), as: UTF8.self)
  for _ in 0..<random.below(3) { text = random.pick(PastedWay.allCases).changed(text) }
  return Array(random.pick(PastedWay.allCases).wrapped(text))
}
