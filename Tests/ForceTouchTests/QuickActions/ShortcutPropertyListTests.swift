import ForceTouch
import Foundation
import TestSupport
import Testing

@Suite struct ShortcutPropertyListTests {
  private func data(_ items: String) -> Data {
    Data(
      """
      <?xml version="1.0"?><plist version="1.0"><dict>
      <key>CFBundleName</key><string>Chats</string>
      <key>UIApplicationShortcutItems</key>\(items)
      </dict></plist>
      """.utf8)
  }

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

  @Test func `Items are read in order, with all they have`() throws {
    let items = try items(
      """
      <array>
      <dict>\(complete)
        <key>UIApplicationShortcutItemSubtitle</key><string>To anybody</string>
        <key>UIApplicationShortcutItemIconType</key>
        <string>UIApplicationShortcutIconTypeCompose</string>
        <key>UIApplicationShortcutItemUserInfo</key>
        <dict><key>count</key><integer>3</integer><key>isNew</key><true/></dict>
      </dict>
      <dict>
        <key>UIApplicationShortcutItemType</key><string>find</string>
        <key>UIApplicationShortcutItemTitle</key><string>Find</string>
        <key>UIApplicationShortcutItemIconFile</key><string>lens</string>
      </dict>
      </array>
      """)

    expectEqual(items.map(\.type), ["new", "find"])
    expectEqual(items[0].localizedSubtitle, "To anybody")
    expectEqual(items[0].icon, ApplicationShortcutIcon(type: .compose))
    expect(items[0].userInfo?["count"] as? Int == 3)
    expect(items[0].userInfo?["isNew"] as? Bool == true)
    expectEqual(items[1].icon, ApplicationShortcutIcon(templateImageName: "lens"))
    expect(items[1].userInfo == nil)
  }
}
