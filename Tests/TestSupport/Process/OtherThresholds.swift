import Foundation
import Testing
import ViewGeometry

/// Laws with other thresholds: no answer may depend on the sizes at which structures and algorithms
/// change.
///
/// A threshold is chosen once per process (see `threshold(_:low:)`), so each choice needs its own
/// process. With low ones a tree of a dozen views has an index, and a list of ten rows three levels
/// of nodes.
enum OtherThresholds {
  /// The folders and files of `Sources/ViewGeometry` whose thresholds each module of tests varies.
  static let folders = [
    "ValuesTests": [
      "Spatial/HilbertTree/", "Spatial/LargePages",
      "Spatial/Paths/", "Spatial/SpatialIndex/",
    ],
    "ConstraintsTests": ["Constraints/"],
    "TreeTests": ["Tree/Flight/", "Tree/Siblings/"],
    "LayoutsTests": [
      "Lists/CompositionalLayout/Solver/", "Lists/FlowLayout/Solver/", "Lists/TableView/Solver/",
      "Lists/Updates/", "Lists/WaterfallLayout/Solver/", "Spatial/OffsetTree/",
    ],
    "ListsTests": [
      "Lists/CollectionView/", "Lists/DiffableDataSource/", "Lists/TableView/TableView+",
    ],
    "SnapshotsTests": ["Snapshots/", "Tree/Hierarchy/ChangeJournal"],
    "ViewGeometryTests": ["Tree/Conversion/", "Tree/Hierarchy/ViewStack"],
  ]

  /// The seeds of two random choices, or of one without a number of cases in the environment.
  static let seeds = (CaseRange.isFull ? [1, 2] : [1]).map { CaseRange.standard.seed &+ $0 }

  /// Sets the `thresholds` of this process: "low", or the seed that draws them.
  ///
  /// Laws take a tenth of their cases, and a hundred at least: fewer don't reach every low
  /// threshold. Without a number of cases in the environment, 25 are enough for drawn ones.
  static func choose(_ thresholds: String) {
    setenv("VIEWGEOMETRY_THRESHOLDS", thresholds, 1)
    let count = ProcessInfo.processInfo.environment["VIEWGEOMETRY_CASES"].flatMap(Int.init)
    let fewest = count == nil && thresholds != "low" ? 25 : 100
    setenv("VIEWGEOMETRY_CASES", "\(max(fewest, (count ?? 0) / 10))", 1)
  }

  /// Checks that this process has read each threshold of the folders that the test's module varies.
  static func demandAllRead(file: String = #fileID) {
    let module = file.split(separator: "/").first.map(String.init) ?? ""
    let read = Thresholds.chosen
    do {
      for (path, line) in try declared()
      where folders[module, default: []].contains(where: { path.hasPrefix($0) }) {
        let name = path.split(separator: "/").last ?? ""
        expect(
          read["ViewGeometry/\(name):\(line)"] != nil,
          "No law of \(module) varies the threshold at \(path):\(line).")
      }
    } catch {
      Issue.record(error)
    }
  }

  /// The thresholds declared in `Sources/ViewGeometry`: the path from there, and the line.
  static func declared() throws -> [(path: String, line: Int)] {
    try SourceText.files(in: "Sources/ViewGeometry").flatMap { path, text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { $1.contains(/[^`\w]threshold\([^_]/) && !$1.drop { $0 == " " }.hasPrefix("//") }
        .map { (path, $0.offset + 1) }
    }
  }
}
