import Foundation
import Testing
import ViewGeometry

@testable import TestSupport

/// Snapshots that are applied during a drag or in callbacks: the list shows the last one.
@Suite struct MeddledSnapshotLaws {
  private enum Act {
    case apply(NamedSections)
    case reload(NamedSections)
    case begin(Int, Int)
    case drag(y: CGFloat)
    case end, cancel, lay, leave
  }

  private enum Moment: CaseIterable {
    case cell, displayed, gone, mayMove, target, willReorder, didReorder
  }

  private struct Meddling {
    let moment: Moment
    let count: Int
    let act: Act
  }

  private struct Case: CustomStringConvertible {
    let first: NamedSections
    let steps: [Act]
    let meddlings: [Meddling]

    var description: String {
      "\(first)\nsteps:\n" + steps.map { "  \($0)" }.joined(separator: "\n") + "\nmeddlings:\n"
        + meddlings.map { "  \($0.moment) \($0.count): \($0.act)" }.joined(separator: "\n")
    }
  }

  private static func anyAct(_ source: inout ChoiceSource) -> Act {
    switch source.index(below: 11) {
    case 0, 1: .apply(.any(&source))
    case 2: .reload(.any(&source))
    case 3, 4: .begin(source.index(below: 3), source.index(below: 6))
    case 5, 6: .drag(y: CGFloat(source.index(below: 160)))
    case 7, 8: .end
    case 9: .cancel
    default: source.flag() ? .lay : .leave
    }
  }

  private static func anyCase(_ source: inout ChoiceSource) -> Case {
    Case(
      first: .any(&source), steps: source.list(mean: 8, limit: 16, of: anyAct),
      meddlings: source.list(mean: 2, limit: 4) { source in
        Meddling(
          moment: source.pick(Moment.allCases), count: source.index(below: 5), act: anyAct(&source))
      })
  }

  /// A list with a diffable data source that runs scheduled operations in callbacks.
  private final class Owner: CollectionViewDelegate {
    let list = CollectionView(
      frame: .xywh(0, 0, 100, 90),
      collectionViewLayout: CollectionViewFlowLayout(item: .wh(100, 20), spacing: 0, lines: 0))
    let window = Window(frame: .xywh(0, 0, 100, 90))
    private(set) var source: CollectionViewDiffableDataSource<String, Int>!
    var meddlings: [Meddling] = []
    private var counts: [Moment: Int] = [:]

    init(_ first: NamedSections) {
      list.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      window.addSubview(list)
      source = CollectionViewDiffableDataSource(collectionView: list) {
        [unowned self] list, indexPath, item in
        let cell = list.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.tag = item
        meet(.cell)
        return cell
      }
      source.reorderingHandlers.canReorderItem = { [unowned self] _ in
        meet(.mayMove)
        return true
      }
      source.reorderingHandlers.willReorder = { [unowned self] _ in meet(.willReorder) }
      source.reorderingHandlers.didReorder = { [unowned self] _ in meet(.didReorder) }
      list.delegate = self
      source.apply(first.snapshot)
    }

    private func meet(_ moment: Moment) {
      guard !meddlings.isEmpty else { return }
      let count = counts[moment, default: 0]
      counts[moment] = count + 1
      guard let next = meddlings.firstIndex(where: { $0.moment == moment && $0.count <= count })
      else { return }
      perform(meddlings.remove(at: next).act)
    }

    func perform(_ act: Act) {
      switch act {
      case .apply(let sections): source.apply(sections.snapshot)
      case .reload(let sections): source.applySnapshotUsingReloadData(sections.snapshot)
      case .begin(let section, let item):
        _ = list.beginInteractiveMovementForItem(at: .at(section, item))
      case .drag(let y): list.updateInteractiveMovementTargetPosition(.xy(20, y))
      case .end: list.endInteractiveMovement()
      case .cancel: list.cancelInteractiveMovement()
      case .lay: list.layoutIfNeeded()
      case .leave:
        list.removeFromSuperview()
        window.addSubview(list)
      }
    }

    func collectionView(
      _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { meet(.displayed) }
    func collectionView(
      _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { meet(.gone) }
    func collectionView(
      _ collectionView: CollectionView,
      targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
      atCurrentIndexPath currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      meet(.target)
      return proposedIndexPath
    }
  }

  @Test func `the last snapshot is shown, whenever it was applied`() {
    check(Self.anyCase, cases: .perThousand(80)) { input in
      let owner = Owner(input.first)
      owner.meddlings = input.meddlings
      owner.list.layoutIfNeeded()
      for step in input.steps {
        owner.perform(step)
        owner.list.layoutIfNeeded()
      }
      owner.meddlings = []
      owner.list.cancelInteractiveMovement()
      owner.list.layoutIfNeeded()

      let fresh = Owner(NamedSections(owner.source.snapshot()))
      fresh.list.layoutIfNeeded()
      fresh.list.contentOffset = owner.list.contentOffset
      fresh.list.layoutIfNeeded()
      let (found, expected) = (owner.list.answers(), fresh.list.answers())
      let wrong =
        zip(found, expected).first { $0 != $1 } ?? ("\(found.count) answers", "\(expected.count)")
      try demand(found == expected, "\(wrong.0), not \(wrong.1)")
    }
  }
}
