import UIKitNames

enum UIApplicationShortcutItemSurface {
  static func members() {
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: nil, icon: nil, userInfo: nil)
    mention(item.type, item.localizedTitle, item.localizedSubtitle, item.icon)
    mention(item.targetContentIdentifier)
    let make: (String, String) -> UIApplicationShortcutItem =
      UIApplicationShortcutItem.init(type:localizedTitle:)
    mention(make("new", "New"))
  }
}
