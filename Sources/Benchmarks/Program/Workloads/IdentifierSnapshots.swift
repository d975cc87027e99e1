import Foundation
import ViewGeometry

/// Snapshots of many identifiers in one section, and a collection view that shows them.
///
/// The collection view has a diffable data source.
final class IdentifierSnapshots {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  let list: CollectionView
  let source: CollectionViewDiffableDataSource<Int, Int>
  /// The identifiers in random order.
  let identifiers: [Int]

  init(count: Int, random: inout SplitMix64) {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = .init(width: 100, height: 100)
    list = CollectionView(
      frame: .init(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    let cells = CollectionView.CellRegistration<CollectionViewCell, Int> { _, _, _ in }
    source = CollectionViewDiffableDataSource(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var identifiers: [Int] = []
    var seen: Set<Int> = []
    while identifiers.count < count {
      let identifier = Int(truncatingIfNeeded: random.next())
      if seen.insert(identifier).inserted { identifiers.append(identifier) }
    }
    self.identifiers = identifiers
    show(Self.snapshot(identifiers))
  }

  static func snapshot(_ identifiers: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(identifiers)
    return snapshot
  }

  /// The identifiers with every hundredth one replaced.
  var changed: [Int] {
    identifiers.enumerated().map { $0.offset % 100 == 50 ? ~$0.element : $0.element }
  }

  func show(_ snapshot: Snapshot) {
    source.apply(snapshot)
    list.layoutIfNeeded()
  }

  /// Applies the two snapshots in turn, beginning with the second one.
  func batch(_ snapshots: (Snapshot, Snapshot)) -> Batch {
    Batch(each: { [self] index in
      source.apply(index & 1 == 0 ? snapshots.1 : snapshots.0)
      return Double(list.contentSize.height)
    })
  }

  /// The baseline, which only creates a set of the identifiers.
  var limit: Batch {
    Batch(each: { [identifiers] _ in Double(Set(identifiers).count) })
  }

  /// The naive twin, which finds the identifiers that only one of the two lists contains.
  ///
  /// It uses a dictionary and a set.
  func naive(_ lists: ([Int], [Int])) -> Batch {
    Batch(each: { index in
      let (old, new) = index & 1 == 0 ? lists : (lists.1, lists.0)
      let places = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
      let kept = Set(new)
      let removed = old.indices.filter { !kept.contains(old[$0]) }
      let added = new.indices.filter { places[new[$0]] == nil }
      return Double(removed.count + added.count)
    })
  }
}
