extension Suite {
  /// All suites, in the order of the table.
  ///
  /// To add a suite, create a file in this folder and add a line below.
  static var all: [Suite] {
    [
      .conversion, .routes, .upkeep, .scrolling, .hitTesting, .phone, .coldScreens, .frames, .grid,
      .photos, .memory,
      .listQueries, .listEdits, .listMemory, .listBatches, .listScrolling, .listSnapshots, .flow,
      .front, .flight, .index,
      .compositional,
      .waterfall, .spreadsheet, .custom, .diffable,
      .snapshots, .ownTrees, .visibility, .flatHitTesting, .siblingOrder, .constraints, .dumps,
      .paths, .textMeasuring, .devices, .billion,
    ]
  }
}
