import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// T10.8 and T10.9 for collection views: the source rectangle of a preview.
@Suite struct SourceRectTests {
  private let rows = ItemGrid([100])
  private let root = View(frame: .xywh(0, 0, 320, 480))
  private let list: CollectionView

  init() {
    let layout = CollectionViewFlowLayout(item: .wh(320, 44), lines: 0)
    list = rows.makeCollectionView(size: .wh(320, 416), layout: layout)
    list.frame.origin.y = 64
    list.contentOffset.y = 300
    root.addSubview(list)
    root.layoutIfNeeded()
  }

  @Test func `T10.8 in the list's own coordinates the item's frame is taken (R10.16)`() {
    let source = list.sourceRect(at: .xy(50, 450), in: list)

    expectEqual(source?.indexPath, IndexPath(item: 10, section: 0))
    expectEqual(source?.rect, .xywh(0, 440, 320, 44))
    expectEqual(source?.visibleRect, .xywh(0, 440, 320, 44))
  }

  @Test func `T10.9 in another view's coordinates it is converted (R10.16)`() {
    let source = list.sourceRect(at: .xy(50, 214), in: root)

    expectEqual(source?.rect, .xywh(0, 204, 320, 44))
  }

  @Test func `R10.17 what the list clips is missing from the visible part`() {
    let source = list.sourceRect(at: .xy(50, 64), in: root)

    expectEqual(source?.rect, .xywh(0, 28, 320, 44))
    expectEqual(source?.visibleRect, .xywh(0, 64, 320, 8))
  }

  @Test func `An item that is scrolled away has no visible part`() {
    let source = list.sourceRect(at: .xy(50, 10), in: list)

    expectEqual(source?.indexPath.item, 0)
    expect(source?.visibleRect.isNull == true)
  }

  @Test func `Beside the items there is no source rectangle`() {
    expect(list.sourceRect(at: .xy(320, 450), in: list) == nil)
  }

  @Test func `R10.28 the item of a menu is at the point, and its preview the whole cell`() throws {
    let window = Window(frame: .xywh(0, 0, 320, 480))
    window.addSubview(root)
    let item = list.indexPathForItem(at: .xy(50, 450))
    let cell = try #require(item.flatMap(list.cellForItem))

    let preview = TargetedPreview(view: cell)

    expectEqual(item, IndexPath(item: 10, section: 0))
    expectEqual(preview.size, .wh(320, 44))
    expect(preview.target.container === list)
    expectEqual(preview.rectInContainer, cell.frame)
    expect(list.indexPathForItem(at: .xy(320, 450)) == nil)
  }

  @Test func `A subview's source rectangle is its bounds in the source view`() {
    let cell = list.cellForItem(at: IndexPath(item: 10, section: 0))

    expectEqual(cell.map { root.sourceRect(for: $0) }, .xywh(0, 204, 320, 44))
  }

  @Test func `R10.16 turns that undo each other leave a source rectangle as large as the bounds`() {
    let outer = View(frame: .xywh(100, 100, 100, 100))
    let inner = View(frame: .xywh(30, 20, 40, 60))
    outer.addSubview(inner)
    root.addSubview(outer)
    let turn = CGAffineTransform(rotationAngle: .pi / 4)
    (outer.transform, inner.transform) = (turn, turn.inverted())

    let rect = root.sourceRect(for: inner)

    for (found, expected) in [
      (rect.minX, 130), (rect.minY, 120), (rect.width, 40), (rect.height, 60),
    ] as [(CGFloat, CGFloat)] {
      expect(abs(found - expected) < 1e-9)
    }
  }

  @Test func `R10.16 a source rectangle is the converted bounds, wherever both views are`() {
    check(ConversionCase.generator(.affine, limit: 7)) { each in
      let views = ViewTree(each.tree)
      let (source, target) = (views[each.source], views[each.target])

      let rect = target.sourceRect(for: source)

      let bounds = source.convert(source.bounds, to: target)
      try demand(rect == bounds, "\(rect.code), and the bounds are \(bounds.code)")
    }
  }
}
