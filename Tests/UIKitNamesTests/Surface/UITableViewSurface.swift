import UIKitNames

private final class SurfaceTableView: UITableView {
  override func reloadData() { super.reloadData() }
  override var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }
}

private final class SurfaceTableController: UITableViewController {
  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { 1 }
}

enum UITableViewSurface {
  static func options(_ table: UITableView) {
    mention(UITableView(frame: .zero, style: .grouped), table.style, table.dataSource)
    mention(table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight)
    mention(table.sectionHeaderTopPadding, table.tableHeaderView, table.tableFooterView)
    table.estimatedRowHeight = UITableView.automaticDimension
  }

  static func queries(_ table: UITableView, _ path: IndexPath) {
    mention(table.numberOfSections, table.numberOfRows(inSection: 0), table.rect(forSection: 0))
    mention(table.rectForHeader(inSection: 0), table.rectForFooter(inSection: 0))
    mention(table.rectForRow(at: path), table.indexPathForRow(at: .zero))
    mention(table.indexPathsForRows(in: .zero), table.cellForRow(at: path), table.visibleCells)
    mention(table.visibleCells.first.flatMap { table.indexPath(for: $0) })
    mention(table.indexPathsForVisibleRows, table.headerView(forSection: 0))
    mention(table.footerView(forSection: 0))
    table.scrollToRow(at: path, at: .middle, animated: true)
  }

  static func updates(_ table: UITableView, _ path: IndexPath) {
    table.performBatchUpdates({}, completion: { _ in })
    table.beginUpdates()
    table.insertSections([0], with: .fade)
    table.deleteSections([0], with: .none)
    table.reloadSections([0], with: .automatic)
    table.moveSection(0, toSection: 1)
    table.insertRows(at: [path], with: .top)
    table.deleteRows(at: [path], with: .left)
    table.reloadRows(at: [path], with: .none)
    table.moveRow(at: path, to: path)
    mention(table.hasUncommittedUpdates)
    table.endUpdates()
  }

  static func reuse(_ table: UITableView, _ path: IndexPath) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    mention(table.dequeueReusableCell(withIdentifier: "cell"))
    mention(table.dequeueReusableCell(withIdentifier: "cell", for: path))
    mention(table.dequeueReusableHeaderFooterView(withIdentifier: "head"))
  }

  static func appearance(_ table: UITableView) {
    table.estimatedSectionHeaderHeight = 20
    table.estimatedSectionFooterHeight = 20
    table.fillerRowHeight = 44
    table.separatorInset = .zero
    table.separatorStyle = .singleLine
    table.backgroundView = UIView()
    table.cellLayoutMarginsFollowReadableWidth = true
    table.insetsContentViewsToSafeArea = false
    table.selfSizingInvalidation = .disabled
  }

  static func selection(_ table: UITableView, _ path: IndexPath) {
    table.allowsSelection = true
    table.allowsMultipleSelection = true
    table.selectRow(at: path, animated: false, scrollPosition: .middle)
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    table.deselectRow(at: path, animated: false)
    mention(table.indexPathForSelectedRow, table.indexPathsForSelectedRows)
    table.setEditing(!table.isEditing, animated: false)
    table.reconfigureRows(at: [path])
  }

  static func sources(
    _ table: UITableView, _ prefetching: any UITableViewDataSourcePrefetching
  ) {
    table.prefetchDataSource = prefetching
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    source.defaultRowAnimation = .fade
  }
}
