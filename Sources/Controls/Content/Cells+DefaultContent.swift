public import ViewGeometry

extension TableViewCell {
  /// Returns the default content configuration of the cell's style, without text or an image
  /// (R13.31).
  public final func defaultContentConfiguration() -> ListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
}

extension TableViewHeaderFooterView {
  /// Returns the default content configuration of a header, without text or an image (R13.31).
  ///
  /// In a plain table, it is the one for plain headers, and elsewhere the one for grouped headers.
  /// A footer also gets the configuration of a header.
  public final func defaultContentConfiguration() -> ListContentConfiguration {
    (superview as? TableView)?.style == .plain ? .plainHeader() : .groupedHeader()
  }
}

extension CollectionViewListCell {
  /// Returns the default content configuration of a list cell, without text or an image (R13.31).
  public final func defaultContentConfiguration() -> ListContentConfiguration { .cell() }
}
