import Foundation
import ViewGeometry

/// Returns the results of a data source and delegate that implement no optional method.
final class MissingTableMethods: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
}
