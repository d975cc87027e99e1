import Foundation
import ViewGeometry

/// Implements only the required methods of the data source and the delegate.
///
/// The controller's methods call this object to get the protocols' default results.
final class MissingTableMethods: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
}
