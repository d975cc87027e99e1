import Foundation

/// Elements anywhere in the plane, overlapping, turned and of any depth, that can be asked what is where.
///
/// Elements are the numbers 0, 1, 2 and so on in the order in which they were given, which is the order of answers, and of
/// two of one depth the later lies in front (R6.13). A value: a copy costs O(1). 37.4 bytes an element, 4 more if some of
/// them are turned or not items, and 64 for each turned one.
package struct CustomSolution: Sendable {
  private let index: SpatialIndex
  private let filter: OutlineFilter

  /// The number of elements.
  package let count: Int

  /// A solution of these elements.
  ///
  /// - Complexity: O(n log n), or O(n) when no element lies deeper than the one before it.
  package init(_ elements: some Collection<CustomElement>) {
    count = elements.count
    index = SpatialIndex(elements.lazy.map { (extent: $0.extent, z: $0.z) })
    filter = OutlineFilter(elements)
  }

  /// The frontmost item that covers a point: inside the outline of transformed ones; nil if none does (R6.12 to R6.14).
  ///
  /// - Complexity: O(log n) for elements of which few lie over any point.
  package func topmostItem(x: Double, y: Double) -> Int? {
    guard filter.isNeeded else { return index.topmostItem(x: x, y: y) }
    return filter.withOutlines { outlines in
      index.topmostItem(
        x: x, y: y, where: OutlineTest(outlines: outlines, point: CGPoint(x: x, y: y)))
    }
  }

  /// The elements whose boxes share a point with `extent`, ascending (R6.10).
  ///
  /// - Complexity: O(log n + k log k) for k elements.
  package func elements(in extent: Extent) -> [Int] {
    index.items(in: extent, order: .ascending)
  }
}

/// Which elements are more, or less, than their boxes.
private struct OutlineFilter: Sendable {
  /// For each element its place in `quads`, or one of the two numbers below; empty when all are upright items.
  private var kinds: ContiguousArray<UInt32> = []
  private var quads: ContiguousArray<Quad> = []

  fileprivate static let upright = UInt32.max
  fileprivate static let unasked = UInt32.max - 1

  var isNeeded: Bool { !kinds.isEmpty }

  init(_ elements: some Collection<CustomElement>) {
    guard !elements.allSatisfy({ $0.isItem && $0.quad == nil }) else { return }
    kinds.reserveCapacity(elements.count)
    for element in elements {
      guard element.isItem else {
        kinds.append(Self.unasked)
        continue
      }
      kinds.append(element.quad == nil ? Self.upright : UInt32(quads.count))
      if let quad = element.quad { quads.append(quad) }
    }
  }

  struct Outlines {
    let kinds: UnsafePointer<UInt32>?
    let quads: UnsafePointer<Quad>?
  }

  func withOutlines<Result>(_ body: (Outlines) -> Result) -> Result {
    kinds.withUnsafeBufferPointer { kinds in
      quads.withUnsafeBufferPointer { quads in
        body(Outlines(kinds: kinds.baseAddress, quads: quads.baseAddress))
      }
    }
  }
}

/// Whether an element whose box holds a point covers it.
private struct OutlineTest: SpatialIndexFilter {
  let outlines: OutlineFilter.Outlines
  let point: CGPoint

  @inline(__always)
  func accepts(_ item: Int) -> Bool {
    guard let kinds = outlines.kinds else { return true }
    switch kinds[item] {
    case OutlineFilter.upright: return true
    case OutlineFilter.unasked: return false
    case let place: return outlines.quads?[Int(place)].contains(point) ?? false
    }
  }
}
