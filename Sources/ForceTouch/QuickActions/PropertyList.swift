import Foundation

/// One value of a property list, with its path in the file.
struct PropertyList {
  let value: Any
  let path: String
  let file: String

  /// Parses a whole file.
  init(parsing data: Data, file: String) throws(PropertyListError) {
    // Property lists have no sets. If a binary list contains one, Foundation crashes.
    guard !BinaryPropertyList.holdsSet(data) else {
      throw PropertyListError(file: file, path: "", reason: .malformed("it contains a set"))
    }
    do {
      value = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      let said = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw PropertyListError(file: file, path: "", reason: .malformed(said ?? "\(error)"))
    }
    path = ""
    self.file = file
  }

  private init(value: Any, path: String, file: String) {
    self.value = value
    self.path = path
    self.file = file
  }

  static func read(_ url: URL) throws(PropertyListError) -> Data {
    do {
      return try Data(contentsOf: url)
    } catch {
      throw PropertyListError(
        file: url.lastPathComponent, path: "", reason: .unreadable("\(error)"))
    }
  }

  func fault(_ reason: PropertyListError.Reason) -> PropertyListError {
    PropertyListError(file: file, path: path, reason: reason)
  }

  func string() throws(PropertyListError) -> String {
    guard let string = value as? String else { throw mismatch("a string") }
    return string
  }

  func array() throws(PropertyListError) -> [PropertyList] {
    guard let elements = value as? [Any] else { throw mismatch("an array") }
    return elements.enumerated().map { index, element in
      PropertyList(value: element, path: "\(path)[\(index)]", file: file)
    }
  }

  func dictionary() throws(PropertyListError) -> [String: PropertyList] {
    guard let members = value as? [String: Any] else { throw mismatch("a dictionary") }
    return Dictionary(
      uniqueKeysWithValues: members.map { key, member in
        (key, PropertyList(value: member, path: path.isEmpty ? key : "\(path).\(key)", file: file))
      })
  }

  func required(_ key: String) throws(PropertyListError) -> PropertyList {
    guard let member = try dictionary()[key] else { throw fault(.missingKey(key)) }
    return member
  }

  /// Converts the value, and all values that it contains, to `Sendable` types.
  func sendable() throws(PropertyListError) -> any Sendable {
    switch value {
    case let string as String: return string
    case let date as Date: return date
    case let data as Data: return data
    case is [Any]:
      var elements: [any Sendable] = []
      for element in try array() { elements.append(try element.sendable()) }
      return elements
    case is [String: Any]:
      return try sendableDictionary()
    case let bool as Bool where !(value is NSNumber) || encoding == "c": return bool
    case let integer as Int where encoding != "d": return integer
    case let double as Double: return double
    default: throw mismatch("a property list value")
    }
  }

  func sendableDictionary() throws(PropertyListError) -> [String: any Sendable] {
    var members: [String: any Sendable] = [:]
    for (key, member) in try dictionary() { members[key] = try member.sendable() }
    return members
  }

  /// The Objective-C type code of a number; nil for other values.
  ///
  /// It is "c" for Booleans and "d" for reals. Foundation bridges Booleans and whole reals to
  /// numbers, so only the type code distinguishes them from integers.
  private var encoding: String? { (value as? NSNumber).map { String(cString: $0.objCType) } }

  private func mismatch(_ expected: String) -> PropertyListError {
    let found =
      switch value {
      case is String: "a string"
      case is [Any]: "an array"
      case is [String: Any]: "a dictionary"
      case is Date: "a date"
      case is Data: "data"
      default: "a number, true or false"
      }
    return fault(.wrongType(expected: expected, found: found))
  }
}
