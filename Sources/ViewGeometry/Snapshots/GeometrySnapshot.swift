public import Foundation

/// The geometry of a tree of views at one moment, frozen: flat, a value, and safe to ask from any thread.
///
///     let snapshot = GeometrySnapshot(of: window)
///     let hit = snapshot.hitTest(CGPoint(x: 40, y: 300))
///     let cell = snapshot.id(of: cellView)
///
/// Every view below the one given is an *element*, known by its ``ID``. Points and rectangles are in the bounds of the
/// elements named; where none is, in those of the root, the view the snapshot was taken of.
///
/// **Answers.** They are those of the live tree at the moment of taking, except that code can't be frozen: where a class overrides
/// `hitTest(_:with:)` or `point(inside:with:)` the snapshot goes by the built-in rules (R4.12 to R4.15). A conversion between elements that
/// differ by translations alone is rounded once; it has the bits of `View.convert(_:to:)` whenever the sums
/// that makes are exact, as they are for integers and dyadic fractions. Other conversions are those of the live tree within the
/// error that Decision 0010 derives, and measure from the common ancestor too: content far off keeps its low bits. Hit tests and
/// visible rectangles have the very answers of the live tree, on edges too.
///
/// **Cost.** Taking one is a single pass over the views, a few cache misses and 112 bytes each; ``retake(of:)`` takes it again for the price
/// of what changed. A point is converted in constant time at any depth, a rectangle in a step for each turned view
/// on the way. Hit tests of trees of few levels and small families need nothing more; the first question for elements by place
/// builds an index, another 24 to 40 bytes each, and pays for it as much as for taking the snapshot. Trees of more than 64 levels
/// or with 64 subviews of one view are hit-tested by that index too and have it from the start.
public struct GeometrySnapshot: Sendable {
  /// Names an element of a snapshot; ordered as painted, so that a view comes before those in it.
  public struct ID: Hashable, Comparable, Sendable {
    let index: Int32

    /// Whether the left element is painted first.
    public static func < (left: ID, right: ID) -> Bool { left.index < right.index }
  }

  var storage: SnapshotStorage

  /// Freezes `root` and all below it.
  ///
  /// - Complexity: O(views), with a loop: depth doesn't matter.
  public init(of root: View) {
    storage = withExtendedLifetime(root) { SnapshotBuilder.storage(of: ViewCursor(root)) }
  }

  init(_ storage: SnapshotStorage) { self.storage = storage }

  /// The number of elements, the root included.
  public var count: Int { storage.count }

  /// The view the snapshot was taken of.
  public var root: ID { ID(index: 0) }

  /// All elements, as painted: a view before those in it, these from back to front.
  ///
  /// - Complexity: O(elements).
  public var elements: [ID] { (0..<Int32(storage.count)).map(ID.init) }

  /// The element for `view`; nil for a view that wasn't in the tree when the snapshot was taken.
  ///
  /// - Complexity: O(log changes): of views that came, went or changed places since each was first in a snapshot.
  public func id(of view: View) -> ID? {
    let identity = view.snapshotIdentity
    guard identity != 0 else { return nil }
    return storage.identities.element(of: identity).map(ID.init)
  }

  /// The element that holds `id`; nil for the root.
  public func superview(of id: ID) -> ID? {
    let parent = element(id).parent
    return parent < 0 ? nil : ID(index: parent)
  }

  /// The rectangle of an element in its own coordinates.
  public func bounds(of id: ID) -> CGRect { storage.bounds(of: place(of: id)) }

  /// The tag that the view of an element had.
  ///
  /// - Complexity: O(log n) for n elements that have a tag or an opacity other than those of a new view.
  public func tag(of id: ID) -> Int {
    storage.extras.labelled.first(of: place(of: id))?.tag ?? 0
  }

  @inline(__always)
  func element(_ id: ID) -> SnapshotElement { storage.elements[place(of: id)] }

  /// The place of an element, checked.
  @inline(__always)
  func place(of id: ID) -> Int {
    precondition(
      id.index < storage.count,
      "The snapshot has \(storage.count) elements, and none with the number \(id.index).")
    return Int(id.index)
  }
}
