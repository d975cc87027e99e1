import BenchmarkOptions
import Foundation

/// The command that builds the benchmark program optimised and runs it.
///
/// `swift run Benchmarks` builds for debugging unless told otherwise, and times of such a build mean nothing. So the
/// product of that name is this small launcher, which depends on nothing of the engine.
struct Launch: Equatable {
  /// The words of the command; the first is looked up in the PATH.
  let words: [String]

  /// Runs the program with `arguments`, built into the scratch folder that the program at `launcher` is in.
  ///
  /// Without `showsProgress` the build prints errors only.
  init(arguments: [String], package: String, launcher: String?, showsProgress: Bool) {
    var words = ["swift", "run", "-c", "release", "--package-path", package]
    // Colours are a flag of the compiler: with them on a terminal only, a run elsewhere would build everything again.
    words.append("--no-color-diagnostics")
    if let folder = launcher.flatMap(Self.scratchFolder) { words += ["--scratch-path", folder] }
    if !showsProgress { words.append("--quiet") }
    self.words = words + ["BenchmarkProgram"] + arguments
  }

  /// The scratch folder of a build: of `.build/x86_64-unknown-linux-gnu/debug/Benchmarks` it is `.build`.
  ///
  /// Returns nil for a program elsewhere, which was copied or built by another build system.
  static func scratchFolder(of program: String) -> String? {
    let configuration = URL(fileURLWithPath: program).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    guard ["debug", "release"].contains(configuration.lastPathComponent) else { return nil }
    let folder = configuration.deletingLastPathComponent().deletingLastPathComponent()
    // The package manager leaves this file in each of its scratch folders.
    let state = folder.appendingPathComponent("workspace-state.json").path
    return FileManager.default.fileExists(atPath: state) ? folder.path : nil
  }

  /// Replaces this process by the command, so that streams, signals and the exit code are the program's own.
  ///
  /// Returns only if it can't be started, with the reason.
  func start() -> String {
    var pointers = words.map { strdup($0) } + [nil]
    execvp(words[0], &pointers)
    let reason = String(cString: strerror(errno))
    return "Can't start '\(words[0])': \(reason). The toolchain's folder must be on the PATH."
  }
}

extension Launch {
  /// Answers `--help` and refuses wrong options at once; else builds and runs the program.
  ///
  /// Returns 0 for help, 2 for a wrong option and 1 if the build can't be started.
  static func main(arguments: [String]) -> Int32 {
    do throws(UsageError) {
      guard try Options.parsed(arguments) != nil else {
        print(Options.usage)
        return 0
      }
    } catch {
      note(error.description)
      return 2
    }
    guard let package = PackageFolder.path else {
      note("Can't find the package: no Package.swift above the program or the current folder.")
      return 1
    }
    note("Building the benchmarks optimised (minutes the first time), then running them.")
    let launch = Launch(
      arguments: arguments, package: package, launcher: Bundle.main.executablePath,
      showsProgress: isatty(STDERR_FILENO) == 1)
    note(launch.start())
    return 1
  }
}
