import Foundation

/// The tree of live views.
///
/// Each view is retained while it is visited.
///
/// Walks over this tree call overrides, which may change the tree.
struct ViewTree: WalkedTree {
  /// Whether overrides of `hitTest(_:with:)` are called (R4.8).
  var asksOverrides = false

  func parent(of view: View) -> View? { view.superview }

  func children(of view: View) -> [View] { view.children }

  func reading(of view: View) -> ViewCursor { ViewCursor(view) }

  func holds(_ point: SIMD2<Double>, _ view: View, _ reading: ViewCursor) -> Bool {
    view.point(inside: CGPoint(point), with: nil)
  }

  func drawingDepth(of view: View) -> Double { Double(view.zPosition) }

  func answer(of view: View, at point: SIMD2<Double>) -> HitTestAnswer<View>? {
    guard asksOverrides, view.flags.contains(.overridesHitTest) else { return nil }
    return view.hitTest(CGPoint(point), with: nil).map(HitTestAnswer.hit) ?? .declined
  }
}

/// The tree of live views, which doesn't retain them.
///
/// It is for walks that call no caller-provided code.
struct ViewCursors: WalkedTree {
  @inline(__always)
  func parent(of view: ViewCursor) -> ViewCursor? { view.superview }

  func children(of view: ViewCursor) -> UnsafeBufferPointer<ViewCursor> { view.subviewCursors }

  @inline(__always)
  func reading(of view: ViewCursor) -> ViewCursor { view }

  @inline(__always)
  func isBase(_ view: ViewCursor) -> Bool { view.flags.contains(.isWindow) }

  func shareScreen(_ root: ViewCursor, _ other: ViewCursor) -> Bool {
    guard let window = root.window, let otherWindow = other.window else { return false }
    return window.ownScreen === otherWindow.ownScreen
  }

  func liesBeside(_ root: ViewCursor, _ other: ViewCursor) -> Bool {
    root.window == nil || other.window == nil
  }
}

extension ViewCursor: BoundedElement {
  var boundedMap: CoordinateMap { view.boundedMapToSuperview }

  @inline(__always)
  func pointInBoundsOfTransformed(fromParentX x: Double, y: Double) -> (x: Double, y: Double)? {
    guard routeBits & Placement.spatialBit != 0 else {
      return planeMap.inverse?.map(x: x, y: y)
    }
    return inverseMap?.mapInFront(x: x, y: y)
  }
}

extension CGPoint {
  @inline(__always)
  init(_ coordinates: SIMD2<Double>) {
    self.init(x: coordinates.x, y: coordinates.y)
  }
}
