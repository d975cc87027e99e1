public import ViewGeometry

extension TableViewCell {
  /// Returns the default content of the cell's style, without texts and image (R13.31).
  public final func defaultContentConfiguration() -> ListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
}

extension TableViewHeaderFooterView {
  /// Returns the default content of a header, without texts and image (R13.31).
  ///
  /// In a plain table it is that of a plain header, and otherwise that of a grouped one.
  public final func defaultContentConfiguration() -> ListContentConfiguration {
    (superview as? TableView)?.style == .plain ? .plainHeader() : .groupedHeader()
  }
}

extension CollectionViewListCell {
  /// Returns the default content of a list cell, without texts and image (R13.31).
  public final func defaultContentConfiguration() -> ListContentConfiguration { .cell() }
}
