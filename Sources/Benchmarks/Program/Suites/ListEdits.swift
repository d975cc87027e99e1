import ViewGeometry

extension Suite {
  /// Benchmarks of inserting, removing and resizing rows, one at a time.
  static var listEdits: Suite {
    Suite(
      title: "List edits",
      rows: [
        edit("list.insert.front") { tree, question, length in
          tree.insert(length, at: 0)
        } naive: { list, question, length in
          list.insert(length, at: 0)
        },
        edit("list.insert.middle") { tree, question, length in
          tree.insert(length, at: tree.count / 2)
        } naive: { list, question, length in
          list.insert(length, at: list.lengths.count / 2)
        },
        edit("list.insert.back") { tree, question, length in
          tree.insert(length, at: tree.count)
        } naive: { list, question, length in
          list.insert(length, at: list.lengths.count)
        },
        edit("list.insert.random") { tree, question, length in
          tree.insert(length, at: question)
        } naive: { list, question, length in
          list.insert(length, at: question)
        },
        edit("list.remove") { tree, question, _ in
          tree.remove(at: question % tree.count)
        } naive: { list, question, _ in
          list.remove(at: question % list.lengths.count)
        },
        edit("list.resize") { tree, question, length in
          tree.setLength(length, at: question)
        } naive: { list, question, length in
          list.setLength(length, at: question)
        },
      ])
  }

  /// Creates a benchmark row that applies an edit repeatedly.
  ///
  /// Each time, the edit receives a random index and a length; it may ignore either.
  private static func edit(
    _ id: String, tree: @escaping (inout OffsetTree, Int, Double) -> Void,
    naive: @escaping (inout NaiveList, Int, Double) -> Void
  ) -> Row {
    Row(id, sizes: listSizes, limit: "list.offsetToRow") { inputs in
      let list = ListQuestions(count: inputs.size, random: &inputs.random)
      let edited = EditedLists(list.lengths)
      let slow = Edited(list.naive)
      return .timing(
        Timing(
          operation: edited.batch(tree), limit: list.find(list.lengths.offsets),
          naive: slow.batch(list.lengths, naive)
        ) { () throws(WrongAnswer) in
          var checked = list.tree
          var expected = list.naive
          for index in 0..<10 {
            let (row, length) = (list.lengths.rows[index], list.lengths.lengths[index])
            tree(&checked, row, length)
            naive(&expected, row, length)
          }
          try Agreement.require(checked.count, expected.lengths.count, for: "The count")
          for row in list.lengths.rows.prefix(1000) where row < checked.count {
            try Agreement.require(
              checked.offset(of: row), expected.offsets[row], for: "The offset of row \(row)")
          }
        })
    }
  }
}

/// The trees to edit, rebuilt before each sample.
///
/// The edits are spread over enough trees that none of them grows or shrinks by much more than
/// half.
private final class EditedLists {
  private static let edits = 1 << 17

  private let lengths: ListLengths
  private var trees: [OffsetTree] = []

  init(_ lengths: ListLengths) {
    self.lengths = lengths
  }

  func batch(_ edit: @escaping (inout OffsetTree, Int, Double) -> Void) -> Batch {
    let count = max(1, Self.edits / (lengths.lengths.count / 2))
    let each = Self.edits / count
    return Batch(count: count * each) { [self] in
      trees = []
      trees = (0..<count).map { _ in OffsetTree(lengths.lengths) }
    } run: { [self] range in
      var next = range.lowerBound
      for place in 0..<count {
        var tree = trees[place]
        trees[place] = OffsetTree()
        for index in next..<next + each {
          edit(&tree, lengths.rows[wrapping: index], 20 + Double(index & 1023) / 8)
        }
        next += each
        trees[place] = tree
      }
      return trees.reduce(0) { $0 + $1.totalLength }
    }
  }
}

/// The naive list to edit, which isn't rebuilt: the few edits that are timed hardly change its
/// length.
private final class Edited {
  private var list: NaiveList

  init(_ list: NaiveList) {
    self.list = list
  }

  func batch(
    _ lengths: ListLengths, _ edit: @escaping (inout NaiveList, Int, Double) -> Void
  ) -> Batch {
    Batch(count: 1) { [self] range in
      for index in range {
        edit(&list, lengths.rows[wrapping: index] / 2, 20 + Double(index & 1023) / 8)
      }
      return list.offsets.last ?? 0
    }
  }
}
