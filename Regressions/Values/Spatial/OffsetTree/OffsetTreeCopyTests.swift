import Testing
import ViewGeometry

@testable import TestSupport
@testable import ValuesTests

/// Copies that are edited separately.
@Suite struct OffsetTreeCopyTests {
  @Test func `Every version of a tree goes on answering as it did`() {
    var source = ChoiceSource(seed: 11)
    var model = OffsetTreeModel(lengths: (0..<100).map { Double($0) })
    var tree = OffsetTree(model.lengths, nodeCapacity: 4)
    var versions = [(tree, model)]

    for _ in 0..<100 {
      source.offsetTreeAction(rows: 40, .dyadic).apply(to: &tree, &model)
      versions.append((tree, model))
    }

    for (tree, model) in versions {
      expect(tree.brokenInvariant == nil)
      expect(model.mismatch(tree, rows: model.lengths.indices, probes: [0.2, 0.7]) == nil)
    }
  }

  @Test func `The parts of a split tree may be edited and the whole stays`() {
    let whole = OffsetTree((0..<1_000).map { Double($0) })
    var first = whole
    var second = first.split(at: 500)

    first.setLength(9_999, at: 499)
    second.remove(at: 0)

    expectEqual(whole.length(at: 499), 499)
    expectEqual(whole.length(at: 500), 500)
    expectEqual(first.count + second.count, 999)
  }

  @Test func `A tree appended to itself shares nothing that can be seen`() {
    var rows = OffsetTree((0..<1_000).map { Double($0) })

    rows.append(rows)
    rows.setLength(7, at: 0)

    rows.checkInvariants()
    expectEqual(rows.length(at: 0), 7)
    expectEqual(rows.length(at: 1_000), 0)
  }

  @Test func `Versions answer on other threads while the tree is edited`() async {
    var rows = OffsetTree((0..<5_000).map { Double($0 % 100) })
    let total = rows.totalLength

    await withTaskGroup(of: Bool.self) { group in
      for edit in 0..<20 {
        let version = rows
        group.addTask {
          (0..<200).allSatisfy { _ in version.totalLength == total + Double(edit) }
            && version.brokenInvariant == nil
        }
        rows.insert(1, at: edit * 200)
      }
      for await isRight in group { expect(isRight) }
    }
  }
}
