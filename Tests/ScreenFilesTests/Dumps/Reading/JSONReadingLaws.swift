import Foundation
import TestSupport
import Testing

@testable import ScreenFiles

/// Lines, members and columns of JSON documents, compared with Foundation's values and lines
/// counted while writing.
struct JSONReadingLaws {
  /// Writes a random document, and records the line on which each object with a number begins.
  private struct Writer {
    var random: RandomText
    var text = ""
    var lines: [Int] = []
    var nextLine: Int { 1 + text.count { $0 == "\n" } }

    mutating func gap() { text += random.pick(["", "", " ", "\n", "\n  ", "\t", "\n\n"]) }

    /// A value that isn't a numbered object, with everything that could mislead a walk over
    /// brackets.
    mutating func noise() {
      switch random.below(7) {
      case 0: text += #""a\"}]{[,:""#
      case 1: text += #""\\""#
      case 2: text += "null"
      case 3: text += random.pick(["-1.5", "0", "true", "3e2"])
      case 4: text += #"[[{"x": [1, {}]}], "," ]"#
      case 5: text += #"{"children": {"children": []}, "y": {"z": [{}]}}"#
      default: text += "[]"
      }
    }

    mutating func object(_ depth: Int) {
      let number = lines.count
      lines.append(nextLine)
      text += "{"
      gap()
      if random.flip() {
        text += #""before""#
        gap()
        text += ":"
        gap()
        noise()
        text += ","
      }
      text += #""number":"#
      gap()
      text += "\(number)"
      if random.flip() {
        text += #", "inner": "#
        if depth > 0, random.flip() { object(0) } else { noise() }
      }
      if depth > 0 {
        text += ","
        gap()
        text += #""children":"#
        gap()
        list(depth - 1)
      }
      if random.flip() {
        text += #", "after": "#
        noise()
      }
      gap()
      text += "}"
    }

    mutating func list(_ depth: Int) {
      text += "["
      gap()
      for place in 0..<random.below(4) {
        if place > 0 { text += "," }
        gap()
        if random.below(4) == 0 { listNoise() } else { object(depth) }
        gap()
      }
      text += "]"
    }

    /// The other contents of an array besides objects.
    private mutating func listNoise() {
      text += random.pick([#""{\"[""#, "5", "null", #"[{"number": 99}, {}]"#, "[]"])
    }
  }

  @Test(arguments: 0..<60)
  func `each object of a document knows its line`(seed: Int) throws {
    var writer = Writer(random: RandomText(seed: seed))
    writer.text = random(seed)
    writer.object(3)
    writer.text += seed % 2 == 0 ? "" : "\nthe end {"
    let document = try JSONDocument(DumpText(Data(writer.text.utf8)))

    var open = [document.root]
    while let object = open.popLast() {
      let number = try #require(object["number"]?.integer)
      expectEqual(object.line, writer.lines[number], "\(writer.text)")
      if let inner = object["inner"], let number = inner["number"]?.integer {
        expectEqual(inner.line, writer.lines[number], "\(writer.text)")
      }
      open += object["children"]?.objects ?? []
    }
  }

  /// Lines before a document, without a bracket at the beginning of one.
  private func random(_ seed: Int) -> String { ["", "\n", "log: {x}\n", "a\n\n  "][seed % 4] }

  @Test(arguments: 0..<40)
  func `columns hold what Foundation reads`(seed: Int) throws {
    var random = RandomText(seed: seed &+ 7)
    func value() -> String {
      switch random.below(8) {
      case 0:
        return random.pick(["null", #""5""#, #""a\"],[""#, "\"\"", #"",""#, #""]""#, #""\\""#])
      case 1: return random.pick(["[]", "[1, [2]]", "{}", #"{"a": [1, 2]}"#])
      case 2: return random.pick(["1.75", "-2.5", "3e2", "1e30", "-0"])
      default: return "\(random.below(2_000) - 1_000)"
      }
    }
    func list(_ count: Int, _ item: () -> String) -> String {
      "["
        + (0..<count).map { _ in item() + (random.flip() ? " " : "") }
        .joined(separator: random.pick([",", ", ", ",\n"])) + random.pick(["", " "]) + "]"
    }
    let numbers = list(random.below(9), value)
    let rows = list(random.below(6)) {
      random.below(5) == 0 ? value() : list(random.below(4), value)
    }
    let rectangles = list(random.below(6)) {
      random.below(4) == 0
        ? value()
        : list(random.below(3) == 0 ? random.below(7) : 4) {
          random.below(9) == 0 ? value() : "\(random.below(99)).5"
        }
    }
    let text = #"{"n": \#(numbers), "r": \#(rows), "b": \#(rectangles), "o": {}}"#
    let root = try JSONDocument(DumpText(Data(text.utf8))).root
    let plain = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]

    func whole(_ value: Any) -> Int {
      guard let number = value as? NSNumber else { return -1 }
      return Int(exactly: number.doubleValue.rounded(.towardZero)) ?? -1
    }
    func members(_ key: String) -> [Any] { plain[key] as? [Any] ?? [] }
    let foundRows = root["r"].rows
    expectEqual(root["n"].integers, members("n").map(whole), "\(text)")
    expectEqual(foundRows.count, members("r").count, "\(text)")
    for (place, row) in members("r").enumerated() {
      expectEqual(
        foundRows[place].map(Int.init),
        (row as? [Any] ?? []).map { Int(Int32(clamping: whole($0))) }, "\(text)")
    }
    expect(foundRows[-1].isEmpty && foundRows[foundRows.count].isEmpty)
    expectEqual(
      root["b"].rectangles,
      members("b").map { value -> CGRect? in
        guard let items = value as? [Any], items.count == 4 else { return nil }
        let numbers = items.compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }, "\(text)")
    expect(root["o"].integers.isEmpty && root["none"].integers.isEmpty)
    expect(root["o"].rectangles.isEmpty && root["none"].rows.count == 0)
  }

  /// Whether a value equals Foundation's for the same text, including everything in it.
  private func expectSame(_ value: JSONValue, _ plain: Any, _ text: String) {
    switch plain {
    case let members as [String: Any]:
      expect(value.isObject, "\(text)")
      let keys = Set(value.values.map(\.key))
      expectEqual(keys, Set(members.keys), "\(text)")
      // Of members with the same key the last one counts.
      var last: [String: JSONValue] = [:]
      for member in value.values { last[member.key] = member }
      for (key, member) in members { last[key].map { expectSame($0, member, text) } }
    case let items as [Any]:
      expect(value.isList, "\(text)")
      let values = Array(value.values)
      expectEqual(values.count, items.count, "\(text)")
      for (value, item) in zip(values, items) { expectSame(value, item, text) }
    case let string as String:
      expect(value.isText, "\(text)")
      expectEqual(value.text ?? "", string, "\(text)")
    case let number as NSNumber where number.objCType.pointee == 0x63:
      expect(value.number == nil, "\(text)")
      expectEqual(value.flag, number.boolValue, "\(text)")
    case let number as NSDecimalNumber:
      // More than 17 digits are rounded to decimal first, and then once more.
      let difference = (value.number ?? .nan) - number.doubleValue
      expect(abs(difference) <= 4 * number.doubleValue.ulp, "\(text)")
    case let number as NSNumber:
      expectEqual(value.number, number.doubleValue, "\(text)")
      expectEqual(value.flag, number.doubleValue != 0, "\(text)")
    default:
      expect(value.text == nil && value.number == nil && value.flag == nil, "\(text)")
    }
  }

  @Test(arguments: 0..<40)
  func `what Foundation refuses is refused, and what it reads is read alike`(seed: Int) throws {
    var random = RandomText(seed: seed &+ 900)
    var writer = Writer(random: random)
    writer.object(2)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u00e9", "\\ud83d\\ude00", "\\ud83d", "\\ude00",
      "\\x41", "\\/", "\n", "\t", " ", "null", "nul", "true", "0", "-", "01", "1.", "1e", "1e400",
      "-0.0", "2E-3", "18446744073709551615", "1e308", ",]", ",}", "\"number\": 7,", "é", "+1",
      ".5",
      "12345678901234567", "0.1234567890123456",
    ]
    for _ in 0..<24 {
      var bytes = Array(writer.text.utf8)
      for _ in 0..<random.below(3) {
        let start = random.below(bytes.count)
        let end = min(bytes.count, start + random.below(3))
        bytes.replaceSubrange(start..<end, with: Array(random.pick(pieces).utf8))
      }
      guard bytes.first == UInt8(ascii: "{"), let text = String(validating: bytes, as: UTF8.self)
      else { continue }
      let plain = try? JSONSerialization.jsonObject(with: Data(bytes))
      let document = try? JSONDocument(DumpText(Data(bytes)))
      // Foundation's parser requires the whole text, ours the first document of it.
      let isAll = document.map { bytes[$0.range.upperBound...].allSatisfy(\.isSpace) } ?? true
      guard isAll else { continue }

      expect((document == nil) == (plain == nil), "\(text)")
      if let document, let plain { expectSame(document.root, plain, text) }
    }
  }

  @Test(arguments: [
    ("[1 2]", "a comma or a closing bracket is missing", 3), ("[,1]", "a value is missing", 1),
    ("[1,,2]", "a value is missing", 3), ("{5: 1}", "a key in quotes is missing", 1),
    (#"{"a" 1}"#, "a colon is missing", 5), ("[1}", "a bracket doesn't match the opening one", 2),
    ("[01]", "a number is malformed", 3), ("[1.]", "a number is malformed", 3),
    ("[-]", "a number is malformed", 2), ("[1e+]", "a number is malformed", 4),
    ("[5, -1e999]", "a number is too large", 4), ("[tru]", "a value is missing", 4),
    (#"["\x"]"#, "a string has an unknown escape", 3),
    (#"["\ud800"]"#, "a string has half of a surrogate pair", 2),
    (#"["\udc00"]"#, "a string has half of a surrogate pair", 2),
    ("[\"\t\"]", "a string has a control character", 2),
    ("[1", "the document ends too early", 2), ("[\"a", "the document ends too early", 3),
    (#"{"a""#, "the document ends too early", 4), ("[nu", "the document ends too early", 3),
  ])
  func `a fault of JSON is named with its position`(text: String, reason: String, offset: Int) {
    var reader = JSONReader(Array(text.utf8), from: 0, line: 1)

    let fault = #expect(throws: JSONReader.Fault.self) { try reader.read() }

    expectEqual(fault?.reason.rawValue, reason)
    expectEqual(fault?.offset, offset)
  }

  @Test func `what stands under a key with escapes is read, with its line`() throws {
    let text = #"""
      {"inn\u0065r": {"a": [1]},
       "list\u0073": [{"number": 1}, {"number": 2}],
       "plain": [{"number": 3}]}
      """#
    let root = try JSONDocument(DumpText(Data(text.utf8))).root

    expectEqual(root.line, 1)
    expectEqual(root["inner"]?.line, 1)
    expectEqual((root["inner"]?["a"]).integers, [1])
    expectEqual(root["lists"]?.objects?.map { $0["number"]?.integer }, [1, 2])
    expectEqual(root["lists"]?.objects?.map(\.line), [2, 2])
    expectEqual(root["plain"]?.objects?.map(\.line), [3])
  }

  @Test(arguments: [
    (#"[[{}]"#, 0), (#"{"children": [{}]"#, 2),
    (#"{"children": [{"children": ["#, 2), (#"[{"#, 0), (#"[{}, {}, {"#, 2),
    (#"{"windows": [{}"#, 1),
    (#"{"elements": [{}, {"a": {}}"#, 2), (#"{"others": [{}]"#, 0), (#"{"children": {}"#, 0),
  ])
  func `of a text that is cut the elements are counted that were whole or had children`(
    text: String, count: Int
  ) {
    let bytes = Array(text.utf8)
    var reader = JSONReader(bytes, from: 0, line: 1)

    let fault = #expect(throws: JSONReader.Fault.self) { try reader.read() }

    let found = JSONDocument.countOfElements(in: reader.nodes, before: bytes.count, of: bytes)
    expectEqual(found, count)
    expectEqual(fault?.reason, .cut)
  }

  @Test func `what is written reads back`() throws {
    var random = RandomText(seed: 5)
    let pieces =
      (0..<0x30).compactMap { Unicode.Scalar($0).map(String.init) } + [
        "\\", "é", "👩‍👩‍👧", "/", "}", "\u{2028}",
      ]
    for _ in 0..<60 {
      let texts = (0..<3).map { _ in random.text(of: pieces) }
      let numbers = (0..<random.below(4)).map { _ in Double(random.below(9_999)) / 8 }
      var json = JSONText()
      json.open("{")
      json.member(texts[0] + "0", text: texts[1])
      json.member("raw", raw: "true")
      json.member("numbers", numbers: numbers)
      json.key("list")
      json.open("[")
      for text in texts {
        json.item()
        json.open("{")
        json.member("text", text: text)
        json.close("}")
      }
      json.close("]")
      json.close("}")

      let read = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any]

      expect(read?[texts[0] + "0"] as? String == texts[1])
      expect(read?["raw"] as? Bool == true)
      expect(read?["numbers"] as? [Double] == numbers)
      expectEqual((read?["list"] as? [[String: String]])?.map { $0["text"] }, texts)
      expectEqual(read?.count, 4)
      expectEqual(String(decoding: json.bytes, as: UTF8.self).count { $0 == "\n" }, 4 + 3 + 3)
    }
  }

  @Test func `values are numbers, texts and flags as tools write them`() throws {
    func value(_ text: String) throws -> JSONValue? {
      try JSONDocument(DumpText(Data("{\"v\": \(text)}".utf8))).root["v"]
    }
    try expectEqual(value("3.5")?.number, 3.5)
    try expectEqual(value("\"-2.25\"")?.number, -2.25)
    for text in ["\"x\"", "true", "null", "[1]"] { try expect(value(text)?.number == nil) }
    try expectEqual(value("\"a\"")?.text, "a")
    for text in ["\"\"", "5", "null"] { try expect(value(text)?.text == nil) }
    for text in ["\"1\"", "\"true\"", "\"True\"", "\"YES\"", "1", "-2.5", "true"] {
      try expect(value(text)?.flag == true, "\(text)")
    }
    for text in ["\"0\"", "\"false\"", "\"False\"", "\"NO\"", "\"x\"", "0", "0.0", "false"] {
      try expect(value(text)?.flag == false, "\(text)")
    }
    for text in ["\"\"", "null", "[]", "{}"] { try expect(value(text)?.flag == nil) }
    try expectEqual(value("-7.9")?.integer, -7)
    for text in ["1e19", "\"5\"", "true"] { try expect(value(text)?.integer == nil) }
    let members = ["\"x\": 1", "\"y\": \"2\"", "\"width\": 3", "\"height\": 4.5"]
    let whole = try value("{\(members.joined(separator: ", "))}")
    expectEqual(whole?.rectangle, CGRect(x: 1, y: 2, width: 3, height: 4.5))
    for member in members {
      let rest = members.filter { $0 != member }.joined(separator: ", ")
      try expect(value("{\(rest)}")?.rectangle == nil, "\(member)")
    }
    expectEqual("a.b.Class".lastComponent, "Class")
    expectEqual("Class".lastComponent, "Class")
    expectEqual("a.".lastComponent, "")
    expect("".unlessEmpty == nil)
    expectEqual("a".unlessEmpty, "a")
  }

  @Test(arguments: [
    "[1,2]5[,4]", "[,2][3,4]", "[1,2][,4]", "5[1,2][3,4]", "[1,2][3,]", "[1,][3,4]", "[1,2]5[3,4]",
    "[1,2]-[3,4]", "[1,2][3,4", "[1,2,3,4]", "[1][2,3,4]", "[-,2][3,4]", "[1,2][3,--4]",
    "5[12,34]6[56,78]", "5[,]6[,]", "[12,34]6[56,78]", "5[1,2][3,4]6",
  ])
  func `bounds that lack a number, or have one elsewhere, are none`(text: String) {
    expect(RectangleText.bounds(text) == nil)
    expectEqual(RectangleText.bounds("[1,2][3,4]"), CGRect(x: 1, y: 2, width: 2, height: 2))
  }
}
