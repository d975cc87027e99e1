public import Foundation

/// An object that provides the content of a table, like UIKit's `UITableViewDataSource`.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of sections, at least 0; 1 by default.
  func numberOfSections(in tableView: TableView) -> Int

  /// Returns the number of rows in a section, at least 0.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row that becomes visible; an empty cell by default.
  ///
  /// Call ``TableViewQueries/dequeueReusableCell(withIdentifier:for:)`` to create or reuse it.
  ///
  /// - Precondition: The table doesn't show the returned cell for another row.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell

  /// Returns the title of a section's header; nil by default.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the title of a section's footer; nil by default.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether a row may be edited; true by default.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Returns whether a row may be dragged to another position; true by default.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Called when the insert or delete control of a row is tapped; does nothing by default.
  ///
  /// In this method, update the data and the table.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)

  /// Called after a row was dragged to another position, to update the data; does nothing by
  /// default.
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)

  /// Returns the titles of an index beside the rows; nil, the default, means no index.
  func sectionIndexTitles(for tableView: TableView) -> [String]?

  /// Returns the section to which the table scrolls for an index title, or `NSNotFound`.
  ///
  /// By default, this is the section at `index`. `NSNotFound` means that the table doesn't scroll.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

// The protocol documents these members; undocumented default methods do nothing.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TableViewDataSource {
  /// Returns true.
  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Returns true.
  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  public func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Returns nil.
  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  /// Returns `index`: by default, each title belongs to the section with the same index.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    index
  }

  /// Returns 1.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// Returns an empty cell.
  ///
  /// In UIKit, this method is required.
  public func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
  {
    tableView.dequeueBlankCell()
  }

  /// Returns nil.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Returns nil.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}
