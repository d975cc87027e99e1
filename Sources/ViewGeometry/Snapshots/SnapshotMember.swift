import Foundation

/// A view, or an element of a ``GeometryTree``, as read by a ``SnapshotBuilder``.
protocol SnapshotMember {
  /// A collection of children, from back to front.
  associatedtype Inner: RandomAccessCollection<Self>

  var inner: Inner { get }
  var boundsMinAndSize: (SIMD2<Double>, SIMD2<Double>) { get }
  var offset: (x: Double, y: Double) { get }
  var routeBits: UInt8 { get }
  var flags: View.Flags { get }
  /// Whether opacity, tag and rare attributes have their default values.
  var hasCommonAttributes: Bool { get }
  /// The identity of the view in snapshots; 0 if the view hasn't been in a snapshot.
  var snapshotIdentity: UInt64 { get }
  /// Records that `element` represents this view.
  ///
  /// `identity` is the view's `snapshotIdentity`. If it is 0, a view gets a new identity.
  func keepIdentity(_ identity: UInt64, element: Int32, in identities: inout SnapshotIdentities)
  /// Starts recording changes, if the member can change.
  func watch()
  /// The map to the parent.
  var map: ProjectiveMap { get }
  /// The inverse of `map`; nil for a singular map.
  var inverseMap: ProjectiveMap? { get }
  var anchorInBounds: (x: Double, y: Double) { get }
  var placement: Placement { get }
  var rareAttributesForSnapshot: SnapshotRareAttributes { get }
}

/// Attributes that few views have.
struct SnapshotRareAttributes {
  var opacity: Float
  var tag = 0
  var transform3D: Transform3D?
  var zPosition = 0.0
  var anchorPointZ = 0.0
  var sublayerTransform: Transform3D?
}

extension ViewCursor: SnapshotMember {
  @inline(__always)
  var inner: UnsafeBufferPointer<ViewCursor> { subviewCursors }

  @inline(__always)
  func keepIdentity(_ identity: UInt64, element: Int32, in identities: inout SnapshotIdentities) {
    guard identity == 0 else { return identities.append(identity, element: element) }
    snapshotIdentity = identities.newNumber()
    identities.append(snapshotIdentity, element: element)
  }

  var rareAttributesForSnapshot: SnapshotRareAttributes {
    let view = view
    var attributes = SnapshotRareAttributes(opacity: view.opacity, tag: view.storedTag)
    if let rare = view.rareAttributes {
      attributes.transform3D = rare.transform3D
      attributes.zPosition = Double(rare.zPosition)
      attributes.anchorPointZ = Double(rare.anchorPointZ)
      attributes.sublayerTransform = rare.sublayerTransform
    }
    return attributes
  }
}
