import BenchmarkOptions
import Foundation

/// The command that builds the benchmark program with optimization and runs it.
///
/// By default, `swift run Benchmarks` makes a debug build, whose times are meaningless. The product
/// `Benchmarks` is therefore only this small launcher, which doesn't depend on the engine.
struct Launch: Equatable {
  /// The command and its arguments; the command is looked up in the PATH.
  let words: [String]

  /// Creates a command that runs the program with `arguments`.
  ///
  /// `package` and `launcher` are the paths of the package and of the running launcher. The build
  /// uses the scratch folder that contains the launcher, if there is one. If `showsProgress` is
  /// false, the build prints only errors.
  init(arguments: [String], package: String, launcher: String?, showsProgress: Bool) {
    var words = ["swift", "run", "-c", "release", "--package-path", package]
    // Color diagnostics are a compiler flag: enabling them only on a terminal would make a run
    // elsewhere rebuild everything.
    words.append("--no-color-diagnostics")
    if let folder = launcher.flatMap(Self.scratchFolder) { words += ["--scratch-path", folder] }
    if !showsProgress { words.append("--quiet") }
    self.words = words + ["BenchmarkProgram"] + arguments
  }

  /// Returns the scratch folder in which the package manager built a program.
  ///
  /// For example, it is `.build` for `.build/x86_64-unknown-linux-gnu/debug/Benchmarks`. Returns
  /// nil if the program was copied elsewhere or built by another build system.
  static func scratchFolder(of program: String) -> String? {
    let configuration = URL(fileURLWithPath: program).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    guard ["debug", "release"].contains(configuration.lastPathComponent) else { return nil }
    let folder = configuration.deletingLastPathComponent().deletingLastPathComponent()
    // The package manager writes this file into each of its scratch folders.
    let state = folder.appendingPathComponent("workspace-state.json").path
    return FileManager.default.fileExists(atPath: state) ? folder.path : nil
  }

  /// Replaces this process with the command, so that the streams, signals and exit code are those
  /// of the benchmark program.
  ///
  /// Returns only if the command can't be started; the returned string states the reason.
  func start() -> String {
    var pointers = words.map { strdup($0) } + [nil]
    execvp(words[0], &pointers)
    let reason = String(cString: strerror(errno))
    return "Can't start '\(words[0])': \(reason). The toolchain's folder must be on the PATH."
  }
}

extension Launch {
  /// Handles `--help` and invalid options immediately; otherwise builds and runs the program.
  ///
  /// Returns 0 for help, 2 for an invalid option, and 1 if the package isn't found or the build
  /// can't be started.
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
    note(
      "Building the benchmarks with optimization (takes minutes the first time), then running them."
    )
    let launch = Launch(
      arguments: arguments, package: package, launcher: Bundle.main.executablePath,
      showsProgress: isatty(STDERR_FILENO) == 1)
    note(launch.start())
    return 1
  }
}
