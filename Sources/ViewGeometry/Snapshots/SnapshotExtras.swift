import Foundation

/// Rare attributes, stored so that a snapshot can be written to a file.
///
/// Spatial queries don't read them. Visibility maps read the opacities and z-positions, and hit
/// tests of the presentation read the z-positions.
///
/// Each list is in ascending order of elements.
struct SnapshotExtras: Sendable {
  /// The placement of a view that starts a space, such as the root, or that transforms its
  /// subviews.
  struct Placed: SnapshotExtra {
    let element: Int32
    let placement: Placement
  }

  /// An opacity other than 1, or a tag other than 0.
  struct Labeled: SnapshotExtra {
    let element: Int32
    let opacity: Float
    let tag: Int
  }

  /// A z-position, a z-coordinate of the anchor point, or a 3D transform of the view or its
  /// subviews.
  struct Spatial: SnapshotExtra {
    let element: Int32
    let transform3D: Transform3D?
    let zPosition: Double
    let anchorPointZ: Double
    let sublayerTransform: Transform3D?
  }

  private(set) var placed: ContiguousArray<Placed> = []
  private(set) var labeled: ContiguousArray<Labeled> = []
  private(set) var spatial: ContiguousArray<Spatial> = []

  /// Stores the placement of a view; does nothing if it was the last one stored.
  mutating func keepPlacement(of view: some SnapshotMember, element: Int) {
    guard placed.last?.element != Int32(element) else { return }
    placed.append(Placed(element: Int32(element), placement: view.placement))
  }

  /// Stores the rare attributes of a view.
  @inline(never)
  mutating func keepAttributes(of view: some SnapshotMember, element: Int) {
    let rare = view.rareAttributesForSnapshot
    if rare.opacity != 1 || rare.tag != 0 {
      labeled.append(Labeled(element: Int32(element), opacity: rare.opacity, tag: rare.tag))
    }
    guard
      rare.transform3D != nil || rare.zPosition != 0 || rare.anchorPointZ != 0
        || rare.sublayerTransform != nil
    else { return }
    // Subviews are transformed about the anchor point.
    if rare.sublayerTransform != nil { keepPlacement(of: view, element: element) }
    spatial.append(
      Spatial(
        element: Int32(element), transform3D: rare.transform3D, zPosition: rare.zPosition,
        anchorPointZ: rare.anchorPointZ, sublayerTransform: rare.sublayerTransform))
  }
}

extension SnapshotExtras {
  /// Replaces the attributes of `elements` with those in `extras`.
  ///
  /// `elements` is in ascending order. Elements that aren't in `extras` get the default attributes.
  mutating func replace(of elements: ContiguousArray<Int32>, by extras: SnapshotExtras) {
    placed.replace(of: elements, by: extras.placed)
    labeled.replace(of: elements, by: extras.labeled)
    spatial.replace(of: elements, by: extras.spatial)
  }
}

/// An attribute of one element.
protocol SnapshotExtra: Sendable {
  var element: Int32 { get }
}

extension ContiguousArray where Element: SnapshotExtra {
  /// Returns the attribute of an element, or nil if the list contains none.
  ///
  /// - Complexity: O(log n).
  func first(of element: Int) -> Element? {
    let index = partitioningIndex { Int($0.element) >= element }
    return index < count && Int(self[index].element) == element ? self[index] : nil
  }

  /// Replaces the attributes of `elements` in the list with `news`; both are in ascending order.
  ///
  /// Those of `elements` that aren't in `news` are removed from the list. All elements of `news`
  /// must be in `elements`.
  ///
  /// - Complexity: O(k log n) for k elements; O(n log n) if elements are added to the list or
  ///   removed.
  fileprivate mutating func replace(of elements: ContiguousArray<Int32>, by news: Self) {
    guard !isEmpty || !news.isEmpty else { return }
    var (next, isSameList) = (0, true)
    for element in elements {
      let place = partitioningIndex { $0.element >= element }
      let isListed = place < count && self[place].element == element
      let isNews = next < news.count && news[next].element == element
      if isListed && isNews { self[place] = news[next] }
      if isListed != isNews { isSameList = false }
      if isNews { next += 1 }
    }
    if !isSameList { merge(news, inPlaceOf: elements) }
  }

  private mutating func merge(_ news: Self, inPlaceOf elements: ContiguousArray<Int32>) {
    var next = 0
    removeAll { extra in
      while next < elements.count && elements[next] < extra.element { next += 1 }
      return next < elements.count && elements[next] == extra.element
    }
    append(contentsOf: news)
    sort { $0.element < $1.element }
  }
}
