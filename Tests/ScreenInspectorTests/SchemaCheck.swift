import Foundation

/// Checks JSON against a schema: the keywords that `Documentation/Inspector/report.schema.json`
/// uses; others are a fault of their own.
struct SchemaCheck {
  private let root: [String: Any]

  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// The faults of a text, each with the path to it; none for one that conforms to the schema.
  func faults(in text: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: [.fragmentsAllowed])
    return faults(in: value, root, at: "$")
  }

  private func faults(in value: Any, _ schema: [String: Any], at path: String) -> [String] {
    schema.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
      switch (keyword, rule) {
      case ("description", _), ("title", _), ("$schema", _), ("$defs", _): return []
      case ("additionalProperties", _), ("required", _): return []
      case ("$ref", let name as String): return faults(in: value, definition(name), at: path)
      case ("type", let name as String):
        return Self.isType(value, name) ? [] : ["\(path) is no \(name)"]
      case ("const", let wanted):
        return Self.equal(value, wanted) ? [] : ["\(path) isn't \(wanted)"]
      case ("enum", let all as [Any]):
        return all.contains { Self.equal(value, $0) } ? [] : ["\(path) is none of \(all)"]
      case ("anyOf", let all as [[String: Any]]), ("oneOf", let all as [[String: Any]]):
        let tries = all.map { faults(in: value, $0, at: path) }
        let fitting = tries.count(where: \.isEmpty)
        let isRight = keyword == "oneOf" ? fitting == 1 : fitting > 0
        return isRight ? [] : tries.min { $0.count < $1.count } ?? ["\(path) fits no choice"]
      case ("minimum", let least as Double):
        return (value as? Double ?? least) >= least ? [] : ["\(path) is below \(least)"]
      case ("maximum", let most as Double):
        return (value as? Double ?? most) <= most ? [] : ["\(path) is above \(most)"]
      case ("minItems", let least as Int):
        return (value as? [Any])?.count ?? least >= least ? [] : ["\(path) is short"]
      case ("maxItems", let most as Int):
        return (value as? [Any])?.count ?? most <= most ? [] : ["\(path) is long"]
      case ("items", let each as [String: Any]):
        return (value as? [Any] ?? []).enumerated().flatMap {
          faults(in: $1, each, at: "\(path)[\($0)]")
        }
      case ("properties", let members as [String: [String: Any]]):
        return faults(inMembersOf: value, members, schema, at: path)
      default: return ["the schema has an unknown keyword \(keyword)"]
      }
    }
  }

  private func faults(
    inMembersOf value: Any, _ members: [String: [String: Any]], _ schema: [String: Any],
    at path: String
  ) -> [String] {
    guard let object = value as? [String: Any] else { return [] }
    let required = schema["required"] as? [String] ?? []
    let missing = required.filter { object[$0] == nil }.map { "\(path).\($0) is missing" }
    return missing
      + object.sorted { $0.key < $1.key }.flatMap { name, member -> [String] in
        guard let rule = members[name] else { return ["\(path).\(name) is unknown"] }
        return faults(in: member, rule, at: "\(path).\(name)")
      }
  }

  private func definition(_ name: String) -> [String: Any] {
    let all = root["$defs"] as? [String: [String: Any]]
    return all?[String(name.dropFirst("#/$defs/".count))] ?? ["missing": name]
  }

  private static func isType(_ value: Any, _ name: String) -> Bool {
    switch name {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBoolean(value)
    case "number": value is NSNumber && !isBoolean(value)
    case "integer": value is Int && !isBoolean(value)
    default: false
    }
  }

  private static func isBoolean(_ value: Any) -> Bool {
    // Foundation's numbers remember whether they were written as booleans.
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private static func equal(_ value: Any, _ wanted: Any) -> Bool {
    (value as? NSObject) == (wanted as? NSObject)
  }
}
