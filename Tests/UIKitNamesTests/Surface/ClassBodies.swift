import Foundation

/// The members that the classes of some targets declare as open or otherwise, from the sources.
struct ClassBodies {
  private struct Body {
    var superclass: String?
    var open: Set<String> = []
    /// Declared as belonging to the class itself, which nobody calls overridable here.
    var ofClass: Set<String> = []
  }

  private var bodies: [String: Body] = [:]

  init(of targets: [String]) throws {
    for file in try targets.flatMap({ try SwiftSources(of: $0).files }) {
      var current: String?
      for line in Self.linesWithoutConditions(file.text) {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        if line.hasPrefix("}") {
          current = nil
        } else if !line.hasPrefix(" "), let name = words.firstIndex(of: "class").map({ $0 + 1 }),
          words.indices.contains(name), line.hasPrefix("open") || line.hasPrefix("public")
        {
          current = words[name]
          let inherited = line.contains(": ") ? words.dropFirst(name + 1).first : nil
          bodies[words[name], default: Body()].superclass = inherited
        } else if line.hasPrefix("extension "), words.count > 1 {
          current = words[1]
        } else if let current, line.hasPrefix("  "), !line.hasPrefix("   "),
          let kind = words.firstIndex(where: { ["var", "func", "let"].contains($0) }),
          words.indices.contains(kind + 1)
        {
          let name = words[kind + 1]
          if words[..<kind].contains(where: { ["static", "class"].contains($0) }) {
            bodies[current, default: Body()].ofClass.insert(name)
          } else if words[..<kind].contains("open") {
            bodies[current, default: Body()].open.insert(name)
          }
        }
      }
    }
  }

  /// The lines of a file, without those of conditional compilation and the indentation inside it.
  private static func linesWithoutConditions(_ text: String) -> [Substring] {
    var depth = 0
    return text.split(separator: "\n").compactMap { line in
      let word = line.drop { $0 == " " }
      if word.hasPrefix("#if") { depth += 1 }
      if word.hasPrefix("#endif") { depth -= 1 }
      if word.hasPrefix("#") { return nil }
      let indentation = line.prefix(2 * depth).prefix { $0 == " " }
      return line.dropFirst(indentation.count)
    }
  }

  /// "open" where all of these can be overridden in subclasses of a class, "final" where one can't, and "" for none and without a class.
  func openness(of names: [String], in className: String) -> String {
    var (chain, next) = ([Body](), bodies[className])
    guard next?.superclass != nil || next?.open.isEmpty == false else { return "" }
    while let body = next {
      chain.append(body)
      next = body.superclass.flatMap { bodies[$0] }
    }
    let asked = names.filter { name in !chain.contains { $0.ofClass.contains(name) } }
    guard !asked.isEmpty else { return "" }
    return asked.allSatisfy { name in chain.contains { $0.open.contains(name) } } ? "open" : "final"
  }
}
