import DeviceLayouts
import Devices
import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// A misuse and the message of its trap.
struct Misuse: Sendable {
  let sentence: String
  let act: @Sendable () -> Void

  init(_ sentence: String, _ act: @escaping @Sendable () -> Void) {
    self.sentence = sentence
    self.act = act
  }

  static let all: [Misuse] = [
    Misuse("iPhone 14 has no split of half in this orientation.") {
      _ = Device.iPhone14.makeWindow(split: .half)
    },
    Misuse("iPad Pro 11-inch (2nd generation) has no splits in iOS 26.") {
      _ = Device.iPadPro11Generation2.makeWindow(in: .landscapeRight, split: .half, iOS: 26)
    },
    Misuse("iPad Air 2 has no split of half in this orientation.") {
      _ = LayoutReport(on: [LayoutSetting(.iPadAir2, split: .half)]) { View() }
    },
    Misuse("A picture must have at least 1 column, not 0.") {
      _ = LayoutReport(on: []) { View() }.picture(columns: 0)
    },
  ]
}

@Suite struct MisuseTests {
  #if compiler(>=6.3)
    @Test(arguments: Misuse.all.indices)
    func `misuse traps with a message`(_ number: Int) async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [number] in
        Misuse.all[number].act()
      }

      expectMessage(Misuse.all[number].sentence, in: result)
    }
  #endif
}
