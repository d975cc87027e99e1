import Foundation

/// Plants small mechanical bugs in a copy of the sources, each switched on by its number at run time.
///
///     mutant-generator SOURCE FOLDER COUNT SEED [--drop FILE] [--only WORD] [--planted FILE]
///
/// Copies SOURCE/Sources to FOLDER/Sources with the sampled bugs in it, writing only files that
/// differ from the existing ones, so that little is compiled again, and prints one line a bug:
/// "number<TAB>kind<TAB>file:line<TAB>old text => new text<TAB>the whole line". Numbers depend only
/// on the seed and the sources; those listed in the file after `--drop`, one a line, are left out
/// (they didn't compile). The bugs of the file after `--planted` come first; those that no longer
/// apply are named on the standard error output and left out.

let arguments = CommandLine.arguments
guard arguments.count >= 5, let count = Int(arguments[3]), let seed = UInt64(arguments[4]) else {
  FileHandle.standardError.write(Data("Usage: mutant-generator SOURCE FOLDER COUNT SEED\n".utf8))
  exit(2)
}
let source = URL(fileURLWithPath: arguments[1])
let folder = URL(fileURLWithPath: arguments[2])

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

/// Every file below Sources.
func allFiles(below folder: URL) -> [String] {
  let paths = FileManager.default.enumerator(
    atPath: folder.appendingPathComponent("Sources").path)
  return (paths?.allObjects ?? []).compactMap { $0 as? String }.map { "Sources/\($0)" }
    .filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(
        atPath: folder.appendingPathComponent($0).path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
}

/// Writes a file unless it has that content.
func write(_ bytes: [UInt8], to file: String) throws {
  let url = folder.appendingPathComponent(file)
  let data = Data(bytes)
  guard (try? Data(contentsOf: url)) != data else { return }
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try data.write(to: url)
}

/// The Swift files of the three libraries, in the order of their paths, without those that only check invariants.
func sourceFiles() -> [String] {
  ["ViewGeometry", "ScreenFiles", "ForceTouch"].flatMap { module in
    let root = "Sources/\(module)"
    let paths = FileManager.default.enumerator(atPath: source.appendingPathComponent(root).path)
    return (paths?.allObjects ?? []).compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.contains("Invariants") }.map { "\(root)/\($0)" }
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

var planted: [Candidate] = []
var candidates: [Candidate] = []
var texts: [String: [UInt8]] = [:]
for file in sourceFiles() where only.map(file.contains) ?? true {
  let text = try String(contentsOf: source.appendingPathComponent(file), encoding: .utf8)
  texts[file] = Array(text.utf8)
  candidates += Candidate.all(in: text, file: file)
}
if let path = option("--planted") {
  planted = PlantedBug.all(in: try String(contentsOfFile: path, encoding: .utf8)).compactMap {
    bug in
    guard only.map(bug.file.contains) ?? true else { return nil }
    if let found = texts[bug.file].flatMap(bug.candidate) { return found }
    FileHandle.standardError.write(Data("no longer applies: \(bug.name)\n".utf8))
    return nil
  }
}

var generator = SeededGenerator(state: seed)
var takenLines: Set<String> = []
var sample: [Candidate] = []
let all = planted + candidates.shuffled(using: &generator)
for candidate in all where sample.count < planted.count + count {
  // One bug a line: two switches in one expression would have to be nested.
  let lines = candidate.lines.map { "\(candidate.file):\($0)" }
  guard takenLines.isDisjoint(with: lines) else { continue }
  takenLines.formUnion(lines)
  sample.append(candidate)
}

let numbered = Array(zip(1..., sample)).filter { !dropped.contains($0.0) }
let bugsOfFile = Dictionary(grouping: numbered, by: \.1.file)
let files = allFiles(below: source)
for file in files {
  var bytes = try texts[file] ?? Array(Data(contentsOf: source.appendingPathComponent(file)))
  let bugs = bugsOfFile[file] ?? []
  for (number, bug) in bugs.sorted(by: { $0.1.range.lowerBound > $1.1.range.lowerBound }) {
    bytes.replaceSubrange(bug.range, with: Array(bug.replacement(number).utf8))
  }
  if !bugs.isEmpty, !file.hasPrefix("Sources/ViewGeometry/") {
    bytes = Array("import ViewGeometry\n".utf8) + bytes
  }
  try write(bytes, to: file)
}
let switchPath = "Sources/ViewGeometry/ActiveMutant.swift"
for file in Set(allFiles(below: folder)).subtracting(files) where file != switchPath {
  try FileManager.default.removeItem(at: folder.appendingPathComponent(file))
}

let switchFile = """
  import Foundation

  /// The number of the bug that is switched on.
  nonisolated(unsafe) private let activeMutant =
    Int(ProcessInfo.processInfo.environment["VIEWGEOMETRY_MUTANT"] ?? "") ?? 0

  /// A byte a bug, 1 once it is reached: a file shared with the processes that a test starts, kept when one crashes.
  nonisolated(unsafe) private let reached: UnsafeMutablePointer<UInt8>? = {
    guard let path = ProcessInfo.processInfo.environment["VIEWGEOMETRY_REACHED"] else { return nil }
    let file = open(path, O_RDWR | O_CREAT, 0o644)
    guard file >= 0, ftruncate(file, \(sample.count + 1)) == 0,
      let memory = mmap(nil, \(sample.count + 1), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
    else { return nil }
    return memory.assumingMemoryBound(to: UInt8.self)
  }()

  /// Whether a bug is switched on; notes that it was reached.
  public func isMutated(_ number: Int) -> Bool {
    if let reached { reached[number] = 1 }
    return activeMutant == number
  }
  """
try write(Array(switchFile.utf8), to: switchPath)
let linesOfFile = texts.mapValues {
  String(decoding: $0, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
}
for (number, bug) in numbered {
  let line = linesOfFile[bug.file]?[bug.lines.lowerBound - 1].split(whereSeparator: \.isWhitespace)
  print(
    "\(number)\t\(bug.kind)\t\(bug.file):\(bug.lines.lowerBound)\t\(bug.description)\t\(line?.joined(separator: " ") ?? "")"
  )
}
