import Foundation
import ViewGeometry

/// The data of collection views and tables whose cells are registered as "cell".
protocol ListData: CollectionViewDataSource, TableViewDataSource {
  var sectionCount: Int { get }
  func itemCount(inSection section: Int) -> Int
  /// Prepares a dequeued cell of a collection view or table.
  func prepare(_ cell: View, at indexPath: IndexPath)
}

extension ListData {
  func prepare(_ cell: View, at indexPath: IndexPath) {}

  func numberOfSections(in collectionView: CollectionView) -> Int { sectionCount }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    itemCount(inSection: section)
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    prepare(cell, at: indexPath)
    return cell
  }

  func numberOfSections(in tableView: TableView) -> Int { sectionCount }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    itemCount(inSection: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    prepare(cell, at: indexPath)
    return cell
  }
}
