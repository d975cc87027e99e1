import ViewGeometry

/// The name of a listed or generated view in a built fixture.
///
/// It is written as `sidebar` (a listed view), as `chat[17]` or `chat[17].bubble` (a generated
/// message and its parts), or as `photos[3,17]` (the cell of an item).
package enum FixtureReference: Sendable, Hashable {
  /// A listed view.
  case listed(String)
  /// A generated message or a part of it.
  case message(of: String, index: Int, part: FixtureMessagePart)
  /// The cell of an item, if it is on screen.
  case cell(of: String, FixtureItem)
}

/// The views of a generated message.
package enum FixtureMessagePart: String, Sendable, CaseIterable {
  /// The cell, with the width of the list.
  case cell
  /// The sender's picture, which is hidden for messages that the screen's owner sent.
  case avatar
  /// The bubble around the text.
  case bubble
  /// The text.
  case label
}

extension FixtureReference: CustomStringConvertible {
  /// The name as it is written in files.
  package var description: String {
    switch self {
    case .listed(let id): id
    case .message(let id, let index, .cell): "\(id)[\(index)]"
    case .message(let id, let index, let part): "\(id)[\(index)].\(part.rawValue)"
    case .cell(let id, let item): "\(id)\(item)"
    }
  }
}

extension FixtureReference {
  /// Parses a name; returns nil if it doesn't have one of the three forms.
  init?(_ text: String) {
    let pieces = text.split(separator: "[", omittingEmptySubsequences: false)
    guard let id = pieces.first, !id.isEmpty else { return nil }
    if pieces.count == 1 {
      self = .listed(text)
      return
    }
    let rest = pieces[1].split(separator: "]", omittingEmptySubsequences: false)
    guard pieces.count == 2, rest.count == 2 else { return nil }
    let numbers = rest[0].split(separator: ",", omittingEmptySubsequences: false).map(Self.number)
    switch (numbers.count, rest[1].isEmpty) {
    case (2, true):
      guard let section = numbers[0], let item = numbers[1] else { return nil }
      self = .cell(of: String(id), FixtureItem(section: section, item: item))
    case (1, true):
      guard let index = numbers[0] else { return nil }
      self = .message(of: String(id), index: index, part: .cell)
    case (1, false):
      guard let index = numbers[0], rest[1].hasPrefix("."),
        let part = FixtureMessagePart(rawValue: String(rest[1].dropFirst()))
      else { return nil }
      self = .message(of: String(id), index: index, part: part)
    default:
      return nil
    }
  }

  /// Parses a number in a name: a nonnegative integer without leading zeros; returns nil for any
  /// other text.
  private static func number(_ text: Substring) -> Int? {
    guard let number = Int(text), number >= 0, "\(number)" == text else { return nil }
    return number
  }
}
