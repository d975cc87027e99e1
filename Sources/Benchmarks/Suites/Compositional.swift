import Foundation
import ViewGeometry

extension Suite {
  /// A store page of 10,000 sections with ten million items in regular groups.
  static var compositional: Suite {
    Suite(
      title: "Compositional layout",
      rows: [
        build("compositional.build", isFresh: true),
        build("compositional.build.shared", isFresh: false), pointToItem, rect, heldBytes,
      ])
  }

  /// Sections; a thousand items each.
  private static let sizes = [1_000, 10_000]
  private static let itemsPerSection = 1_000

  /// Solves the page anew; counted per section.
  ///
  /// - Parameter isFresh: Whether the program describes each section anew, or hands out 40 it has made before.
  private static func build(_ id: String, isFresh: Bool) -> Row {
    Row(id, sizes: sizes, unit: .nanosecondsPerItem) { inputs in
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
      var timing = Timing(operation: operation, itemsPerOperation: Double(inputs.size)) {
        () throws(WrongAnswer) in
        try Agreement.require(
          layout.collectionViewContentSize, page.layout.collectionViewContentSize,
          for: "The content size")
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
      var timing = Timing(operation: operation, limit: rows.find(rows.lengths.offsets)) {
        () throws(WrongAnswer) in
        for index in 0..<1000 {
          try Agreement.require(
            list.indexPathForItem(at: points[index]),
            NaiveCollection.item(at: points[index], in: layout),
            for: "The item at \(points[index])")
        }
      }
      timing.owner = page
      return .timing(timing)
    }
  }

  /// The elements of one screen.
  private static var rect: Row {
    Row("compositional.rect", sizes: sizes) { inputs in
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
      var timing = Timing(operation: operation) { () throws(WrongAnswer) in
        for index in 0..<100 {
          var found = 0
          list.forEachElement(in: screen(index)) { _ in found += 1 }
          try Agreement.require(
            found, layout.layoutAttributesForElements(in: screen(index))?.count ?? 0,
            for: "The number of elements in \(screen(index))")
        }
      }
      timing.owner = page
      return .timing(timing)
    }
  }

  /// What a solved page holds; counted per item.
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
