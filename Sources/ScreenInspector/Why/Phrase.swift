import Foundation
import ScreenFiles

/// Text that mentions elements by their indices, so that a page can turn each mention into a link.
///
///     let phrase: Phrase = "\(element: 40) covers all of it"
///     phrase.text(in: dump)  // element 40 (View "Dialog") covers all of it
struct Phrase: Equatable, ExpressibleByStringInterpolation {
  enum Part: Equatable {
    case text(String)
    /// A mention of an element, by its index in the dump.
    case element(Int)
  }

  private(set) var parts: [Part]

  init(stringLiteral value: String) { parts = value.isEmpty ? [] : [.text(value)] }

  init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { append(literal) }

    mutating func appendInterpolation(_ text: String) { append(text) }

    mutating func appendInterpolation(count: Int) { append("\(count)") }

    mutating func appendInterpolation(element index: Int) { parts.append(.element(index)) }

    mutating func appendInterpolation(_ phrase: Phrase) {
      for part in phrase.parts {
        if case .text(let text) = part { append(text) } else { parts.append(part) }
      }
    }

    /// Appends text.
    ///
    /// If the last part is also text, the two are merged.
    private mutating func append(_ text: String) {
      if case .text(let before)? = parts.last {
        parts[parts.count - 1] = .text(before + text)
      } else if !text.isEmpty {
        parts.append(.text(text))
      }
    }
  }

  /// Joins phrases with a separator.
  static func joined(_ phrases: [Phrase], by separator: String) -> Phrase {
    phrases.dropFirst().reduce(phrases.first ?? "") { "\($0)\(separator)\($1)" }
  }

  /// Returns the text, with each mention written as `element 40 (View "Dialog")`.
  func text(in dump: ScreenDump) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .element(let index): "element \(index) (\(dump.elements[index].title))"
      }
    }.joined()
  }

  /// Returns the text with an initial capital.
  func sentence(in dump: ScreenDump) -> String {
    let text = text(in: dump)
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension CGPoint {
  /// The coordinates as text: `40, 300.5`.
  var short: String { "\(x.short), \(y.short)" }
}

extension CGFloat {
  /// The fraction as a percentage with at most one decimal place; "all" if it rounds to 100% or
  /// more.
  var share: String {
    let percent = (self * 1000).rounded() / 10
    return percent >= 100 ? "all" : "\(percent.short)%"
  }
}
