/// The minimal work of taking a snapshot of a tree with four subviews per view: one pass over
/// packed records.
///
/// It adds each view's offset to the position of its superview. It writes 112 bytes per view, as
/// many as a snapshot stores, into new memory.
final class FrozenCopyLimit {
  private struct Source {
    var offset: SIMD2<Double>
    var size: SIMD2<Double>
    var superview: Int
  }

  /// The number of pairs of doubles written for each view.
  private static let pairs = 7

  private let sources: UnsafeMutableBufferPointer<Source>

  init(levels: Int, side: Double) {
    var sources: [Source] = []
    Self.add(levels: levels, side: side, offset: .zero, superview: 0, to: &sources)
    self.sources = .allocate(capacity: sources.count)
    _ = self.sources.initialize(fromContentsOf: sources)
  }

  deinit {
    sources.deallocate()
  }

  /// Copies the whole tree, once per operation.
  var batch: Batch {
    Batch(count: 1) { range in
      var sum = 0.0
      for _ in range { sum += Self.freeze(self.sources) }
      return sum
    }
  }

  /// Adds the views depth first, in the order of a snapshot's elements.
  private static func add(
    levels: Int, side: Double, offset: SIMD2<Double>, superview: Int, to sources: inout [Source]
  ) {
    let place = sources.count
    sources.append(Source(offset: offset, size: SIMD2(side, side), superview: superview))
    guard levels > 1 else { return }
    for child in 0..<4 {
      let offset = SIMD2(Double(child & 1), Double(child >> 1)) * (side / 2)
      add(levels: levels - 1, side: side / 2, offset: offset, superview: place, to: &sources)
    }
  }

  @inline(never)
  private static func freeze(_ sources: UnsafeMutableBufferPointer<Source>) -> Double {
    let frozen = UnsafeMutablePointer<SIMD2<Double>>.allocate(capacity: sources.count * pairs)
    defer { frozen.deallocate() }
    for index in sources.indices {
      let source = sources[index]
      let place = source.offset + (index == 0 ? .zero : frozen[source.superview * pairs])
      let element = frozen + index * pairs
      element.initialize(to: place)
      (element + 1).initialize(to: source.offset)
      (element + 2).initialize(to: source.size)
      (element + 3).initialize(to: place + source.size)
      (element + 4).initialize(to: source.offset + source.size)
      (element + 5).initialize(to: .zero)
      (element + 6).initialize(to: SIMD2(Double(index), Double(source.superview)))
    }
    return frozen[(sources.count - 1) * pairs].x
  }
}
