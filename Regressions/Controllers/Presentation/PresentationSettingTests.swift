import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

/// Settings of a popover or a sheet that is on screen move it in the next layout pass.
@Suite struct PresentationSettingTests {
  private let window = Window(
    screen: Screen(portraitSize: CGSize(width: 768, height: 1_024), scale: 2))
  private let root = ViewController()
  private let shown = ViewController()

  init() { window.rootViewController = root }

  /// Presents a popover of 200 by 100 from a rectangle.
  private func popover(
    from rect: CGRect, _ permitted: PopoverArrowDirection = .any
  ) throws -> PopoverPresentationController {
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = try #require(shown.popoverPresentationController)
    popover.sourceView = root.view
    popover.sourceRect = rect
    popover.permittedArrowDirections = permitted
    root.present(shown, animated: false)
    window.layoutIfNeeded()
    return popover
  }

  @Test func `A popover goes to a side that alone is permitted now`() throws {
    let popover = try popover(from: CGRect(x: 100, y: 500, width: 40, height: 40))
    expectEqual(popover.arrowDirection, .up)

    popover.permittedArrowDirections = .left
    window.layoutIfNeeded()

    expectEqual(shown.view.frame, CGRect(x: 153, y: 470, width: 200, height: 100))
    expectEqual(popover.arrowDirection, .left)
  }

  @Test func `A popover keeps clear of margins that become wider`() throws {
    let popover = try popover(from: CGRect(x: 0, y: 100, width: 40, height: 40))
    expectEqual(shown.view.frame, CGRect(x: 10, y: 153, width: 200, height: 100))

    popover.popoverLayoutMargins.left = 30
    window.layoutIfNeeded()

    expectEqual(shown.view.frame, CGRect(x: 30, y: 153, width: 200, height: 100))
  }

  @Test func `A popover that is cut covers its source once it may`() throws {
    let popover = try popover(from: CGRect(x: 300, y: 40, width: 100, height: 40), .down)
    expectEqual(shown.view.frame, CGRect(x: 250, y: 10, width: 200, height: 17))

    popover.canOverlapSourceViewRect = true
    window.layoutIfNeeded()

    expectEqual(shown.view.frame, CGRect(x: 284, y: 462, width: 200, height: 100))
    expectEqual(popover.arrowDirection, .unknown)
  }

  @Test func `A popover that fits beside its source lies there even if it may cover it`() throws {
    let popover = try popover(from: CGRect(x: 300, y: 100, width: 100, height: 40))

    popover.canOverlapSourceViewRect = true
    window.layoutIfNeeded()

    expectEqual(shown.view.frame, CGRect(x: 250, y: 153, width: 200, height: 100))
    expectEqual(popover.arrowDirection, .up)
  }

  /// Presents a page sheet on a phone, 834 points high.
  private func sheet() throws -> SheetPresentationController {
    window.resize(to: CGSize(width: 390, height: 844))
    shown.modalPresentationStyle = .pageSheet
    let sheet = try #require(shown.sheetPresentationController)
    root.present(shown, animated: false)
    window.layoutIfNeeded()
    expectEqual(shown.view.frame, CGRect(x: 0, y: 10, width: 390, height: 834))
    return sheet
  }

  @Test func `A sheet goes to the first of the heights it gets`() throws {
    let sheet = try sheet()

    sheet.detents = [.custom { _ in 300 }, .large()]
    window.layoutIfNeeded()

    expectEqual(shown.view.frame, CGRect(x: 0, y: 544, width: 390, height: 300))
  }

  @Test func `A sheet goes to a height that is selected`() throws {
    let sheet = try sheet()
    sheet.detents = [.large(), .medium()]
    window.layoutIfNeeded()
    expect(shown.view.frame.size.height == 834 as CGFloat)

    sheet.selectedDetentIdentifier = .medium
    window.layoutIfNeeded()

    expectEqual(shown.view.frame, CGRect(x: 0, y: 422, width: 390, height: 422))
  }

  @Test(arguments: [0.5, 1, 300] as [CGFloat])
  func `A form sheet has its controller's preferred size, however small that is`(side: CGFloat) {
    shown.modalPresentationStyle = .formSheet
    shown.preferredContentSize = CGSize(width: side, height: side)

    root.present(shown, animated: false)

    expectEqual(shown.view.frame.size, CGSize(width: side, height: side))
  }
}
