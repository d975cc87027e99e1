/// The views a list has on screen, by the places they stand for, ascending.
///
/// A sorted array: some tens of views, found by binary search. Room once made stays, so nothing is allocated while
/// views come and go.
struct ShownViews<Place: Comparable, Shown: View> {
  private var elements: ContiguousArray<(place: Place, view: Shown)> = []

  var count: Int { elements.count }

  var isEmpty: Bool { elements.isEmpty }

  /// The places, ascending.
  var places: [Place] { elements.map(\.place) }

  /// The views, in the order of their places.
  var views: [Shown] { elements.map(\.view) }

  func place(at index: Int) -> Place { elements[index].place }

  /// The view of a place; nil when there is none, which taking a view out is written with.
  ///
  /// - Complexity: O(log shown) to read, O(shown) to write.
  subscript(place: Place) -> Shown? {
    get {
      let index = index(of: place)
      return holds(place, at: index) ? elements[index].view : nil
    }
    set {
      let index = index(of: place)
      switch (newValue, holds(place, at: index)) {
      case (let view?, true): elements[index].view = view
      case (let view?, false): elements.insert((place, view), at: index)
      case (nil, true): elements.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// The view of a place when it is the one at `next`, which then moves on; else found by search.
  ///
  /// - Complexity: O(1) for places asked in ascending order.
  @inline(__always)
  func view(of place: Place, from next: inout Int) -> Shown? {
    guard holds(place, at: next) else { return self[place] }
    next += 1
    return elements[next - 1].view
  }

  /// Whether a view is shown, at whatever place.
  func contains(_ view: Shown) -> Bool { elements.contains { $0.view === view } }

  /// Takes out the view of a place, if there is one.
  mutating func removeValue(forPlace place: Place) -> Shown? {
    let index = index(of: place)
    return holds(place, at: index) ? elements.remove(at: index).view : nil
  }

  /// The same views at other places, all of them different; those without a place are left out.
  func moved(_ newPlace: (Place) -> Place?) -> ShownViews {
    var moved = ShownViews()
    for (place, view) in elements {
      if let place = newPlace(place) { moved.elements.append((place, view)) }
    }
    moved.elements.sort { $0.place < $1.place }
    return moved
  }

  /// Where a place is, or would be.
  private func index(of place: Place) -> Int { elements.partitioningIndex { $0.place >= place } }

  @inline(__always)
  private func holds(_ place: Place, at index: Int) -> Bool {
    index < elements.count && elements[index].place == place
  }
}
