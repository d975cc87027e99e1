import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// The code of the articles on custom trees and on visibility, run.
@Suite struct TreeArticleExamples {
  struct Screen: GeometryTree {
    var elements: [(parent: Int?, children: [Int], geometry: ElementGeometry)] = []

    var root: Int { 0 }
    func children(of node: Int) -> [Int] { elements[node].children }
    func parent(of node: Int) -> Int? { elements[node].parent }
    func geometry(of node: Int) -> ElementGeometry { elements[node].geometry }

    mutating func add(_ frame: CGRect, to parent: Int?) -> Int {
      elements.append((parent, [], ElementGeometry(frame: frame)))
      if let parent { elements[parent].children.append(elements.count - 1) }
      return elements.count - 1
    }
  }

  @Test func `a tree in an array`() {
    var screen = Screen()
    let window = screen.add(CGRect(x: 0, y: 0, width: 320, height: 480), to: nil)
    let list = screen.add(CGRect(x: 0, y: 64, width: 320, height: 416), to: window)
    let row = screen.add(CGRect(x: 0, y: 88, width: 320, height: 44), to: list)

    let place = screen.frame(of: row, in: nil)  // (0, 152, 320, 44)
    let inRow = screen.convert(CGPoint(x: 10, y: 160), from: window, to: row)  // (10, 8)
    let hit = screen.hitTest(CGPoint(x: 10, y: 160), policy: .uiKit)  // the row
    print(screen.explainHitTest(CGPoint(x: 10, y: 160)))

    let frozen = TreeSnapshot(of: screen)
    let again = frozen.snapshot.hitTest(CGPoint(x: 10, y: 160)).map(frozen.node(of:))  // the row

    expectEqual(place, CGRect(0, 152, 320, 44))
    expectEqual(inRow, CGPoint(10, 8))
    expectEqual(hit, row)
    expectEqual(again, row)
  }

  /// A tree in which one menu has a policy of its own.
  struct MenuScreen: GeometryTree {
    let screen: Screen
    let menu: Int

    var root: Int { 0 }
    func children(of node: Int) -> [Int] { screen.children(of: node) }
    func parent(of node: Int) -> Int? { screen.parent(of: node) }
    func geometry(of node: Int) -> ElementGeometry { screen.geometry(of: node) }
    func hitTestPolicy(of node: Int) -> HitTestPolicy? { node == menu ? .overflowVisible : nil }
  }

  @Test func `a part of a tree has a policy of its own`() {
    var screen = Screen()
    let window = screen.add(CGRect(x: 0, y: 0, width: 320, height: 480), to: nil)
    let menu = screen.add(CGRect(x: 0, y: 0, width: 100, height: 40), to: window)
    let item = screen.add(CGRect(x: 0, y: 40, width: 100, height: 40), to: menu)

    expectEqual(MenuScreen(screen: screen, menu: menu).hitTest(CGPoint(10, 50)), item)
    expectEqual(MenuScreen(screen: screen, menu: -1).hitTest(CGPoint(10, 50)), window)
  }

  @Test func `an element that is scrolled and scaled`() {
    var scrolled = ElementGeometry(
      bounds: CGRect(x: 0, y: 300, width: 320, height: 416),  // scrolled by 300 points
      center: CGPoint(x: 160, y: 272),
      anchorPoint: CGPoint(x: 0.5, y: 0.5),
      transform: CGAffineTransform(scaleX: 0.5, y: 0.5))
    scrolled.clipsToBounds = true  // also isHidden, alpha, isUserInteractionEnabled ...

    expectEqual(scrolled.frame, CGRect(80, 168, 160, 208))
    expect(scrolled.clipsToBounds)
  }

  final class Item: Hashable {
    let frame: CGRect
    private(set) weak var container: Item?
    private(set) var items: [Item] = []

    init(frame: CGRect) { self.frame = frame }

    func add(_ item: Item) {
      items.append(item)
      item.container = self
    }

    static func == (left: Item, right: Item) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  struct Canvas: GeometryTree {
    let root: Item
    func children(of item: Item) -> [Item] { item.items }
    func parent(of item: Item) -> Item? { item.container }
    func geometry(of item: Item) -> ElementGeometry { ElementGeometry(frame: item.frame) }
  }

  @Test func `a tree of objects`() {
    let (page, shape) = (Item(frame: CGRect(0, 0, 100, 100)), Item(frame: CGRect(10, 20, 30, 40)))
    page.add(shape)
    let canvas = Canvas(root: page)

    expect(canvas.hitTest(CGPoint(15, 25), policy: .uiKit) === shape)
    expectEqual(canvas.convert(CGPoint.zero, from: shape, to: nil), CGPoint(10, 20))
  }

  @Test func `what is seen and what is touched`() throws {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let button = View(frame: CGRect(x: 20, y: 400, width: 120, height: 60))
    let bar = View(frame: CGRect(x: 0, y: 430, width: 320, height: 50))
    window.addSubview(button)
    window.addSubview(bar)

    let snapshot = GeometrySnapshot(of: window)
    let map = VisibilityMap(of: snapshot)
    let seen = map.element(at: CGPoint(x: 30, y: 440))  // the bar

    if let id = snapshot.id(of: button) {
      print(map.visibleFraction(of: id))  // 0.5
      print(map.visibleParts(of: id))  // one rectangle, (20, 400, 120, 30)
      print(map.coverers(of: id))  // the bar, with 0.5
    }

    if let id = snapshot.id(of: button), let tap = map.tapPoint(of: id, minimumClearance: 8) {
      print(tap.point, tap.clearance)  // 15 points from the nearest edge
    }

    bar.alpha = 0.5
    let covering = [window, button]
    do {
      let snapshot = GeometrySnapshot(of: window)
      let opaque = VisibilityMap(
        of: snapshot, policy: VisibilityPolicy(covering: .opaque(minimumAlpha: 0.9)))
      let named = VisibilityMap(
        of: snapshot,
        policy: VisibilityPolicy(covering: .elements(Set(covering.compactMap(snapshot.id(of:))))))

      let id = try #require(snapshot.id(of: button))
      expectEqual([opaque, named].map { $0.visibleFraction(of: id) }, [1, 1])
    }

    expectEqual(seen, snapshot.id(of: bar))
    let id = try #require(snapshot.id(of: button))
    expectEqual(map.visibleFraction(of: id), 0.5)
    expectEqual(map.visibleParts(of: id), [Quad(CGRect(20, 400, 120, 30))])
    expectEqual(map.tapPoint(of: id, minimumClearance: 8)?.clearance, 15)
  }
}
