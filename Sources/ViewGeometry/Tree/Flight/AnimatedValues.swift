import Foundation

/// What of a view and its layer can be animated, grouped by what is set together (R15.3).
package enum AnimatedProperty: UInt8, CaseIterable, Sendable {
  /// `center`, a layer's `position`.
  case position
  /// The bounds: the origin is a scroll view's content offset.
  case bounds
  /// `anchorPoint` and `anchorPointZ`.
  case anchor
  /// `zPosition`.
  case depth
  /// `alpha`, a layer's `opacity`.
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

/// The values of all properties of a view that can be animated.
struct AnimatedValues {
  var placement: Placement
  var opacity: Float
  /// Nil for a view whose values are all the defaults.
  var rare: Rare?

  /// The values that few views have set.
  struct Rare: Equatable {
    /// Nil for the embedding of the placement's transform.
    var transform3D: Transform3D?
    var sublayers: Transform3D?
    var zPosition: CGFloat = 0
    var anchorZ: CGFloat = 0
    var outline: SIMD2<Double> = [0, 0]
    var shadow: SIMD4<Double> = [0, 3, 0, -3]
  }

  init(of view: View) {
    placement = view.placement
    opacity = view.opacity
    guard let attributes = view.rareAttributes else { return }
    var rare = Rare()
    rare.transform3D = attributes.transform3D
    rare.sublayers = attributes.sublayerTransform
    (rare.zPosition, rare.anchorZ) = (attributes.zPosition, attributes.anchorPointZ)
    if let layer = attributes.layer {
      let drawing = layer.drawing
      rare.outline = [Double(drawing.cornerRadius), Double(drawing.borderWidth)]
      rare.shadow = [
        Double(drawing.shadowOpacity), Double(drawing.shadowRadius),
        Double(drawing.shadowOffset.width), Double(drawing.shadowOffset.height),
      ]
    }
    if rare != Rare() { self.rare = rare }
  }

  private var known: Rare { rare ?? Rare() }

  /// The numbers of a property other than a transform; unused ones are 0.
  func numbers(of property: AnimatedProperty) -> SIMD4<Double> {
    switch property {
    case .position: [placement.centerX, placement.centerY, 0, 0]
    case .bounds: [placement.boundsX, placement.boundsY, placement.width, placement.height]
    case .anchor: [placement.anchorX, placement.anchorY, Double(known.anchorZ), 0]
    case .depth: [Double(known.zPosition), 0, 0, 0]
    case .alpha: [Double(opacity), 0, 0, 0]
    case .outline: [known.outline.x, known.outline.y, 0, 0]
    case .shadow: known.shadow
    case .transform, .sublayers: [0, 0, 0, 0]
    }
  }

  /// Sets the numbers of a property other than a transform; sizes below zero count as zero.
  mutating func set(_ numbers: SIMD4<Double>, of property: AnimatedProperty) {
    switch property {
    case .position: placement.center = CGPoint(x: numbers.x, y: numbers.y)
    case .bounds:
      placement.bounds = CGRect(
        x: numbers.x, y: numbers.y, width: max(0, numbers.z), height: max(0, numbers.w))
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

  private mutating func changeRare(_ body: (inout Rare) -> Void) {
    var values = known
    body(&values)
    rare = values
  }

  /// How the view lies in space.
  var space: Projection.Space {
    var space = Projection.Space(transform: transform(of: .transform))
    (space.zPosition, space.anchorZ) = (Double(known.zPosition), Double(known.anchorZ))
    return space
  }

  /// What turns the subviews in space; nil for nothing.
  var sublayers: Projection.Sublayers? {
    guard let transform = known.sublayers else { return nil }
    let anchor = placement.anchorInBounds
    return Projection.Sublayers(
      transform: transform, anchorX: anchor.x, anchorY: anchor.y, anchorZ: Double(known.anchorZ))
  }

  /// Whether the view has a transform in space of its own.
  var isInSpace: Bool { known.transform3D != nil }
}

extension AnimatedProperty {
  var isTransform: Bool { self == .transform || self == .sublayers }
}
