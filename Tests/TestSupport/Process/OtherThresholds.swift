import Foundation
import Testing
import ViewGeometry

/// Runs laws with other thresholds, on which no result may depend.
///
/// A threshold is the size at which a structure or algorithm changes. It is chosen once per process
/// (see `threshold(_:low:)`), so each choice needs its own process. With low thresholds, a tree of
/// a dozen views has an index, and a list of ten rows has three levels of nodes.
enum OtherThresholds {
  /// For each test module, the folders and files of `Sources/ViewGeometry` whose thresholds it
  /// varies.
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

  /// The seeds of two random choices, or of one if the environment doesn't specify a number of
  /// cases.
  static let seeds = (CaseRange.isFull ? [1, 2] : [1]).map { CaseRange.standard.seed &+ $0 }

  /// Sets the `thresholds` of this process: "low", or the seed from which they are drawn.
  ///
  /// Laws run a tenth of their cases, but at least a hundred, because fewer don't reach every low
  /// threshold. If the environment doesn't specify a number of cases, 25 are sufficient for drawn
  /// thresholds.
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

  /// Returns the thresholds declared in `Sources/ViewGeometry`, each by its relative path and its
  /// line.
  static func declared() throws -> [(path: String, line: Int)] {
    try SourceText.files(in: "Sources/ViewGeometry").flatMap { path, text in
      text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { $1.contains(/[^`\w]threshold\([^_]/) && !$1.drop { $0 == " " }.hasPrefix("//") }
        .map { (path, $0.offset + 1) }
    }
  }
}
