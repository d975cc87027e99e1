import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Nil, windows and screens (R3.3, R3.4, R3.6, R3.9).
@Suite struct WindowConversionTests {
  private let window = Window(frame: CGRect(10, 20, 300, 400))
  private let view = View(frame: CGRect(30, 40, 50, 60))
  private let otherWindow = Window(frame: CGRect(100, 200, 300, 400))
  private let otherView = View(frame: CGRect(3, 4, 50, 60))

  init() {
    window.addSubview(view)
    otherWindow.addSubview(otherView)
    window.bounds.origin = CGPoint(5, 7)
  }

  @Test func `R3.3 nil is the window's bounds`() {
    expectEqual(view.convert(CGPoint(1, 2), to: nil), CGPoint(31, 42))
    expectEqual(view.convert(CGRect(1, 2, 3, 4), to: nil), CGRect(31, 42, 3, 4))
    expectEqual(view.convert(CGPoint(31, 42), from: nil), CGPoint(1, 2))
  }

  @Test func `R3.13 nil is the window, not the superview as for a layer`() {
    let inner = View(frame: CGRect(3, 4, 5, 6))
    view.addSubview(inner)

    expectEqual(inner.convert(CGPoint.zero, to: nil), CGPoint(33, 44))
    expectEqual(inner.convert(CGPoint.zero, to: inner.superview), inner.frame.origin)
  }

  @Test func `R3.3 as a view a window takes nil as itself`() {
    let asView: View = window

    expectEqual(asView.convert(CGPoint(1, 2), to: nil), CGPoint(1, 2))
    expectEqual(asView.convert(CGPoint(1, 2), from: nil), CGPoint(1, 2))
  }

  @Test func `R3.3 as a window it takes nil as the screen`() {
    expectEqual(window.convert(CGPoint(6, 8), to: nil), CGPoint(11, 21))
    expectEqual(window.convert(CGPoint(11, 21), from: nil), CGPoint(6, 8))
    expectEqual(window.convert(CGRect(6, 8, 1, 1), to: nil), CGRect(11, 21, 1, 1))
    expectEqual(window.convert(CGRect(11, 21, 1, 1), from: nil), CGRect(6, 8, 1, 1))
  }

  @Test func `R3.6 windows on one screen convert over it`() {
    let screen = Screen(portraitSize: CGSize(375, 667))
    (window.screen, otherWindow.screen) = (screen, screen)

    let onScreen = CGPoint(1 + 30 - 5 + 10, 2 + 40 - 7 + 20)
    let expected = CGPoint(onScreen.x - 100 - 3, onScreen.y - 200 - 4)

    expectEqual(view.convert(CGPoint(1, 2), to: otherView), expected)
    expectEqual(otherView.convert(expected, to: view), CGPoint(1, 2))
    expectEqual(window.convert(CGPoint(6, 8), to: otherWindow), CGPoint(11 - 100, 21 - 200))
    expectEqual(window.convert(CGRect(6, 8, 1, 1), from: window), CGRect(6, 8, 1, 1))
    #expect(throws: Never.self) { try view.exactCoordinateMap(to: otherView) }
  }

  @Test func `R3.6 windows without a screen share one`() {
    expectEqual(view.convert(CGPoint(1, 2), to: otherView), CGPoint(36 - 103, 55 - 204))
  }

  @Test func `R3.6 a rotated window on the same screen is undone`() {
    otherWindow.transform = .turn(90)

    let answer = view.convert(CGPoint(1, 2), to: otherView)

    expect(otherView.convert(answer, to: view).isClose(to: CGPoint(1, 2)))
    let onScreen = window.convert(CGPoint(31, 42), to: nil)
    expect(
      otherWindow.convert(onScreen, from: nil).isClose(to: CGPoint(answer.x + 3, answer.y + 4)))
  }

  @Test func `R3.6 windows on different screens convert as if their bounds coincided`() {
    window.screen = Screen(portraitSize: CGSize(375, 667))
    otherWindow.screen = Screen(portraitSize: CGSize(375, 667))

    expectEqual(view.convert(CGPoint(1, 2), to: otherView), CGPoint(31 - 3, 42 - 4))
    #expect(throws: ConversionFailure.unrelated) { try view.exactCoordinateMap(to: otherView) }
  }

  @Test func `R3.6 unrelated trees convert by the frames of their roots`() {
    let root = View(frame: CGRect(1_000, 2_000, 10, 10))
    let leaf = View(frame: CGRect(5, 6, 10, 10))
    root.addSubview(leaf)

    // The window begins at (10, 20) and its visible part at (5, 7), so the view lies at (35, 53).
    expectEqual(leaf.convert(CGPoint(1, 2), to: view), CGPoint(1_006 - 35, 2_008 - 53))
    expectEqual(view.convert(CGRect(0, 0, 1, 1), to: leaf), CGRect(-970, -1_953, 1, 1))
    // An assertion of a library's suite on a device: a child at (10, 10) of a root at (10, 10) lies
    // at (20, 20) in another root.
    let (outer, other) = (View(frame: CGRect(10, 10, 10, 10)), View(frame: CGRect(0, 0, 9, 9)))
    expectEqual(outer.convert(CGPoint(10, 10), to: other), CGPoint(20, 20))
    root.transform = .turn(90)
    let turned = leaf.convert(CGPoint(1, 2), to: view)
    expect(view.convert(turned, to: leaf).isClose(to: CGPoint(1, 2)))
    #expect(throws: ConversionFailure.unrelated) { try leaf.exactCoordinateMap(to: view) }
    #expect(throws: ConversionFailure.unrelated) { try leaf.exactCoordinateMap(to: View()) }
  }

  @Test func `a failure says why`() {
    expect("\(ConversionFailure.unrelated)".contains("no common ancestor"))
    expect("\(ConversionFailure.singular)".contains("can't be inverted"))
  }

  @Test func `nil in a window inside a window is the inner one`() {
    let inner = Window(frame: CGRect(1, 1, 100, 100))
    let leaf = View(frame: CGRect(5, 6, 10, 10))
    view.addSubview(inner)
    inner.addSubview(leaf)

    expectEqual(leaf.convert(CGPoint(1, 2), to: nil), CGPoint(6, 8))
    expectEqual(leaf.convert(CGPoint(1, 2), to: window), CGPoint(37, 49))
  }
}
