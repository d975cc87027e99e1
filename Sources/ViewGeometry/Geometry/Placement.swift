package import Foundation

/// The geometry of content in its surrounding space: bounds, center, anchor point and transform.
///
/// The stored values are the source of truth (R2.23); `frame` is never stored. The map from the
/// bounds' space to the surrounding space is
///
///     L = T(-A) · M · T(center),   A = bounds.origin + anchorPoint · bounds.size
///
/// and is cached as a linear part and an offset, because it is read far more often than it changes.
/// Invariant: `kind`, `routeBits`, `offsetX` and `offsetY` equal the values that `refresh()`
/// computes from the other values.
@usableFromInline
package struct Placement: Sendable, Hashable {
  // The values are in the order in which a walk along the tree reads them.
  @usableFromInline package private(set) var offsetX = 0.0
  @usableFromInline package private(set) var offsetY = 0.0
  @usableFromInline package private(set) var boundsX = 0.0
  @usableFromInline package private(set) var boundsY = 0.0
  @usableFromInline package private(set) var width = 0.0
  @usableFromInline package private(set) var height = 0.0
  @usableFromInline package private(set) var kind = PlaneMap.Kind.translation
  /// The raw value of `kind`, with `singularBit` set if the map has no inverse.
  ///
  /// A walk up the tree combines these values with a bitwise OR.
  @usableFromInline package private(set) var routeBits: UInt8 = 0
  /// The linear part of the transform, which is also the linear part of the map.
  @usableFromInline package private(set) var a = 1.0
  @usableFromInline package private(set) var b = 0.0
  @usableFromInline package private(set) var c = 0.0
  @usableFromInline package private(set) var d = 1.0
  package private(set) var centerX = 0.0
  package private(set) var centerY = 0.0
  package private(set) var anchorX = 0.5
  package private(set) var anchorY = 0.5
  /// The x component of the transform's translation.
  package private(set) var shiftX = 0.0
  package private(set) var shiftY = 0.0

  /// The bit of `routeBits` that marks a map without an inverse.
  package static let singularBit: UInt8 = 1 << 7

  /// The bit of a view's route bits that marks a view whose map is stored as a `Projection`.
  package static let spatialBit: UInt8 = 1 << 6

  /// Returns whether combined route bits include a map without an inverse.
  @inlinable
  package static func hasSingularBit(_ bits: UInt8) -> Bool { bits & (1 << 7) != 0 }

  /// Returns whether combined route bits include a map stored as a `Projection`.
  @inlinable
  package static func hasSpatialBit(_ bits: UInt8) -> Bool { bits & (1 << 6) != 0 }

  package init() {}

  /// The map from the bounds' space to the surrounding space.
  @inlinable
  @inline(__always)
  package var map: PlaneMap {
    PlaneMap(kind: kind, a: a, b: b, c: c, d: d, tx: offsetX, ty: offsetY)
  }

  /// The anchor point in the bounds' space, about which the transform is applied.
  ///
  /// It includes the scroll offset (R3.9).
  package var anchorInBounds: (x: Double, y: Double) {
    (boundsX + anchorX * width, boundsY + anchorY * height)
  }

  /// A bound on the error of the map's offset; the linear part is exact.
  ///
  /// Each product in the offset is rounded at most six times.
  package var mapError: MapError {
    let (anchorX, anchorY) = (
      abs(boundsX) + abs(anchorX * width), abs(boundsY) + abs(anchorY * height)
    )
    let x = abs(centerX) + abs(shiftX) + anchorX * abs(a) + anchorY * abs(c)
    let y = abs(centerY) + abs(shiftY) + anchorX * abs(b) + anchorY * abs(d)
    return MapError(offset: 6 * MapError.unit * hypotenuse(x, y))
  }

  /// Updates the derived values after a stored value other than the transform has changed.
  @inline(__always)
  private mutating func refreshOffset() {
    guard kind == .translation else { return refresh() }
    let anchor = anchorInBounds
    offsetX = centerX - anchor.x + shiftX
    offsetY = centerY - anchor.y + shiftY
    // The sum is NaN unless both offsets are finite.
    if (offsetX - offsetX) + (offsetY - offsetY) != 0 { refuse() }
  }

  /// Updates the derived values after the transform has changed.
  private mutating func refresh() {
    let anchor = anchorInBounds
    kind = PlaneMap.Kind(linearPart: a, b, c, d)
    switch kind {
    case .translation:
      offsetX = centerX - anchor.x + shiftX
      offsetY = centerY - anchor.y + shiftY
    case .scaleAndOffset:
      offsetX = centerX - anchor.x * a + shiftX
      offsetY = centerY - anchor.y * d + shiftY
    case .affine, .projective:
      offsetX = centerX - (anchor.x * a + anchor.y * c) + shiftX
      offsetY = centerY - (anchor.x * b + anchor.y * d) + shiftY
    }
    routeBits = kind.rawValue
    if kind != .translation, map.inverse == nil { routeBits |= Placement.singularBit }
    if !(offsetX.isFinite && offsetY.isFinite) { refuse() }
  }

  @inline(never)
  private func refuse() -> Never {
    preconditionFailure(
      "The geometry is too large: bounds \(bounds), center \(center), transform \(transform).")
  }

  /// Whether the derived values match the stored ones.
  package var isConsistent: Bool {
    var copy = self
    copy.refresh()
    return copy == self
  }
}

// MARK: - The stored values

extension Placement {
  package var bounds: CGRect {
    get { CGRect(x: boundsX, y: boundsY, width: width, height: height) }
    set {
      let box = Placement.standardized(newValue, name: "bounds")
      (boundsX, boundsY) = (Double(box.origin.x), Double(box.origin.y))
      (width, height) = (Double(box.size.width), Double(box.size.height))
      refreshOffset()
    }
  }

  package var center: CGPoint {
    get { CGPoint(x: centerX, y: centerY) }
    set {
      (centerX, centerY) = Placement.finite(newValue, name: "center")
      refreshOffset()
    }
  }

  package var anchorPoint: CGPoint {
    get { CGPoint(x: anchorX, y: anchorY) }
    set {
      (anchorX, anchorY) = Placement.finite(newValue, name: "anchorPoint")
      refreshOffset()
    }
  }

  package var transform: CGAffineTransform {
    get {
      CGAffineTransform(
        a: CGFloat(a), b: CGFloat(b), c: CGFloat(c), d: CGFloat(d), tx: CGFloat(shiftX),
        ty: CGFloat(shiftY))
    }
    set {
      Placement.requireFinite(
        [newValue.a, newValue.b, newValue.c, newValue.d, newValue.tx, newValue.ty],
        name: "transform")
      (a, b, c, d) = (
        Double(newValue.a), Double(newValue.b), Double(newValue.c), Double(newValue.d)
      )
      (shiftX, shiftY) = (Double(newValue.tx), Double(newValue.ty))
      refresh()
    }
  }

  @inline(__always)
  private static func standardized(_ rect: CGRect, name: StaticString) -> CGRect {
    let (origin, size) = (rect.origin, rect.size)
    // The sum is NaN unless all four values are finite.
    guard
      (origin.x - origin.x) + (origin.y - origin.y) + (size.width - size.width)
        + (size.height - size.height) == 0
    else { refuse([origin.x, origin.y, size.width, size.height], name: name) }
    return size.width >= 0 && size.height >= 0 ? rect : rect.standardized
  }

  /// Returns the coordinates of a point, and traps if they aren't finite.
  @inline(__always)
  private static func finite(_ point: CGPoint, name: StaticString) -> (Double, Double) {
    guard (point.x - point.x) + (point.y - point.y) == 0 else {
      refuse([point.x, point.y], name: name)
    }
    return (Double(point.x), Double(point.y))
  }

  private static func requireFinite(_ numbers: [CGFloat], name: StaticString) {
    if !numbers.allSatisfy(\.isFinite) { refuse(numbers, name: name) }
  }

  @inline(never)
  private static func refuse(_ numbers: [CGFloat], name: StaticString) -> Never {
    preconditionFailure("The \(name) of a view must be finite, not \(numbers).")
  }
}

// MARK: - Comparing the stored numbers

extension Placement {
  /// Returns whether the bounds equal those of `other`, value by value.
  @inline(__always)
  package func hasBounds(of other: Placement) -> Bool {
    SIMD4(boundsX, boundsY, width, height)
      == SIMD4(other.boundsX, other.boundsY, other.width, other.height)
  }

  /// Returns whether the transform equals that of `other`, coefficient by coefficient.
  @inline(__always)
  package func hasTransform(of other: Placement) -> Bool {
    SIMD4(a, b, c, d) == SIMD4(other.a, other.b, other.c, other.d)
      && SIMD2(shiftX, shiftY) == SIMD2(other.shiftX, other.shiftY)
  }

  /// Returns whether all stored values, and therefore the derived ones, equal those of `other`.
  @inline(__always)
  package func hasNumbers(of other: Placement) -> Bool {
    hasBounds(of: other) && hasTransform(of: other)
      && SIMD4(centerX, centerY, anchorX, anchorY)
        == SIMD4(other.centerX, other.centerY, other.anchorX, other.anchorY)
  }
}

// MARK: - The frame, derived

extension Placement {
  /// The bounding box of the bounds in the surrounding space (R2.1, R2.2).
  package var frame: CGRect {
    switch kind {
    case .translation:
      return shiftedFrame
    case .scaleAndOffset, .affine, .projective:
      // The corners are relative to the anchor: each edge of the box is a sum of the extremes of
      // its terms.
      let (x0, x1) = (-anchorX * width, (1 - anchorX) * width)
      let (y0, y1) = (-anchorY * height, (1 - anchorY) * height)
      let (a, b, c, d) = withoutNoise
      let minX = centerX + shiftX + (min(x0 * a, x1 * a) + min(y0 * c, y1 * c))
      let minY = centerY + shiftY + (min(x0 * b, x1 * b) + min(y0 * d, y1 * d))
      return CGRect(
        x: minX, y: minY, width: width * abs(a) + height * abs(c),
        height: width * abs(b) + height * abs(d))
    }
  }

  /// The linear part with which frames are computed, without rounding noise (R2.28).
  ///
  /// In a rotation by a multiple of 90°, the computed cosine or sine may be tiny instead of 0. It
  /// is replaced by 0.
  private var withoutNoise: (a: Double, b: Double, c: Double, d: Double) {
    func isNoise(_ small: Double, beside large: Double) -> Bool {
      abs(small) <= 0x1p-50 * abs(large)
    }
    if isNoise(a, beside: b), isNoise(d, beside: c) { return (0, b, c, 0) }
    if isNoise(b, beside: a), isNoise(c, beside: d) { return (a, 0, 0, d) }
    return (a, b, c, d)
  }

  /// The frame of content whose transform is a translation.
  @inline(__always)
  package var shiftedFrame: CGRect {
    CGRect(
      x: centerX - anchorX * width + shiftX, y: centerY - anchorY * height + shiftY, width: width,
      height: height)
  }

  /// Sets the size of the bounds and the center so that the content fills `newFrame` (R2.3, R2.4,
  /// R2.5, R2.8).
  ///
  /// With a transform, `newFrame` is mapped by the inverse transform, and the size becomes that of
  /// the image's bounding box. The center is set so that the resulting frame has the same center as
  /// `newFrame`. That frame equals `newFrame` for scales, flips and rotations by multiples of 90°;
  /// with other transforms, it is larger. With a singular transform, the size and the center are
  /// set as with the identity.
  ///
  /// - Precondition: The frame and the resulting values are finite.
  package mutating func setFrame(_ newFrame: CGRect) {
    let box = Placement.standardized(newFrame, name: "frame")
    let (boxWidth, boxHeight) = (Double(box.size.width), Double(box.size.height))
    if kind == .translation {
      (width, height) = (boxWidth, boxHeight)
      centerX = Double(box.origin.x) + anchorX * boxWidth - shiftX
      centerY = Double(box.origin.y) + anchorY * boxHeight - shiftY
    } else if let size = boundsSize(ofFrame: boxWidth, boxHeight) {
      (width, height) = size
      let (armX, armY) = ((0.5 - anchorX) * width, (0.5 - anchorY) * height)
      centerX = Double(box.origin.x) + boxWidth / 2 - shiftX - (armX * a + armY * c)
      centerY = Double(box.origin.y) + boxHeight / 2 - shiftY - (armX * b + armY * d)
    } else {
      (width, height) = (boxWidth, boxHeight)
      centerX = Double(box.origin.x) + anchorX * boxWidth
      centerY = Double(box.origin.y) + anchorY * boxHeight
    }
    precondition(
      width.isFinite && height.isFinite && centerX.isFinite && centerY.isFinite,
      "The frame \(newFrame) is too large under the transform \(transform).")
    refreshOffset()
  }

  /// Returns the size of the bounds for a frame of the given size (R2.28).
  ///
  /// With a scaling or a rotation by a multiple of 90°, the lengths are divided by the scale
  /// factors. With any other transform, the frame is mapped by the inverse transform, and the
  /// result is the size of the image's bounding box. Returns nil if the transform is singular.
  private func boundsSize(ofFrame width: Double, _ height: Double) -> (Double, Double)? {
    guard let inverse = PlaneMap(kind: kind, a: a, b: b, c: c, d: d, tx: 0, ty: 0).inverse else {
      return nil
    }
    // One division, not a product with a rounded quotient: 100 / 1.5 * 1.5 is 100.
    let (a, b, c, d) = withoutNoise
    if b == 0, c == 0 { return (width / abs(a), height / abs(d)) }
    if a == 0, d == 0 { return (height / abs(b), width / abs(c)) }
    return (
      width * abs(inverse.a) + height * abs(inverse.c),
      width * abs(inverse.b) + height * abs(inverse.d)
    )
  }

  /// The origin of the frame that the content would have without its transform (R2.16).
  package var untransformedOrigin: (x: Double, y: Double) {
    (centerX - anchorX * width, centerY - anchorY * height)
  }

  /// Sets the frame that the content would have without its transform, for autoresizing (R2.16).
  ///
  /// Along an axis on which nothing changes, the values stay exactly the same.
  package mutating func setUntransformed(x: Double, y: Double, width: Double, height: Double) {
    let origin = untransformedOrigin
    if x != origin.x || width != self.width { centerX = x + anchorX * width }
    if y != origin.y || height != self.height { centerY = y + anchorY * height }
    (self.width, self.height) = (width, height)
    refreshOffset()
  }
}
