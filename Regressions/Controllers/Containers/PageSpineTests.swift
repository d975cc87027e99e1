import ForceTouch
import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ControllersTests
@testable import ForceTouchSupport

/// Page curls: the location of the spine, double-sided pages, and what their delegate chooses.
@Suite struct PageSpineTests {
  typealias Spine = PageViewController.SpineLocation

  /// Chooses the location of the spine in a closure, and the orientations.
  private final class Chooser: PageViewControllerDelegate {
    var choose: (PageViewController) -> Spine = { $0.spineLocation }
    private(set) var asked: [Screen.InterfaceOrientation] = []
    /// For each turn of the user, whether it finished and whether it was completed.
    private(set) var ends: [[Bool]] = []

    func pageViewController(
      _ pageViewController: PageViewController,
      spineLocationFor orientation: Screen.InterfaceOrientation
    ) -> PageViewController.SpineLocation {
      asked.append(orientation)
      return choose(pageViewController)
    }

    func pageViewController(
      _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [ViewController], transitionCompleted completed: Bool
    ) { ends.append([finished, completed]) }

    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: PageViewController
    ) -> InterfaceOrientationMask { .all }

    func pageViewControllerPreferredInterfaceOrientationForPresentation(
      _ pageViewController: PageViewController
    ) -> Screen.InterfaceOrientation { .landscapeLeft }
  }

  private final class Silent: PageViewControllerDelegate {}

  /// Retains the windows, which a scene doesn't.
  private final class Windows { var windows: [Window] = [] }

  private let book = Book()
  private let shownIn = Windows()
  private let chooser = Chooser()
  private let scene = WindowScene(
    screen: Screen(portraitSize: CGSize(width: 320, height: 480), scale: 2))

  /// Pages in a window that fills the scene.
  private func shown(
    _ style: PageViewController.TransitionStyle = .pageCurl, _ spine: Spine = .min,
    sides: Bool = false, at indices: [Int] = [0]
  ) -> PageViewController {
    let pages = PageViewController(
      transitionStyle: style, navigationOrientation: .horizontal,
      options: [.spineLocation: spine])
    if sides { pages.isDoubleSided = true }
    (pages.dataSource, pages.delegate) = (book, chooser)
    let window = Window(windowScene: scene)
    shownIn.windows.append(window)
    window.rootViewController = pages
    pages.setViewControllers(
      indices.map { book.pages[$0] }, direction: .forward, animated: false)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return pages
  }

  private func names(_ pages: PageViewController) -> String { book.names(pages.viewControllers) }

  @Test func `R14.11 R14.17 two pages share a rotated book, and one has it again afterwards`() {
    let pages = shown(at: [2])
    var results: [Bool] = []
    func set(_ indices: [Int]) {
      pages.setViewControllers(
        indices.map { book.pages[$0] }, direction: .forward, animated: true
      ) { results.append($0) }
    }

    chooser.choose = { _ in
      set([2, 3])
      return .mid
    }
    scene.rotate(to: .landscapeRight)
    pages.view.layoutIfNeeded()

    expectEqual(names(pages), "CD")
    expect(pages.spineLocation == .mid && pages.isDoubleSided)
    expectEqual(book.pages[3].view.frame, CGRect(x: 240, y: 0, width: 240, height: 320))

    chooser.choose = {
      $0.isDoubleSided = false
      set([3])
      return .max
    }
    scene.rotate(to: .portrait)
    pages.view.layoutIfNeeded()

    expectEqual(names(pages), "D")
    expect(pages.spineLocation == .max && !pages.isDoubleSided)
    expectEqual(book.pages[3].view.frame, CGRect(x: 0, y: 0, width: 320, height: 480))
    expect(book.pages[2].view.window == nil && book.pages[2].parent == nil)
    expectEqual(chooser.asked, [.landscapeRight, .portrait])
    expectEqual(results, [true, true])
  }

  @Test(arguments: [Spine.none, .min, .max])
  func `R14.17 another spine at an edge leaves the page and forgets its neighbors`(spine: Spine) {
    let pages = shown(at: [1])
    chooser.choose = { _ in spine }
    expect(pages.turnPage(.forward, animated: false))
    _ = book.log.take()

    scene.rotate(to: .landscapeLeft)
    expect(pages.turnPage(.reverse, animated: false))

    expect(pages.spineLocation == (spine == .none ? .min : spine))
    expectEqual(names(pages), "B")
    expectEqual(book.log.take().filter { $0.hasPrefix("before") }, ["before C", "before B"])
  }

  @Test func `R14.17 only page curls with a delegate have their spine chosen, and not for sizes`() {
    let (scrolled, curled) = (shown(.scroll, at: [1]), shown())
    let silent = Silent()
    chooser.choose = { _ in .max }

    curled.view.window?.resize(to: CGSize(width: 300, height: 200))
    expectEqual(chooser.asked, [])
    curled.view.window?.frame = scene.coordinateSpace.bounds
    curled.delegate = nil
    scene.rotate(to: .landscapeLeft)
    curled.delegate = silent
    scene.rotate(to: .portrait)

    expectEqual(chooser.asked, [])
    expect(scrolled.spineLocation == Spine.none && curled.spineLocation == .min)
    expectEqual([names(scrolled), names(curled)], ["B", "A"])
  }

  @Test func `R14.16 R14.17 a rotation ends a turn that is in progress`() {
    let (pages, clock) = (shown(at: [1]), AnimationClock())
    clock.use {
      expect(pages.turnPage(.forward, animated: true))
      expect(!pages.turnPage(.forward, animated: true))

      scene.rotate(to: .landscapeLeft)
    }

    expectEqual(chooser.ends, [[false, false]])
    expectEqual(names(pages), "B")
    expectEqual(chooser.asked, [.landscapeLeft])
  }

  @Test(arguments: [Spine.min, .max])
  func `R14.11 R14.18 double-sided pages at an edge take the back of the turned one`(
    spine: Spine
  ) {
    let pages = shown(.pageCurl, spine, sides: true, at: [0])
    pages.setViewControllers(
      [book.pages[2], book.pages[1]], direction: .forward, animated: true)

    // The back is a child, but isn't shown.
    expectEqual(names(pages), "C")
    expectEqual(pages.children, [book.pages[2], book.pages[1]])
    expect(book.pages[1].viewIfLoaded?.superview == nil)
    expect(pages.turnPage(.forward, animated: false))
    expectEqual(names(pages), "E")
    expectEqual(pages.children, [book.pages[4], book.pages[3]])
    // There is neither a page after E nor a second one.
    expect(!pages.turnPage(.forward, animated: false))

    book.pages[3].removeFromParent()

    expectEqual(pages.children, [book.pages[4]])
    expectEqual(names(pages), "E")
    expect(pages.turnPage(.reverse, animated: false))
    expectEqual(names(pages), "C")
    expectEqual(pages.children, [book.pages[2], book.pages[3]])
    pages.setViewControllers([book.pages[1]], direction: .reverse, animated: false)
    // Only A is before B, which would be the back of another page.
    expect(!pages.turnPage(.reverse, animated: false))
  }

  @Test func `R14.11 two pages turn to the next two and back`() {
    let pages = shown(.pageCurl, .mid, at: [0, 1])

    let turns = [PageViewController.NavigationDirection.forward, .reverse, .reverse].map {
      "\(pages.turnPage($0, animated: false)) \(names(pages))"
    }

    expectEqual(turns, ["true CD", "true AB", "false AB"])
    expectEqual(book.pages[0].view.frame.minX, 0)
    expectEqual(book.pages[1].view.frame.minX, 160)
  }

  @Test func `A delegate chooses the orientations, and otherwise they are a controller's`() {
    let (pages, plain) = (shown(), ViewController())
    let silent = Silent()

    expectEqual(pages.supportedInterfaceOrientations, .all)
    expectEqual(pages.preferredInterfaceOrientationForPresentation, .landscapeLeft)
    for delegate in [silent, nil] as [Silent?] {
      pages.delegate = delegate
      expectEqual(pages.supportedInterfaceOrientations, plain.supportedInterfaceOrientations)
      expectEqual(
        pages.preferredInterfaceOrientationForPresentation,
        plain.preferredInterfaceOrientationForPresentation)
    }
  }

  @Test func `R14.11 a page controller made without a style has curls with the spine at an edge`() {
    let plain = PageViewController(nibName: nil, bundle: nil)
    let none = PageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .vertical,
      options: [.spineLocation: Spine.none])

    expect(plain.transitionStyle == .pageCurl && plain.navigationOrientation == .horizontal)
    expect(plain.spineLocation == .min && !plain.isDoubleSided && none.spineLocation == .min)
    expect(plain.viewControllers == [] && plain.pageScrollView == nil)
    expect(PageViewController(coder: NSObject()) == nil)
  }
}
