import Foundation
import TestSupport
import Testing

@testable import Benchmarks

@Suite struct LaunchTests {
  @Test func `the program is built optimized, and every argument is passed on`() {
    let launch = Launch(
      arguments: ["--filter", "a b", "-c", "--quiet"], package: "/package", launcher: nil,
      showsProgress: true)

    expectEqual(
      launch.words,
      [
        "swift", "run", "-c", "release", "--package-path", "/package", "--no-color-diagnostics",
        "BenchmarkProgram", "--filter", "a b", "-c", "--quiet",
      ])
  }

  @Test func `without a terminal the build prints errors only`() throws {
    let launch = Launch(
      arguments: [], package: "/package", launcher: nil, showsProgress: false)

    expectEqual(launch.words.suffix(2), ["--quiet", "BenchmarkProgram"])
  }

  @Test(arguments: ["debug", "release"])
  func `the program is built in the launcher's own scratch folder`(configuration: String) throws {
    let scratch = try TemporaryFolder()
    try scratch.write("{}", to: "workspace-state.json")
    let launcher = scratch.path + "/x86_64-unknown-linux-gnu/\(configuration)/Benchmarks"

    let launch = Launch(
      arguments: [], package: "/package", launcher: launcher, showsProgress: true)

    expectEqual(launch.words.suffix(3), ["--scratch-path", scratch.path, "BenchmarkProgram"])
  }

  @Test(arguments: ["/Benchmarks", "/debug/Benchmarks", "/a/b/debug/Benchmarks", "/a/b/Benchmarks"])
  func `a launcher that was copied elsewhere has no scratch folder`(launcher: String) {
    expect(Launch.scratchFolder(of: launcher) == nil)
  }
}

#if compiler(>=6.3)
  /// Makes a folder the current one and the only one on the PATH.
  private func enter(_ path: String) {
    _ = FileManager.default.changeCurrentDirectoryPath(path)
    setenv("PATH", path, 1)
  }

  /// The launcher in a process of its own, with a `swift` on the PATH that prints its arguments and
  /// exits with a given code.
  @Suite struct LaunchedTests {
    @Test(arguments: [0, 1, 2, 77])
    func `the exit code is that of the program`(code: Int32) async throws {
      let folder = try TemporaryFolder()
      try folder.makeSwift(exitCode: code)

      let result = await #expect(
        processExitsWith: .exitCode(code), observing: [\.standardOutputContent]
      ) { [path = folder.path as String] in
        enter(path)
        exit(Launch.main(arguments: ["--filter", "convert"]))
      }

      let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      expect(output.contains("run\n-c\nrelease\n--package-path\n"))
      expect(output.contains("--quiet\nBenchmarkProgram\n--filter\nconvert\n"))
    }

    @Test func `one line on standard error says what is done`() async throws {
      let folder = try TemporaryFolder()
      try folder.makeSwift(exitCode: 0)

      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { [path = folder.path as String] in
        enter(path)
        exit(Launch.main(arguments: []))
      }

      let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      expect(lines.hasPrefix("Building the benchmarks with optimization"))
      expectEqual(lines.filter { $0 == "\n" }.count, 1)
    }

    @Test(arguments: ["--help", "--nonsense"])
    func `help and wrong options are answered without a build`(argument: String) async throws {
      let folder = try TemporaryFolder()
      try folder.makeSwift(exitCode: 77)

      await #expect(processExitsWith: .exitCode(argument == "--help" ? 0 : 2)) {
        [path = folder.path as String, argument] in
        enter(path)
        exit(Launch.main(arguments: [argument]))
      }
    }

    @Test func `without swift on the PATH the launcher says so and ends with 1`() async throws {
      let folder = try TemporaryFolder()

      let result = await #expect(
        processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
      ) { [path = folder.path as String] in
        enter(path)
        exit(Launch.main(arguments: []))
      }

      let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      expect(lines.contains("Can't start 'swift': No such file or directory."))
    }
  }
#endif
