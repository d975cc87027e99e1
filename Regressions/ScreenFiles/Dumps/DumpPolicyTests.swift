import Foundation
import ScreenFiles
import TestSupport
import Testing
import ViewGeometry

/// Screens of formats that aren't UIKit's, hit-tested by UIKit's rule.
@Suite struct DumpPolicyTests {
  @Test func `UIKit's rule finds elements of other formats`() throws {
    let dump = try ScreenDump(
      Data(
        """
        Element subtree:
         →Application, 0x1, {{0.0, 0.0}, {320.0, 480.0}}, label: 'A'
            Button, 0x2, {{10.0, 10.0}, {100.0, 50.0}}, label: 'B'
            Other, 0x3, {{10.0, 10.0}, {90.0, 50.0}}, label: 'C'

        """.utf8))

    expect(dump.disagreements(between: .touched, and: .policy(.uiKit)).isEmpty)
    expectEqual(dump.disagreements(between: .aim, and: .policy(.uiKit)).map(\.second), [2])
  }
}
