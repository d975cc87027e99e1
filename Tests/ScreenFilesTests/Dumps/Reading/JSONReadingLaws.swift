import Foundation
import TestSupport
import Testing

@testable import ScreenFiles

/// Lines, members and columns of JSON documents, against Foundation's values and lines counted while writing.
struct JSONReadingLaws {
  /// Writes a random document, and on which line each object began that has a number.
  private struct Writer {
    var random: RandomText
    var text = ""
    var lines: [Int] = []
    var nextLine: Int { 1 + text.count { $0 == "\n" } }

    mutating func gap() { text += random.pick(["", "", " ", "\n", "\n  ", "\t", "\n\n"]) }

    /// A value that is no numbered object, with all that could mislead a walk over brackets.
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

    /// What a list may hold beside objects.
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
    let tree = try JSONTree(DumpText(Data(writer.text.utf8)))
    let root = try #require(tree.rootObject)

    var open = [root]
    while let object = open.popLast() {
      let number = try #require(object.members["number"] as? Int)
      expectEqual(tree.line(of: object), writer.lines[number], "\(writer.text)")
      if let inner = tree.object("inner", of: object), let number = inner.members["number"] as? Int
      {
        expectEqual(tree.line(of: inner), writer.lines[number], "\(writer.text)")
      }
      let children = tree.objects("children", of: object)
      expectEqual(
        children?.count, (object.members["children"] as? [Any])?.count { $0 is [String: Any] })
      open += children ?? []
    }
    expect(tree.outline.isClosed && !tree.outline.hasPieces && !tree.outline.isTooDeep)
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
    let tree = try JSONTree(DumpText(Data(text.utf8)))
    let root = try #require(tree.rootObject)

    func whole(_ value: Any) -> Int {
      guard let number = value as? NSNumber else { return -1 }
      return Int(exactly: number.doubleValue.rounded(.towardZero)) ?? -1
    }
    func members(_ key: String) -> [Any] { root.members[key] as? [Any] ?? [] }
    let foundRows = tree.rows("r", of: root)
    expectEqual(tree.integers("n", of: root), members("n").map(whole), "\(text)")
    expectEqual(foundRows.count, members("r").count, "\(text)")
    for (place, row) in members("r").enumerated() {
      expectEqual(
        foundRows[place].map(Int.init),
        (row as? [Any] ?? []).map { Int(Int32(clamping: whole($0))) }, "\(text)")
    }
    expect(foundRows[-1].isEmpty && foundRows[foundRows.count].isEmpty)
    expectEqual(
      tree.rectangles("b", of: root),
      members("b").map { value -> CGRect? in
        guard let items = value as? [Any], items.count == 4 else { return nil }
        let numbers = items.compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }, "\(text)")
    expect(tree.integers("o", of: root).isEmpty && tree.integers("none", of: root).isEmpty)
    expect(tree.integers("n", of: nil).isEmpty)
  }

  @Test func `what stands under a key with escapes is read, and has no line`() throws {
    let text = #"""
      {"inn\u0065r": {"a": [1]},
       "list\u0073": [{"number": 1}, {"number": 2}],
       "plain": [{"number": 3}]}
      """#
    let tree = try JSONTree(DumpText(Data(text.utf8)))
    let root = try #require(tree.rootObject)

    let inner = try #require(tree.object("inner", of: root))
    let list = try #require(tree.objects("lists", of: root))
    let plain = try #require(tree.objects("plain", of: root))

    expectEqual(tree.line(of: root), 1)
    expectEqual(tree.line(of: inner), 0)
    expect(tree.integers("a", of: inner).isEmpty)
    expectEqual(list.map { $0.members["number"] as? Int }, [1, 2])
    expectEqual(list.map(tree.line), [0, 0])
    expectEqual(plain.map(tree.line), [3])
  }

  @Test(arguments: [
    (#"["children": [{}]"#, 0), (#"[["children": [{}]"#, 0), (#"{"children": [{}]"#, 2),
    (#"{"children": [{"children": ["#, 2), (#"[{"#, 0), (#"[{}, {}, {"#, 2),
    (#"{"windows": [{}"#, 1),
    (#"{"elements": [{}, {"a": {}}"#, 2), (#"{"others": [{}]"#, 0), (#"{"children": {}"#, 0),
  ])
  func `of a text that is cut the elements are counted that were whole or had children`(
    text: String, count: Int
  ) {
    let bytes = Array(text.utf8)
    let outline = JSONOutline(bytes, from: 0, line: 1)

    expectEqual(outline.countOfElements(before: bytes.count), count)
    expect(!outline.isClosed)
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

  @Test func `values are numbers, texts and flags as tools write them`() {
    expectEqual(JSONValue.number(3.5 as NSNumber), 3.5)
    expectEqual(JSONValue.number("-2.25"), -2.25)
    expect(JSONValue.number("x") == nil)
    expect(JSONValue.number(nil) == nil)
    expectEqual(JSONValue.text("a"), "a")
    expect(JSONValue.text("") == nil)
    expect(JSONValue.text(5 as NSNumber) == nil)
    for text in ["1", "true", "True", "YES"] { expect(JSONValue.flag(text) == true, "\(text)") }
    for text in ["0", "false", "False", "NO", "x"] {
      expect(JSONValue.flag(text) == false, "\(text)")
    }
    expect(JSONValue.flag("") == nil)
    expect(JSONValue.flag(nil) == nil)
    expect(JSONValue.flag(1 as NSNumber) == true)
    expect(JSONValue.flag(0 as NSNumber) == false)
    let names: [String: Any] = ["x": 1, "y": "2", "width": 3, "height": 4.5]
    expectEqual(JSONValue.rectangle(names), CGRect(x: 1, y: 2, width: 3, height: 4.5))
    expect(JSONValue.rectangle(nil) == nil)
    for name in names.keys {
      expect(JSONValue.rectangle(names.filter { $0.key != name }) == nil, "\(name)")
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
