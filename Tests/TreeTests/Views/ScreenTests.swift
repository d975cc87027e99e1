import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The two spaces of a screen (R3.14, T3.11 and T3.12).
@Suite struct ScreenTests {
  private let screen = Screen(portraitSize: CGSize(375, 667), scale: 3)

  private static let images: [(Screen.InterfaceOrientation, of: CGPoint, is: CGPoint)] = [
    (.portrait, CGPoint(10, 20), CGPoint(10, 20)),
    (.landscapeLeft, CGPoint(0, 0), CGPoint(667, 0)),
    (.landscapeLeft, CGPoint(10, 20), CGPoint(647, 10)),
    (.landscapeRight, CGPoint(0, 0), CGPoint(0, 375)),
    (.landscapeRight, CGPoint(10, 20), CGPoint(20, 365)),
    (.portraitUpsideDown, CGPoint(10, 20), CGPoint(365, 647)),
  ]

  @Test(arguments: images)
  func `T3.11 and T3.12 fixed coordinates turn with the orientation and back`(
    _ orientation: Screen.InterfaceOrientation, fixed: CGPoint, current: CGPoint
  ) {
    screen.interfaceOrientation = orientation
    let (fixedSpace, currentSpace) = (screen.fixedCoordinateSpace, screen.coordinateSpace)

    expectEqual(fixedSpace.convert(fixed, to: currentSpace), current)
    expectEqual(currentSpace.convert(fixed, from: fixedSpace), current)
    expectEqual(currentSpace.convert(current, to: fixedSpace), fixed)
    expectEqual(fixedSpace.convert(current, from: currentSpace), fixed)
  }

  @Test func `rectangles become boxes of their corners`() {
    screen.interfaceOrientation = .landscapeLeft
    let (fixed, current) = (screen.fixedCoordinateSpace, screen.coordinateSpace)

    expectEqual(fixed.convert(CGRect(10, 20, 30, 40), to: current), CGRect(607, 10, 40, 30))
    expectEqual(current.convert(CGRect(607, 10, 40, 30), to: fixed), CGRect(10, 20, 30, 40))
    expectEqual(current.convert(CGRect(10, 20, 30, 40), from: fixed), CGRect(607, 10, 40, 30))
    expect(current.convert(CGRect.null, to: fixed).isNull)
  }

  @Test(arguments: Screen.InterfaceOrientation.allCases)
  func `the current bounds follow the orientation and the fixed ones don't`(
    _ orientation: Screen.InterfaceOrientation
  ) {
    screen.interfaceOrientation = orientation

    let turned = CGRect(0, 0, 667, 375)
    let upright = CGRect(0, 0, 375, 667)

    expectEqual(screen.fixedCoordinateSpace.bounds, upright)
    expectEqual(screen.coordinateSpace.bounds, (orientation.isLandscape ? turned : upright))
    expectEqual(screen.bounds, screen.coordinateSpace.bounds)
  }

  @Test func `a space taken before a rotation follows it`() {
    let (fixed, current) = (screen.fixedCoordinateSpace, screen.coordinateSpace)

    screen.interfaceOrientation = .landscapeRight

    expectEqual(fixed.convert(CGPoint.zero, to: current), CGPoint(0, 375))
  }

  @Test func `views convert to both spaces over their window's frame`() {
    screen.interfaceOrientation = .landscapeLeft
    let window = Window(screen: screen)
    window.frame.origin = CGPoint(100, 50)
    let view = View(frame: CGRect(10, 20, 30, 40))
    window.addSubview(view)

    expectEqual(view.convert(CGPoint(1, 2), to: screen.coordinateSpace), CGPoint(111, 72))
    expectEqual(view.convert(CGPoint(111, 72), from: screen.coordinateSpace), CGPoint(1, 2))
    expectEqual(view.convert(CGPoint(1, 2), to: screen.fixedCoordinateSpace), CGPoint(72, 556))
    expectEqual(view.convert(CGPoint(72, 556), from: screen.fixedCoordinateSpace), CGPoint(1, 2))
    expectEqual(screen.coordinateSpace.convert(CGPoint(111, 72), to: view), CGPoint(1, 2))
    expectEqual(screen.fixedCoordinateSpace.convert(CGPoint(1, 2), from: view), CGPoint(72, 556))
  }

  @Test func `rectangles of views convert to the screen as boxes`() {
    screen.interfaceOrientation = .landscapeLeft
    let window = Window(screen: screen)
    let space = screen.fixedCoordinateSpace

    let box = window.convert(CGRect(0, 0, 10, 20), to: space)

    expectEqual(box, CGRect(0, 657, 20, 10))
    expectEqual(window.convert(box, from: space), CGRect(0, 0, 10, 20))
    expectEqual(space.convert(box, to: window), CGRect(0, 0, 10, 20))
    expectEqual(space.convert(CGRect(0, 0, 10, 20), from: window), box)
  }

  @Test func `without a window a view's root represents the screen`() {
    let root = View(frame: CGRect(100, 100, 50, 50))
    let view = View(frame: CGRect(10, 20, 30, 40))
    root.addSubview(view)

    expectEqual(view.convert(CGPoint(1, 2), to: screen.coordinateSpace), CGPoint(11, 22))
    expectEqual(view.convert(CGPoint(11, 22), from: screen.coordinateSpace), CGPoint(1, 2))
  }

  @Test func `a window of a screen fills it`() {
    let window = Window(screen: screen)

    expectEqual(window.frame, CGRect(0, 0, 375, 667))
    expect(window.screen === screen)
    expectEqual(screen.scale, 3)
  }

  @Test(arguments: [
    (600, 1_000, true), (599, 1_000, false), (1_000, 600, true), (1_000, 599, false),
  ])
  func `a tablet is at least 600 points wide either way`(
    width: CGFloat, height: CGFloat, isTablet: Bool
  ) {
    let screen = Screen(portraitSize: CGSize(width: width, height: height))

    expectEqual(screen.traitCollection.userInterfaceIdiom, (isTablet ? .pad : .phone))
  }

  @Test(arguments: Screen.InterfaceOrientation.allCases)
  func `an orientation is upright or sideways, and has its bit`(
    _ orientation: Screen.InterfaceOrientation
  ) {
    let isUpright = orientation == .portrait || orientation == .portraitUpsideDown
    let mask = InterfaceOrientationMask(orientation)

    expect(orientation.isPortrait == isUpright && orientation.isLandscape == !isUpright)
    expectEqual(mask.rawValue, 1 << UInt(orientation.rawValue))
    expectEqual(InterfaceOrientationMask.landscape.contains(orientation), !isUpright)
    expectEqual(
      InterfaceOrientationMask.allButUpsideDown.contains(orientation),
      (orientation != .portraitUpsideDown))
    expect(InterfaceOrientationMask.all.contains(orientation))
    expectEqual(
      InterfaceOrientationMask.portraitUpsideDown.contains(orientation),
      (orientation == .portraitUpsideDown))
  }

  @Test func `shapes convert between windows and to the screen`() {
    let window = Window(frame: CGRect(10, 20, 300, 300))
    let other = Window(frame: CGRect(30, 50, 300, 300))
    (window.screen, other.screen) = (screen, screen)
    let (point, rect) = (CGPoint(1, 2), CGRect(1, 2, 3, 4))

    expectEqual(window.convert(point, to: other), CGPoint(-19, -28))
    expectEqual(window.convert(rect, to: other), CGRect(-19, -28, 3, 4))
    expectEqual(window.convert(point, from: other), CGPoint(21, 32))
    expectEqual(window.convert(rect, from: other), CGRect(21, 32, 3, 4))
    expectEqual(window.convert(point, to: nil as Window?), CGPoint(11, 22))
    expectEqual(window.convert(rect, to: nil as Window?), CGRect(11, 22, 3, 4))
    expectEqual(window.convert(point, from: nil as Window?), CGPoint(-9, -18))
    expectEqual(window.convert(rect, from: nil as Window?), CGRect(-9, -18, 3, 4))
  }

  @Test func `a screen has its pixels however it is held`() {
    screen.interfaceOrientation = .landscapeLeft

    expectEqual(screen.nativeBounds, CGRect(0, 0, 1_125, 2_001))
    expectEqual(screen.nativeScale, CGFloat(3))
    expectEqual(screen.traitCollection.displayScale, CGFloat(3))
    expect(Window.Level.normal < .statusBar && Window.Level.statusBar < .alert)
    expect(!(Window.Level.alert < .statusBar) && !(Window.Level.normal < .normal))
  }

  @Test func `events go from a window to its scene, and without one to what it lies in`() {
    let (root, plain) = (View(), Window())
    let scene = WindowScene(screen: screen)
    let window = Window(windowScene: scene)

    expect(window.next === scene)
    expect(plain.next == nil)
    root.addSubview(plain)
    expect(plain.next === root)
  }
}
