public import Foundation

/// A space with coordinates that can be converted to another's: a view's bounds, or a screen (R3.14).
///
/// Views and the spaces of a `Screen` know one another. A space of your own answers the conversions itself,
/// and is asked whenever a view is told to convert to it or from it.
public protocol CoordinateSpace: AnyObject {
  /// The rectangle of the space in its own coordinates.
  var bounds: CGRect { get }

  /// The point, given in the receiver's coordinates, in those of `space`.
  func convert(_ point: CGPoint, to space: any CoordinateSpace) -> CGPoint

  /// The point, given in the coordinates of `space`, in the receiver's.
  func convert(_ point: CGPoint, from space: any CoordinateSpace) -> CGPoint

  /// The box of the rectangle, given in the receiver's coordinates, in those of `space`.
  func convert(_ rect: CGRect, to space: any CoordinateSpace) -> CGRect

  /// The box of the rectangle, given in the coordinates of `space`, in the receiver's.
  func convert(_ rect: CGRect, from space: any CoordinateSpace) -> CGRect
}

extension View {
  /// The point, given in the receiver's bounds, in the coordinates of `space`.
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

  /// The point, given in the coordinates of `space`, in the receiver's bounds.
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

  /// The box of the rectangle, given in the receiver's bounds, in the coordinates of `space`.
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

  /// The box of the rectangle, given in the coordinates of `space`, in the receiver's bounds.
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

  /// The map from the receiver's bounds to the screen its window is on; the root's space when it is in no window.
  final var mapToScreen: ProjectiveMap {
    let base = ViewCursor(self).base
    return ViewCursors().mapToRoot(
      from: ViewCursor(self), includingRoot: base.flags.contains(.isWindow))
  }

  /// The map from the screen to the receiver's bounds.
  final var mapFromScreen: ProjectiveMap {
    let isInWindow = ViewCursor(self).base.flags.contains(.isWindow)
    return ViewCursors().mapDown(to: ViewCursor(self), from: nil, includingRoot: isInWindow)
  }
}
