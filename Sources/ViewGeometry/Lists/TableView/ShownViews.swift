/// The displayed views of a list, sorted by their indices in the list.
///
/// This is a sorted array of a few dozen views, with binary search. Its capacity is kept, so no
/// memory is allocated while views appear and disappear.
struct ShownViews<Place: Comparable, Shown: View> {
  private var elements: ContiguousArray<(place: Place, view: Shown)> = []

  var count: Int { elements.count }

  var isEmpty: Bool { elements.isEmpty }

  /// The indices, in ascending order.
  var places: [Place] { elements.map(\.place) }

  /// The views, in the order of their indices.
  var views: [Shown] { elements.map(\.view) }

  func place(at index: Int) -> Place { elements[index].place }

  /// The view at an index of the list; nil if there is none.
  ///
  /// Setting nil removes the view.
  ///
  /// - Complexity: O(log views) to read, O(views) to write.
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

  /// Returns the view at an index of the list; nil if there is none.
  ///
  /// The view with the array index `next` is tried first; if it has the index `place`, `next` is
  /// increased. Otherwise the view is found by binary search.
  ///
  /// - Complexity: O(1) for indices in ascending order.
  @inline(__always)
  func view(of place: Place, from next: inout Int) -> Shown? {
    guard holds(place, at: next) else { return self[place] }
    next += 1
    return elements[next - 1].view
  }

  /// Returns whether a view is displayed.
  func contains(_ view: Shown) -> Bool { elements.contains { $0.view === view } }

  /// Removes and returns the view at an index of the list; nil if there is none.
  mutating func removeValue(forPlace place: Place) -> Shown? {
    let index = index(of: place)
    return holds(place, at: index) ? elements.remove(at: index).view : nil
  }

  /// Returns the views with new indices, which must be distinct.
  ///
  /// `newPlace` returns the new index of a view. Views for which it returns nil are left out.
  func moved(_ newPlace: (Place) -> Place?) -> ShownViews {
    var moved = ShownViews()
    for (place, view) in elements {
      if let place = newPlace(place) { moved.elements.append((place, view)) }
    }
    moved.elements.sort { $0.place < $1.place }
    return moved
  }

  /// Returns the array index of the view at `place`, or the index at which to insert it.
  private func index(of place: Place) -> Int { elements.partitioningIndex { $0.place >= place } }

  @inline(__always)
  private func holds(_ place: Place, at index: Int) -> Bool {
    index < elements.count && elements[index].place == place
  }
}
