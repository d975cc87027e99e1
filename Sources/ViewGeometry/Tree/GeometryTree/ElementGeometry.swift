public import Foundation

/// The geometry of one element of a ``GeometryTree`` in its parent, with the flags of a ``View``.
///
/// The stored values are bounds, center, anchor point and transform, and the flags and defaults are
/// those of a view; the frame is derived (R2.23). All lengths are in points; y grows downward;
/// elements contain their left and top edges, but not their right and bottom edges. Values must be
/// finite: NaN and infinities trap. Rectangles of negative size are standardized (R2.8).
public struct ElementGeometry: Sendable, Hashable {
  @usableFromInline var placement = Placement()
  /// The bits of an `ElementFlags` set, and `rareBit`.
  @usableFromInline var flagBits: UInt32 = 0
  private var opacity: Float = 1
  private var drawingDepth = 0.0

  /// Creates an element with a frame in its parent's coordinates, and with bounds whose origin is
  /// (0, 0).
  ///
  /// - Precondition: The values are finite.
  public init(frame: CGRect) {
    placement.setFrame(frame)
  }

  /// Creates an element from its bounds, and the position of its anchor point in the parent,
  /// `center`.
  ///
  /// The anchor point is the fixed point of `transform`.
  ///
  /// - Precondition: The values are finite, and so is the resulting position of the bounds.
  public init(
    bounds: CGRect, center: CGPoint, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    transform: CGAffineTransform = .identity
  ) {
    placement.anchorPoint = anchorPoint
    placement.bounds = bounds
    placement.center = center
    placement.transform = transform
  }
}

extension ElementGeometry {
  /// The element's rectangle in its own coordinates; its origin is the scroll offset of the
  /// content.
  public var bounds: CGRect {
    get { placement.bounds }
    set { placement.bounds = newValue }
  }

  /// The position of the anchor point in the parent's coordinates.
  public var center: CGPoint {
    get { placement.center }
    set { placement.center = newValue }
  }

  /// The fixed point of the transform in the unit square of the bounds; the center by default.
  public var anchorPoint: CGPoint {
    get { placement.anchorPoint }
    set { placement.anchorPoint = newValue }
  }

  /// The transform about the anchor point; the identity by default.
  public var transform: CGAffineTransform {
    get { placement.transform }
    set { placement.transform = newValue }
  }

  /// The bounding box of the bounds in the parent's coordinates.
  ///
  /// Setting it sets the size of the bounds and the center (R2.1 to R2.5).
  public var frame: CGRect {
    get { placement.frame }
    set { placement.setFrame(newValue) }
  }

  /// Whether the element and its descendants are neither visible nor touchable; false by default.
  public var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { set(.hidden, newValue) }
  }

  /// The opacity, stored as a 32-bit value like a layer's (R4.3); 1 by default.
  ///
  /// Up to 0.01, neither the element nor its descendants are visible or touchable.
  ///
  /// - Precondition: The value isn't NaN.
  public var alpha: CGFloat {
    get { CGFloat(opacity) }
    set {
      precondition(!newValue.isNaN, "The alpha of an element can't be NaN.")
      opacity = Float(newValue)
      refreshRareBit()
      set(.transparent, Double(opacity) < 0.01)
    }
  }

  /// Whether the element receives touches; true by default.
  ///
  /// If it doesn't, its descendants don't receive them, either, except under a policy whose
  /// ``HitTestPolicy/fallsThroughInert`` is true.
  public var isUserInteractionEnabled: Bool {
    get { !flags.contains(.interactionDisabled) }
    set { set(.interactionDisabled, !newValue) }
  }

  /// Whether content outside the bounds is clipped; false by default.
  public var clipsToBounds: Bool {
    get { flags.contains(.clips) }
    set { set(.clips, newValue) }
  }

  /// The z-position among siblings, 0 by default; elements with larger values are in front of
  /// others.
  ///
  /// Among siblings with equal values, later ones are in front. The z-position doesn't move the
  /// element, and orders touches only under certain policies (R4.5,
  /// ``HitTestPolicy/ordersByDrawing``).
  ///
  /// - Precondition: The value is finite.
  public var zPosition: CGFloat {
    get { CGFloat(drawingDepth) }
    set {
      precondition(
        newValue.isFinite, "The zPosition of an element must be finite, not \(newValue).")
      drawingDepth = Double(newValue)
      refreshRareBit()
    }
  }
}

extension ElementGeometry {
  private mutating func set(_ flag: ElementFlags, _ isOn: Bool) {
    if isOn { flagBits |= flag.rawValue } else { flagBits &= ~flag.rawValue }
  }

  /// The bit that is set if the opacity isn't 1 or `zPosition` isn't 0.
  @inlinable static var rareBit: UInt32 { 1 << 31 }

  private mutating func refreshRareBit() {
    let isRare = opacity != 1 || drawingDepth != 0
    flagBits = isRare ? flagBits | Self.rareBit : flagBits & ~Self.rareBit
  }
}

extension ElementGeometry: BoundedElement {
  @inlinable @inline(__always)
  var flags: ElementFlags { ElementFlags(rawValue: flagBits & ~Self.rareBit) }

  @inlinable var routeBits: UInt8 { placement.routeBits }

  @inlinable var offset: (x: Double, y: Double) { (placement.offsetX, placement.offsetY) }

  @usableFromInline var map: ProjectiveMap { ProjectiveMap(placement.map) }

  @inlinable var planeMap: PlaneMap { placement.map }

  @usableFromInline var anchorInBounds: (x: Double, y: Double) { placement.anchorInBounds }

  var boundedMap: CoordinateMap {
    CoordinateMap(ProjectiveMap(placement.map), error: placement.mapError)
  }

  @usableFromInline var inverseMap: ProjectiveMap? { placement.map.inverse.map(ProjectiveMap.init) }

  @inlinable
  func boundsContain(x: Double, y: Double) -> Bool {
    x >= placement.boundsX && y >= placement.boundsY
      && x < placement.boundsX + placement.width && y < placement.boundsY + placement.height
  }

  /// Converts a point from the parent's coordinates to those of an element with a transform.
  ///
  /// Returns nil if the transform is singular.
  ///
  /// It is inlined, so that the map is copied only if the element has a transform.
  @inlinable @inline(__always)
  func pointInBoundsOfTransformed(fromParentX x: Double, y: Double) -> (x: Double, y: Double)? {
    placement.map.inverse?.map(x: x, y: y)
  }
}
