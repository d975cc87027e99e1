import Foundation
import Testing
import ViewGeometry

/// No answer depends on where structures and algorithms change: the laws hold with low thresholds as with the real ones.
///
/// A threshold is chosen once a process (see `threshold(_:low:)`), so each choice has a process of its own. With low ones
/// a tree of a dozen views has an index, a list of ten rows three levels of nodes.
@Suite struct ThresholdLaws {
  @Test func `laws hold when every threshold is low`() async {
    await #expect(processExitsWith: .success) {
      Self.run(thresholds: "low")
      Self.demandAllRead()
    }
  }

  @Test(arguments: [1, 2] as [UInt64])
  func `laws hold when thresholds are drawn`(_ number: UInt64) async {
    let seed = CaseRange.standard.seed &+ number
    await #expect(processExitsWith: .success) { [seed = seed as UInt64] in
      Self.run(thresholds: "\(seed)")
    }
  }

  /// Runs laws in this process, a tenth of the standard cases, and a hundred at least: fewer don't come to every threshold.
  private static func run(thresholds: String) {
    setenv("VIEWGEOMETRY_THRESHOLDS", thresholds, 1)
    let count = ProcessInfo.processInfo.environment["VIEWGEOMETRY_CASES"].flatMap(Int.init)
    setenv("VIEWGEOMETRY_CASES", "\(max(100, (count ?? 1_000) / 10))", 1)
    trees()
    solvers()
    lists()
    snapshots()
  }

  private static func trees() {
    let siblings = SiblingIndexLaws()
    siblings.`an index of siblings answers as a scan after any edits`()
    siblings.`views put in one after the other at one place keep their order`()
    siblings.`hundreds of hit tests between moves answer as a scan`()
    siblings.`an index goes when most siblings have left, and comes again`()
    SubviewOrderTests().`subviews in an order are those of an array after any edits`()
    SubviewOrderTests().`views in orders die with their superviews however deep they are`()
    TreeStateMachine().`views answer as the model after any edits`()
    CachedClimbLaws().`every answer is the one without a cache, bit for bit, after any changes`()
    RepeatedRouteLaws().`every answer is the one without a cache, bit for bit, after any changes`()
    HitTestLaws().`the hit view is the textbook's`(.exact)
    let constraints = ConstraintHistoryLaws()
    constraints.`edits lead to the layout of a tree that was made so (T12.44)`()
    ConstraintTreeLaws().`history makes no difference, whatever was asked in between (T12.44)`()
  }

  private static func solvers() {
    ConstraintLaws()
      .`after edits a system is as if built from scratch, and as the second engine says`()
    ListUpdateLaws().`edits one by one agree with the twin's`()
    ListUpdateLaws().`measurements stay with their rows`()
    ListBatchLaws().`a batch leads where the arrays lead`()
    BatchUpdateLaws().`a plan leads from the list before to the list after`()
    BatchUpdateLaws().`the map of places agrees with what the plan does`()
    WaterfallLaws().`edits end where solving anew would, and pinned items stay in their columns`()
    SpatialIndexStateMachineTests().`every answer equals that of the twin after every edit`()
    BezierPathTests().`Answers are the same however often a path was asked before`()
    PathLaws().`The index counts what a scan counts`()
    SpatialIndexLaws().`every question about boxes built at once gets the answer of the twin`()
  }

  private static func lists() {
    for layout in LayoutUnderTest.all {
      LayoutLaws().`every query gets the answer of a look at all elements`(layout)
      LayoutLaws().`after a batch everything is where solving anew puts it, and old snapshots stay`(
        layout)
    }
    for kind in RoughLayout.allCases {
      EdgeLaws().`a point is in the items whose frames say so`(kind)
    }
    for kind in SizingLayout.allCases {
      SizingLaws().`whatever was done before, everything is as in a view made now`(kind)
    }
    TableLaws().`after a batch every rectangle is that of a new table`()
    HistoryLaws().`tables have no history`(.plain)
    HistoryLaws().`flows have no history`()
    DiffableSnapshotLaws().`After any edits a snapshot says what arrays say`()
  }

  private static func snapshots() {
    let laws = SnapshotLaws()
    laws.`the element hit stands for the view hit, on edges too`(.exact)
    laws.`elements in a rectangle are those a scan of all boxes finds, as painted`()
    laws.`the nearest elements are those of a scan, the frontmost first among equals`()
    laws.`snapshots taken while a tree is edited know the views that are in it`()
    RetakenSnapshotLaws().`a snapshot taken again is one taken at once`(.exact)
    VisibilityLaws().`the parts are disjoint and cover what brute force covers`(.exact)
    TreeSnapshotLaws().`a frozen tree is that of the same views`(.affine)
  }

  /// Checks that each threshold declared in the sources was read by a law.
  private static func demandAllRead() {
    let read = Thresholds.chosen
    do {
      for (path, text) in try SourceText.files(in: "Sources/ViewGeometry") {
        let name = path.split(separator: "/").last ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() where line.contains(/[^`\w]threshold\([^_]/) {
          if line.drop(while: { $0 == " " }).hasPrefix("//") { continue }
          let place = "ViewGeometry/\(name):\(number + 1)"
          #expect(read[place] != nil, "No law varies the threshold at \(place).")
        }
      }
    } catch {
      Issue.record(error)
    }
  }
}
