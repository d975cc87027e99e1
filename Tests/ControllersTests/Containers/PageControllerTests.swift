import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ForceTouchSupport

/// A book of controllers with names, which logs the calls of a page view controller.
final class Book: PageViewControllerDataSource, PageViewControllerDelegate {
  let log = ControllerLog()
  private(set) lazy var pages = "ABCDE".map { RecordingController(String($0), log) }

  private func page(_ offset: Int, from page: ViewController, _ call: String) -> ViewController? {
    let index = pages.firstIndex { $0 === page } ?? 0
    log.note("\(call) \(pages[index].name)")
    return pages.indices.contains(index + offset) ? pages[index + offset] : nil
  }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
  ) -> ViewController? { page(-1, from: viewController, "before") }

  func pageViewController(
    _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
  ) -> ViewController? { page(1, from: viewController, "after") }

  func pageViewController(
    _ pageViewController: PageViewController,
    willTransitionTo pendingViewControllers: [ViewController]
  ) { log.note("to \(names(pendingViewControllers))") }

  func pageViewController(
    _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [ViewController], transitionCompleted completed: Bool
  ) { log.note("from \(names(previousViewControllers)) \(finished) \(completed)") }

  func presentationCount(for pageViewController: PageViewController) -> Int { pages.count }

  func presentationIndex(for pageViewController: PageViewController) -> Int { 1 }

  func names(_ pages: [ViewController]?) -> String {
    (pages ?? []).map { ($0 as? RecordingController)?.name ?? "?" }.joined()
  }
}

@Suite struct PageControllerTests {
  private let book = Book()
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func shown(
    _ style: PageViewController.TransitionStyle = .scroll, at page: Int = 1,
    options: [PageViewController.OptionsKey: Any]? = nil
  ) -> PageViewController {
    let pages = PageViewController(
      transitionStyle: style, navigationOrientation: .horizontal, options: options)
    (pages.dataSource, pages.delegate) = (book, book)
    window.rootViewController = pages
    pages.setViewControllers([book.pages[page]], direction: .forward, animated: false)
    window.layoutIfNeeded()
    _ = book.log.take()
    return pages
  }

  private func drag(_ pages: PageViewController, by distance: CGFloat, speed: CGFloat = 0) {
    let scroll = pages.pageScrollView
    scroll?.beginDragging()
    scroll?.contentOffset.x += distance
    scroll?.endDragging(velocity: CGPoint(x: speed, y: 0))
  }

  @Test func `R14.9 R14.10 the scroll view is three pages long, above the indicator`() throws {
    let pages = shown(options: [.interPageSpacing: 20])
    let scroll = try #require(pages.pageScrollView)

    expectEqual(scroll.frame, CGRect(x: -10, y: 0, width: 340, height: 443))
    expectEqual(scroll.contentSize, CGSize(width: 1_020, height: 443))
    expectEqual(scroll.contentOffset, CGPoint(x: 340, y: 0))
    let page = try #require(book.pages[1].view)
    expectEqual(page.convert(page.bounds, to: nil).size, CGSize(width: 320, height: 443))
    expectEqual(pages.pageIndicator?.frame.minY, 443)
    drag(pages, by: 300)
    expectEqual(book.names(pages.viewControllers), "C")
    expectEqual(scroll.contentOffset.x, 340)
    expectEqual(pages.pageIndicator?.currentPage, 2)
  }

  @Test
  func `R14.12 R14.13 R14.15 T14.1 T14.2 drags call pages, data source and delegate in order`() {
    let pages = shown()

    drag(pages, by: 200)
    let completed = book.log.take()
    drag(pages, by: 100)

    expectEqual(
      completed,
      [
        "after B", "before B", "to C", "C willMove in", "C didLoad", "C willAppear",
        "B willDisappear", "C isAppearing", "C didAppear", "B didDisappear", "B willMove out",
        "C didMove in", "B didMove out", "from B true true", "after C",
      ])
    expectEqual(
      book.log.take().filter { !$0.contains("Move") && !$0.contains("isApp") },
      [
        "to D", "D didLoad", "D willAppear", "C willDisappear", "C willAppear", "C didAppear",
        "D willDisappear", "D didDisappear", "from C true false",
      ])
  }

  @Test func `R14.14 from right to left the later page lies on the left, but not for calls`() {
    let pages = shown()
    pages.view.semanticContentAttribute = .forceRightToLeft

    drag(pages, by: -200)

    expectEqual(book.names(pages.viewControllers), "C")
    let clock = AnimationClock()
    clock.use { pages.setViewControllers([book.pages[3]], direction: .forward, animated: true) }
    clock.advance(by: 0.15)
    expect(pages.pageScrollView?.contentOffset.x ?? 0 > 320)
  }

  @Test func `R14.11 R14.17 R14.18 T14.3 T14.4 a spine in the middle shows two pages`() {
    let pages = shown(.pageCurl, at: 0)
    expectEqual(pages.turnPage(.forward, animated: false), true)
    expectEqual(
      book.log.take().filter { $0.contains("ppear") && !$0.contains("isApp") },
      ["B willAppear", "A willDisappear", "A didDisappear", "B didAppear"])
    let clock = AnimationClock()
    clock.use {
      pages.turnPage(.forward, animated: true)
      _ = book.log.take()
      pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    }
    expectEqual(
      book.log.take().filter { $0.contains("ppear") && !$0.contains("isApp") },
      ["C willDisappear", "B willAppear", "C didDisappear", "B didAppear"])

    let wide = PageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: PageViewController.SpineLocation.mid.rawValue])
    window.rootViewController = wide
    wide.dataSource = book
    wide.setViewControllers(Array(book.pages[2...3]), direction: .forward, animated: false)
    window.layoutIfNeeded()

    expect(wide.isDoubleSided && wide.pageScrollView == nil)
    expectEqual(book.pages[3].view.frame, CGRect(x: 160, y: 0, width: 160, height: 480))
    expectEqual(
      [wide.turnPage(.forward, animated: false), wide.turnPage(.reverse, animated: false)],
      [false, true])
    expectEqual(book.names(wide.viewControllers), "AB")
  }

  @Test func `R14.16 a call completes the one before it with false, on a clock`() {
    let pages = shown()
    var log: [String] = []
    func set(_ index: Int) {
      pages.setViewControllers([book.pages[index]], direction: .forward, animated: true) {
        log.append("\(index) \($0)")
      }
    }
    let clock = AnimationClock()

    clock.use {
      set(2)
      clock.advance(by: 0.1)
      set(3)
      expectEqual(log, ["2 false"])
      clock.advance(by: 1)
    }

    expectEqual(log, ["2 false", "3 true"])
    expectEqual(pages.children, [book.pages[3]])
    expectEqual(pages.pageScrollView?.contentOffset.x, 320)
  }
}
