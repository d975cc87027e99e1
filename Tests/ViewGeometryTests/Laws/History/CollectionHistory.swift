import Foundation
import ViewGeometry

@testable import TestSupport

/// A collection view in a window, with a layout whose properties change.
final class CollectionHistory<Layout: CollectionViewLayout>: ListData,
  CollectionViewDelegateFlowLayout, CollectionViewDelegateWaterfallLayout,
  CollectionViewDataSourcePrefetching
{
  let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let layout: Layout
  let collection: CollectionView
  private var sections = [4, 0, 23]

  init(_ layout: Layout) {
    self.layout = layout
    collection = CollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    window.addSubview(collection)
  }

  var sectionCount: Int { sections.count }
  func itemCount(inSection section: Int) -> Int { sections[section] }
  func prepare(_ cell: View, at indexPath: IndexPath) {
    cell.tag = indexPath.section * 1_000 + indexPath.item
  }
  func collectionView(
    _ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {}
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    CGSize(width: 20 + (path.item * 13) % 60, height: 10 + (path.item * 7 + path.section) % 50)
  }
  func collectionView(
    _ collectionView: CollectionView, layout: CollectionViewWaterfallLayout,
    heightForItemAt path: IndexPath, width: CGFloat
  ) -> CGFloat {
    CGFloat(10 + (path.item * 7 + path.section) % 50)
  }

  /// Deletes an item and inserts it again, in separate batches.
  private func edit() {
    guard let section = sections.firstIndex(where: { $0 > 0 }) else { return }
    collection.performBatchUpdates { [self] in
      sections[section] -= 1
      collection.deleteItems(at: [IndexPath(item: 0, section: section)])
    }
    collection.performBatchUpdates { [self] in
      sections[section] += 1
      collection.insertItems(at: [IndexPath(item: 0, section: section)])
    }
  }

  /// Drags an item around and cancels the drag.
  private func dragAndCancel() {
    guard let section = sections.firstIndex(where: { $0 > 1 }) else { return }
    collection.layoutIfNeeded()
    guard
      collection.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: section))
    else { return }
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 120))
    collection.reconfigureItems(at: collection.indexPathsForVisibleItems)
    collection.layoutIfNeeded()
    collection.cancelInteractiveMovement()
  }

  private func scrollToLast() {
    guard let section = sections.lastIndex(where: { $0 > 0 }) else { return }
    collection.scrollToItem(
      at: IndexPath(item: sections[section] - 1, section: section), at: .bottom, animated: false)
  }

  private func selectAndDeselect() {
    guard let section = sections.firstIndex(where: { $0 > 0 }) else { return }
    let path = IndexPath(item: 0, section: section)
    collection.layoutIfNeeded()
    collection.selectItem(at: path, animated: false, scrollPosition: [])
    collection.layoutIfNeeded()
    collection.deselectItem(at: path, animated: false)
  }

  /// A batch that doesn't fit the data is refused and changes nothing.
  private func attemptWrongBatch() {
    guard let section = sections.firstIndex(where: { $0 > 0 }) else { return }
    try? collection.validateUpdates { [collection] in
      collection.reconfigureItems(at: [IndexPath(item: 0, section: section)])
      collection.deleteItems(at: [IndexPath(item: 0, section: section)])
    }
  }

  static func subject(
    _ name: String, _ settings: [Setting<CollectionHistory>],
    columns: Bool = false, make: @escaping () -> Layout
  ) -> SubjectUnderTest<CollectionHistory> {
    let data =
      columns
      ? [[6, 6, 6], [], [1], [40, 40]]
      : [
        [4, 0, 23], [], [1], [300], [2, 2, 2, 2, 2, 70], Array(repeating: 3, count: 25),
      ]
    var disturbances: [(CollectionHistory) -> Void] = [
      { $0.collection.layoutIfNeeded() }, { _ = $0.collection.contentSize },
      { _ = $0.collection.indexPathForItem(at: CGPoint(x: 50, y: 60)) },
      { $0.collection.contentOffset = CGPoint(x: 30, y: 300) },
      { history in
        history.collection.contentOffset = CGPoint(x: 200, y: 900)
        history.collection.layoutIfNeeded()
      },
      { $0.collection.reloadData() }, { $0.layout.invalidateLayout() },
      { $0.collection.performBatchUpdates {} },
      { history in
        history.collection.performBatchUpdates {
          history.collection.contentOffset.y += 250
          history.collection.layoutIfNeeded()
        }
      },
      { _ = $0.collection.layoutSnapshot },
      { $0.dragAndCancel() }, { $0.selectAndDeselect() }, { $0.attemptWrongBatch() },
      { $0.askAboutBounds() },
      { $0.scrollToLast() },
      { history in
        history.collection.prefetchDataSource = history
        history.collection.contentOffset.y += 90
        history.collection.layoutIfNeeded()
        history.collection.prefetchDataSource = nil
      },
      { history in
        history.collection.removeFromSuperview()
        history.window.addSubview(history.collection)
      },
      { history in
        history.collection.setCollectionViewLayout(DecoratedLayout(), animated: false)
        history.collection.layoutIfNeeded()
        history.collection.setCollectionViewLayout(history.layout, animated: false)
      },
    ]
    if !columns { disturbances.append { $0.edit() } }
    disturbances += contexts.map { makeContext in { $0.invalidate(with: makeContext) } }
    return SubjectUnderTest(
      name: name,
      make: {
        let history = CollectionHistory(make())
        history.sections = data[0]
        return history
      },
      settings: settings + [
        Setting("data", data) {
          $0.sections = $1
          $0.collection.reloadData()
        },
        Setting("delegate", [false, true]) {
          $0.collection.delegate = $1 ? $0 : nil
          $0.collection.reloadData()
        },
        Setting("frame", [(320, 480), (205, 90), (480, 300), (320, 250)]) {
          $0.collection.frame = CGRect(x: 0, y: 0, width: $1.0, height: $1.1)
        },
        Setting("inset", [0, 20]) {
          $0.collection.contentInset = EdgeInsets(top: $1, left: $1 / 2, bottom: 0, right: $1)
        },
        Setting("safe area", [0, 44]) {
          $0.window.safeAreaInsets = EdgeInsets(top: $1, left: $1 / 2, bottom: 0, right: 4)
        },
        Setting("direction", [View.SemanticContentAttribute.unspecified, .forceRightToLeft]) {
          $0.collection.semanticContentAttribute = $1
        },
      ],
      disturbances: disturbances,
      carried: [
        Carried("content offset") { history, source in
          history.collection.layoutIfNeeded()
          history.collection.contentOffset = source.pick([.zero, CGPoint(x: 40, y: 130)])
        }
      ],
      answers: answers)
  }

  private static func answers(_ history: CollectionHistory) -> [String] {
    let collection = history.collection
    collection.layoutIfNeeded()
    var answers = [
      "size \(collection.contentSize)", "offset \(collection.contentOffset)",
      "adjusted \(collection.adjustedContentInset)", "greatest \(collection.maximumContentOffset)",
    ]
    for section in 0..<collection.numberOfSections {
      for item in 0..<collection.numberOfItems(inSection: section) where item < 40 {
        let path = IndexPath(item: item, section: section)
        let frame = collection.layoutAttributesForItem(at: path)?.frame ?? .null
        answers.append("item \(path) \(frame)")
      }
      for kind in [
        CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter,
      ] {
        let path = IndexPath(item: 0, section: section)
        let frame =
          collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame ?? .null
        answers.append("\(kind) \(path) \(frame)")
      }
    }
    for x in stride(from: -10.0, to: 700, by: 67) {
      for y in stride(from: -10.0, to: 700, by: 61) {
        let path = collection.indexPathForItem(at: CGPoint(x: x, y: y))
        answers.append("at \(x), \(y): \(path.map(String.init(describing:)) ?? "none")")
        guard let drop = collection.dropDestination(at: CGPoint(x: x, y: y)) else { continue }
        answers.append("dropped there: \(drop) \(collection.gapForDrop(at: drop))")
      }
    }
    answers += collection.indexPathsForVisibleItems.sorted().map {
      let cell = collection.cellForItem(at: $0)
      return "cell \($0) \(cell?.frame ?? .null) \(cell?.tag ?? -1)"
    }
    let decorations = collection.subviews.filter { $0 is Decoration }
    answers.append("decorations \(decorations.count)")
    var elements: [String] = []
    collection.forEachElement(in: collection.bounds) { elements.append("element \($0)") }
    return answers + elements.sorted()
  }
}

extension CollectionHistory {
  /// Contexts that mark something as stale although nothing is, each made for the class of contexts
  /// of a layout.
  private static var contexts: [(CollectionViewLayoutInvalidationContext) -> Void] {
    let paths = [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 2)]
    return [
      { $0.invalidateItems(at: paths) },
      { $0.invalidateSupplementaryElements(ofKind: "header", at: paths) },
      { $0.invalidateDecorationElements(ofKind: "back", at: paths) },
      { $0.contentOffsetAdjustment = CGPoint(x: 3, y: 70) },
      { $0.contentSizeAdjustment = CGSize(width: 40, height: 90) },
      { ($0 as? CollectionViewFlowLayoutInvalidationContext)?.setFlags(metrics: false) },
      { ($0 as? CollectionViewFlowLayoutInvalidationContext)?.setFlags(attributes: false) },
      {
        ($0 as? CollectionViewFlowLayoutInvalidationContext)?
          .setFlags(metrics: false, attributes: false)
      },
    ]
  }

  private func invalidate(with describe: (CollectionViewLayoutInvalidationContext) -> Void) {
    let contextClass =
      Layout.invalidationContextClass as? CollectionViewLayoutInvalidationContext.Type
    guard let context = contextClass?.init() else { return }
    describe(context)
    layout.invalidateLayout(with: context)
  }

  /// Queries the layout about bounds that the view doesn't get, as a host that is about to rotate
  /// the screen does.
  private func askAboutBounds() {
    var bounds = collection.bounds
    bounds.origin.y += 33
    _ = layout.shouldInvalidateLayout(forBoundsChange: bounds)
    bounds.size = CGSize(width: bounds.height, height: bounds.width)
    if layout.shouldInvalidateLayout(forBoundsChange: bounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }
  }
}

extension CollectionViewFlowLayoutInvalidationContext {
  fileprivate func setFlags(metrics: Bool = true, attributes: Bool = true) {
    (invalidateFlowLayoutDelegateMetrics, invalidateFlowLayoutAttributes) = (metrics, attributes)
  }
}

private final class Decoration: CollectionReusableView {}

/// A flow with a decoration behind its items.
private final class DecoratedLayout: CollectionViewFlowLayout {
  override init() {
    super.init()
    register(Decoration.self, forDecorationViewOfKind: "background")
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    let background = CollectionViewLayoutAttributes(
      forDecorationViewOfKind: "background", with: IndexPath(item: 0, section: 0))
    background.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    return (super.layoutAttributesForElements(in: rect) ?? []) + [background]
  }
}
