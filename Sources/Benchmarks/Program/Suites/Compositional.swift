import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of a store page of up to 10,000 sections and ten million items in regular groups.
  static var compositional: Suite {
    Suite(
      title: "Compositional layout",
      rows: [
        build("compositional.build", isFresh: true),
        build("compositional.build.shared", isFresh: false), pointToItem, rect, insert,
        heldBytes,
      ])
  }

  /// The section counts; each section has a thousand items.
  private static let sizes = [1_000, 10_000]
  private static let itemsPerSection = 1_000

  /// Solves the page from scratch; measured per section.
  ///
  /// If `isFresh` is true, the section provider creates a new description of each section.
  /// Otherwise, it returns one of 40 cached descriptions.
  private static func build(_ id: String, isFresh: Bool) -> Row {
    Row(id, sizes: sizes, unit: .nanosecondsPerItem, limit: "limit.prefixSum") { inputs in
      let kinds = (0..<40).map(StorePage.section)
      let layout = CollectionViewCompositionalLayout { index, _ in
        isFresh ? StorePage.section(index) : kinds[index % 40]
      }
      let page = StorePage(sections: inputs.size, items: inputs.size * itemsPerSection)
      let list = CollectionView(frame: page.list.frame, collectionViewLayout: layout)
      list.dataSource = page
      _ = list.indexPathForItem(at: .zero)
      let operation = Batch { range in
        var sum: CGFloat = 0
        for _ in range {
          layout.invalidateLayout()
          sum += layout.collectionViewContentSize.height
        }
        return sum
      }
      let plain = PlainStorePage(sections: inputs.size, itemsPerSection: itemsPerSection)
      let lengths = plain.sections.map(\.length)
      let limit = Batch { range in
        var sum = 0.0
        for index in range { sum += PrefixSumLimit.sums(lengths)[index % lengths.count] }
        return sum
      }
      let naive = Batch(each: { [size = inputs.size] index in
        // The frames of all items, one section at a time.
        var sum = 0.0
        for number in index..<index + size {
          let section = PlainStorePage.Section(number, items: itemsPerSection)
          let frames = ContiguousArray((0..<itemsPerSection).map(section.frame))
          sum += frames[itemsPerSection - 1].maxY
        }
        return sum
      })
      var timing = Timing(
        operation: operation, limit: limit, naive: naive, itemsPerOperation: Double(inputs.size)
      ) { () throws(WrongAnswer) in
        let height = Double(layout.collectionViewContentSize.height)
        guard abs(height - plain.height) <= 1e-9 * plain.height else {
          throw WrongAnswer("The page is \(height) points high, not \(plain.height).")
        }
      }
      timing.owner = list
      return .timing(withExtendedLifetime(page) { timing })
    }
  }

  private static var pointToItem: Row {
    Row("compositional.pointToItem", sizes: sizes, limit: "list.offsetToRow") { inputs in
      let page = StorePage(sections: inputs.size, items: inputs.size * itemsPerSection)
      let rows = ListQuestions(count: inputs.size * itemsPerSection, random: &inputs.random)
      let (list, layout) = (page.list, page.layout)
      let points = RandomPoints(
        width: StorePage.width, height: layout.collectionViewContentSize.height,
        random: &inputs.random)
      let operation = Batch { range in
        var found = 0
        for index in range where list.indexPathForItem(at: points[index]) != nil { found &+= 1 }
        return Double(found)
      }
      let plain = PlainStorePage(sections: inputs.size, itemsPerSection: itemsPerSection)
      let naive = Batch(each: { index in plain.item(at: points[index]) == nil ? 0 : 1 })
      var timing = Timing(
        operation: operation, limit: rows.find(rows.lengths.offsets), naive: naive
      ) { () throws(WrongAnswer) in
        for index in 0..<1000 {
          try Agreement.require(
            list.indexPathForItem(at: points[index]), plain.item(at: points[index]),
            for: "The item at \(points[index])")
        }
      }
      timing.owner = page
      return .timing(timing)
    }
  }

  /// Queries the elements of one screen.
  private static var rect: Row {
    Row("compositional.rect", sizes: sizes, limit: "limit.closedForm") { inputs in
      let page = StorePage(sections: inputs.size, items: inputs.size * itemsPerSection)
      let (list, layout) = (page.list, page.layout)
      let points = RandomPoints(
        width: 1, height: layout.collectionViewContentSize.height - 844, random: &inputs.random)
      func screen(_ index: Int) -> CGRect {
        CGRect(x: 0, y: points[index].y, width: StorePage.width, height: 844)
      }
      let operation = Batch { range in
        var found = 0
        for index in range { list.forEachElement(in: screen(index)) { _ in found &+= 1 } }
        return Double(found)
      }
      let plain = PlainStorePage(sections: inputs.size, itemsPerSection: itemsPerSection)
      func count(_ index: Int, from section: Int) -> Int {
        let top = Double(points[index].y)
        return plain.count(from: top, to: top + 844, firstSection: section)
      }
      let limit = Batch { range in
        var found = 0
        for index in range {
          found &+= count(index, from: plain.section(at: Double(points[index].y)))
        }
        return Double(found)
      }
      let naive = Batch(each: { index in
        let top = Double(points[index].y)
        return Double(plain.countOneByOne(from: top, to: top + 844))
      })
      var timing = Timing(operation: operation, limit: limit, naive: naive) {
        () throws(WrongAnswer) in
        for index in 0..<100 {
          var found = 0
          list.forEachElement(in: screen(index)) { _ in found += 1 }
          try Agreement.require(
            found, count(index, from: 0), for: "The number of elements in \(screen(index))")
        }
      }
      timing.owner = page
      return .timing(timing)
    }
  }

  /// Inserts a row into a random list of partly measured rows, and removes it again.
  private static var insert: Row {
    Row("compositional.insert", sizes: sizes, limit: "list.insert.random") { inputs in
      let lists = MeasuredLists(
        sections: inputs.size, rows: itemsPerSection, random: &inputs.random)
      let rows = ListQuestions(count: inputs.size * itemsPerSection, random: &inputs.random)
      let operation = Batch { range in
        for index in range { lists.insertAndRemove(index) }
        return lists.solution.height
      }
      var tree = rows.tree
      let limit = Batch { range in
        for index in range {
          let row = rows.lengths.rows[wrapping: index]
          tree.insert(44, at: row)
          tree.remove(at: row)
        }
        return tree.totalLength
      }
      return .timing(Timing(operation: operation, limit: limit, check: lists.check))
    }
  }

  /// Counts the bytes that a solved page holds, per item.
  private static var heldBytes: Row {
    Row("compositional.memory", sizes: sizes, unit: .bytesPerItem) { inputs in
      let items = inputs.size * itemsPerSection
      let (page, bytes) = measuringHeldBytes { [size = inputs.size] in
        StorePage(sections: size, items: items)
      }
      return withExtendedLifetime(page) { .memory(bytes: bytes / Double(items)) }
    }
  }
}
