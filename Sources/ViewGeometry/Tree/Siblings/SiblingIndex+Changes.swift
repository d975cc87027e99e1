import Foundation

extension SiblingIndex {
  /// Records a subview flagged `hasStaleBox`.
  ///
  /// The next search updates its box. Therefore, the box of a view that moves a hundred times
  /// between two searches is updated only once.
  @inline(__always)
  func noteChange(of subview: ViewCursor) { staleSubviews.append(subview) }

  /// Updates the boxes of all subviews in `staleSubviews`.
  func updateStaleBoxes() {
    for subview in staleSubviews {
      subview.unmark(.hasStaleBox)
      let (item, box) = (Int(subview.slotInSuperview), SubviewBox(of: subview))
      if boxes[item].hasSameExtent(as: box) {
        boxes[item] = box
      } else {
        leaveTreeAndGrid(item)
        boxes[item] = box
        enterGrid(item)
      }
    }
    staleSubviews.removeAll(keepingCapacity: true)
  }

  /// Removes the flag from all stale subviews, because the index is about to be discarded.
  func dropNotes() {
    for subview in staleSubviews { subview.unmark(.hasStaleBox) }
    staleSubviews.removeAll()
  }

  /// Adds a subview that its superview has already inserted at `index`.
  func insert(_ subview: View, at index: Int, of superview: View) {
    let item = free.popLast() ?? Int32(used)
    if Int(item) == used {
      if used == capacity { grow() }
      used += 1
    }
    subview.slotInSuperview = item
    let box = SubviewBox(of: ViewCursor(subview))
    let key = key(at: index, of: superview)
    (boxes + Int(item)).initialize(to: box)
    (views + Int(item)).initialize(to: box.subview)
    (nodes + Int(item)).initialize(to: SiblingNode(key: key))
    lastKey = key
    if box.isAsked {
      asked.insert(item)
      askedInOrder = nil
    } else {
      enterGrid(Int(item))
    }
  }

  /// Removes a subview from the index.
  func remove(_ subview: ViewCursor) {
    if !staleSubviews.isEmpty { updateStaleBoxes() }
    let item = Int(subview.slotInSuperview)
    leaveTreeAndGrid(item)
    if asked.remove(Int32(item)) != nil { askedInOrder = nil }
    free.append(Int32(item))
  }

  /// Updates the index after `superview` has moved a subview to `index`.
  func move(_ subview: View, to index: Int, of superview: View) {
    let item = Int(subview.slotInSuperview)
    let key = key(at: index, of: superview)
    nodes[item].key = key
    lastKey = key
    askedInOrder = nil
    // The tree preserves the order in which it was built, so a reordered subview is moved to the
    // grid.
    guard isInTree(item) else { return }
    leaveTreeAndGrid(item)
    enterGrid(item)
  }

  private func leaveTreeAndGrid(_ item: Int) {
    if isInTree(item) {
      treeBits[item >> 6] &= ~(1 << UInt64(item & 63))
      countInTree -= 1
    } else {
      grid.remove(Int32(item), in: nodes)
    }
  }

  private func enterGrid(_ item: Int) {
    grid.insert(Int32(item), boxes[item], in: nodes)
    if grid.isCrowded { enlargeGrid() }
  }

  private func enlargeGrid() {
    var larger = SiblingGrid(capacity: 2 * grid.count)
    for item in 0..<used where nodes[item].list >= 0 {
      nodes[item].list = -1
      larger.insert(Int32(item), boxes[item], in: nodes)
    }
    grid = larger
  }

  private func grow() {
    let larger = 2 * capacity
    let newNodes = UnsafeMutablePointer<SiblingNode>.allocateInLines(capacity: larger)
    let newBoxes = UnsafeMutablePointer<SubviewBox>.allocateInLines(capacity: larger)
    let newViews = UnsafeMutablePointer<ViewCursor>.allocateInLines(capacity: larger)
    let newBits = UnsafeMutablePointer<UInt64>.allocate(capacity: larger / 64)
    newNodes.moveInitialize(from: nodes, count: used)
    newBoxes.moveInitialize(from: boxes, count: used)
    newViews.moveInitialize(from: views, count: used)
    newBits.moveInitialize(from: treeBits, count: capacity / 64)
    (newBits + capacity / 64).initialize(repeating: 0, count: (larger - capacity) / 64)
    nodes.deallocate()
    boxes.deallocate()
    views.deallocate()
    treeBits.deallocate()
    (nodes, boxes, views, treeBits) = (newNodes, newBoxes, newViews, newBits)
    capacity = larger
  }
}

extension SubviewBox {
  /// Returns whether the box and the offset equal those of `other`.
  ///
  /// The `inner` boxes aren't compared.
  @inline(__always)
  fileprivate func hasSameExtent(as other: SubviewBox) -> Bool {
    all((min .== other.min) .& (max .== other.max) .& (offset .== other.offset))
  }
}
