import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ControllersTests
@testable import ForceTouchSupport

/// Scrolling pages that are dragged and resized at unusual moments.
@Suite struct PageDragTests {
  /// Has pages but says nothing about an indicator, and as a delegate nothing at all.
  private final class Bare: PageViewControllerDataSource, PageViewControllerDelegate {
    let book: Book
    init(_ book: Book) { self.book = book }

    func pageViewController(
      _ pages: PageViewController, viewControllerBefore page: ViewController
    ) -> ViewController? { book.pageViewController(pages, viewControllerBefore: page) }

    func pageViewController(
      _ pages: PageViewController, viewControllerAfter page: ViewController
    ) -> ViewController? { book.pageViewController(pages, viewControllerAfter: page) }
  }

  private let book = Book()
  private let clock = AnimationClock()
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let pages = PageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let scroll: ScrollView

  init() throws {
    scroll = try #require(pages.pageScrollView)
    (pages.dataSource, pages.delegate) = (book, book)
    window.rootViewController = pages
  }

  private func show(_ index: Int = 1) {
    pages.setViewControllers([book.pages[index]], direction: .forward, animated: false)
    window.layoutIfNeeded()
    _ = book.log.take()
  }

  private var shown: String { book.names(pages.viewControllers) }

  private func turns() -> [String] {
    book.log.take().filter { $0.hasPrefix("to") || $0.hasPrefix("from") }
  }

  @Test func `R14.15 a drag back through the middle cancels one turn and begins another`() {
    show()

    scroll.beginDragging()
    for x in [400, 340, 300, 60] as [CGFloat] { scroll.contentOffset.x = x }
    expectEqual(turns(), ["to C", "from B true false", "to A"])
    scroll.endDragging(velocity: .zero)

    expectEqual(turns(), ["from B true true"])
    expectEqual(shown, "A")
    expectEqual(pages.children, [book.pages[0]])
  }

  @Test func `R14.13 without pages a drag asks for none`() {
    window.layoutIfNeeded()

    scroll.beginDragging()
    scroll.contentOffset.x += 200
    scroll.endDragging(velocity: .zero)

    expectEqual(book.log.calls, [])
    expect(pages.viewControllers == [] && scroll.contentOffset.x == 320 as CGFloat)
  }

  @Test func `R14.16 a drag completes a requested transition with false, on its new page`() {
    show()
    var results: [Bool] = []
    clock.use {
      pages.setViewControllers([book.pages[3]], direction: .forward, animated: true) {
        results.append($0)
      }
      clock.advance(by: 0.1)

      scroll.beginDragging()
    }

    expectEqual(results, [false])
    expectEqual(shown, "D")
    expectEqual(
      book.log.take().filter { $0.hasPrefix("before") }, ["before D"])
    expect(book.pages[1].view.window == nil)
  }

  @Test func `A page controller that is resized completes a requested transition with true`() {
    show()
    var results: [Bool] = []
    clock.use {
      pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) {
        results.append($0)
      }
      clock.advance(by: 0.1)

      window.resize(to: CGSize(width: 480, height: 320))
    }

    expectEqual(results, [true])
    expectEqual(shown, "C")
    expectEqual(scroll.contentOffset.x, 480)
  }

  @Test(arguments: [(0.9, "C", true), (-0.9, "B", false)])
  func `Resized while it decelerates, it shows the page that is nearer`(
    speed: Double, page: String, isCompleted: Bool
  ) {
    show()
    clock.use {
      scroll.beginDragging()
      scroll.contentOffset.x += speed > 0 ? 200 : 100
      scroll.endDragging(velocity: CGPoint(x: speed, y: 0))
      expect(scroll.isDecelerating)

      window.resize(to: CGSize(width: 480, height: 320))
    }

    expectEqual(turns(), ["to C", "from B true \(isCompleted)"])
    expectEqual(shown, page)
    expectEqual(scroll.contentOffset.x, 480)
  }

  @Test func `A page controller that loses its width in a drag keeps its page`() {
    show()

    scroll.beginDragging()
    scroll.contentOffset.x += 200
    window.resize(to: CGSize(width: 0, height: 480))
    scroll.endDragging(velocity: .zero)

    expectEqual(turns(), ["to C", "from B true false"])
    expectEqual(shown, "B")
    window.resize(to: CGSize(width: 320, height: 480))
    expectEqual(scroll.contentOffset.x, 320)
  }

  @Test func `R14.10 the indicator needs a data source that has both of its methods`() {
    let bare = Bare(book)
    show()
    expectEqual(scroll.frame.height, 443)

    for source in [bare, nil] as [Bare?] {
      pages.dataSource = book
      expect(pages.pageIndicator != nil)
      pages.dataSource = source
      window.layoutIfNeeded()
      expect(pages.pageIndicator == nil)
      expectEqual(scroll.frame.height, 480)
    }
    expectEqual(bare.presentationIndex(for: pages), 0)
  }

  @Test func `R14.15 a delegate that has no method lets pages be turned`() {
    let bare = Bare(book)
    show()
    (pages.dataSource, pages.delegate) = (bare, bare)

    expect(pages.turnPage(.forward, animated: false))
    expectEqual(shown, "C")
    expectEqual(turns(), [])
  }

  @Test func `Pages in a controller that isn't shown are turned without appearing`() {
    show()
    window.rootViewController = nil
    _ = book.log.take()

    scroll.beginDragging()
    scroll.contentOffset.x += 100
    scroll.endDragging(velocity: .zero)

    expectEqual(turns(), ["to C", "from B true false"])
    expectEqual(shown, "B")
    expect(!book.log.calls.contains { $0.contains("ppear") })
  }

  @Test func `R14.9 half of the distance between pages lies on each side, whatever its type`() {
    for distance in [CGFloat(20), 20.0, Float(20), 20, NSNumber(value: 20)] as [Any] {
      let pages = PageViewController(
        transitionStyle: .scroll, navigationOrientation: .vertical,
        options: [.interPageSpacing: distance])
      pages.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      pages.view.layoutIfNeeded()

      expectEqual(pages.pageScrollView?.frame, CGRect(x: 0, y: -10, width: 320, height: 500))
    }
  }
}
