import Foundation

/// A coordinate space of a screen: the one of an orientation, or the one that rotates with the
/// content.
final class ScreenSpace: CoordinateSpace {
  private let screen: Screen
  /// The orientation to which the space is fixed; nil if it rotates with the content.
  private let orientation: Screen.InterfaceOrientation?

  init(of screen: Screen, in orientation: Screen.InterfaceOrientation?) {
    self.screen = screen
    self.orientation = orientation
  }

  var bounds: CGRect { orientation.map(screen.bounds(in:)) ?? screen.bounds }

  /// The map from this space to the space that rotates with the content.
  private var mapToCurrent: ProjectiveMap {
    let current = screen.interfaceOrientation
    guard let orientation, orientation != current else { return .identity }
    let toPortrait = mapFromPortrait(to: orientation).inverse ?? .identity
    return toPortrait.then(mapFromPortrait(to: current))
  }

  /// Returns the map from the portrait space to that of `orientation` (the table of R3.14).
  private func mapFromPortrait(to orientation: Screen.InterfaceOrientation) -> ProjectiveMap {
    let (width, height) = (Double(screen.portraitSize.width), Double(screen.portraitSize.height))
    return switch orientation {
    case .portrait: .identity
    case .portraitUpsideDown: ProjectiveMap(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .landscapeLeft: ProjectiveMap(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .landscapeRight: ProjectiveMap(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    }
  }

  private var mapFromCurrent: ProjectiveMap { mapToCurrent.inverse ?? .identity }

  func map(toCurrent point: CGPoint) -> CGPoint { mapToCurrent.map(point) }
  func map(toCurrent rect: CGRect) -> CGRect { mapToCurrent.map(rect) }
  func map(fromCurrent point: CGPoint) -> CGPoint { mapFromCurrent.map(point) }
  func map(fromCurrent rect: CGRect) -> CGRect { mapFromCurrent.map(rect) }

  func convert(_ point: CGPoint, to space: any CoordinateSpace) -> CGPoint {
    if let other = space as? ScreenSpace { return other.map(fromCurrent: map(toCurrent: point)) }
    return space.convert(point, from: self)
  }

  func convert(_ point: CGPoint, from space: any CoordinateSpace) -> CGPoint {
    if let other = space as? ScreenSpace { return map(fromCurrent: other.map(toCurrent: point)) }
    return space.convert(point, to: self)
  }

  func convert(_ rect: CGRect, to space: any CoordinateSpace) -> CGRect {
    if let other = space as? ScreenSpace { return other.map(fromCurrent: map(toCurrent: rect)) }
    return space.convert(rect, from: self)
  }

  func convert(_ rect: CGRect, from space: any CoordinateSpace) -> CGRect {
    if let other = space as? ScreenSpace { return map(fromCurrent: other.map(toCurrent: rect)) }
    return space.convert(rect, to: self)
  }
}
