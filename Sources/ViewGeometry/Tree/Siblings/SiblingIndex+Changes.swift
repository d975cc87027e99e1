import Foundation

extension SiblingIndex {
  /// Notes that something about a subview changed, which has just been flagged `awaitsBox`; the next search looks at it.
  ///
  /// So a view that moves a hundred times between two searches is looked at once, and all that moved are looked at together.
  @inline(__always)
  func awaitBox(of subview: ViewCursor) { awaited.append(subview) }

  /// Takes over what changed about all subviews that were noted.
  func takeAwaited() {
    for first in stride(from: 0, to: awaited.count, by: Change.most) {
      take(awaited[first..<min(first + Change.most, awaited.count)])
    }
    awaited.removeAll(keepingCapacity: true)
  }

  /// What is known of a subview that was noted, while it is taken over.
  struct Change {
    let item: Int
    let box: SubviewBox
    var logPlace: Int32
    var isAlike: Bool

    /// As many are taken over at a time.
    static let most = 64
  }

  /// In passes without a branch on what they read, so that the processor waits for many numbers at a time, not for one.
  private func take(_ subviews: ArraySlice<ViewCursor>) {
    for (number, subview) in subviews.enumerated() {
      subview.unmark(.awaitsBox)
      let item = Int(subview.slotInSuperview)
      (changes + number).initialize(
        to: Change(
          item: item, box: SubviewBox(of: subview), logPlace: logPlaces[item], isAlike: false))
    }
    for number in 0..<subviews.count where changes[number].logPlace < 0 {
      changes[number].isAlike = boxes[changes[number].item].isAlike(changes[number].box)
    }
    for number in 0..<subviews.count {
      let change = changes[number]
      if change.logPlace >= 0 {
        log.set(change.box, at: Int(change.logPlace))
      } else if change.isAlike {
        boxes[change.item] = change.box
      } else {
        leaveTree(change.item)
        enterLog(change.item, change.box)
      }
    }
  }

  /// Forgets who was noted, because the index goes.
  func forgetAwaited() {
    for subview in awaited { subview.unmark(.awaitsBox) }
    awaited.removeAll()
  }

  /// Adds a subview, which is at a place of its superview's subviews already.
  func insert(_ subview: View, at place: Int, of superview: View) {
    let item = free.popLast() ?? Int32(used)
    if Int(item) == used {
      if used == capacity { grow() }
      used += 1
    }
    subview.slotInSuperview = item
    let box = SubviewBox(of: ViewCursor(subview))
    let key = key(at: place, of: superview)
    (boxes + Int(item)).initialize(to: box)
    (views + Int(item)).initialize(to: box.subview)
    (nodes + Int(item)).initialize(to: SiblingNode(box, key: key))
    lastKey = key
    if box.isAsked {
      asked.insert(item)
      askedInOrder = nil
    } else {
      enterLog(Int(item), box)
    }
  }

  /// Forgets a subview.
  func remove(_ subview: ViewCursor) {
    if !awaited.isEmpty { takeAwaited() }
    let item = Int(subview.slotInSuperview)
    leaveTree(item)
    let place = Int(logPlaces[item])
    if place >= 0 {
      logPlaces[item] = -1
      if let moved = log.remove(at: place) { logPlaces[Int(moved)] = Int32(place) }
    }
    grid.remove(Int32(item), in: nodes)
    if asked.remove(Int32(item)) != nil { askedInOrder = nil }
    free.append(Int32(item))
  }

  /// Takes over that a subview is at another place of its superview's subviews.
  func move(_ subview: View, to place: Int, of superview: View) {
    let item = Int(subview.slotInSuperview)
    let key = key(at: place, of: superview)
    nodes[item].key = key
    lastKey = key
    askedInOrder = nil
    guard isInTree(item) else { return }
    // The tree has its own order.
    leaveTree(item)
    enterLog(item, boxes[item])
  }

  private func leaveTree(_ item: Int) {
    guard isInTree(item) else { return }
    treeBits[item >> 6] &= ~(1 << UInt64(item & 63))
    countInTree -= 1
  }

  private func enterLog(_ item: Int, _ box: SubviewBox) {
    logPlaces[item] = log.append(Int32(item), box)
  }

  /// Puts all that is in the log into the grids.
  func emptyLog() {
    passedInLog = 0
    for place in 0..<log.count {
      let item = log.items[place]
      let node = nodes + Int(item)
      logPlaces[Int(item)] = -1
      boxes[Int(item)] = log.boxes[place]
      grid.remove(item, in: nodes)
      (node.pointee.low, node.pointee.high) = log.boxes[place].extentInSuperview
      if all(node.pointee.low .< node.pointee.high) { grid.insert(item, in: nodes) }
    }
    log.removeAll()
    if grid.isCrowded { enlargeGrid() }
  }

  private func enlargeGrid() {
    var larger = SiblingGrid(capacity: 2 * grid.count)
    for item in 0..<used where nodes[item].list >= 0 {
      nodes[item].list = -1
      larger.insert(Int32(item), in: nodes)
    }
    grid = larger
  }

  private func grow() {
    let larger = 2 * capacity
    let newNodes = UnsafeMutablePointer<SiblingNode>.allocateInLines(capacity: larger)
    let newBoxes = UnsafeMutablePointer<SubviewBox>.allocateInLines(capacity: larger)
    let newViews = UnsafeMutablePointer<ViewCursor>.allocateInLines(capacity: larger)
    let newPlaces = UnsafeMutablePointer<Int32>.allocateInLines(capacity: larger)
    let newBits = UnsafeMutablePointer<UInt64>.allocate(capacity: larger / 64)
    newNodes.moveInitialize(from: nodes, count: used)
    newBoxes.moveInitialize(from: boxes, count: used)
    newViews.moveInitialize(from: views, count: used)
    newPlaces.moveInitialize(from: logPlaces, count: capacity)
    (newPlaces + capacity).initialize(repeating: -1, count: larger - capacity)
    newBits.moveInitialize(from: treeBits, count: capacity / 64)
    (newBits + capacity / 64).initialize(repeating: 0, count: (larger - capacity) / 64)
    nodes.deallocate()
    boxes.deallocate()
    views.deallocate()
    logPlaces.deallocate()
    treeBits.deallocate()
    (nodes, boxes, views) = (newNodes, newBoxes, newViews)
    (logPlaces, treeBits) = (newPlaces, newBits)
    capacity = larger
  }
}

extension SubviewBox {
  /// Whether the two differ at most in what is below them.
  @inline(__always)
  fileprivate func isAlike(_ other: SubviewBox) -> Bool {
    all((min .== other.min) .& (max .== other.max) .& (offset .== other.offset))
  }
}
