extension MeasuredTree {
  /// Changes the element that takes a place, in place if nobody else refers to it or to the nodes above it.
  ///
  /// `body` replaces the element unless it is uniquely referenced. The number of its places stays the same.
  ///
  /// - Complexity: O(log n).
  mutating func modify(at place: Int, _ body: (inout Element) -> Void) {
    precondition(
      place >= 0 && place < places, "There is no place \(place) among \(places).")
    guard var node = root else { return }
    // Taken out, so that the tree's reference isn't a second one.
    root = nil
    _ = Self.modify(&node, at: place, body)
    root = node
  }

  private static func modify(
    _ node: inout MeasuredNode, at place: Int, _ body: (inout Element) -> Void
  ) -> MeasuredChange {
    MeasuredNode.makeUnique(&node)
    return node.read { view in
      let lane = view.lane(ofPlace: place)
      let slot = UnsafeMutableRawPointer(view.children + lane)
      var change = MeasuredChange()
      if view.height == 1 {
        let element = slot.assumingMemoryBound(to: Element.self)
        let (sum, marks) = (element.pointee.sum, element.pointee.marks)
        body(&element.pointee)
        change.sum = element.pointee.sum - sum
        change.marks = element.pointee.marks - marks
        change.isWhole = element.pointee.isWhole
      } else {
        let child = slot.assumingMemoryBound(to: MeasuredNode.self)
        change = modify(&child.pointee, at: place - view.places(before: lane), body)
      }
      view.add(change, from: lane)
      change.apply(to: view)
      return change
    }
  }

  /// Puts `elements` in the place of those that take the places `range`.
  ///
  /// - Complexity: O(log n + elements).
  /// - Precondition: Elements start at both ends of `range`.
  mutating func replace(_ range: Range<Int>, with elements: [Element]) {
    if canReplaceInNode(range, with: elements.count), var node = root {
      root = nil
      _ = Self.replace(&node, range, with: elements)
      root = node
      return
    }
    let (head, rest) = split(root, at: range.lowerBound)
    let (_, tail) = split(rest, at: range.upperBound - range.lowerBound)
    root = join(join(head, Self.build(elements, fanOut: fanOut)), tail)
  }

  /// Whether a range lies in one node, and that keeps enough children and doesn't get too many.
  private func canReplaceInNode(_ range: Range<Int>, with count: Int) -> Bool {
    guard let root else { return false }
    return withExtendedLifetime(root) {
      var (view, first) = (root.view, range.lowerBound)
      while view.height > 1 {
        let lane = min(view.lane(ofPlace: first), view.used - 1)
        guard first + range.count <= view.placeEnds[lane] else { return false }
        first -= view.places(before: lane)
        view = view.node(lane)
      }
      guard first + range.count <= view.places else { return false }
      let used = view.used - view.lanes(first..<first + range.count).count + count
      let fewest = view.header == root.view.header ? 1 : max(2, fanOut / 4)
      return fewest...fanOut ~= used
    }
  }

  private static func replace(
    _ node: inout MeasuredNode, _ range: Range<Int>, with elements: [Element]
  ) -> MeasuredChange {
    MeasuredNode.makeUnique(&node)
    return node.read { view in
      let change: MeasuredChange
      if view.height == 1 {
        change = view.replaceElements(view.lanes(range), with: elements)
      } else {
        let lane = min(view.lane(ofPlace: range.lowerBound), view.used - 1)
        let before = view.places(before: lane)
        let child = UnsafeMutableRawPointer(view.children + lane)
          .assumingMemoryBound(to: MeasuredNode.self)
        change = replace(
          &child.pointee, range.lowerBound - before..<range.upperBound - before, with: elements)
        view.add(change, from: lane)
      }
      change.apply(to: view)
      return change
    }
  }
}

extension MeasuredNodeView {
  /// The children that take the places `range`, which is theirs from start to end.
  fileprivate func lanes(_ range: Range<Int>) -> Range<Int> {
    let first = min(lane(ofPlace: range.lowerBound), used)
    return first..<(range.isEmpty ? first : lane(ofPlace: range.upperBound - 1) + 1)
  }

  /// Replaces children of a node of elements; there is room for the new ones.
  ///
  /// All ends are set, the header's totals are left to the caller.
  fileprivate func replaceElements<Element: MeasuredElement>(
    _ lanes: Range<Int>, with elements: [Element]
  ) -> MeasuredChange {
    var change = MeasuredChange()
    for lane in lanes {
      let old: Unmanaged<Element> = element(lane)
      change.marks -= old._withUnsafeGuaranteedRef { $0.marks }
    }
    let (oldPlaces, oldSum) = (places(before: lanes.upperBound), sum(before: lanes.upperBound))
    var (newPlaces, newSum) = (places(before: lanes.lowerBound), sum(before: lanes.lowerBound))
    let moved = used - lanes.upperBound
    let end = lanes.lowerBound + elements.count
    (children + lanes.lowerBound).deinitialize(count: lanes.count)
    (children + end).moveInitialize(from: children + lanes.upperBound, count: moved)
    (placeEnds + end).update(from: placeEnds + lanes.upperBound, count: moved)
    (unitEnds + end).update(from: unitEnds + lanes.upperBound, count: moved)
    (fractionEnds + end).update(from: fractionEnds + lanes.upperBound, count: moved)
    for (offset, element) in elements.enumerated() {
      (children + lanes.lowerBound + offset).initialize(to: element)
      newPlaces += element.places
      newSum += element.sum
      setEnd(lanes.lowerBound + offset, places: Int64(newPlaces), sum: newSum)
      change.marks += element.marks
      change.isWhole = change.isWhole && element.isWhole
    }
    header.pointee.used = Int32(end + moved)
    change.places = newPlaces - oldPlaces
    change.sum = newSum - oldSum
    add(change, from: end)
    clearEnds(from: used)
    return change
  }
}
