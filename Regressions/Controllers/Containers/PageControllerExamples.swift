import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// Page view controllers before they are shown, out of range, and with callbacks that interfere.
@Suite struct PageControllerExamples {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let pages = PageViewController(
    transitionStyle: .scroll, navigationOrientation: .vertical)
  private let log = ControllerLog()

  private func page(_ name: String) -> RecordingController { RecordingController(name, log) }

  private func set(_ page: ViewController, animated: Bool = false) {
    pages.setViewControllers([page], direction: .reverse, animated: animated)
  }

  @Test func `Pages set before the view is loaded appear with it`() {
    let (first, second) = (page("A"), page("B"))
    set(first)
    set(second)
    expectEqual(pages.children, [second])
    expectEqual(log.take().contains("A didLoad"), false)

    window.rootViewController = pages

    expectEqual(
      log.calls.filter { $0.hasPrefix("B") }.suffix(3),
      ["B willAppear", "B isAppearing", "B didAppear"])
    expectEqual(second.view.convert(second.view.bounds, to: nil), window.bounds)
  }

  @Test func `Vertical pages rest at their height, and keep resting there when resized`() {
    set(page("A"))
    window.rootViewController = pages
    window.layoutIfNeeded()
    expectEqual(pages.pageScrollView?.contentOffset, CGPoint(x: 0, y: 480))

    window.resize(to: CGSize(width: 480, height: 320))

    expectEqual(pages.pageScrollView?.contentOffset, CGPoint(x: 0, y: 320))
    expectEqual(pages.pageScrollView?.contentSize, CGSize(width: 480, height: 960))
  }

  @Test func `Without a data source a drag returns to the page`() {
    set(page("A"))
    window.rootViewController = pages
    window.layoutIfNeeded()
    let scroll = pages.pageScrollView

    scroll?.beginDragging()
    scroll?.contentOffset.y = 700
    scroll?.endDragging(velocity: CGPoint(x: 0, y: 2))

    expectEqual(scroll?.contentOffset.y, 480)
    expect(pages.pageIndicator == nil)
    expectEqual(pages.turnPage(.forward, animated: true), false)
  }

  @Test func `A page set in a callback of another is shown last`() {
    let (first, second, third) = (page("A"), page("B"), page("C"))
    set(first)
    window.rootViewController = pages
    second.onCall = { [pages] _, call in
      if call == "willAppear" {
        pages.setViewControllers([third], direction: .forward, animated: false)
      }
    }

    set(second)

    expectEqual(pages.children, [third])
    expectEqual(third.view.window, window)
    expect(second.view.window == nil && first.view.window == nil)
    expectEqual(log.take().suffix(2), ["B didMove out", "C didMove in"])
  }

  @Test func `A page that the app removes is forgotten`() {
    let first = page("A")
    set(first)
    window.rootViewController = pages

    first.removeFromParent()

    expectEqual(pages.viewControllers, [])
    set(first)
    expectEqual(pages.children, [first])
  }

  @Test func `Options that make no sense count as the defaults`() {
    for spacing in [CGFloat(-1), CGFloat.nan, CGFloat.infinity, "20"] as [Any] {
      let pages = PageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal,
        options: [.interPageSpacing: spacing, .spineLocation: 2])
      expectEqual(pages.pageScrollView?.frame.minX, 0)
      expect(pages.spineLocation == PageViewController.SpineLocation.none)
    }
    let curl = PageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: NSNumber(value: 3)])
    expect(curl.spineLocation == .max)
  }
}
