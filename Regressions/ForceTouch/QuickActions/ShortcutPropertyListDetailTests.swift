import ForceTouch
import Foundation
import TestSupport
import Testing

@Suite struct ShortcutPropertyListDetailTests {
  private func data(_ items: String) -> Data {
    Data(
      """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>CFBundleName</key><string>Chats</string>
      <key>UIApplicationShortcutItems</key>\(items)
      </dict></plist>
      """.utf8)
  }

  private func entry(_ pairs: String) -> String { "<dict>\(pairs)</dict>" }

  private let complete = """
    <key>UIApplicationShortcutItemType</key><string>new</string>
    <key>UIApplicationShortcutItemTitle</key><string>NEW_TITLE</string>
    """

  private func items(
    _ list: String, strings: [String: String] = [:]
  ) throws(PropertyListError) -> [ApplicationShortcutItem] {
    try ApplicationShortcutItem.items(
      inPropertyList: data(list), file: "Info.plist", localizedBy: strings)
  }

  @Test func `Titles are localised, and used unchanged if they aren't`() throws {
    let table = Data("/* Quick actions */\n\"NEW_TITLE\" = \"Nouveau \\\"chat\\\"\";\n".utf8)
    let strings = try ApplicationShortcutItem.strings(inTable: table, file: "InfoPlist.strings")
    let list = "<array>\(entry(complete))</array>"

    let localised = try items(list, strings: strings)
    let plain = try items(list)

    expectEqual(localised.first?.localizedTitle, "Nouveau \"chat\"")
    expectEqual(plain.first?.localizedTitle, "NEW_TITLE")
  }

  @Test func `An app without the key has no items`() throws {
    let data = Data("<plist version=\"1.0\"><dict></dict></plist>".utf8)

    let items = try ApplicationShortcutItem.items(inPropertyList: data, file: "Info.plist")

    expect(items.isEmpty)
  }

  @Test func `A missing title is named with its position`() {
    let list = """
      <array>\(entry(complete))<dict>
      <key>UIApplicationShortcutItemType</key><string>find</string></dict></array>
      """

    let error = #expect(throws: PropertyListError.self) { try items(list) }

    expectEqual(
      error?.description,
      "Info.plist: UIApplicationShortcutItems[1]: the key \"UIApplicationShortcutItemTitle\" "
        + "is missing")
  }

  @Test func `A value of the wrong type is named with its position`() {
    let list = """
      <array><dict>
      <key>UIApplicationShortcutItemType</key><integer>1</integer>
      <key>UIApplicationShortcutItemTitle</key><string>One</string></dict></array>
      """

    let error = #expect(throws: PropertyListError.self) { try items(list) }

    expectEqual(error?.path, "UIApplicationShortcutItems[0].UIApplicationShortcutItemType")
    expectEqual(
      error?.reason, .wrongType(expected: "a string", found: "a number, true or false"))
  }

  @Test func `An unknown icon is named`() {
    let list = """
      <array><dict>\(complete)
      <key>UIApplicationShortcutItemIconType</key><string>Rocket</string></dict></array>
      """

    let error = #expect(throws: PropertyListError.self) { try items(list) }

    expectEqual(error?.reason, .unknownName("Rocket"))
  }

  @Test(arguments: ["<string>no</string>", "<dict/>"])
  func `A list that is none is refused`(list: String) {
    let error = #expect(throws: PropertyListError.self) { try items(list) }

    expectEqual(error?.path, "UIApplicationShortcutItems")
  }

  @Test func `Data that is no property list is refused`() {
    let error = #expect(throws: PropertyListError.self) {
      try ApplicationShortcutItem.items(inPropertyList: Data([1, 2, 3]), file: "Info.plist")
    }

    expectEqual(error?.file, "Info.plist")
    if case .malformed = error?.reason {} else { Issue.record("\(String(describing: error))") }
  }

  /// A set of one object, the text "a", the offsets of both and the trailer, after unreferenced
  /// bytes.
  ///
  /// The first object is the root of the list: the set, or else the text, and then nothing refers
  /// to the set.
  private func refusal(
    ofBinaryListWith objects: Int, behind filler: Int = 0, offsetWidth: Int = 1,
    setIsFirst: Bool = true
  ) -> PropertyListError? {
    func bytes(of number: Int, _ count: Int = 8) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let set = 8 + filler
    let list =
      [UInt8](repeating: 0, count: filler) + [0xC1, 1, 0x51, 0x61]
      + bytes(of: setIsFirst ? set : set + 2, offsetWidth)
      + bytes(of: setIsFirst ? set + 2 : set, offsetWidth)
      + [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), 1] + bytes(of: objects) + bytes(of: 0)
      + bytes(of: set + 4)
    return #expect(throws: PropertyListError.self) {
      try ApplicationShortcutItem.items(
        inPropertyList: Data("bplist00".utf8) + Data(list), file: "Info.plist")
    }
  }

  /// Foundation reads sets, which only binary lists can have, and crashes.
  @Test func `A binary list that holds a set is refused`() {
    expectEqual(refusal(ofBinaryListWith: 2)?.reason, .malformed("it contains a set"))
    for width in [2, 3, 4, 8] {
      let refusal = refusal(ofBinaryListWith: 2, behind: 700, offsetWidth: width)
      expectEqual(refusal?.reason, .malformed("it contains a set"), "\(width)")
    }
  }

  @Test(arguments: [1, 2, 3, 8])
  func `A binary list is refused whichever of its objects is a set`(width: Int) {
    let refusal = refusal(ofBinaryListWith: 2, offsetWidth: width, setIsFirst: false)

    expectEqual(refusal?.reason, .malformed("it contains a set"))
  }

  @Test func `A binary list of more objects than its table has room for isn't searched`() {
    let refusal = refusal(ofBinaryListWith: 20)

    expect(refusal != nil && refusal?.reason != .malformed("it contains a set"))
  }

  @Test func `A file that isn't there is refused`() {
    let url = URL(fileURLWithPath: "/nowhere/Info.plist")

    let error = #expect(throws: PropertyListError.self) {
      try ApplicationShortcutItem.items(contentsOf: url)
    }

    if case .unreadable = error?.reason {} else { Issue.record("\(String(describing: error))") }
  }

  @Test func `An item's user info is read however deep it is`() throws {
    let info = try #require(
      try items(
        """
        <array><dict>\(complete)
          <key>UIApplicationShortcutItemUserInfo</key><dict>
            <key>list</key><array><integer>7</integer><array><string>a</string></array>
              <dict><key>off</key><false/></dict></array>
            <key>real</key><real>1.5</real><key>data</key><data>AQI=</data>
          </dict>
        </dict></array>
        """
      ).first?.userInfo)
    let list = try #require(info["list"] as? [any Sendable])

    expect(list.count == 3 && list[0] as? Int == 7)
    expect((list[1] as? [any Sendable])?.first as? String == "a")
    expect((list[2] as? [String: any Sendable])?["off"] as? Bool == false)
    expect(info["real"] as? Double == 1.5)
    expect(info["data"] as? Data == Data([1, 2]))
  }

  @Test func `A whole number that is written as a real is read as one`() throws {
    let info = try #require(
      try items(
        """
        <array><dict>\(complete)
          <key>UIApplicationShortcutItemUserInfo</key><dict>
            <key>zoom</key><real>2</real><key>count</key><integer>1</integer></dict>
        </dict></array>
        """
      ).first?.userInfo)

    expect(info["zoom"] as? Double == 2)
    expect(info["count"] as? Int == 1)
  }

  @Test func `A copy that may be changed leaves the item as it was`() {
    let item = ApplicationShortcutItem(
      type: "a", localizedTitle: "A", localizedSubtitle: "below",
      icon: ApplicationShortcutIcon(type: .compose), userInfo: ["n": 1])
    let copy = item.mutableCopy()
    let before = (
      copy.type, copy.localizedTitle, copy.localizedSubtitle, copy.icon, copy.userInfo?["n"] as? Int
    )
    (copy.type, copy.localizedTitle, copy.localizedSubtitle) = ("b", "B", nil)
    copy.icon = ApplicationShortcutIcon(systemImageName: "star")
    copy.userInfo = ["n": 2]
    copy.targetContentIdentifier = 5
    let kept = copy.copy()

    expect(before.0 == "a" && before.1 == "A" && before.2 == "below")
    expect(before.3 == ApplicationShortcutIcon(type: .compose) && before.4 == 1)
    for other in [copy, kept] {
      expect(other.type == "b" && other.localizedTitle == "B" && other.localizedSubtitle == nil)
      expect(other.icon?.source == .systemImage("star") && other.userInfo?["n"] as? Int == 2)
      expect(other.targetContentIdentifier as? Int == 5)
    }
    expect(item.type == "a" && item.localizedTitle == "A" && item.localizedSubtitle == "below")
    expectEqual(item.icon, ApplicationShortcutIcon(type: .compose))
    expect(item.targetContentIdentifier == nil && item.userInfo?["n"] as? Int == 1)
  }

  @Test func `A file is read, its titles are localised, and its faults have its name`() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).plist")
    defer { try? FileManager.default.removeItem(at: url) }
    try data("<array>\(entry(complete))</array>").write(to: url)
    let items = try ApplicationShortcutItem.items(
      contentsOf: url, localizedBy: ["NEW_TITLE": "New chat"])
    let plain = try ApplicationShortcutItem.items(contentsOf: url)
    try data("<string>no</string>").write(to: url)

    let error = #expect(throws: PropertyListError.self) {
      try ApplicationShortcutItem.items(contentsOf: url)
    }

    expectEqual(items.map(\.type), ["new"])
    expectEqual(items.map(\.localizedTitle), ["New chat"])
    expectEqual(plain.map(\.localizedTitle), ["NEW_TITLE"])
    expectEqual(error?.file, url.lastPathComponent)
  }

  @Test(
    arguments: [
      ([], nil), (["SymbolName"], .systemImage("star")), (["File"], .templateImage("lens")),
      (["SymbolName", "File"], .templateImage("lens")), (["SymbolName", "Type"], .type(.search)),
      (["SymbolName", "File", "Type"], .type(.search)),
    ] as [([String], ApplicationShortcutIcon.Source?)])
  func `An icon is named in one of three ways`(
    keys: [String], source: ApplicationShortcutIcon.Source?
  ) throws {
    let names = [
      "SymbolName": "star", "File": "lens", "Type": "UIApplicationShortcutIconTypeSearch",
    ]
    let pairs = keys.map { key in
      "<key>UIApplicationShortcutItemIcon\(key)</key><string>\(names[key] ?? "")</string>"
    }

    let items = try items("<array>\(entry(complete + pairs.joined()))</array>")

    expectEqual(items.count, 1)
    expectEqual(items.first?.icon?.source, source)
  }

  @Test(
    arguments: [
      ("<array/>", "an array"), ("<dict/>", "a dictionary"), ("<data>AQI=</data>", "data"),
      ("<date>2001-01-01T00:01:40Z</date>", "a date"),
      ("<integer>1</integer>", "a number, true or false"),
      ("<real>1.5</real>", "a number, true or false"), ("<true/>", "a number, true or false"),
    ])
  func `A value of the wrong type is reported with its own`(value: String, found: String) {
    let list = """
      <array><dict>
      <key>UIApplicationShortcutItemType</key><string>new</string>
      <key>UIApplicationShortcutItemTitle</key>\(value)</dict></array>
      """

    let error = #expect(throws: PropertyListError.self) { try items(list) }

    expectEqual(error?.path, "UIApplicationShortcutItems[0].UIApplicationShortcutItemTitle")
    expectEqual(error?.reason, .wrongType(expected: "a string", found: found))
  }

  @Test func `A dictionary is required at the root and for each item`() {
    let root = Data("<plist version=\"1.0\"><array></array></plist>".utf8)

    let atRoot = #expect(throws: PropertyListError.self) {
      try ApplicationShortcutItem.items(inPropertyList: root, file: "Info.plist")
    }
    let ofTable = #expect(throws: PropertyListError.self) {
      try ApplicationShortcutItem.strings(inTable: root, file: "InfoPlist.strings")
    }
    let ofItem = #expect(throws: PropertyListError.self) {
      try items("<array>\(entry(complete))<string>no</string></array>")
    }

    expectEqual(atRoot?.description, "Info.plist: expected a dictionary, found an array")
    expectEqual(ofTable?.description, "InfoPlist.strings: expected a dictionary, found an array")
    expectEqual(ofItem?.path, "UIApplicationShortcutItems[1]")
    expectEqual(ofItem?.reason, .wrongType(expected: "a dictionary", found: "a string"))
  }

  @Test func `A date that an item carries is read`() throws {
    let items = try items(
      """
      <array><dict>\(complete)
        <key>UIApplicationShortcutItemUserInfo</key>
        <dict><key>due</key><date>2001-01-01T00:01:40Z</date></dict>
      </dict></array>
      """)

    expect(items.first?.userInfo?["due"] as? Date == Date(timeIntervalSinceReferenceDate: 100))
  }
}
