import Foundation

extension ItemIndex {
  init(_ indexPath: IndexPath) { self.init(section: indexPath.section, item: indexPath.row) }

  var indexPath: IndexPath { IndexPath(row: item, section: section) }
}
