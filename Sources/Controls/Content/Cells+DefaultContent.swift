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
  /// Returns the default content configuration of a header or footer, without text or an image
  /// (R13.31).
  ///
  /// In a plain table, it is the one for plain headers or plain footers, and in another table the
  /// one for grouped headers or grouped footers. Before a table dequeues or displays the view, the
  /// result is the one for grouped headers.
  public final func defaultContentConfiguration() -> ListContentConfiguration {
    let isFooter = role?.isFooter == true
    if role?.style == .plain { return isFooter ? .plainFooter() : .plainHeader() }
    return isFooter ? .groupedFooter() : .groupedHeader()
  }
}

extension CollectionViewListCell {
  /// Returns the default content configuration of a list cell, without text or an image (R13.31).
  public final func defaultContentConfiguration() -> ListContentConfiguration { .cell() }
}
