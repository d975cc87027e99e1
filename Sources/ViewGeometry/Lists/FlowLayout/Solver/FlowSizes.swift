/// The sizes of consecutive items.
package enum FlowSizes: Sendable {
  /// All sizes are equal.
  case repeating(LayoutSize, count: Int)
  /// The sizes are listed one by one.
  case each(ContiguousArray<LayoutSize>)

  package var count: Int {
    switch self {
    case .repeating(_, let count): count
    case .each(let sizes): sizes.count
    }
  }
}

extension FlowBlockBuilder {
  mutating func append(_ sizes: FlowSizes) {
    switch sizes {
    case .repeating(let size, let count): append(repeating: size, count: count)
    case .each(let sizes): sizes.withUnsafeBufferPointer { append($0) }
    }
  }
}
