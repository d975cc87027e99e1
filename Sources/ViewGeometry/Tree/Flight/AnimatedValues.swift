import Foundation

/// The animatable properties of a view and its layer (R15.3).
///
/// Some cases consist of several properties, which are animated together: if one of them changes,
/// the animation applies to the whole case.
package enum AnimatedProperty: UInt8, CaseIterable, Sendable {
  /// The view's `center`, which is its layer's `position`.
  case position
  /// The bounds, whose origin is the content offset of a scroll view.
  case bounds
  /// `anchorPoint` and `anchorPointZ`.
  case anchor
  /// `zPosition`.
  case depth
  /// The view's `alpha`, which is its layer's `opacity`.
  case alpha
  /// `cornerRadius` and `borderWidth`.
  case outline
  /// `shadowOpacity`, `shadowRadius` and `shadowOffset`.
  case shadow
  /// `transform` and `transform3D`.
  case transform
  /// `sublayerTransform`.
  case sublayers
}

/// A set of animatable properties, which is iterated in the order of the cases of
/// `AnimatedProperty`.
struct AnimatedProperties: Sequence, IteratorProtocol {
  private var bits: UInt16 = 0

  init() {}

  mutating func insert(_ property: AnimatedProperty) { bits |= 1 << property.rawValue }

  mutating func next() -> AnimatedProperty? {
    guard bits != 0 else { return nil }
    let property = AnimatedProperty(rawValue: UInt8(truncatingIfNeeded: bits.trailingZeroBitCount))
    bits &= bits - 1
    return property
  }
}

/// The values of all animatable properties of a view.
struct AnimatedValues {
  var placement: Placement
  var opacity: Float
  /// The values of rarely set properties; if it is nil, all of them have their defaults.
  private(set) var rare: Rare?

  /// The values of rarely set properties.
  ///
  /// Instances are shared and therefore never changed; to change a value, a new instance is
  /// created.
  final class Rare {
    fileprivate(set) var numbers = Numbers()

    struct Numbers: Equatable {
      /// The 3D transform; nil if the placement's affine transform applies.
      var transform3D: Transform3D?
      /// The `sublayerTransform`; nil if it is the identity.
      var sublayers: Transform3D?
      var zPosition: CGFloat = 0
      var anchorZ: CGFloat = 0
      /// The corner radius and the border width.
      var outline: SIMD2<Double> = [0, 0]
      /// The opacity and radius of the shadow, and the width and height of its offset.
      var shadow: SIMD4<Double> = [0, 3, 0, -3]
    }

    fileprivate init(_ numbers: Numbers) { self.numbers = numbers }
  }

  init(_ placement: Placement, _ opacity: Float, _ rare: Rare?) {
    (self.placement, self.opacity, self.rare) = (placement, opacity, rare)
  }

  @inline(__always)
  init(of view: View) {
    placement = view.placement
    opacity = view.opacity
    rare = Self.rare(of: view)
  }

  /// Copies the values of a view's rarely set properties; nil only if all have their defaults.
  @inline(__always)
  static func rare(of view: View) -> Rare? {
    areCommon(in: view) ? nil : view.rareAttributes.map { Rare(of: $0) }
  }

  /// The values of rarely set properties, or their defaults if `rare` is nil.
  var known: Rare.Numbers { rare?.numbers ?? Rare.Numbers() }

  /// Returns the properties whose values differ from those in `old`.
  func changes(from old: AnimatedValues) -> AnimatedProperties {
    var changed = AnimatedProperties()
    let (place, oldPlace) = (placement, old.placement)
    if place.centerX != oldPlace.centerX || place.centerY != oldPlace.centerY {
      changed.insert(.position)
    }
    if !place.hasBounds(of: oldPlace) { changed.insert(.bounds) }
    if place.anchorX != oldPlace.anchorX || place.anchorY != oldPlace.anchorY {
      changed.insert(.anchor)
    }
    if opacity != old.opacity { changed.insert(.alpha) }
    if !place.hasTransform(of: oldPlace) { changed.insert(.transform) }
    if rare != nil || old.rare != nil { insertRareChanges(from: old.known, into: &changed) }
    return changed
  }

  private func insertRareChanges(
    from old: Rare.Numbers, into changed: inout AnimatedProperties
  ) {
    let new = known
    if new.anchorZ != old.anchorZ { changed.insert(.anchor) }
    if new.zPosition != old.zPosition { changed.insert(.depth) }
    if new.outline != old.outline { changed.insert(.outline) }
    if new.shadow != old.shadow { changed.insert(.shadow) }
    if new.transform3D != old.transform3D { changed.insert(.transform) }
    if new.sublayers != old.sublayers { changed.insert(.sublayers) }
  }

  /// Returns the components of a property that isn't a transform; unused components are 0.
  func numbers(of property: AnimatedProperty) -> SIMD4<Double> {
    switch property {
    // Array literals aren't used here, because they may allocate arrays.
    case .position: SIMD4(placement.centerX, placement.centerY, 0, 0)
    case .bounds: placement.boundsNumbers
    case .anchor: SIMD4(placement.anchorX, placement.anchorY, Double(known.anchorZ), 0)
    case .depth: SIMD4(Double(known.zPosition), 0, 0, 0)
    case .alpha: SIMD4(Double(opacity), 0, 0, 0)
    case .outline: SIMD4(known.outline.x, known.outline.y, 0, 0)
    case .shadow: known.shadow
    case .transform, .sublayers: .zero
    }
  }

  /// Sets the components of a property that isn't a transform; negative sizes are replaced by 0.
  mutating func set(_ numbers: SIMD4<Double>, of property: AnimatedProperty) {
    switch property {
    case .position: placement.center = CGPoint(x: numbers.x, y: numbers.y)
    case .bounds: placement.setBounds(numbers)
    case .anchor:
      placement.anchorPoint = CGPoint(x: numbers.x, y: numbers.y)
      if known.anchorZ != CGFloat(numbers.z) { changeRare { $0.anchorZ = CGFloat(numbers.z) } }
    case .depth: changeRare { $0.zPosition = CGFloat(numbers.x) }
    case .alpha: opacity = Float(numbers.x)
    case .outline: changeRare { $0.outline = [numbers.x, numbers.y] }
    case .shadow: changeRare { $0.shadow = numbers }
    case .transform, .sublayers: break
    }
  }

  func transform(of property: AnimatedProperty) -> Transform3D {
    if property == .sublayers { return known.sublayers ?? .identity }
    return known.transform3D ?? Transform3D(placement.transform)
  }

  mutating func set(_ transform: Transform3D, of property: AnimatedProperty) {
    if property == .sublayers {
      return changeRare { $0.sublayers = transform.isIdentity ? nil : transform }
    }
    placement.transform = transform.affineTransform
    let inSpace = transform.isAffine ? nil : transform
    if known.transform3D != inSpace { changeRare { $0.transform3D = inSpace } }
  }

  private mutating func changeRare(_ body: (inout Rare.Numbers) -> Void) {
    var values = known
    body(&values)
    rare = Rare(values)
  }

  /// The z-position, the z-coordinate of the anchor point and the transform of the view.
  var space: Projection.Space {
    var space = Projection.Space(transform: transform(of: .transform))
    (space.zPosition, space.anchorZ) = (Double(known.zPosition), Double(known.anchorZ))
    return space
  }

  /// The sublayer transform, with the point about which it is applied; nil if it is the identity.
  var sublayers: Projection.Sublayers? {
    guard let transform = known.sublayers else { return nil }
    let anchor = placement.anchorInBounds
    return Projection.Sublayers(
      transform: transform, anchorX: anchor.x, anchorY: anchor.y, anchorZ: Double(known.anchorZ))
  }

  /// Whether the view's own transform is a 3D transform that isn't affine.
  var isInSpace: Bool { known.transform3D != nil }
}

extension AnimatedProperty {
  var isTransform: Bool { self == .transform || self == .sublayers }
}

extension AnimatedValues {
  /// Returns whether all rarely set properties of a view have their default values.
  ///
  /// For 3D transforms, only flags are tested, because reading an optional matrix copies it.
  /// Therefore the result is also false for a view in a superview with a `sublayerTransform`.
  @inline(__always)
  static func areCommon(in view: View) -> Bool {
    guard view.flags.isDisjoint(with: [.spatial, .turnsSubviews]) else { return false }
    guard let attributes = view.rareAttributes else { return true }
    return attributes.zPosition == 0 && attributes.anchorPointZ == 0
      && attributes.layer?.hasOutlineOrShadow != true
  }
}

extension AnimatedValues.Rare {
  /// Copies the animatable values from a view's attributes.
  fileprivate convenience init(of attributes: View.RareAttributes) {
    self.init(Numbers())
    numbers.transform3D = attributes.transform3D
    numbers.sublayers = attributes.sublayerTransform
    (numbers.zPosition, numbers.anchorZ) = (attributes.zPosition, attributes.anchorPointZ)
    guard let drawing = attributes.layer?.drawing else { return }
    numbers.outline = [Double(drawing.cornerRadius), Double(drawing.borderWidth)]
    numbers.shadow = [
      Double(drawing.shadowOpacity), Double(drawing.shadowRadius),
      Double(drawing.shadowOffset.width), Double(drawing.shadowOffset.height),
    ]
  }
}

extension Layer {
  /// Whether an animatable property of the outline or the shadow differs from its default.
  fileprivate final var hasOutlineOrShadow: Bool {
    drawingVersion != 1
      && (drawing.cornerRadius != 0 || drawing.borderWidth != 0 || drawing.shadowOpacity != 0
        || drawing.shadowRadius != 3 || drawing.shadowOffset != CGSize(width: 0, height: -3))
  }
}

extension Placement {
  /// The x and y of the origin of the bounds, and the width and height.
  @inline(__always)
  var boundsNumbers: SIMD4<Double> { SIMD4(boundsX, boundsY, width, height) }

  /// Sets the bounds to an origin (x and y), a width and a height; negative sizes are replaced by
  /// 0.
  mutating func setBounds(_ numbers: SIMD4<Double>) {
    bounds = CGRect(
      x: numbers.x, y: numbers.y, width: max(0, numbers.z), height: max(0, numbers.w))
  }
}
