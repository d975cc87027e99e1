public import Foundation

/// A copy of the geometry of a tree of views, for queries on any thread.
///
///     let snapshot = GeometrySnapshot(of: window)
///     let hit = snapshot.hitTest(CGPoint(x: 40, y: 300))
///     let cell = snapshot.id(of: cellView)
///
/// Later changes to the views don't affect a snapshot; ``retake(of:)`` brings it up to date. The
/// given view and its descendants are the *elements*, each with an ``ID``. The *root* is the
/// element of the given view. Points and rectangles are in the bounds coordinates of the named
/// elements, or in those of the root if no element is named.
///
/// While views are animated, a snapshot has the values of the model, to which the views are moving.
/// ``init(presentationOf:)`` takes a snapshot of what is on screen.
///
/// **Results.** Results equal those of the live tree at the time of the snapshot, except for
/// overridden methods: for a class that overrides `hitTest(_:with:)` or `point(inside:with:)`, the
/// snapshot uses the built-in rules (R4.12 to R4.15). A conversion between elements that differ
/// only by translations is rounded once; it equals that of `View.convert(_:to:)` bit for bit if the
/// sums are exact, as they are for integers and dyadic fractions. Other conversions agree with the
/// live tree within rounding errors. They are precise even far from the root, because they are
/// computed relative to the common ancestor. Hit tests and visible rectangles agree exactly with
/// the live tree, even on edges.
///
/// **Cost.** Taking a snapshot is a single pass over the views, with a few cache misses and 112
/// bytes per view; ``retake(of:)`` updates only what changed, if little has. A point is converted
/// in constant time at any depth, and a rectangle with one step for each transformed view on the
/// route, unless a projection or a nearly singular transform is on the path to the root. Hit tests
/// of shallow trees with few subviews per view need no index; the first call of ``elements(in:)``
/// or ``nearest(to:count:)`` builds one. Building the index takes as long as taking the snapshot,
/// and the index takes another 24 to 40 bytes per view. If a tree has more than 64 levels below the
/// root, or a view with 64 or more subviews, the index is built with the snapshot, and is used for
/// hit tests, too.
public struct GeometrySnapshot: Sendable {
  /// An identifier of an element.
  ///
  /// Identifiers are in the order of the tree: a view's identifier is before those of its
  /// descendants. An identifier is meaningful only for the snapshot that returned it, and may refer
  /// to another element after ``GeometrySnapshot/retake(of:)``. Queries trap if the snapshot has no
  /// element with the identifier.
  public struct ID: Hashable, Comparable, Sendable {
    let index: Int32

    /// Returns whether the left element comes before the right one in the order of the tree.
    ///
    /// A view comes before its descendants, and these before the siblings that follow the view in
    /// `subviews`. Without a `zPosition`, which has no effect here, this is the order of painting.
    public static func < (left: ID, right: ID) -> Bool { left.index < right.index }
  }

  var storage: SnapshotStorage
  /// Whether the geometry is that of the presentation.
  let isOfPresentation: Bool

  /// Takes a snapshot of `root` and its descendants.
  ///
  /// ```swift
  /// let snapshot = GeometrySnapshot(of: window)
  /// row.removeFromSuperview()
  /// let hit = snapshot.hitTest(CGPoint(x: 10, y: 210))  // the row, where it was
  /// ```
  ///
  /// - Complexity: O(views), without recursion.
  public init(of root: View) {
    storage = withExtendedLifetime(root) { SnapshotBuilder.storage(of: ViewCursor(root)) }
    isOfPresentation = false
  }

  init(_ storage: SnapshotStorage, isOfPresentation: Bool = false) {
    (self.storage, self.isOfPresentation) = (storage, isOfPresentation)
  }

  /// The number of elements, including the root.
  public var count: Int { storage.count }

  /// The root, which is the first of ``elements``.
  public var root: ID { ID(index: 0) }

  /// All elements in the order of the tree: each view before its descendants, subviews in order.
  ///
  /// - Complexity: O(elements).
  public var elements: [ID] { (0..<Int32(storage.count)).map(ID.init) }

  /// Returns the element of `view`, or nil if the view wasn't in the tree when the snapshot was
  /// taken.
  ///
  /// - Complexity: O(log changes). The changes are the views that were added, removed or reordered
  ///   since they were first in a snapshot.
  public func id(of view: View) -> ID? {
    let identity = view.snapshotIdentity
    guard identity != 0 else { return nil }
    return storage.identities.element(of: identity).map(ID.init)
  }

  /// Returns the element of the superview; nil for the root.
  public func superview(of id: ID) -> ID? {
    let parent = element(id).parent
    return parent < 0 ? nil : ID(index: parent)
  }

  /// Returns the bounds of an element, in its own coordinates.
  public func bounds(of id: ID) -> CGRect { storage.bounds(of: place(of: id)) }

  /// Returns the tag of an element's view.
  ///
  /// - Complexity: O(log n) for n elements with a tag other than 0 or an opacity other than 1.
  public func tag(of id: ID) -> Int {
    storage.extras.labeled.first(of: place(of: id))?.tag ?? 0
  }

  @inline(__always)
  func element(_ id: ID) -> SnapshotElement { storage.elements[place(of: id)] }

  /// Returns the index of an element, and traps if the snapshot has no such element.
  @inline(__always)
  func place(of id: ID) -> Int {
    precondition(
      id.index < storage.count,
      "There is no element \(id.index): the snapshot has \(storage.count) elements.")
    return Int(id.index)
  }
}
