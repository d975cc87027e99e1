import Foundation
import ViewGeometry

/// Decodes the members of a probe that name views and items, and rejects names that don't exist.
struct FixtureProbeReader {
  let object: FixtureObject
  let tree: FixtureTree

  /// Returns the view that the value of `key` names.
  ///
  /// Returns nil, which means the window, if the probe doesn't have that key.
  func view(_ key: String) throws(FixtureError) -> FixtureReference? {
    guard let node = object[key] else { return nil }
    return try reference(node)
  }

  func requiredView(_ key: String) throws(FixtureError) -> FixtureReference {
    try reference(try object.required(key))
  }

  /// Returns the id of the listed view that the value of `key` names.
  func listed(_ key: String) throws(FixtureError) -> String {
    let node = try object.required(key)
    let id = try node.string()
    guard tree.view(id) != nil else { throw node.fault(.unknownID(id)) }
    return id
  }

  /// Returns the id of the collection view or table that the value of `key` names.
  func list(_ key: String) throws(FixtureError) -> String {
    let id = try listed(key)
    switch tree.view(id)?.role {
    case .collectionView, .tableView: return id
    default: throw try object.required(key).fault(.contradiction("\"\(id)\" isn't a list"))
    }
  }

  /// Decodes an item.
  ///
  /// It is an error if the list doesn't contain the item.
  func item(_ node: FixtureJSON, of list: String) throws(FixtureError) -> FixtureItem {
    let item = try node.item()
    guard tree.contains(.cell(of: list, item)) else {
      throw node.fault(.unknownID("\(list)\(item)"))
    }
    return item
  }

  /// Decodes several items.
  ///
  /// It is an error if the list doesn't contain all of them.
  func items(_ node: FixtureJSON, of list: String) throws(FixtureError) -> [FixtureItem] {
    var items: [FixtureItem] = []
    for entry in try node.array() { items.append(try item(entry, of: list)) }
    return items
  }

  func viewAnswer(_ node: FixtureJSON) throws(FixtureError) -> FixtureAnswer {
    node.isNull ? .nothing : .view(try reference(node))
  }

  func sourceAnswer(_ node: FixtureJSON, list: String) throws(FixtureError) -> FixtureAnswer {
    guard !node.isNull else { return .nothing }
    let answer = try node.object(["item", "rect", "visibleRect"])
    return .source(
      try item(try answer.required("item"), of: list),
      rect: try answer.required("rect").rect(),
      visibleRect: try answer.required("visibleRect").rect())
  }

  func regionAnswer(_ node: FixtureJSON) throws(FixtureError) -> FixtureAnswer {
    guard !node.isNull else { return .nothing }
    let answer = try node.object(["value", "frame"])
    return .region(
      try answer.required("value").string(), frame: try answer.required("frame").rect())
  }

  private func reference(_ node: FixtureJSON) throws(FixtureError) -> FixtureReference {
    let text = try node.string()
    guard let reference = FixtureReference(text), tree.contains(reference) else {
      throw node.fault(.unknownID(text))
    }
    return reference
  }
}

extension FixtureJSON {
  /// Whether the value is `null`.
  var isNull: Bool { value is NSNull }
}
