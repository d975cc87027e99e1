import Foundation

/// A way in which a text is wrapped when it is copied, logged or sent.
enum PastedWay: String, CaseIterable, Sendable {
  case carriageReturns, windowsLines, mark, utf16, utf16WithoutMark, utf32
  case fence, details, chat, quote, deepQuote, logcat, systemLog, stampedLog, build, container
  case numbers, patch, indented, noBreakSpaces, zeroWidth
  case jsonValue, jsonASCII, jsonDeep, jsonTwice, jsonInLog, python, oneLine, debugger
  case escapedHTML, preformatted, colors, lostColors, gzip, base64
  case trailingSpaces, blankLines, separators, gzipTwice, form, caretColors, writtenColors
  case overstruck, listOfLines, objectPerLine, addedStrings, section, doubledQuotes, listing
  case numberedList, levels, places, searched, capture, wrapped80, wrapped120

  /// Ways whose result is bytes; they can't be wrapped further.
  var isEncoding: Bool {
    switch self {
    case .mark, .utf16, .utf16WithoutMark, .utf32, .gzip, .gzipTwice: true
    default: false
    }
  }

  /// Whether a text may be refused, because the lost part shows where elements begin.
  var mayLose: Bool { self == .wrapped80 || self == .wrapped120 }

  func wrapped(_ text: String) -> Data {
    switch self {
    case .mark: Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)
    case .utf16: Data([0xFF, 0xFE]) + (text.data(using: .utf16LittleEndian) ?? Data())
    case .utf16WithoutMark: text.data(using: .utf16BigEndian) ?? Data()
    case .utf32: Data([0, 0, 0xFE, 0xFF]) + (text.data(using: .utf32BigEndian) ?? Data())
    case .gzip: StoredGzip.file(of: Array(text.utf8))
    case .gzipTwice: StoredGzip.file(of: Array(StoredGzip.file(of: Array(text.utf8))))
    default: Data(changed(text).utf8)
    }
  }

  func changed(_ text: String) -> String {
    switch self {
    case .carriageReturns: text.replacingOccurrences(of: "\n", with: "\r")
    case .windowsLines: text.replacingOccurrences(of: "\n", with: "\r\n")
    case .fence: "Here is what I get:\n\n```text\n\(trimmed(text))\n```\n\nAny idea?\n"
    case .details:
      "It can't be tapped.\n\n<details>\n<summary>The <b>screen</b></summary>\n\n```\n\(trimmed(text))\n```\n</details>\n<img src=\"a.png\">\n"
    case .chat:
      "Hi all,\nhere is the dump (see \"below\"):\n\(trimmed(text))\nThanks, it's urgent!\n"
    case .quote: lines(text) { _ in "> " }
    case .deepQuote: lines(text) { _ in "> > " }
    case .logcat:
      lines(text) {
        "11-28 07:15:\(two($0)).123  1234 \($0 % 2 == 0 ? " 5678" : "15678") I Dump    : "
      }
    case .systemLog: lines(text) { "2026-11-28 07:15:\(two($0)).123456+0100 Demo[123:4567] " }
    case .stampedLog: lines(text) { "2026-11-28T07:15:\(two($0)).1234567Z " }
    case .build: lines(text) { _ in "##[debug]" }
    case .container: lines(text) { _ in "web_1  | " }
    case .numbers: lines(text) { "\(String(repeating: " ", count: 6 - "\($0)".count))\($0)\t" }
    case .patch: lines(text) { _ in "+" }
    case .indented: lines(text) { _ in "    " }
    case .noBreakSpaces: spacesBeforeLines(text)
    case .zeroWidth: lines(text) { _ in "\u{200B}" }
    case .jsonValue: "{\"value\":\(quoted(text, isASCII: false)),\"sessionId\":\"x\"}"
    case .jsonASCII: "{\"value\":\(quoted(text, isASCII: true))}"
    case .jsonDeep: "{\"a\": [1, {\"result\": {\"source\": \(quoted(text, isASCII: true))}}]}"
    case .jsonTwice:
      "{\"log\": \(quoted("{\"value\": \(quoted(text, isASCII: false))}", isASCII: false))}"
    case .jsonInLog:
      "[HTTP] --> GET /session/1/source {}\n[debug] Responding with result: \(quoted(text, isASCII: false))\n[HTTP] <-- GET 200 52 ms\n"
    case .python:
      "'"
        + text.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "'", with: "\\'").replacingOccurrences(of: "\n", with: "\\n")
        .replacingOccurrences(of: "\r", with: "\\r") + "'"
    case .oneLine:
      text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
        .replacingOccurrences(of: "\r", with: "\\r")
    case .debugger: "(NSString *) $0 = 0x0000600000c1 @\(quoted(text, isASCII: false))\n"
    case .escapedHTML: escaped(text)
    case .preformatted: "<p>Hi</p><pre><code>\(escaped(text))</code></pre>"
    case .colors: lines(text, end: "\u{1B}[0m") { _ in "\u{1B}[32m" }
    case .lostColors: lines(text, end: "[0m") { _ in "[32m" }
    case .base64: Data(text.utf8).base64EncodedString(options: [.lineLength76Characters])
    case .trailingSpaces: lines(text, end: "   ") { _ in "" }
    case .blankLines: text.replacingOccurrences(of: "\n", with: "\n\n")
    case .separators: text.replacingOccurrences(of: "\n", with: "\u{2028}")
    case .form: form(text)
    case .caretColors: lines(text, end: "^[[0m") { _ in "^[[32m" }
    case .writtenColors: lines(text, end: "\\033[0m") { _ in "\\033[32m" }
    case .overstruck: text.replacingOccurrences(of: "n", with: "n\u{8}n")
    case .listOfLines:
      "[" + each(text) { quoted($0, isASCII: true) }.joined(separator: ",\n ") + "]\n"
    case .objectPerLine:
      each(text) { "{\"level\":\"i\",\"msg\":\(quoted($0, isASCII: false))}\n" }.joined()
    case .addedStrings:
      "String s = " + each(text) { quoted($0 + "\n", isASCII: false) }.joined(separator: " +\n    ")
        + ";\n"
    case .section:
      "<testcase name=\"a\"><system-out><![CDATA[\n\(text)]]></system-out></testcase>\n"
    case .doubledQuotes: "1,\"\(text.replacingOccurrences(of: "\"", with: "\"\""))\"\n"
    case .listing:
      lines(text) { "\(String(repeating: " ", count: 4 - "\($0 % 1000)".count))\($0 % 1000)   │ " }
    case .numberedList: lines(text) { "\($0). " }
    case .levels: lines(text) { _ in "INFO:root:" }
    case .places: lines(text) { "DEBUG    dump:test_a.py:\($0) " }
    case .searched: lines(text) { "dump.txt:\($0):" }
    case .capture: lines(text) { _ in "E       " }
    case .wrapped80: broken(text, at: 80)
    case .wrapped120: broken(text, at: 120)
    case .mark, .utf16, .utf16WithoutMark, .utf32, .gzip, .gzipTwice: text
    }
  }

  private func each(_ text: String, _ change: (String) -> String) -> [String] {
    trimmed(text).split(separator: "\n", omittingEmptySubsequences: false).map {
      change(String($0))
    }
  }

  /// As a form in an address: a plus for a space.
  private func form(_ text: String) -> String {
    var allowed = CharacterSet.alphanumerics
    allowed.insert(charactersIn: "-._~ ")
    return text.addingPercentEncoding(withAllowedCharacters: allowed)?
      .replacingOccurrences(of: " ", with: "+") ?? text
  }

  private func broken(_ text: String, at width: Int) -> String {
    each(text) { line in
      var (parts, rest) = ([Substring](), line[...])
      while rest.count > width {
        parts.append(rest.prefix(width))
        rest = rest.dropFirst(width)
      }
      return (parts + [rest]).joined(separator: "\n") + "\n"
    }.joined()
  }

  private func trimmed(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  private func two(_ number: Int) -> String { String(format: "%02d", number % 60) }

  private func lines(_ text: String, end: String = "", _ start: (Int) -> String) -> String {
    trimmed(text).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { start($0.offset + 1) + $0.element + end + "\n" }.joined()
  }

  private func spacesBeforeLines(_ text: String) -> String {
    trimmed(text).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let content = line.drop { $0 == " " }
      return String(repeating: "\u{A0}", count: line.count - content.count) + content + "\n"
    }.joined()
  }

  private func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#x27;")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  /// A text as a string of JSON.
  private func quoted(_ text: String, isASCII: Bool) -> String {
    var result = "\""
    for unit in text.utf16 {
      switch unit {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x0A: result += "\\n"
      case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default: result += String(format: "\\u%04x", unit)
      }
    }
    return result + "\""
  }
}

/// Gzip files whose data isn't compressed.
enum StoredGzip {
  static func file(of bytes: [UInt8]) -> Data {
    var file: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
    var offset = 0
    repeat {
      let part = bytes[offset..<min(offset + 0xFFFF, bytes.count)]
      offset += part.count
      let length = UInt16(part.count)
      file += [offset == bytes.count ? 1 : 0, UInt8(length & 0xFF), UInt8(length >> 8)]
      file += [UInt8(~length & 0xFF), UInt8(~length >> 8)] + part
    } while offset < bytes.count
    return Data(file + little(checksum(bytes)) + little(UInt32(truncatingIfNeeded: bytes.count)))
  }

  private static func little(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// CRC-32 bit by bit.
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
