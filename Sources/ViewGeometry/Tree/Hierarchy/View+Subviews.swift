import Foundation

// Subviews are stored in an array. If there are very many, and changes to the array have cost as
// much as building a `SubviewOrder`, they are stored in such an order instead. Reading the subviews
// then copies the order into the array. The copy is valid until the next change (Decisions/0011).

extension View {
  /// The subviews, back to front.
  ///
  /// - Complexity: O(1). If they are stored in a `SubviewOrder`, O(subviews) for the first access
  ///   after a change.
  final var children: [View] {
    @inline(__always) get {
      if flags.contains(.ordersSubviews) { copyOrder() }
      return childArray
    }
  }

  @inline(__always)
  final var hasChildren: Bool { !childArray.isEmpty || flags.contains(.ordersSubviews) }

  final var childCount: Int {
    flags.contains(.ordersSubviews) ? rareAttributes?.subviewOrder?.count ?? 0 : childArray.count
  }

  /// Returns the subview at an index, counted from the back.
  ///
  /// - Complexity: O(1), or O(log subviews) if they are stored in a `SubviewOrder`.
  final func child(at place: Int) -> ViewCursor {
    if let order { return order[place] }
    return ViewCursor(childArray[place])
  }

  final var order: SubviewOrder? {
    flags.contains(.ordersSubviews) ? rareAttributes?.subviewOrder : nil
  }

  /// Returns the index of a view among the subviews, counted from the back; nil if it isn't a
  /// subview.
  ///
  /// - Complexity: O(subviews), or amortized O(log subviews) if there are very many.
  package final func indexOfSubview(_ view: View) -> Int? {
    guard view.superviewLink == ViewCursor(self) else { return nil }
    if let order { return order.place(of: view) }
    if let siblings = subviewBoxes.siblings {
      return siblings._withUnsafeGuaranteedRef { $0.place(of: view, among: childArray) }
    }
    // Search from the end of the array, where most views are added and removed.
    let place = lastPlace(of: ViewCursor(view))
    passed(childArray.count - (place ?? 0))
    return place
  }

  /// Returns the index of a view in `childArray`, or nil.
  ///
  /// Compares eight views at a time without branches.
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

  // MARK: Changes of the array or the order only

  final func storeChild(_ view: View, at place: Int) {
    if let order = orderToChange { return order.insert(view, at: place) }
    // Appending is the most frequent case; it takes a quarter of the instructions of an insertion.
    guard place < childArray.count else { return childArray.append(view) }
    childArray.insert(view, at: place)
    passed(childArray.count - place)
  }

  final func takeStoredChild(at place: Int) -> View {
    guard let order = orderToChange else {
      let view = childArray.remove(at: place)
      passed(childArray.count - place)
      return view
    }
    let view = order.remove(at: place)
    if order.isSparse { endOrder() }
    return view
  }

  /// The `SubviewOrder` to change, or nil if the subviews are stored in the array.
  ///
  /// Accessing this property discards the array copy of the order. If the array was read again
  /// after only a few changes, keeping an order isn't worthwhile. In that case, the property
  /// switches back to the array, returns nil, and doubles the threshold for building the next
  /// order, up to 16 times the initial one.
  private var orderToChange: SubviewOrder? {
    guard let order else { return nil }
    guard !childArray.isEmpty else { return order }
    let isWorthIt = order.changes >= SubviewOrder.patience
    rareAttributes?.orderPrice =
      isWorthIt
      ? SubviewOrder.price
      : min(2 * (rareAttributes?.orderPrice ?? SubviewOrder.price), 16 * SubviewOrder.price)
    guard isWorthIt else {
      endOrder()
      return nil
    }
    order.changes = 0
    childArray = []
    return order
  }

  /// Counts subviews that were shifted or searched in the array.
  ///
  /// Switches to a `SubviewOrder` once building it would have cost less than the counted work.
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

  /// Stores the subviews in a `SubviewOrder` from now on.
  ///
  /// This doesn't change any results.
  package final func orderSubviews() {
    orderSubviews(leafCapacity: SubviewOrder.leafCapacity, fanOut: SubviewOrder.fanOut)
  }

  package final func orderSubviews(leafCapacity: Int, fanOut: Int) {
    guard !childArray.isEmpty, !ordersSubviews else { return }
    let order = SubviewOrder(taking: &childArray, leafCapacity: leafCapacity, fanOut: fanOut)
    childArray = []
    makeRareAttributes().subviewOrder = order
    flags.formUnion(.ordersSubviews)
  }

  /// Whether the subviews are stored in a `SubviewOrder` rather than only in the array.
  package final var ordersSubviews: Bool { flags.contains(.ordersSubviews) }

  /// Copies the `SubviewOrder` into the array, unless the array already contains a current copy.
  @inline(never)
  final func copyOrder() {
    if childArray.isEmpty, let order { childArray = order.views }
  }

  /// Switches back to storing the subviews only in the array.
  private func endOrder() {
    copyOrder()
    dropOrder()
  }

  /// Discards the `SubviewOrder` without changing the array.
  final func dropOrder() {
    rareAttributes?.subviewOrder = nil
    rareAttributes?.passedSubviews = 0
    flags.subtract(.ordersSubviews)
  }

  /// The subviews, back to front, without copying a `SubviewOrder` into `childArray`.
  package final var subviewsAsHeld: [View] { (0..<childCount).map { child(at: $0).view } }
}
