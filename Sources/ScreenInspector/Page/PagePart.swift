import Foundation
import ScreenFiles

/// A phrase for the script of the page.
///
/// Elements that it mentions are encoded as their indices.
struct PagePhrase: Encodable {
  let phrase: Phrase

  init(_ phrase: Phrase) { self.phrase = phrase }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for part in phrase.parts {
      switch part {
      case .text(let text): try container.encode(text)
      case .element(let index): try container.encode(index)
      }
    }
  }
}

extension Phrase {
  /// The phrase with a capital initial letter, unless it begins with an element.
  var capitalized: Phrase {
    guard case .text(let text)? = parts.first else { return self }
    return Self.joined(
      ["\(text.prefix(1).uppercased() + text.dropFirst())"]
        + parts.dropFirst().map {
          switch $0 {
          case .text(let text): "\(text)"
          case .element(let index): "\(element: index)"
          }
        }, by: "")
  }
}

extension ScreenDump.Audit.Problem {
  /// The problem as a phrase that mentions its elements.
  var phrase: Phrase {
    switch kind {
    case .small(let size):
      "\(element: element) has a tappable area of only \(size.width.short) x \(size.height.short)"
    case .unreachable: "\(element: element) can't be reached"
    case .offScreen: "\(element: element) is off the screen"
    case .overlaps(let other, let area):
      "\(element: element) overlaps \(element: other) by \(area.short)"
    case .close(let other, let distance):
      "\(element: element) is \(distance.short) from \(element: other)"
    case .duplicate(let other):
      "\(element: element) is in the dump twice, first as \(element: other)"
    }
  }
}
