import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// The heights that a sheet rests at, and those that are left out.
@Suite struct DetentTests {
  private typealias Detent = SheetPresentationController.Detent

  private let window = Window(
    screen: Screen(portraitSize: CGSize(width: 390, height: 844), scale: 2))
  private let root = ViewController()
  private let shown = ViewController()

  init() {
    window.rootViewController = root
    shown.modalPresentationStyle = .pageSheet
  }

  private func height(_ detents: [Detent], _ selected: Detent.Identifier? = nil) -> CGFloat {
    shown.sheetPresentationController?.detents = detents
    shown.sheetPresentationController?.selectedDetentIdentifier = selected
    if root.presentedViewController == nil { root.present(shown, animated: false) }
    window.layoutIfNeeded()
    return shown.view.frame.size.height
  }

  @Test func `A detent without a height is left out`() {
    let none = Detent.custom { _ in nil }
    let low = Detent.custom(identifier: .init("low")) { _ in 200 }

    expect(height([none, low]) == 200 as CGFloat)
    expect(height([none]) == 834 as CGFloat)
    expect(height([.medium(), none, low], .init("custom")) == 422 as CGFloat)
    expect(height([none, .medium()], .init("low")) == 422 as CGFloat)
  }

  @Test func `A custom height is its own whatever its name`() {
    expect(height([.custom(identifier: .large) { $0 - 34 }]) == 800 as CGFloat)
    expect(height([.custom(identifier: .medium) { $0 - 34 }]) == 800 as CGFloat)
    expect(height([.custom { _ in -5 }]) == 0 as CGFloat)
  }

  @Test func `Half of the container is left out where that is compact in height`() {
    let low = Detent.custom(identifier: .init("low")) { _ in 100 }
    window.resize(to: CGSize(width: 844, height: 390))

    expect(height([.medium(), .large()]) == 390 as CGFloat)
    expect(height([.medium(), low]) == 100 as CGFloat)
    expect(height([low, .medium()], .medium) == 100 as CGFloat)
    expect(height([.medium()]) == 390 as CGFloat)
    window.resize(to: CGSize(width: 390, height: 844))
    expect(height([.medium(), .large()]) == 422 as CGFloat)
  }

  @Test(arguments: [ModalPresentationStyle.pageSheet, .formSheet], [0, 1, 39, 40, 41, 500])
  func `A sheet lies in a tablet's window, however low that is`(
    style: ModalPresentationStyle, height: CGFloat
  ) {
    let tablet = Window(screen: Screen(portraitSize: CGSize(width: 640, height: 824), scale: 2))
    let (root, shown) = (ViewController(), ViewController())
    tablet.rootViewController = root
    shown.modalPresentationStyle = style
    root.present(shown, animated: false)

    tablet.resize(to: CGSize(width: 640, height: height))

    let frame = shown.view.frame
    expectEqual(tablet.bounds.union(frame), tablet.bounds, "\(frame)")
    expect(frame.minX.isFinite && frame.minY.isFinite, "\(frame)")
  }
}
