import Foundation

/// A parsed visual format, in which names haven't been looked up yet (R11.94 to R11.98).
///
///     string = (("H" | "V") ":")? ("|" connection)? view (connection view)* (connection "|")?
struct VisualFormat {
  /// A relation to a number, a metric or a view, with an optional priority.
  struct Predicate {
    var relation = LayoutConstraint.Relation.equal
    let operand: Operand
    var priority: Operand?
  }

  /// A number, or a name and its position in the text.
  enum Operand {
    case number(Double)
    case name(String, place: Int)
  }

  /// The connection between two views, or between a view and the superview.
  enum Connection {
    /// The edges touch.
    case none
    /// The standard spacing: 8 points between views, 20 points to the superview.
    case standard
    case predicates([Predicate])
  }

  struct Named {
    let name: String
    /// The position after the name in the text.
    let place: Int
    var sizes: [Predicate] = []
  }

  /// An error in a format: UIKit's message, and the position in the text (R11.97).
  struct Fault: Error {
    let reason: String
    let place: Int
  }

  var axis = Axis.horizontal
  var views: [Named] = []
  /// The connections between consecutive views.
  var connections: [Connection] = []
  /// The connection from the superview to the first view, and the position of the `|` in the text;
  /// nil if the format doesn't begin with the superview.
  var opening: (connection: Connection, place: Int)?
  /// The connection from the last view to the superview, and the position of the `|` in the text;
  /// nil if the format doesn't end with the superview.
  var closing: (connection: Connection, place: Int)?

  /// Parses a format.
  ///
  /// - Complexity: O(characters).
  init(_ text: String) throws(Fault) {
    guard !text.isEmpty else { throw Fault(reason: "It's an empty string.", place: 0) }
    guard text.utf8.allSatisfy({ $0 < 128 }) else {
      throw Fault(reason: "It contains non-ASCII characters.", place: 0)
    }
    var reader = VisualFormatReader(text)
    axis = try reader.axis()
    if reader.take("|") {
      let place = reader.place - 1
      opening = (try reader.connection(), place)
    }
    views.append(try reader.view())
    while !reader.isAtEnd {
      let place = reader.place
      let connection = try reader.connection()
      if reader.take("|") {
        closing = (connection, reader.place - 1)
        guard reader.isAtEnd else { throw reader.fault("Expected the end of the format") }
        return
      }
      if reader.isAtEnd, reader.place > place { throw reader.fault("Expected a view") }
      connections.append(connection)
      views.append(try reader.view())
    }
  }
}

/// Reads the parts of a visual format from left to right.
struct VisualFormatReader {
  private let bytes: [UInt8]
  private(set) var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { place == bytes.count }

  func fault(_ reason: String) -> VisualFormat.Fault {
    VisualFormat.Fault(reason: reason, place: place)
  }

  private func isNext(_ character: Unicode.Scalar, after offset: Int = 0) -> Bool {
    place + offset < bytes.count && bytes[place + offset] == UInt8(ascii: character)
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    place += 1
    return true
  }

  mutating func axis() throws(VisualFormat.Fault) -> Axis {
    guard isNext("H") || isNext("V") else { return .horizontal }
    let isVertical = isNext("V")
    place += 1
    guard take(":") else {
      throw fault(
        isVertical
          ? "Expected ':' after 'V' to specify vertical arrangement"
          : "Expected ':' after 'H' to specify horizontal arrangement")
    }
    return isVertical ? .vertical : .horizontal
  }

  mutating func view() throws(VisualFormat.Fault) -> VisualFormat.Named {
    guard take("[") else { throw fault("Expected a view") }
    guard let name = name() else { throw fault("Expected a view") }
    var view = VisualFormat.Named(name: name, place: place)
    if isNext("(") { view.sizes = try list() }
    guard take("]") else {
      throw fault("Expected a ']' here. That is how you give the end of a view.")
    }
    return view
  }

  mutating func connection() throws(VisualFormat.Fault) -> VisualFormat.Connection {
    guard take("-") else { return .none }
    if isNext("[") || isNext("|") { return .standard }
    let predicates = isNext("(") ? try list() : [try predicate(isInParentheses: false)]
    guard take("-") else {
      throw fault("Expected a '-' here. That is how you give the end of a gap.")
    }
    return .predicates(predicates)
  }

  private mutating func list() throws(VisualFormat.Fault) -> [VisualFormat.Predicate] {
    place += 1
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try predicate(isInParentheses: true)) } while take(",")
    guard take(")") else {
      throw fault("Expected a ')' here. That is how you give the end of predicates.")
    }
    return predicates
  }

  private mutating func predicate(isInParentheses: Bool)
    throws(VisualFormat.Fault) -> VisualFormat.Predicate
  {
    var relation = LayoutConstraint.Relation.equal
    if isInParentheses, isNext("=") || isNext("<") || isNext(">") {
      guard isNext("=", after: 1) else {
        throw fault("Unknown relation. Must be ==, >=, or <=")
      }
      relation = isNext("<") ? .lessThanOrEqual : isNext(">") ? .greaterThanOrEqual : .equal
      place += 2
    }
    let operand = try operand(mayBeNegative: isInParentheses)
    var predicate = VisualFormat.Predicate(relation: relation, operand: operand)
    if take("@") { predicate.priority = try self.operand(mayBeNegative: false) }
    return predicate
  }

  private mutating func operand(mayBeNegative: Bool)
    throws(VisualFormat.Fault) -> VisualFormat.Operand
  {
    let start = place
    if let name = name() { return .name(name, place: start) }
    if mayBeNegative, isNext("-") { place += 1 }
    while place < bytes.count, isDigit(bytes[place]) || isNext(".") { place += 1 }
    guard let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)),
      number.isFinite
    else {
      place = start
      throw fault("Expected a number or the name of a metric")
    }
    return .number(number)
  }

  /// Reads a C identifier, or returns nil if there is none.
  private mutating func name() -> String? {
    let start = place
    while place < bytes.count, isLetter(bytes[place]) || place > start && isDigit(bytes[place]) {
      place += 1
    }
    return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte >= 65 && byte <= 90 || byte >= 97 && byte <= 122 || byte == 95
  }
}
