import Foundation
import ScreenFiles

/// The elements to which a search text on the command line refers.
///
/// The text is interpreted as one of the following, in this order: an identifier, a name, the
/// number of an element, a point, an identifier or name ignoring case, a class, or a part of an
/// identifier or name. Case is also ignored in classes and parts.
struct ElementSearch {
  /// The kind of property that the text matched.
  enum Match: String {
    case identifier, name, number, point
    case type = "class"
    case part = "a part of the name"
  }

  let elements: [ScreenDump.Element]
  /// The kind of match; nil if no element was found.
  let match: Match?

  /// Searches a dump.
  ///
  /// - Complexity: O(elements).
  init(_ text: String, in dump: ScreenDump) {
    let wanted = text.lowercased()
    func isCalled(_ element: ScreenDump.Element, _ condition: (String) -> Bool) -> Bool {
      element.identifier.map(condition) ?? false || element.name.map(condition) ?? false
    }
    let searches: [(Match, () -> [ScreenDump.Element])] = [
      (.identifier, { dump.elements.filter { $0.identifier == text } }),
      (.name, { dump.elements.filter { $0.name == text } }),
      (.number, { Self.number(text, in: dump) }),
      (.point, { Self.point(text).flatMap { Self.element(at: $0, in: dump) }.map { [$0] } ?? [] }),
      (.name, { dump.elements.filter { isCalled($0) { $0.lowercased() == wanted } } }),
      (.type, { dump.elements.filter { Self.types(of: $0).contains(wanted) } }),
      (.part, { dump.elements.filter { isCalled($0) { $0.lowercased().contains(wanted) } } }),
    ]
    for (match, search) in searches {
      let found = search()
      guard found.isEmpty else {
        (elements, self.match) = (found, match)
        return
      }
    }
    (elements, match) = ([], nil)
  }

  /// Returns the element whose number is written as `12`, `#12` or `element 12`, in an array.
  ///
  /// The array is empty if the text isn't a number, or if there is no element with the number.
  private static func number(_ text: String, in dump: ScreenDump) -> [ScreenDump.Element] {
    let digits = text.lowercased().replacingOccurrences(of: "element", with: "")
      .trimmingCharacters(in: CharacterSet(charactersIn: " #"))
    guard let index = Int(digits), dump.elements.indices.contains(index) else { return [] }
    return [dump.elements[index]]
  }

  /// Parses a point such as `40,300` or `(40, 300)`; returns nil for other text.
  static func point(_ text: String) -> CGPoint? {
    let inside = text.trimmingCharacters(in: CharacterSet(charactersIn: " ()"))
    let numbers = inside.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }

  /// Returns the element that receives a touch at a point or, if there is none, the element visible
  /// there; nil if there is neither.
  private static func element(at point: CGPoint, in dump: ScreenDump) -> ScreenDump.Element? {
    dump.touched(at: point) ?? dump.frontmost(at: point)
  }

  /// Returns the names of an element's classes in lowercase.
  ///
  /// For each class, these are the full name, the name without the package, and the name without
  /// the `XCUIElementType` prefix.
  private static func types(of element: ScreenDump.Element) -> [String] {
    [element.role, element.typeName].filter { !$0.isEmpty }.flatMap { type -> [String] in
      let name = type.lowercased()
      let last = name.split { $0 == "." || $0 == "$" }.last.map(String.init) ?? name
      let prefix = "xcuielementtype"
      return [name, last, name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name]
    }
  }

  /// Returns the message for text that matches nothing.
  ///
  /// If the text isn't a point, the message lists the most similar names.
  static func failure(_ text: String, in dump: ScreenDump) -> String {
    if let point = point(text) { return "no element is at \(point.short)." }
    let near = nearest(to: text, in: dump)
    let names = near.map { "\($0.title) (element \($0.index))" }.joined(separator: ", ")
    return "no element is called '\(text)'" + (near.isEmpty ? "." : "; similar: \(names).")
  }

  /// Returns up to five elements whose identifiers, names or roles are similar to `text`.
  ///
  /// The most similar element comes first. The edit distance is at most a third of the length of
  /// `text`, but 1 is always allowed. If several elements have the same name, only the first of
  /// them is returned.
  ///
  /// - Complexity: O(elements × length²) for names of at most 60 characters.
  private static func nearest(to text: String, in dump: ScreenDump) -> [ScreenDump.Element] {
    let wanted = Array(text.lowercased().prefix(60))
    let limit = max(1, wanted.count / 3)
    var best: [String: (distance: Int, index: Int)] = [:]
    for element in dump.elements {
      for name in [element.identifier, element.name, element.role].compactMap({ $0 })
      where !name.isEmpty && name.count <= 60 && best[name] == nil {
        let distance = distance(wanted, Array(name.lowercased()), limit: limit)
        if distance <= limit { best[name] = (distance, element.index) }
      }
    }
    var shown: Set<Int> = []
    return best.values.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .filter { shown.insert($0.index).inserted }.prefix(5).map { dump.elements[$0.index] }
  }

  /// Returns the edit distance between two strings.
  ///
  /// This is the smallest number of characters to insert, remove or replace to turn the first
  /// string into the second. If the lengths differ by more than `limit`, returns `limit + 1`
  /// without computing the distance.
  private static func distance(_ first: [Character], _ second: [Character], limit: Int) -> Int {
    guard abs(first.count - second.count) <= limit else { return limit + 1 }
    var row = Array(0...second.count)
    for (place, character) in first.enumerated() {
      var corner = row[0]
      row[0] = place + 1
      for (column, other) in second.enumerated() {
        let replaced = corner + (character == other ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(replaced, min(row[column], corner) + 1)
      }
    }
    return row[second.count]
  }
}

/// An element to explain and, if the search text matched a label in that element, the label.
struct Subject {
  let element: ScreenDump.Element
  /// The index of the label; nil if the text matched the element itself.
  var label: Int?

  /// Returns a sentence that says which label matched and that the element takes the label's
  /// touches; nil if there is no label.
  func note(in dump: ScreenDump) -> String? {
    guard let label else { return nil }
    let phrase: Phrase =
      "\(element: label) is the label of \(element: element.index), which takes its touches"
    return phrase.sentence(in: dump) + "."
  }
}

extension InspectedScreen {
  /// Returns the elements to which a search text refers.
  ///
  /// An element that isn't a target is left out if it contains a matching target or lies in one.
  /// For example, a button and the label in it often have the same name, and only the button is
  /// returned.
  ///
  /// In UIKit's text dump, only the label has the name. There, a label whose name matches is
  /// replaced by the target that contains it.
  func found(_ text: String) -> [Subject] {
    let search = ElementSearch(text, in: dump)
    let wanted = search.elements.filter(isTarget)
    var subjects: [Subject] = []
    for element in search.elements {
      if !isTarget(element) {
        let isNested = wanted.contains {
          dump.isInside(element.index, $0.index) || dump.isInside($0.index, element.index)
        }
        if isNested { continue }
        if let control = control(around: element), search.match == .name || search.match == .part {
          guard !subjects.contains(where: { $0.element.index == control.index }) else { continue }
          subjects.append(Subject(element: control, label: element.index))
          continue
        }
      }
      subjects.append(Subject(element: element))
    }
    return subjects
  }

  /// Returns the nearest target that contains an element.
  ///
  /// Returns nil if there is none, or if the dump isn't a UIKit text dump.
  private func control(around element: ScreenDump.Element) -> ScreenDump.Element? {
    guard dump.format == .uiKit else { return nil }
    var next = element.parent
    while let place = next {
      if isTarget(dump.elements[place]) { return dump.elements[place] }
      next = dump.elements[place].parent
    }
    return nil
  }
}
