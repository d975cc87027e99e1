/// The children of an inner node that is referenced once.
extension WaterfallNodeView {
  /// Puts a child behind the last one, where there is room.
  func appendChild(_ child: WaterfallNode) {
    insertChild(child, at: used)
  }

  /// Puts a child before the one at `index`.
  func insertChild(_ child: WaterfallNode, at index: Int) {
    let count = used
    (children + count).initialize(to: child)
    for place in stride(from: count, to: index, by: -1) {
      swap(&children[place], &children[place - 1])
    }
    child.read { new in
      for row in 0...columnCount {
        let ends = countEnds + Self.lanes * row
        let sum = row == 0 ? Int64(new.count) : new.growth(ofColumn: row - 1)
        for place in stride(from: count, to: index, by: -1) {
          ends[place] = ends[place - 1] + sum
        }
        ends[index] = (index > 0 ? ends[index - 1] : 0) + sum
      }
      let stale = header.pointee.stale
      let (low, high) = (stale & Self.bits(below: index), stale & ~Self.bits(below: index))
      header.pointee.stale =
        low | high << 1 | (new.header.pointee.stale != 0 ? 1 << UInt32(index) : 0)
      header.pointee.count += new.count
    }
    header.pointee.used += 1
  }

  /// Takes a child out.
  func removeChild(at index: Int) -> WaterfallNode {
    let count = used
    for row in 0...columnCount {
      let ends = countEnds + Self.lanes * row
      let sum = ends[index] - (index > 0 ? ends[index - 1] : 0)
      for place in index..<count - 1 { ends[place] = ends[place + 1] - sum }
      ends[count - 1] = .max
      if row == 0 { header.pointee.count -= Int(sum) }
    }
    for place in index..<count - 1 { swap(&children[place], &children[place + 1]) }
    let stale = header.pointee.stale
    header.pointee.stale =
      stale & Self.bits(below: index) | stale >> 1 & ~Self.bits(below: index)
    header.pointee.used -= 1
    return (children + (count - 1)).move()
  }

  /// Takes over what a child's sums have become.
  func childDidChange(_ index: Int) {
    let child = child(index)
    for row in 0...columnCount {
      let ends = countEnds + Self.lanes * row
      let old = ends[index] - (index > 0 ? ends[index - 1] : 0)
      let change = (row == 0 ? Int64(child.count) : child.growth(ofColumn: row - 1)) - old
      if row == 0 { header.pointee.count += Int(change) }
      guard change != 0 else { continue }
      for place in index..<used { ends[place] &+= change }
    }
    let bit = UInt32(1) << UInt32(index)
    header.pointee.stale =
      child.header.pointee.stale != 0 ? header.pointee.stale | bit : header.pointee.stale & ~bit
  }

  /// Moves the children from `index` on to a new node.
  func split(at index: Int) -> WaterfallNode {
    let right = WaterfallNode.inner(columnCount: columnCount, height: height)
    right.read { view in
      var moved: [WaterfallNode] = []
      while used > index { moved.append(removeChild(at: used - 1)) }
      for child in moved.reversed() { view.appendChild(child) }
    }
    return right
  }

  private static func bits(below index: Int) -> UInt32 { (1 << UInt32(index)) - 1 }
}
