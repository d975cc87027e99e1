import Foundation

/// A view as read by a snapshot of the presentation, with the displayed geometry.
///
/// It stores only a ``ViewCursor``; the displayed geometry is looked up each time a value is read.
struct PresentedMember: SnapshotMember {
  fileprivate let view: ViewCursor

  init(_ view: View) { self.view = ViewCursor(view) }

  fileprivate init(_ view: ViewCursor) { self.view = view }

  private var reading: PresentedReading { PresentedReading(view) }

  private var isAnimated: Bool { view.moreFlags.contains(.flies) }

  var inner: PresentedFamily { PresentedFamily(cursors: view.subviewCursors) }

  var boundsMinAndSize: (SIMD2<Double>, SIMD2<Double>) {
    let placement = reading.placement
    return (
      SIMD2(placement.boundsX, placement.boundsY), SIMD2(placement.width, placement.height)
    )
  }

  var offset: (x: Double, y: Double) { reading.offset }

  var routeBits: UInt8 { reading.routeBits }

  /// The view's flags; `transparent` is set according to the displayed opacity.
  var flags: View.Flags {
    var flags = view.flags
    if isAnimated { flags.set(.transparent, Double(view.view.presentedValues.opacity) < 0.01) }
    return flags
  }

  var hasCommonAttributes: Bool { !isAnimated && view.hasCommonAttributes }

  var snapshotIdentity: UInt64 { view.snapshotIdentity }

  func keepIdentity(_ identity: UInt64, element: Int32, in identities: inout SnapshotIdentities) {
    view.keepIdentity(identity, element: element, in: &identities)
  }

  /// Does nothing: a snapshot of the presentation is always retaken as a whole.
  func watch() {}

  var map: ProjectiveMap { reading.map }

  var inverseMap: ProjectiveMap? { reading.inverseMap }

  var anchorInBounds: (x: Double, y: Double) { reading.anchorInBounds }

  var placement: Placement { reading.placement }

  var rareAttributesForSnapshot: SnapshotRareAttributes {
    var attributes = view.rareAttributesForSnapshot
    guard isAnimated else { return attributes }
    let values = view.view.presentedValues
    let rare = values.known
    attributes.opacity = values.opacity
    attributes.transform3D = rare.transform3D
    attributes.zPosition = Double(rare.zPosition)
    attributes.anchorPointZ = Double(rare.anchorZ)
    attributes.sublayerTransform = rare.sublayers
    return attributes
  }
}

/// The subviews of one view, from back to front.
struct PresentedFamily: RandomAccessCollection {
  fileprivate let cursors: UnsafeBufferPointer<ViewCursor>

  var startIndex: Int { 0 }
  var endIndex: Int { cursors.count }

  subscript(place: Int) -> PresentedMember { PresentedMember(cursors[place]) }
}
