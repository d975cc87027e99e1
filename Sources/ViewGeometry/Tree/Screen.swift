public import Foundation

/// A screen that windows lie on: a size, a number of pixels per point, and an orientation.
public final class Screen {
  /// How the content is turned relative to the screen held upright.
  public enum InterfaceOrientation: Int, Sendable, CaseIterable {
    /// Upright.
    case portrait = 1
    /// Turned by a half.
    case portraitUpsideDown = 2
    /// Turned to the left.
    case landscapeLeft = 4
    /// Turned to the right.
    case landscapeRight = 3

    /// Whether width and height are swapped.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }

  /// The size of the screen held upright, in points.
  public let portraitSize: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// How the content is turned now.
  public var interfaceOrientation = InterfaceOrientation.portrait

  /// A screen of this size held upright.
  public init(portraitSize: CGSize, scale: CGFloat = 1) {
    self.portraitSize = portraitSize
    self.scale = scale
  }

  /// The rectangle of the screen in the current orientation.
  public var bounds: CGRect {
    interfaceOrientation.isLandscape
      ? CGRect(x: 0, y: 0, width: portraitSize.height, height: portraitSize.width)
      : CGRect(origin: .zero, size: portraitSize)
  }

  /// The space that turns with the content; windows lie in it (R3.14).
  public var coordinateSpace: any CoordinateSpace { ScreenSpace(of: self, isFixed: false) }

  /// The space that stays upright whatever the orientation (R3.14).
  public var fixedCoordinateSpace: any CoordinateSpace { ScreenSpace(of: self, isFixed: true) }
}

/// One of the two spaces of a screen.
final class ScreenSpace: CoordinateSpace {
  private let screen: Screen
  private let isFixed: Bool

  init(of screen: Screen, isFixed: Bool) {
    self.screen = screen
    self.isFixed = isFixed
  }

  var bounds: CGRect {
    isFixed ? CGRect(origin: .zero, size: screen.portraitSize) : screen.bounds
  }

  /// The map from this space to the one that turns with the content (R3.14's table).
  private var mapToCurrent: ProjectiveMap {
    guard isFixed else { return .identity }
    let (width, height) = (Double(screen.portraitSize.width), Double(screen.portraitSize.height))
    return switch screen.interfaceOrientation {
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
