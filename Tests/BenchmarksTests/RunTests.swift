import TestSupport
import Testing

@testable import BenchmarkProgram

@Suite struct RunTests {
  #if DEBUG
    @Test func `a build for debugging measures nothing`() {
      expectEqual(Run.main(arguments: [], suites: Suite.all), 1)
    }
  #endif

  @Test(arguments: [["--nonsense"], ["--compare", "/nowhere"], ["--count", "nothing", "1"]])
  func `unusable input ends with 2`(arguments: [String]) {
    expectEqual(Run.main(arguments: arguments, suites: Suite.all), 2)
  }
}
