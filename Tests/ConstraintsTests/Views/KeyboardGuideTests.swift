import Foundation
import TestSupport
import Testing

@testable import ViewGeometry

/// The guide of the area that the keyboard covers (R11.56).
@Suite struct KeyboardGuideTests {
  private let window = Window(frame: CGRect(0, 0, 320, 480))
  private let view = View(frame: CGRect(0, 0, 320, 480))
  private let field = View()

  init() {
    window.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    window.addSubview(view)
    view.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      field.leftAnchor.constraint(equalTo: view.keyboardLayoutGuide.leftAnchor),
      field.rightAnchor.constraint(equalTo: view.keyboardLayoutGuide.rightAnchor),
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      field.heightAnchor.constraint(equalTo: view.keyboardLayoutGuide.heightAnchor),
    ])
    window.layoutIfNeeded()
  }

  /// Sets the keyboard and returns the guide, once a view pinned to it has been laid out.
  private func guide(_ keyboard: CGRect?) -> CGRect {
    window.keyboardFrame = keyboard
    window.layoutIfNeeded()
    let area = view.keyboardLayoutGuide.layoutFrame
    expectEqual(field.frame, CGRect(area.minX, area.minY - area.height, area.width, area.height))
    return area
  }

  @Test func `R11.56 without a keyboard it lies at the bottom, as high as the safe area's inset`() {
    let resting = CGRect(0, 446, 320, 34)
    expectEqual(guide(nil), resting)
    for nothing in [
      CGRect.zero, .null, CGRect(0, .nan, 320, 200), CGRect(0, 480, 320, 200),
    ] {
      expectEqual(guide(nothing), resting)
    }
    window.safeAreaInsets.bottom = 10
    expectEqual(guide(nil), CGRect(0, 470, 320, 10))
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    expectEqual(guide(nil), CGRect(0, 480, 320, 0))
  }

  @Test func `R11.56 a docked keyboard moves it, and leaving moves it back`() {
    expectEqual(guide(CGRect(0, 264, 320, 216)), CGRect(0, 264, 320, 216))
    expectEqual(guide(CGRect(0, 460, 320, 216)), CGRect(0, 446, 320, 34))
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    expectEqual(guide(CGRect(0, 460, 320, 216)), CGRect(0, 460, 320, 20))
    expectEqual(guide(nil), CGRect(0, 480, 320, 0))
  }

  @Test func `R11.56 it follows an undocked keyboard only if it is to`() {
    let floating = CGRect(40, 100, 200, 150)
    expectEqual(guide(floating), CGRect(0, 446, 320, 34))
    view.keyboardLayoutGuide.followsUndockedKeyboard = true
    expectEqual(guide(floating), floating)
    view.frame = CGRect(0, 150, 320, 330)
    expectEqual(guide(floating), CGRect(40, 0, 200, 100))
    view.frame = CGRect(0, 250, 320, 230)
    expectEqual(guide(floating), CGRect(0, 196, 320, 34))
  }

  @Test func `R11.56 a view that moved has its part of the keyboard at the next layout`() {
    expectEqual(guide(CGRect(0, 264, 320, 216)).minY, 264)
    view.frame = CGRect(0, 100, 320, 300)
    expectEqual(guide(window.keyboardFrame), CGRect(0, 164, 320, 216))
    view.transform = CGAffineTransform(rotationAngle: .pi)
    view.setNeedsLayout()
    window.layoutIfNeeded()
    let turned = view.keyboardLayoutGuide.layoutFrame
    expect(abs(turned.minY) < 1e-9 && abs(turned.maxY - 136) < 1e-9)
    expect(abs(field.frame.maxY - turned.minY) < 1e-9)
  }

  @Test func `R11.56 it ends at the bottom of the window, below a view that ends higher`() {
    view.frame = CGRect(0, 10, 320, 390)
    expectEqual(guide(nil), CGRect(0, 390, 320, 80))
    view.frame = CGRect(0, 10, 320, 460)
    expectEqual(guide(nil), CGRect(0, 436, 320, 34))
    view.frame = CGRect(0, 10, 320, 490)
    expectEqual(guide(nil), CGRect(0, 456, 320, 34))
    view.frame = CGRect(0, 10, 320, 390)
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    expectEqual(guide(nil), CGRect(0, 390, 320, 0))
  }

  @Test func `R11.56 outside a window it has no height`() {
    let alone = View(frame: CGRect(0, 0, 90, 60))
    expectEqual(alone.keyboardLayoutGuide.layoutFrame, CGRect(0, 60, 90, 0))
  }
}

extension CGRect {
  fileprivate init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
