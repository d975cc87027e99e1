public import Foundation

/// A coordinate system that can be converted to another one: a view's bounds, or a screen (R3.14).
///
/// Conversions between views, and between views and the spaces of a `Screen`, are built in. A
/// custom space implements the conversions itself: its methods are called when a view converts to
/// or from the space. For a view outside a window, the screen's coordinates are those of the root.
public protocol CoordinateSpace: AnyObject {
  /// The rectangle of the space in its own coordinates, in points.
  var bounds: CGRect { get }

  /// Converts a point from the receiver's coordinates to those of `space`.
  func convert(_ point: CGPoint, to space: any CoordinateSpace) -> CGPoint

  /// Converts a point from the coordinates of `space` to the receiver's.
  func convert(_ point: CGPoint, from space: any CoordinateSpace) -> CGPoint

  /// Converts a rectangle from the receiver's coordinates to those of `space`, as a bounding box.
  func convert(_ rect: CGRect, to space: any CoordinateSpace) -> CGRect

  /// Converts a rectangle from the coordinates of `space` to the receiver's, as a bounding box.
  func convert(_ rect: CGRect, from space: any CoordinateSpace) -> CGRect
}

extension View {
  /// Converts a point from the receiver's coordinates to those of `space`.
  ///
  /// - Complexity: O(depth).
  @_disfavoredOverload
  public final func convert(_ point: CGPoint, to space: any CoordinateSpace) -> CGPoint {
    if let view = space as? View { return convert(point, to: view as View?) }
    if let screenSpace = space as? ScreenSpace {
      return screenSpace.map(fromCurrent: mapToScreen.map(point))
    }
    return space.convert(point, from: self)
  }

  /// Converts a point from the coordinates of `space` to those of the receiver.
  ///
  /// - Complexity: O(depth).
  @_disfavoredOverload
  public final func convert(_ point: CGPoint, from space: any CoordinateSpace) -> CGPoint {
    if let view = space as? View { return convert(point, from: view as View?) }
    if let screenSpace = space as? ScreenSpace {
      return mapFromScreen.map(screenSpace.map(toCurrent: point))
    }
    return space.convert(point, to: self)
  }

  /// Converts a rectangle from the receiver's coordinates to those of `space`, as a bounding box.
  ///
  /// - Complexity: O(depth).
  @_disfavoredOverload
  public final func convert(_ rect: CGRect, to space: any CoordinateSpace) -> CGRect {
    if let view = space as? View { return convert(rect, to: view as View?) }
    if let screenSpace = space as? ScreenSpace {
      return screenSpace.map(fromCurrent: mapToScreen.map(rect))
    }
    return space.convert(rect, from: self)
  }

  /// Converts a rectangle from the coordinates of `space` to the receiver's, as a bounding box.
  ///
  /// - Complexity: O(depth).
  @_disfavoredOverload
  public final func convert(_ rect: CGRect, from space: any CoordinateSpace) -> CGRect {
    if let view = space as? View { return convert(rect, from: view as View?) }
    if let screenSpace = space as? ScreenSpace {
      return mapFromScreen.map(screenSpace.map(toCurrent: rect))
    }
    return space.convert(rect, to: self)
  }

  /// The map from the receiver's coordinates to those of its window's screen.
  ///
  /// Outside a window, it maps to the root's coordinates.
  final var mapToScreen: ProjectiveMap {
    let base = ViewCursor(self).base
    return ViewCursors().mapToRoot(
      from: ViewCursor(self), includingRoot: base.flags.contains(.isWindow))
  }

  /// The map from the coordinates of the window's screen to those of the receiver.
  ///
  /// Outside a window, it maps from the root's coordinates.
  final var mapFromScreen: ProjectiveMap {
    let isInWindow = ViewCursor(self).base.flags.contains(.isWindow)
    return ViewCursors().mapDown(to: ViewCursor(self), from: nil, includingRoot: isInWindow)
  }
}
