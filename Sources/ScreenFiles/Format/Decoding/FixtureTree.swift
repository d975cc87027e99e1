import Foundation
import ViewGeometry

/// The views of a file during decoding: their ids and their superviews.
struct FixtureTree {
  let views: [FixtureView]
  /// The indices of `views`, ordered so that each superview precedes its subviews.
  let order: [Int]
  private let indexOfID: [String: Int]

  /// Decodes a list of views, which may precede their superviews.
  ///
  /// - Parameters:
  ///   - list: The array of views.
  ///   - isConstrained: Whether the file has constraints.
  init(_ list: FixtureJSON, isConstrained: Bool) throws(FixtureError) {
    let nodes = try list.array()
    guard nodes.count <= FixtureLimits.views else {
      throw list.fault(.tooMany(count: Double(nodes.count), limit: FixtureLimits.views))
    }
    var indexOfID: [String: Int] = [:]
    var objects: [FixtureObject] = []
    for (index, node) in nodes.enumerated() {
      let object = try node.object(FixtureView.keys)
      let id = try FixtureView.id(of: object)
      guard indexOfID.updateValue(index, forKey: id) == nil else {
        throw try object.required("id").fault(.duplicateID(id))
      }
      objects.append(object)
    }

    var views: [FixtureView] = []
    var total = Double(nodes.count)
    for object in objects {
      let view = try FixtureView(object, indexOfID: indexOfID)
      total += Double(view.messages?.count ?? 0) * Double(FixtureMessagePart.allCases.count)
      guard total <= Double(FixtureLimits.views) else {
        throw object.node.fault(.tooMany(count: total, limit: FixtureLimits.views))
      }
      views.append(view)
    }
    try Self.checkStacks(views, list: list)
    try Self.checkSpaces(views, list: list)
    self.views = views
    self.indexOfID = indexOfID
    order = try Self.order(views, list: list)
    try Self.checkLists(views, order: order, list: list, isConstrained: isConstrained)
  }

  private static func checkStacks(
    _ views: [FixtureView], list: FixtureJSON
  ) throws(FixtureError) {
    var arranged: [Int: Int] = [:]
    for (index, view) in views.enumerated() {
      guard let superview = view.superview, case .stackView = views[superview].role else {
        continue
      }
      arranged[superview, default: 0] += 1
      if arranged[superview, default: 0] > FixtureLimits.arrangedViews {
        throw FixtureError(
          file: list.file, path: "\(list.path)[\(index)].superview",
          reason: .tooMany(
            count: Double(FixtureLimits.arrangedViews + 1), limit: FixtureLimits.arrangedViews))
      }
    }
  }

  /// Rejects lists in stack views that could show too many cells.
  ///
  /// The largest size that the stack views allow is assumed for each list. If `isConstrained` is
  /// true, the file has constraints, and a stack view may have any size.
  private static func checkLists(
    _ views: [FixtureView], order: [Int], list: FixtureJSON, isConstrained: Bool
  ) throws(FixtureError) {
    // The largest size that a stack may have: the maximum of its own size in the file and those of
    // its enclosing stacks. With constraints, a stack may have any size, since constraints that
    // determine the size may be broken.
    var roomInStack: [Int: CGSize] = [:]
    for index in order {
      let view = views[index]
      var size = view.placement.size
      if let superview = view.superview, let room = roomInStack[superview] {
        size = CGSize(width: max(size.width, room.width), height: max(size.height, room.height))
        let cells = view.mostCells(in: size)
        guard cells <= Double(FixtureLimits.cells) else {
          throw FixtureError(
            file: list.file, path: "\(list.path)[\(index)]",
            reason: .tooMany(count: cells, limit: FixtureLimits.cells))
        }
      }
      guard case .stackView = view.role else { continue }
      let isFree = isConstrained || view.layoutProperties?.translatesMask == false
      let most = CGFloat(FixtureLimits.magnitude)
      roomInStack[index] = isFree ? CGSize(width: most, height: most) : size
    }
  }

  /// Returns the indices of the views, ordered so that superviews come first.
  ///
  /// The method isn't recursive, since a chain of superviews may be as long as the file.
  private static func order(
    _ views: [FixtureView], list: FixtureJSON
  ) throws(FixtureError) -> [Int] {
    enum State { case unseen, onPath, placed }
    var states = [State](repeating: .unseen, count: views.count)
    var order: [Int] = []
    order.reserveCapacity(views.count)
    for start in views.indices {
      var path: [Int] = []
      var next: Int? = start
      while let index = next, states[index] == .unseen {
        states[index] = .onPath
        path.append(index)
        next = views[index].superview
      }
      if let index = next, states[index] == .onPath, let first = path.firstIndex(of: index) {
        let ids = path[first...].reversed().map { views[$0].id }
        throw FixtureError(
          file: list.file, path: "\(list.path)[\(index)].superview", reason: .cycle(ids))
      }
      for index in path.reversed() {
        states[index] = .placed
        order.append(index)
      }
    }
    return order
  }

  /// Returns the index of the view with an id; nil if there is none.
  func index(of id: String) -> Int? { indexOfID[id] }

  /// For each view, the index of its root.
  var roots: [Int] {
    var roots = Array(views.indices)
    for index in order {
      if let superview = views[index].superview { roots[index] = roots[superview] }
    }
    return roots
  }

  /// Returns the view with an id; nil if there is none.
  func view(_ id: String) -> FixtureView? {
    indexOfID[id].map { views[$0] }
  }

  /// Returns whether a screen built from the file can contain the referenced view.
  func contains(_ reference: FixtureReference) -> Bool {
    switch reference {
    case .listed(let id):
      return indexOfID[id] != nil
    case .message(let id, let index, _):
      return 0..<(view(id)?.messages?.count ?? 0) ~= index
    case .cell(let id, let item):
      switch view(id)?.role {
      case .collectionView(_, let collection): return collection.sections.contains(item)
      case .tableView(_, let table): return table.sections.contains(item)
      default: return false
      }
    }
  }
}
