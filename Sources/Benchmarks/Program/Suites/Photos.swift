import Foundation
import ViewGeometry

extension Suite {
  /// Benchmarks of a generated photo library, and of a press on it from the touch to the source
  /// rectangle.
  static var photos: Suite {
    func row(
      _ id: String, limit: String? = nil, _ timing: @escaping (PhotoLibrary, inout Inputs) -> Timing
    ) -> Row {
      Row(id, sizes: [888_198], limit: limit) { inputs in
        let library = try PhotoLibrary()
        var timing = timing(library, &inputs)
        timing.owner = library
        return .timing(timing)
      }
    }
    return Suite(
      title: "Photo library",
      rows: [
        row("photos.pointToItem", pointToItem), row("photos.rect", rect),
        row("sourceRect.touch", limit: "sum of its parts", sourceRect),
      ])
  }

  private static func pointToItem(_ library: PhotoLibrary, _ inputs: inout Inputs) -> Timing {
    let (list, layout) = (library.list, library.list.collectionViewLayout)
    let size = layout.collectionViewContentSize
    let points = RandomPoints(width: size.width, height: size.height, random: &inputs.random)
    let operation = Batch { range in
      var found = 0
      for index in range where list.indexPathForItem(at: points[index]) != nil { found &+= 1 }
      return Double(found)
    }
    let naive = Batch(each: { index in
      NaiveCollection.item(at: points[index], in: layout) == nil ? 0 : 1
    })
    return Timing(operation: operation, naive: naive) { () throws(WrongAnswer) in
      for index in 0..<1000 {
        try Agreement.require(
          list.indexPathForItem(at: points[index]),
          NaiveCollection.item(at: points[index], in: layout),
          for: "The item at \(points[index])")
      }
    }
  }

  /// Times the query for the elements of one screen; the naive twin reads their attributes.
  private static func rect(_ library: PhotoLibrary, _ inputs: inout Inputs) -> Timing {
    let (list, layout) = (library.list, library.list.collectionViewLayout)
    let (size, screen) = (layout.collectionViewContentSize, list.bounds.size)
    let points = RandomPoints(width: 1, height: size.height, random: &inputs.random)
    func rect(_ index: Int) -> CGRect {
      CGRect(x: 0, y: points[index].y, width: screen.width, height: screen.height)
    }
    func frames(_ index: Int) -> [CGRect] {
      (layout.layoutAttributesForElements(in: rect(index)) ?? []).map(\.frame)
    }
    let operation = Batch { range in
      var sum: CGFloat = 0
      for index in range {
        list.forEachElement(in: rect(index)) { sum += $0.frame.origin.y }
      }
      return sum
    }
    let naive = Batch(each: { index in frames(index).reduce(0) { $0 + $1.origin.y } })
    return Timing(operation: operation, naive: naive) { () throws(WrongAnswer) in
      for index in 0..<100 {
        var found: [CGRect] = []
        list.forEachElement(in: rect(index)) { found.append($0.frame) }
        try Agreement.require(found, frames(index), for: "The elements in \(rect(index))")
      }
    }
  }

  /// Times a press until its source rectangle is known.
  ///
  /// The baseline runs the parts of the press with precomputed inputs.
  private static func sourceRect(_ library: PhotoLibrary, _ inputs: inout Inputs) -> Timing {
    let press = PhotoPress(library, random: &inputs.random)
    let operation = Batch { range in
      var sum: CGFloat = 0
      for index in range { sum += press.sourceRect(index) }
      return sum
    }
    let parts = Batch { range in
      var sum: CGFloat = 0
      for index in range { sum += press.parts(index) }
      return sum
    }
    let naive = Batch(each: { index in Double(press.naive(index)?.rect.origin.x ?? 0) })
    return Timing(operation: operation, limit: parts, naive: naive) { () throws(WrongAnswer) in
      for index in 0..<1000 { try press.check(index) }
    }
  }
}
