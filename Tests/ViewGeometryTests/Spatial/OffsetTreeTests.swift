import Testing
import ViewGeometry

@Suite struct OffsetTreeTests {
  @Test(arguments: [0, 5_000, 10_000])
  func `Full leaves split wherever rows are inserted`(place: Int) {
    var model = OffsetTreeModel(lengths: (0..<10_000).map { Double($0 % 700) / 64 })
    var tree = OffsetTree(model.lengths)

    for row in 0..<3_000 {
      tree.insert(Double(row) / 64, at: place)
      model.lengths.insert(Double(row) / 64, at: place)
      if row % 500 == 0 { tree.checkInvariants() }
    }

    tree.checkInvariants()
    #expect(tree.totalLength == model.offset(of: 13_000))
  }
}
