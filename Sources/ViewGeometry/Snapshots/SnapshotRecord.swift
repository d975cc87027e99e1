package import Foundation

/// All values that a snapshot stores for one view, for writing the snapshot to a file.
package struct SnapshotRecord {
  /// The index of the superview's record; nil for the root.
  package let parent: Int?
  package let isWindow: Bool
  package let isHidden: Bool
  package let isUserInteractionEnabled: Bool
  package let clipsToBounds: Bool
  package let alpha: Float
  package let tag: Int
  /// The bounds, in the view's own coordinates.
  package let bounds: CGRect
  /// The map, affine or projective, from the view's bounds coordinates to those of its superview.
  package let localMap: ProjectiveMap
  /// The stored placement of the view; nil if ``localMap`` and the bounds determine it.
  package let placement: Placement?
  package let transform3D: Transform3D?
  package let zPosition: Double
  package let anchorPointZ: Double
  package let sublayerTransform: Transform3D?
}

extension GeometrySnapshot {
  /// The number of views.
  package var recordCount: Int { storage.count }

  /// Returns the record of the view at `index` in the order of ``elements``; 0 is the root.
  ///
  /// - Complexity: O(log n).
  package func record(of index: Int) -> SnapshotRecord {
    let flags = storage.flags(of: index)
    let parent = storage.elements[index].parent
    let label = storage.extras.labeled.first(of: index)
    let spatial = storage.extras.spatial.first(of: index)
    return SnapshotRecord(
      parent: parent >= 0 ? Int(parent) : nil, isWindow: flags.contains(.isWindow),
      isHidden: flags.contains(.hidden),
      isUserInteractionEnabled: !flags.contains(.interactionDisabled),
      clipsToBounds: flags.contains(.clips), alpha: label?.opacity ?? 1, tag: label?.tag ?? 0,
      bounds: storage.bounds(of: index), localMap: storage.localMap(index),
      placement: storage.extras.placed.first(of: index)?.placement,
      transform3D: spatial?.transform3D, zPosition: spatial?.zPosition ?? 0,
      anchorPointZ: spatial?.anchorPointZ ?? 0, sublayerTransform: spatial?.sublayerTransform)
  }
}
