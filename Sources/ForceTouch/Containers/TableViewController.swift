public import Foundation
public import ViewGeometry

/// A controller whose view is a table that it fills itself: `UITableViewController`.
///
/// The methods of the table's data source and delegate are here to be overridden; each does what leaving it out does.
open class TableViewController: ViewController, TableViewDataSource, TableViewDelegate {
  private final let style: TableView.Style
  private final let missing = MissingTableMethods()

  /// The table, which is the controller's view unless a program replaces that.
  open var tableView: TableView {
    get { (view as? TableView) ?? ownTable }
    set { view = newValue }
  }

  private final lazy var ownTable = TableView(frame: view.bounds, style: style)

  /// Whether selections go when the view appears; true by default, and a table's to see to.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller of a table of this style.
  public init(style: TableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a plain table.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil
  ) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a table with the bounds of the main screen whose data source and delegate the controller is.
  open override func loadView() {
    let table = TableView(frame: Screen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  // MARK: Data source, to override

  /// How many sections there are: one.
  open func numberOfSections(in tableView: TableView) -> Int {
    missing.numberOfSections(in: tableView)
  }

  /// How many rows a section has: none.
  open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// The cell of a row: an empty one.
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    missing.tableView(tableView, cellForRowAt: indexPath)
  }

  /// The title over a section: none.
  open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    missing.tableView(tableView, titleForHeaderInSection: section)
  }

  /// The title under a section: none.
  open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    missing.tableView(tableView, titleForFooterInSection: section)
  }

  // MARK: Delegate, to override

  /// The height of a row: the table's.
  ///
  /// It is asked for each row, because an override may ask for some rows and not for others.
  open func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// The estimated height of a row: the table's.
  open func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    missing.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// The height of a header: the table's.
  open func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    missing.tableView(tableView, heightForHeaderInSection: section)
  }

  /// The height of a footer: the table's.
  open func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    missing.tableView(tableView, heightForFooterInSection: section)
  }

  /// The view over a section: none.
  open func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    missing.tableView(tableView, viewForHeaderInSection: section)
  }

  /// The view under a section: none.
  open func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    missing.tableView(tableView, viewForFooterInSection: section)
  }

  /// Tells that a cell is about to be shown.
  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Tells that a cell isn't shown any more.
  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// Tells that a header is about to be shown.
  open func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}

  /// Tells that a footer is about to be shown.
  open func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}

  // MARK: Scrolling, to override

  /// Tells that the table has scrolled.
  open func scrollViewDidScroll(_ scrollView: ScrollView) {}

  /// Tells that the user begins to drag.
  open func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}

  /// Tells that the user has lifted the finger.
  open func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}

  /// Tells that the table has come to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
}

/// Answers as a data source and delegate that leaves everything out.
private final class MissingTableMethods: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
}
