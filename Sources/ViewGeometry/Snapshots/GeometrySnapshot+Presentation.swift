import Foundation

extension GeometrySnapshot {
  /// Takes a snapshot of the presentation of `root` and its descendants at the current time.
  ///
  /// In this example, `clock` is the current ``AnimationClock``, and the sheet starts at y = 400:
  ///
  /// ```swift
  /// View.animate(withDuration: 0.4) { sheet.frame.origin.y = 200 }
  /// clock.advance(by: 0.1)
  /// let model = GeometrySnapshot(of: window)  // the sheet at 200
  /// let seen = GeometrySnapshot(presentationOf: window)  // the sheet on its way
  /// let later = clock.look(at: 0.3) { GeometrySnapshot(presentationOf: window) }
  /// ```
  ///
  /// Geometry and opacity are as displayed. Conversions equal those between presentation layers.
  /// ``hitTest(_:)`` finds the view whose layer a hit test of presentation layers finds (R15.22,
  /// R15.45). It searches in drawing order, ignores opacity and interaction settings, and also
  /// finds views outside of superviews that don't clip. Layers that an app adds itself aren't
  /// elements. Later changes to the views and the clock don't affect the snapshot; ``retake(of:)``
  /// rebuilds it as a whole.
  ///
  /// If nothing is being animated, the geometry is that of `GeometrySnapshot(of: root)`.
  ///
  /// - Complexity: O(views), without recursion. A hit test takes O(views).
  public init(presentationOf root: View) {
    self.init(Self.presentationStorage(of: root), isOfPresentation: true)
  }

  static func presentationStorage(of root: View) -> SnapshotStorage {
    withExtendedLifetime(root) { SnapshotBuilder.storage(of: PresentedMember(root)) }
  }

  /// Returns the element that is hit under the rules of layers, or nil if there is none.
  func hitTestOfLayers(_ point: SIMD2<Double>) -> ID? {
    withExtendedLifetime(storage) {
      ShownElements(storage: storage).firstHit(at: point, in: storage.slots, policy: .layers)
        .map { ID(index: $0.pointee.element) }
    }
  }
}

/// The elements of a snapshot of the presentation, for a hit test under the rules of layers.
private struct ShownElements: WalkedTree {
  let storage: SnapshotStorage

  func parent(of slot: UnsafePointer<SnapshotSlot>) -> UnsafePointer<SnapshotSlot>? {
    storage.parent(of: slot)
  }

  func children(of slot: UnsafePointer<SnapshotSlot>) -> SnapshotFamily {
    storage.children(of: slot)
  }

  func reading(of slot: UnsafePointer<SnapshotSlot>) -> ShownElement {
    ShownElement(element: storage.reading(of: slot))
  }

  func drawingDepth(of slot: UnsafePointer<SnapshotSlot>) -> Double {
    storage.extras.spatial.first(of: Int(slot.pointee.element))?.zPosition ?? 0
  }
}

/// An element of a snapshot, read as if it were a layer.
private struct ShownElement: PlacedElement {
  let element: SnapshotReading

  /// The flags that affect the hit test of a layer.
  ///
  /// Opacity and touch settings have no effect on it, and windows don't clip.
  var flags: View.Flags { element.flags.intersection([.hidden, .clips]) }

  var routeBits: UInt8 { element.routeBits }
  var offset: (x: Double, y: Double) { element.offset }
  var map: ProjectiveMap { element.map }
  var inverseMap: ProjectiveMap? { element.inverseMap }
  var bounds: CGRect { element.bounds }
  var anchorInBounds: (x: Double, y: Double) { element.anchorInBounds }

  func boundsContain(x: Double, y: Double) -> Bool { element.boundsContain(x: x, y: y) }
}
