import Foundation

/// Plants small mechanical bugs in a copy of the sources, each switched on by its number at run time.
///
///     mutant-generator FOLDER COUNT SEED [--drop FILE] [--only WORD]
///
/// Rewrites the files below FOLDER/Sources that hold the sampled bugs, and prints one line a bug:
/// "number<TAB>kind<TAB>file:line<TAB>what it was => what it is". Numbers depend on the seed and the sources only;
/// those listed in the file after `--drop`, one a line, are left out (they didn't compile).

let arguments = CommandLine.arguments
guard arguments.count >= 4, let count = Int(arguments[2]), let seed = UInt64(arguments[3]) else {
  FileHandle.standardError.write(Data("Usage: mutant-generator FOLDER COUNT SEED\n".utf8))
  exit(2)
}
let folder = URL(fileURLWithPath: arguments[1])

func option(_ name: String) -> String? {
  guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
  return arguments[index + 1]
}

/// SplitMix64: the same sample for the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// The Swift files of the three libraries, in the order of their paths.
func sourceFiles() throws -> [String] {
  try ["ViewGeometry", "ScreenFiles", "ForceTouch"].flatMap { module in
    let root = "Sources/\(module)"
    let paths = FileManager.default.enumerator(atPath: folder.appendingPathComponent(root).path)
    return (paths?.allObjects ?? []).compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }.map { "\(root)/\($0)" }
  }.sorted()
}

let only = option("--only")
let dropped =
  try option("--drop").map { path in
    Set(
      try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap {
        Int($0)
      })
  } ?? []

var candidates: [Candidate] = []
var texts: [String: [UInt8]] = [:]
for file in try sourceFiles() where only.map(file.contains) ?? true {
  let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  texts[file] = Array(text.utf8)
  candidates += Candidate.all(in: text, file: file)
}

var generator = SeededGenerator(state: seed)
var takenLines: Set<String> = []
var sample: [Candidate] = []
for candidate in candidates.shuffled(using: &generator) where sample.count < count {
  // One bug a line: two switches in one expression would have to be nested.
  let lines = candidate.lines.map { "\(candidate.file):\($0)" }
  guard takenLines.isDisjoint(with: lines) else { continue }
  takenLines.formUnion(lines)
  sample.append(candidate)
}

let numbered = Array(zip(1..., sample)).filter { !dropped.contains($0.0) }
for (file, bugs) in Dictionary(grouping: numbered, by: \.1.file) {
  guard var bytes = texts[file] else { continue }
  for (number, bug) in bugs.sorted(by: { $0.1.range.lowerBound > $1.1.range.lowerBound }) {
    bytes.replaceSubrange(bug.range, with: Array(bug.replacement(number).utf8))
  }
  if !file.hasPrefix("Sources/ViewGeometry/") {
    bytes = Array("import ViewGeometry\n".utf8) + bytes
  }
  try Data(bytes).write(to: folder.appendingPathComponent(file))
}
let switchFile = """
  import Foundation

  /// The number of the bug that is switched on.
  nonisolated(unsafe) private let activeMutant =
    Int(ProcessInfo.processInfo.environment["VIEWGEOMETRY_MUTANT"] ?? "") ?? 0

  /// Where to write which bugs were reached, when the process ends.
  nonisolated(unsafe) private let reached: UnsafeMutablePointer<UInt8>? = {
    guard ProcessInfo.processInfo.environment["VIEWGEOMETRY_REACHED"] != nil else { return nil }
    let flags = UnsafeMutablePointer<UInt8>.allocate(capacity: \(count + 1))
    flags.initialize(repeating: 0, count: \(count + 1))
    atexit {
      guard let path = ProcessInfo.processInfo.environment["VIEWGEOMETRY_REACHED"], let reached else { return }
      let numbers = (1...\(count)).filter { reached[$0] == 1 }.map(String.init)
      try? numbers.joined(separator: "\\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
    return flags
  }()

  /// Whether a bug is switched on; notes that it was reached.
  public func isMutated(_ number: Int) -> Bool {
    if let reached { reached[number] = 1 }
    return activeMutant == number
  }
  """
try switchFile.write(
  to: folder.appendingPathComponent("Sources/ViewGeometry/ActiveMutant.swift"), atomically: true,
  encoding: .utf8)
for (number, bug) in numbered {
  print("\(number)\t\(bug.kind)\t\(bug.file):\(bug.lines.lowerBound)\t\(bug.description)")
}
