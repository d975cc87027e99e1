public import Foundation

extension Layer {
  /// The point, given in the layer's bounds, in the bounds of `layer`.
  ///
  /// As views convert: a `sublayerTransform` and the depth under it count, and a layer without inverse on the way down gives its
  /// anchor point (R3.11). Layers of different trees convert as if their roots coincided. For nil the origin of the layer's
  /// frame is added, as Core Animation has it (R3.13).
  ///
  /// - Complexity: O(depth).
  public final func convert(_ point: CGPoint, to layer: Layer?) -> CGPoint {
    guard let layer else {
      let origin = frame.origin
      return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }
    return LayerRoute(from: self, to: layer).convert(point)
  }

  /// The point, given in the bounds of `layer`, in this layer's bounds; for nil less the origin of the layer's frame (R3.13).
  ///
  /// - Complexity: O(depth).
  public final func convert(_ point: CGPoint, from layer: Layer?) -> CGPoint {
    guard let layer else {
      let origin = frame.origin
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    return LayerRoute(from: layer, to: self).convert(point)
  }

  /// The box of the rectangle, given in the layer's bounds, in the bounds of `layer`; for nil moved by the origin of the
  /// layer's frame (R3.13).
  ///
  /// - Complexity: O(depth).
  public final func convert(_ rect: CGRect, to layer: Layer?) -> CGRect {
    guard let layer else { return rect.offsetBy(dx: frame.minX, dy: frame.minY) }
    return LayerRoute(from: self, to: layer).convert(rect)
  }

  /// The box of the rectangle, given in the bounds of `layer`, in this layer's bounds; for nil moved back by the origin of the
  /// layer's frame (R3.13).
  ///
  /// - Complexity: O(depth).
  public final func convert(_ rect: CGRect, from layer: Layer?) -> CGRect {
    guard let layer else { return rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }
    return LayerRoute(from: layer, to: self).convert(rect)
  }

  /// How a layer without a view lies in its superlayer.
  final var ownProjection: Projection? {
    let sublayers = ownSuperlayer?.geometry.sublayers
    guard sublayers != nil || geometry.flags.contains(.spatial) else { return nil }
    return Projection(of: geometry.placement, in: geometry.space, under: sublayers)
  }

  final var mapToSuperlayer: ProjectiveMap {
    ownProjection?.map ?? ProjectiveMap(geometry.placement.map)
  }

  /// The map from the superlayer; into a layer without extent, one to its anchor point.
  final var mapFromSuperlayer: ProjectiveMap {
    let inverse: ProjectiveMap? =
      if let ownProjection { ownProjection.inverse } else {
        geometry.placement.map.inverse.map(ProjectiveMap.init)
      }
    let anchor = geometry.placement.anchorInBounds
    return inverse ?? ProjectiveMap(constantX: anchor.x, y: anchor.y)
  }
}

/// The way from one layer to another: up through layers without views, through the tree of views, and down again.
private struct LayerRoute {
  private var up = ProjectiveMap.identity
  private var down = ProjectiveMap.identity
  /// The views where the way enters and leaves the tree of views; nil where it ends at a root that has none.
  private var source: View?
  private var target: View?

  init(from start: Layer, to end: Layer) {
    var (climb, descent) = (Climb(from: start), Climb(from: end))
    var hasOwnAncestor = false
    while climb.view === descent.view, let last = climb.layers.last, last === descent.layers.last {
      climb.layers.removeLast()
      descent.layers.removeLast()
      hasOwnAncestor = true
    }
    // The root of a tree without views is a layer, whose own place in nothing doesn't count.
    if climb.view == nil, !hasOwnAncestor, !climb.layers.isEmpty { climb.layers.removeLast() }
    if descent.view == nil, !hasOwnAncestor, !descent.layers.isEmpty { descent.layers.removeLast() }
    for layer in climb.layers { up.append(layer.mapToSuperlayer) }
    for layer in descent.layers.reversed() { down.append(layer.mapFromSuperlayer) }
    if !hasOwnAncestor { (source, target) = (climb.view, descent.view) }
  }

  /// The layers without views from one up, and the view that they lie in.
  private struct Climb {
    var layers: [Layer] = []
    var view: View?

    init(from start: Layer) {
      var next: Layer? = start
      while let layer = next {
        if let view = layer.view {
          self.view = view
          return
        }
        layers.append(layer)
        next = layer.ownSuperlayer
      }
    }
  }

  /// The maps from the view where the way enters the tree of views up to the meeting, and down to where it leaves.
  private var wayBetweenViews: (up: ProjectiveMap, down: ProjectiveMap)? {
    let route: Route
    if let source {
      route = Route(from: source, to: target)
    } else if let target {
      route = Route(fromBaseOf: ViewCursor(target))
    } else {
      return nil
    }
    return (route.mapUp, route.mapDown)
  }

  func convert(_ point: CGPoint) -> CGPoint {
    var point = up.map(point)
    if let source {
      point = source.convert(point, to: target)
    } else if let target {
      point = target.convert(point, from: nil)
    }
    return down.map(point)
  }

  /// Boxed where the ways up and down meet and again in the target, as between views (R3.7).
  func convert(_ rect: CGRect) -> CGRect {
    if max(up.kind, down.kind) > .scaleAndOffset, let way = wayBetweenViews {
      return way.down.then(down).map(up.then(way.up).map(rect))
    }
    var rect = up.map(rect)
    if let source {
      rect = source.convert(rect, to: target)
    } else if let target {
      rect = target.convert(rect, from: nil)
    }
    return down.map(rect)
  }
}
