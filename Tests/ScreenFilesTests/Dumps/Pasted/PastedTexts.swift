import Foundation

/// Further ways in which a whole text is carried: by chats, mails, reports, programs and data files.
enum PastedTexts {
  static let all: [(name: String, change: @Sendable (String) -> String)] = [
    ("Slack's export", { "[{\"type\":\"message\",\"text\":\(quoted("```\($0)```"))}]" }),
    ("Discord", { "[28-Nov-26 07:15 AM] bob#1234\n```xml\n\($0)```\n\n[28-Nov-26] eve\nok\n" }),
    ("Jira's document", { "{\"content\":[{\"type\":\"text\",\"text\":\(quoted($0))}]}" }),
    ("GitHub's issue", { "{\"body\":\(quoted("It fails\n\n```\n\($0)```\n"))}" }),
    ("mail in Base64", { "Content-Transfer-Encoding: base64\n\n\(base64($0, width: 76))" }),
    ("key", { "-----BEGIN DUMP-----\n\(base64($0, width: 64))-----END DUMP-----\n" }),
    (
      "Base64 for addresses",
      {
        base64($0).replacingOccurrences(of: "+", with: "-")
          .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
      }
    ),
    ("Base64 twice", { base64(base64($0)) }),
    ("attachment", { "{\"data\":\"\(base64($0))\",\"mime_type\":\"text/xml\"}" }),
    ("link to data", { "[dump](data:text/plain;base64,\(base64($0)))\n" }),
    ("address", { "https://example.com/?dump=\(percents($0))&x=1" }),
    ("digits", { $0.utf8.map { String(format: "%02x", $0) }.joined() }),
    ("listing of bytes", listing),
    ("TeamCity", { "##teamcity[testStdOut name='a' out='\(teamCity($0))' flowId='1']\n" }),
    ("Allure", { "{\"statusDetails\":{\"trace\":\(quoted($0))},\"attachments\":[]}" }),
    (
      "section a line",
      { "<o>" + lines($0).map { "<line><![CDATA[\($0)]]></line>\n" }.joined() + "</o>" }
    ),
    ("text area", { "<textarea rows=\"10\">\(escaped($0))</textarea>" }),
    ("comment", { "<!--\n\($0)-->\n" }),
    ("report", { "<robot><msg level=\"INFO\">\(escaped($0))</msg></robot>\n" }),
    (
      "mistaken for Latin-1",
      { String(String.UnicodeScalarView($0.utf8.map { Unicode.Scalar($0) })) }
    ),
    ("returns twice", { $0.replacingOccurrences(of: "\n", with: "\r\r\n") }),
    ("triple quotes", { "SOURCE = \"\"\"\n\($0)\"\"\"\n" }),
    ("text block", { "let s = #\"\"\"\n\(indented($0))    \"\"\"#\n" }),
    (
      "strings side by side",
      { "s =\n" + lines($0).map { "  \(quoted($0 + "\n"))\n" }.joined() + ";\n" }
    ),
    (
      "list in a program",
      { "[\n" + lines($0).map { "  \(quoted($0)),\n" }.joined() + "].join('\\n')" }
    ),
    ("cells of rows", { "time,text\n" + lines($0).map { "1,\"\(doubled($0))\"\n" }.joined() }),
    ("cell among others", { "id;dump;x\n1;\"\(doubled($0))\";2\n2;\"ok\";3\n" }),
    (
      "lines as events",
      {
        "{\"events\":[" + lines($0).map { "{\"message\":\(quoted($0))}" }.joined(separator: ",")
          + "]}"
      }
    ),
    (
      "block of YAML",
      { "name: x\nsource: |\n" + lines($0).map { "  \($0)\n" }.joined() + "after: 1\n" }
    ),
    (
      "JSON five times", { text in (0..<5).reduce(text) { inner, _ in "{\"v\":\(quoted(inner))}" } }
    ),
    ("call", { "callback({\"value\":\(quoted($0))});\n" }),
    ("event stream", { "event: message\ndata: {\"text\":\(quoted($0))}\n\n" }),
    ("answer with headers", { "HTTP/1.1 200 OK\r\nA: b\r\n\r\n{\"value\":\(quoted($0))}" }),
    (
      "pages",
      { text in
        lines(text).enumerated().map { "\($1)\n" + ($0 % 20 == 19 ? "\u{C}Page 1 of 3\n" : "") }
          .joined()
      }
    ),
    (
      "pager",
      { text in
        lines(text).enumerated().map { "\($1)\n" + ($0 % 20 == 19 ? "--More--\n" : "") }.joined()
      }
    ),
    ("session", { "$ adb shell cat x\n\($0)\n$ \n" }),
    ("pane on the left", { beside($0) { "\($0)│\($1)" } }),
    (
      "pane on the right",
      { beside($0) { "\($1.padding(toLength: 24, withPad: " ", startingAt: 0))│\($0)" } }
    ),
    (
      "column of a spreadsheet",
      { text in
        lines(text).map { ($0.contains("\"") ? "\"\(doubled($0))\"" : $0) + "\n" }.joined()
      }
    ),
    (
      "property of Java",
      { text in
        let rows = lines(text).map { line in
          let spaces = line.prefix { $0 == " " }
          return spaces.map { _ in "\\ " }.joined()
            + line.dropFirst(spaces.count).replacingOccurrences(of: "\\", with: "\\\\")
        }
        return "dump=" + rows.joined(separator: "\\n\\\n    ") + "\n"
      }
    ),
    ("vertical tabs", { $0.replacingOccurrences(of: "\n", with: "\u{B}") }),
    (
      "typescript",
      {
        "Script started on 2026\r\n\($0.replacingOccurrences(of: "\n", with: "\r\n"))Script done\r\n"
      }
    ),
  ]

  static func lines(_ text: String) -> [Substring] {
    (text.hasSuffix("\n") ? text.dropLast() : text[...])
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func quoted(_ text: some StringProtocol) -> String {
    let data = try? JSONSerialization.data(
      withJSONObject: String(text), options: [.fragmentsAllowed, .withoutEscapingSlashes])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private static func base64(_ text: String, width: Int? = nil) -> String {
    let letters = Array(Data(text.utf8).base64EncodedString())
    guard let width else { return String(letters) }
    return stride(from: 0, to: letters.count, by: width).map {
      String(letters[$0..<min($0 + width, letters.count)]) + "\n"
    }.joined()
  }

  private static func percents(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }

  /// As listings of bytes have it.
  @Sendable private static func listing(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return stride(from: 0, to: bytes.count, by: 16).map { start in
      let row = bytes[start..<min(start + 16, bytes.count)]
      let pairs = stride(from: row.startIndex, to: row.endIndex, by: 2).map { place in
        row[place..<min(place + 2, row.endIndex)].map { String(format: "%02x", $0) }.joined()
      }
      let letters = String(decoding: row.map { $0 > 31 && $0 < 127 ? $0 : 46 }, as: UTF8.self)
      let digits = pairs.joined(separator: " ").padding(toLength: 41, withPad: " ", startingAt: 0)
      return String(format: "%08x: ", start) + digits + letters + "\n"
    }.joined()
  }

  private static func teamCity(_ text: String) -> String {
    [("|", "||"), ("'", "|'"), ("\n", "|n"), ("[", "|["), ("]", "|]")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  private static func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  /// As two panes of a terminal: the text is as wide as its longest line.
  private static func beside(_ text: String, _ row: (String, String) -> String) -> String {
    let rows = lines(text).map(String.init)
    let width = rows.map(\.count).max() ?? 0
    return rows.enumerated().map { place, line in
      row(line + String(repeating: " ", count: width - line.count), place % 3 == 0 ? "$ ls" : "")
        + "\n"
    }.joined()
  }

  private static func indented(_ text: String) -> String {
    lines(text).map { "    \($0)\n" }.joined()
  }

  private static func doubled(_ text: some StringProtocol) -> String {
    text.replacingOccurrences(of: "\"", with: "\"\"")
  }
}
