import Testing
import ViewGeometry

@testable import TestSupport

/// Random edits of an index and of its twin, compared after every one.
@Suite struct SpatialIndexStateMachineTests {
  struct Edit {
    var item: Int
    /// Nil to remove the item.
    var box: SpatialIndexModel.Box?
    var x: Double
    var y: Double
    var area: Extent
  }

  struct Case {
    var boxes: [SpatialIndexModel.Box]
    var nodeWidth: Int
    var edits: [Edit]
  }

  private static func coordinate(_ source: inout ChoiceSource) -> Double {
    Double(source.index(below: 160)) / 4
  }

  /// A box with edges at whole sixteenths, except for one in `rarity`, if any, which begins between
  /// them.
  private static func box(
    _ source: inout ChoiceSource, rarity: UInt64? = nil
  ) -> SpatialIndexModel.Box {
    let extent = Extent(
      x: coordinate(&source) + (rarity.map { source.oneIn($0) } == true ? 0.1 : 0),
      y: coordinate(&source), width: coordinate(&source) / 4, height: coordinate(&source) / 4)
    return SpatialIndexModel.Box(extent: extent, z: source.integer(within: 2))
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    // All stored as floats, from time to time some as doubles, or nearly all.
    let rarity: UInt64? = source.pick([nil, 200, 2])
    return Case(
      boxes: source.list(mean: source.pick([1, 40, 400]), limit: 700) { box(&$0, rarity: rarity) },
      nodeWidth: source.pick([2, 16]),
      edits: source.list(mean: 150, limit: 600) { source in
        Edit(
          // Often one of a few, which are inserted and removed again and again.
          item: source.index(below: source.oneIn(3) ? 8 : 300),
          box: source.oneIn(4) ? nil : box(&source, rarity: rarity),
          x: coordinate(&source), y: coordinate(&source), area: box(&source).extent)
      })
  }

  @Test func `every answer equals that of the twin after every edit`() {
    check(Self.anyCase, cases: .perThousand(20)) { input in
      var model = SpatialIndexModel(input.boxes)
      var index = SpatialIndex(
        input.boxes.map { (extent: $0.extent, z: $0.z) }, nodeWidth: input.nodeWidth)
      for (step, edit) in input.edits.enumerated() {
        if let box = edit.box {
          index.set(box.extent, z: box.z, for: edit.item)
          model.set(box.extent, z: box.z, for: edit.item)
        } else {
          index.remove(edit.item)
          model.boxes[edit.item] = nil
        }
        if step % 20 == 0 { index.checkInvariants() }
        let mismatch = model.mismatch(index, x: edit.x, y: edit.y, edit.area)
        try demand(mismatch == nil, "After edit \(step): \(mismatch ?? "")")
      }
    }
  }

  @Test func `a copy keeps its answers while the original changes`() {
    var source = ChoiceSource(seed: 5)
    let boxes = (0..<100).map { _ in Self.box(&source) }
    let model = SpatialIndexModel(boxes)
    var index = SpatialIndex(boxes.map { (extent: $0.extent, z: $0.z) }, nodeWidth: 2)
    let copy = index

    for item in 0..<100 { index.remove(item) }

    expect(index.isEmpty)
    expect(model.mismatch(copy, x: 20, y: 20, Self.box(&source).extent) == nil)
  }
}
