extension JSONTree {
  /// Visits objects and those in their lists under a key, each before its children; without recursion.
  ///
  /// `visit` is given an object and what it answered for the parent, and answers with the place that children get as parent.
  func forEachElement(
    from first: [Object], children key: String, visit: (Object, _ parent: Int?) -> Int?
  ) {
    var left = first.reversed().map { (object: $0, parent: Int?.none) }
    while let (object, parent) = left.popLast() {
      let place = visit(object, parent)
      guard let children = objects(key, of: object) else { continue }
      for child in children.reversed() { left.append((child, place)) }
    }
  }
}
