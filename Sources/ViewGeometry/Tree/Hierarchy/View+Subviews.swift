import Foundation

// Where the subviews are held: in an array, or, when there are very many and changes among them have cost as much as that
// takes, in a `SubviewOrder`, until somebody wants the array again (Decisions/0011).

extension View {
  /// The subviews, back to front.
  ///
  /// - Complexity: O(1), or O(subviews) when they are in a `SubviewOrder`, which this ends.
  final var children: [View] {
    @inline(__always) get {
      if flags.contains(.ordersSubviews) { gatherSubviews() }
      return childArray
    }
  }

  @inline(__always)
  final var hasChildren: Bool { !childArray.isEmpty || flags.contains(.ordersSubviews) }

  final var childCount: Int {
    flags.contains(.ordersSubviews) ? rareAttributes?.subviewOrder?.count ?? 0 : childArray.count
  }

  /// The subview at a place, from the back.
  ///
  /// - Complexity: O(1), or O(log subviews) when they are in a `SubviewOrder`.
  final func child(at place: Int) -> ViewCursor {
    if let order { return order[place] }
    return ViewCursor(childArray[place])
  }

  final var order: SubviewOrder? {
    flags.contains(.ordersSubviews) ? rareAttributes?.subviewOrder : nil
  }

  /// The place of a view among the subviews, from the back; nil when it isn't one.
  ///
  /// - Complexity: O(subviews), among very many O(log subviews) amortised.
  package final func indexOfSubview(_ view: View) -> Int? {
    guard view.superviewLink == ViewCursor(self) else { return nil }
    if let order { return order.place(of: view) }
    if let siblings = subviewBoxes.siblings {
      return siblings._withUnsafeGuaranteedRef { $0.place(of: view, among: childArray) }
    }
    // From the front: that is where views come and go.
    let place = lastPlace(of: ViewCursor(view))
    passed(childArray.count - (place ?? 0))
    return place
  }

  /// The place of a view in the array, eight compares at a time and no branch among them.
  private func lastPlace(of view: ViewCursor) -> Int? {
    childArray.withUnsafeBufferPointer { children -> Int? in
      guard let start = UnsafeRawPointer(children.baseAddress) else { return nil }
      // A cursor is the same single word as the reference in the array.
      let cursors = start.assumingMemoryBound(to: ViewCursor.self)
      var end = children.count
      while end >= 8 {
        var isHere = false
        for lane in 1...8 { isHere = (cursors[end &- lane] == view) != isHere }
        if isHere { break }
        end &-= 8
      }
      while end > 0 {
        end &-= 1
        if cursors[end] == view { return end }
      }
      return nil
    }
  }

  // MARK: Changes of the array or the order alone

  final func insertChild(_ view: View, intoHeldAt place: Int) {
    if let order { return order.insert(view, at: place) }
    childArray.insert(view, at: place)
    passed(childArray.count - place)
  }

  final func removeHeldChild(at place: Int) -> View {
    guard let order else {
      let view = childArray.remove(at: place)
      passed(childArray.count - place)
      return view
    }
    let view = order.remove(at: place)
    if order.isSparse { gatherSubviews() }
    return view
  }

  /// Notes that so many subviews were shifted or looked through, and keeps an order when that would have been cheaper.
  @inline(__always)
  private func passed(_ subviews: Int) {
    if childArray.count >= SubviewOrder.fewest { notePassed(subviews) }
  }

  @inline(never)
  private func notePassed(_ subviews: Int) {
    let attributes = makeRareAttributes()
    attributes.passedSubviews += subviews
    if attributes.passedSubviews > attributes.orderPrice * childArray.count { orderSubviews() }
  }

  /// Keeps the subviews in an order from now on; answers stay as they are.
  package final func orderSubviews(leafCapacity: Int = 64, fanOut: Int = 32) {
    guard !childArray.isEmpty else { return }
    let order = SubviewOrder(taking: &childArray, leafCapacity: leafCapacity, fanOut: fanOut)
    childArray = []
    makeRareAttributes().subviewOrder = order
    flags.formUnion(.ordersSubviews)
  }

  /// Whether the subviews are kept in an order, not in an array.
  package final var ordersSubviews: Bool { flags.contains(.ordersSubviews) }

  /// Puts the subviews back into an array.
  @inline(never)
  final func gatherSubviews() {
    guard let attributes = rareAttributes, let order = attributes.subviewOrder else { return }
    // An order that is asked for its array again and again isn't worth making: the next one has to wait twice as long.
    attributes.orderPrice = order.changes < 64 ? min(2 * attributes.orderPrice, 256) : 16
    attributes.passedSubviews = 0
    childArray = order.takeAll()
    attributes.subviewOrder = nil
    flags.subtract(.ordersSubviews)
  }

  /// The subviews, back to front, without ending the order they may be in.
  package final var subviewsAsHeld: [View] { (0..<childCount).map { child(at: $0).view } }
}
