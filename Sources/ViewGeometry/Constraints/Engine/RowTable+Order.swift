/// Queries of the elimination order about rows and unknowns.
extension RowTable.Elements {
  /// Returns whether a row takes part in the region numbered `visit` and isn't in any step yet.
  func isUnplaced(_ row: Int32, in visit: UInt32) -> Bool {
    let order = rows[row].order
    return order.visit == visit && order.placement.isNone && !order.isLazy && order.open > 0
      && rows[row].isActive
  }

  /// Returns whether the only open unknown of a row also occurs in a required equality that
  /// contains other open unknowns.
  func isInRequiredEquality(_ row: Int32) -> Bool {
    for index in termIndices(of: row) {
      let unknown = unknowns[terms[index].unknown]
      guard unknown.order.isOpen else { continue }
      var term = unknown.firstTerm
      while term >= 0 {
        let other = rows[terms[term].row]
        if other.priorities.isRequiredEquality, other.isActive, other.order.open > 1 { return true }
        term = terms[term].next
      }
    }
    return false
  }

  /// Returns whether a row contains an open unknown outside of the region numbered `visit`.
  ///
  /// This is possible only for inequalities that are merely checked.
  func leavesRegion(_ row: Int32, _ visit: UInt32) -> Bool {
    termIndices(of: row).contains { index in
      let order = unknowns[terms[index].unknown].order
      return order.isOpen && order.visit != visit
    }
  }

  /// Returns whether an unknown can become the pivot of the only remaining row that contains it.
  ///
  /// This requires that exactly one row that takes part contains the unknown, that the unknown has
  /// no step yet, and that its sign constraint doesn't take part.
  @inline(__always)
  func canBePivot(_ unknown: Int32) -> Bool {
    let order = unknowns[unknown].order
    return order.degree == 1 && order.placement.isNone && !order.hasEagerSign
  }

  func onlyOpenTerm(of unknown: Int32, in visit: UInt32) -> Int32? {
    var term = unknowns[unknown].firstTerm
    while term >= 0 {
      if isUnplaced(terms[term].row, in: visit) { return term }
      term = terms[term].next
    }
    return nil
  }
}
