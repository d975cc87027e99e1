import Foundation

/// A pointer to a view that isn't retained, such as the link from a view to its superview.
///
/// Algorithms walk the tree with it. A step up costs about 1 ns; it would cost 100 ns with a `weak`
/// reference, and 40 ns with an `unowned` one (Decisions/0001).
///
/// Links are safe because only two operations change them: adding a child to its superview's
/// `children` and removing it. A superview owns its children, so a child in `children` is alive
/// while its superview is. A superview that is deallocated first clears the links of all its
/// children (`View.deinit`). Therefore, a link that isn't nil points to a living view.
/// `View.checkInvariants()` checks both directions.
struct ViewCursor: Equatable {
  private let reference: Unmanaged<View>

  /// Creates a cursor at `view`, which the caller must keep alive while the cursor is used.
  @inline(__always)
  init(_ view: View) { reference = Unmanaged.passUnretained(view) }

  /// The view, as a strong reference.
  @inline(__always)
  var view: View { reference.takeUnretainedValue() }

  /// Calls `body` with the view, without retaining it.
  @inline(__always)
  func withView<Result>(_ body: (View) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef { body($0) }
  }

  @inline(__always)
  static func == (left: ViewCursor, right: ViewCursor) -> Bool {
    left.reference.toOpaque() == right.reference.toOpaque()
  }

  @inline(__always)
  var superview: ViewCursor? { reference._withUnsafeGuaranteedRef { $0.superviewLink } }

  /// The view as a `Window`; nil if it isn't one.
  @inline(__always)
  var window: Window? {
    // Only `Window` sets this flag, and a dynamic cast costs as much as ten levels of a walk.
    flags.contains(.isWindow) ? unsafeDowncast(view, to: Window.self) : nil
  }

  /// The climb cached by the view; nil if there is none.
  ///
  /// It may be stale.
  @inline(__always)
  var cachedClimb: UnsafeMutablePointer<CachedClimb>? {
    reference._withUnsafeGuaranteedRef { $0.cachedClimb }
  }

  /// A hash of the most recent climb, a walk from this view up to an ancestor; 0 if there was none.
  ///
  /// The two lowest bits count how many times in a row that climb was repeated.
  @inline(__always)
  var notedClimb: UInt16 {
    get { reference._withUnsafeGuaranteedRef { $0.notedClimb } }
    nonmutating set { reference._withUnsafeGuaranteedRef { $0.notedClimb = newValue } }
  }

  /// A 16-bit hash of the view's address, different for most pairs of views.
  @inline(__always)
  var shortHash: UInt16 {
    UInt16(truncatingIfNeeded: UInt(bitPattern: reference.toOpaque()) >> 4)
  }

  var routeStamp: Unmanaged<RouteStamp>? {
    reference._withUnsafeGuaranteedRef { $0.routeStamp }
  }

  @inline(__always)
  func mark(_ flags: View.Flags) {
    reference._withUnsafeGuaranteedRef { $0.flags.formUnion(flags) }
  }

  @inline(__always)
  var flags: View.Flags { reference._withUnsafeGuaranteedRef { $0.flags } }

  @inline(__always)
  var routeBits: UInt8 { reference._withUnsafeGuaranteedRef { $0.routeBits } }

  @inline(__always)
  var offset: (x: Double, y: Double) {
    reference._withUnsafeGuaranteedRef { ($0.placement.offsetX, $0.placement.offsetY) }
  }

  /// The map from the view's coordinates to those of the superview.
  @inline(__always)
  var map: ProjectiveMap {
    reference._withUnsafeGuaranteedRef { view in
      view.routeBits & Placement.spatialBit == 0
        ? ProjectiveMap(view.placement.map) : view.projectedMap
    }
  }

  /// The map to the superview, for a view that isn't flagged `spatial`.
  @inline(__always)
  var planeMap: PlaneMap { reference._withUnsafeGuaranteedRef { $0.placement.map } }

  /// The map from the superview; nil if the map to the superview is singular.
  var inverseMap: ProjectiveMap? {
    reference._withUnsafeGuaranteedRef { view in
      view.routeBits & Placement.spatialBit == 0
        ? view.placement.map.inverse.map(ProjectiveMap.init)
        : view.rareAttributes?.projection?.inverse
    }
  }

  @inline(__always)
  var placement: Placement { reference._withUnsafeGuaranteedRef { $0.placement } }

  var bounds: CGRect { reference._withUnsafeGuaranteedRef { $0.placement.bounds } }

  @inline(__always)
  var anchorInBounds: (x: Double, y: Double) {
    reference._withUnsafeGuaranteedRef { $0.placement.anchorInBounds }
  }

  /// Returns whether a point in the view's coordinate space is inside its half-open bounds (R4.6).
  @inline(__always)
  func boundsContain(x: Double, y: Double) -> Bool {
    reference._withUnsafeGuaranteedRef { view in
      x >= view.placement.boundsX && y >= view.placement.boundsY
        && x < view.placement.boundsX + view.placement.width
        && y < view.placement.boundsY + view.placement.height
    }
  }

  @inline(__always)
  var hasSubviews: Bool { reference._withUnsafeGuaranteedRef { $0.hasChildren } }

  var subviewCount: Int { reference._withUnsafeGuaranteedRef { $0.childCount } }

  /// Reads the first word of the view, to fetch the cache line that contains its flags and
  /// reference count.
  ///
  /// Returns a word with all bits set. The caller uses the result, so that the compiler keeps the
  /// read.
  @inline(__always)
  func touch() -> UInt {
    // The word identifies the class, so it isn't zero.
    reference.toOpaque().load(as: UInt.self) == 0 ? 0 : ~0
  }

  /// The index of the leaf that contains the view in the superview's `SubviewOrder`.
  ///
  /// It is valid only if the superview has a `SubviewOrder`.
  @inline(__always)
  var leafInOrder: Int32 {
    get { reference._withUnsafeGuaranteedRef { $0.leafInOrder } }
    nonmutating set { reference._withUnsafeGuaranteedRef { $0.leafInOrder = newValue } }
  }

  /// The index of the view's box among the `SubviewBoxes` of its superview.
  ///
  /// It is valid only if the superview stores boxes.
  @inline(__always)
  var slotInSuperview: Int32 {
    get { reference._withUnsafeGuaranteedRef { $0.slotInSuperview } }
    nonmutating set { reference._withUnsafeGuaranteedRef { $0.slotInSuperview = newValue } }
  }

  @inline(__always)
  func unmark(_ flags: View.Flags) {
    reference._withUnsafeGuaranteedRef { $0.flags.subtract(flags) }
  }

  @inline(__always)
  var subviewBoxes: SubviewBoxes { reference._withUnsafeGuaranteedRef { $0.subviewBoxes } }

  /// The subviews, back to front; valid until one is added, removed or reordered.
  var subviewCursors: UnsafeBufferPointer<ViewCursor> {
    reference._withUnsafeGuaranteedRef { view in
      if view.flags.contains(.ordersSubviews) { view.copyOrder() }
      // A cursor is the same single word as the reference in the array.
      return view.childArray.withUnsafeBufferPointer { children in
        UnsafeBufferPointer(
          start: UnsafeRawPointer(children.baseAddress)?.assumingMemoryBound(to: ViewCursor.self),
          count: children.count)
      }
    }
  }

  @inline(__always)
  var boundsMinAndSize: (SIMD2<Double>, SIMD2<Double>) {
    reference._withUnsafeGuaranteedRef { view in
      (
        SIMD2(view.placement.boundsX, view.placement.boundsY),
        SIMD2(view.placement.width, view.placement.height)
      )
    }
  }

  /// Whether the view's opacity and tag have their default values, and it has no `RareAttributes`.
  ///
  /// A view that once had them keeps them, even if all of their values are the defaults again.
  @inline(__always)
  var hasCommonAttributes: Bool {
    reference._withUnsafeGuaranteedRef {
      $0.opacity == 1 && $0.storedTag == 0 && $0.rareAttributes == nil
    }
  }

  /// The identity of the view in snapshots; 0 until the view is first included in one.
  var snapshotIdentity: UInt64 {
    get { reference._withUnsafeGuaranteedRef { $0.snapshotIdentity } }
    nonmutating set { reference._withUnsafeGuaranteedRef { $0.snapshotIdentity = newValue } }
  }

  /// Marks the view, so that a change to its values is noted in journals, and a change to its
  /// subviews closes them.
  @inline(__always)
  func watch() {
    reference._withUnsafeGuaranteedRef {
      guard !$0.flags.contains(.watched) || !$0.moreFlags.contains(.recorded) else { return }
      $0.flags.formUnion(.watched)
      $0.moreFlags.insert(.recorded)
    }
  }

  var moreFlags: View.MoreFlags { reference._withUnsafeGuaranteedRef { $0.moreFlags } }

  var changeJournal: ChangeJournal? {
    reference._withUnsafeGuaranteedRef { $0.rareAttributes?.changeJournal }
  }
}
