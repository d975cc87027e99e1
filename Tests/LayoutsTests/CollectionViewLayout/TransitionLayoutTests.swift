import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Interactive transitions between layouts.
@Suite struct TransitionLayoutTests {
  private let items = ItemGrid([30])

  private func flow(_ width: CGFloat) -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = .wh(width, 50)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    return layout
  }

  @Test func `R9.26 elements lie between both layouts, and end in one of them`() throws {
    let (old, new, path) = (flow(100), flow(50), IndexPath(item: 3, section: 0))
    let list = items.makeCollectionView(size: .wh(100, 200), layout: old)
    var ends: [[Bool]] = []

    let transition = list.startInteractiveTransition(to: new) { ends.append([$0, $1]) }
    for (progress, frame) in [
      (0, CGRect.xywh(0, 150, 100, 50)), (0.5, .xywh(25, 100, 75, 50)), (1, .xywh(50, 50, 50, 50)),
    ] {
      transition.transitionProgress = progress
      list.layoutIfNeeded()
      expectEqual(list.layoutAttributesForItem(at: path)?.frame, frame)
      expectEqual(list.cellForItem(at: path)?.frame, frame)
    }
    expectEqual(list.contentSize, .wh(100, 750))
    list.cancelInteractiveTransition()
    expect(list.collectionViewLayout === old && old.collectionView === list)
    expect(new.collectionView == nil)

    list.startInteractiveTransition(to: new) { ends.append([$0, $1]) }.transitionProgress = .nan
    list.finishInteractiveTransition()
    list.finishInteractiveTransition()
    expect(list.collectionViewLayout === new)
    expectEqual(list.layoutAttributesForItem(at: path)?.frame, .xywh(50, 50, 50, 50))
    expectEqual(ends, [[true, false], [true, true]])
  }

  /// Logs the notifications of a transition.
  private final class NamedLayout: CollectionViewFlowLayout {
    private let note: (String) -> Void
    init(_ name: String, _ log: @escaping (String) -> Void) {
      note = { log(name + $0) }
      super.init()
    }
    override func prepareForTransition(to newLayout: CollectionViewLayout) { note(" leaves") }
    override func prepareForTransition(from oldLayout: CollectionViewLayout) { note(" comes") }
    override func finalizeLayoutTransition() { note(" is done") }
  }

  @Test(arguments: [false, true], ["old", "new", "other"])
  func `R9.28 another layout cancels a transition`(isSwitched: Bool, name: String) {
    var log: [String] = []
    let layouts = ["old", "new", "other"].map { NamedLayout($0) { log.append($0) } }
    let list = items.makeCollectionView(size: .wh(100, 200), layout: layouts[0])
    let transition = list.startInteractiveTransition(to: layouts[1]) {
      log.append("ends \($0) \($1)")
    }
    expectEqual(log, ["old leaves", "new comes"])
    let next = layouts[["old": 0, "new": 1][name] ?? 2]

    list.collectionViewLayout = transition
    expectEqual(log.count, 2)
    if isSwitched {
      list.setCollectionViewLayout(next, animated: false)
    } else {
      list.collectionViewLayout = next
    }
    list.finishInteractiveTransition()

    let end = ["old is done", "new is done", "ends false false"]
    expectEqual(
      Array(log.dropFirst(2)),
      isSwitched ? ["\(name) comes"] + end + ["\(name) is done"] : end)
    expect(list.collectionViewLayout === next && next.collectionView === list)
    expectEqual(layouts.count { $0.collectionView != nil }, 1)
  }
}
