public import Foundation

/// How one element of a ``GeometryTree`` lies in its parent, and whether it is seen and touched: the geometry of a ``View``.
///
/// The stored numbers are bounds, center, anchor point and transform, and the flags and defaults are those of a view; the frame is
/// derived (R2.23). All numbers are points; y grows downwards; left and top edges belong to an element, right and bottom ones don't.
/// Numbers are finite: NaN and infinities trap. Negative sizes are standardised (R2.8).
public struct ElementGeometry: Sendable, Hashable {
  @usableFromInline var placement = Placement()
  /// The first four bits of `ElementFlags`, and the rare bit.
  @usableFromInline var flagBits: UInt32 = 0
  private var opacity: Float = 1
  private var drawingDepth = 0.0

  /// An element whose frame is `frame`, in its parent's coordinates; its own begin with zero.
  ///
  /// - Precondition: The numbers are finite.
  public init(frame: CGRect) {
    placement.setFrame(frame)
  }

  /// An element with these bounds, whose anchor point lies at `center` in the parent and is the fixed point of `transform`.
  ///
  /// - Precondition: The numbers are finite, and so is where they put the bounds.
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
  /// The rectangle of the element in its own coordinates; its origin is the scroll offset of what is in it.
  public var bounds: CGRect {
    get { placement.bounds }
    set { placement.bounds = newValue }
  }

  /// The place of the anchor point in the parent's coordinates.
  public var center: CGPoint {
    get { placement.center }
    set { placement.center = newValue }
  }

  /// The fixed point of the transform in the unit square of the bounds; the middle by default.
  public var anchorPoint: CGPoint {
    get { placement.anchorPoint }
    set { placement.anchorPoint = newValue }
  }

  /// The map applied about the anchor point; the identity by default.
  public var transform: CGAffineTransform {
    get { placement.transform }
    set { placement.transform = newValue }
  }

  /// The box of the bounds in the parent's coordinates; set, it sets the size of the bounds and the center (R2.1 to R2.5).
  public var frame: CGRect {
    get { placement.frame }
    set { placement.setFrame(newValue) }
  }

  /// Whether the element and everything in it is neither seen nor touched; false by default.
  public var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { set(.hidden, newValue) }
  }

  /// The opacity, kept as a 32-bit number like a layer's; below 0.01 the element is neither seen nor touched (R4.3).
  ///
  /// - Precondition: Not NaN.
  public var alpha: CGFloat {
    get { CGFloat(opacity) }
    set {
      precondition(!newValue.isNaN, "The alpha of an element can't be NaN.")
      opacity = Float(newValue)
      refreshRareBit()
      set(.transparent, Double(opacity) < 0.01)
    }
  }

  /// Whether the element takes touches; true by default.
  ///
  /// What touches do where it doesn't, a policy says: see ``HitTestPolicy/fallsThroughInert``.
  public var isUserInteractionEnabled: Bool {
    get { !flags.contains(.interactionDisabled) }
    set { set(.interactionDisabled, !newValue) }
  }

  /// Whether what sticks out of the bounds is cut off; false by default.
  public var clipsToBounds: Bool {
    get { flags.contains(.clips) }
    set { set(.clips, newValue) }
  }

  /// Where the element is drawn among its siblings: in front of those with a smaller number and, among equals, by their order.
  ///
  /// Zero by default. It doesn't move the element, and orders touches only where a policy says so (R4.5,
  /// ``HitTestPolicy/ordersByDrawing``).
  ///
  /// - Precondition: Finite.
  public var zPosition: CGFloat {
    get { CGFloat(drawingDepth) }
    set {
      precondition(
        newValue.isFinite, "The zPosition of an element needs a finite number, not \(newValue).")
      drawingDepth = Double(newValue)
      refreshRareBit()
    }
  }
}

extension ElementGeometry {
  private mutating func set(_ flag: ElementFlags, _ isOn: Bool) {
    if isOn { flagBits |= flag.rawValue } else { flagBits &= ~flag.rawValue }
  }

  /// Set where opacity or drawing depth are other than those of a new element.
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

  /// Inlined, so that nothing but a turned element's map is copied.
  @inlinable @inline(__always)
  func pointInBoundsOfTurned(fromParentX x: Double, y: Double) -> (x: Double, y: Double)? {
    placement.map.inverse?.map(x: x, y: y)
  }
}
