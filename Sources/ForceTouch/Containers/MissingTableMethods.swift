import Foundation
import ViewGeometry

/// A data source and delegate without optional methods; the controller's defaults return its
/// results.
final class MissingTableMethods: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
}
