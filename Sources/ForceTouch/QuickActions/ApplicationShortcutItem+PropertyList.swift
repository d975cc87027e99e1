public import Foundation

/// The static quick actions of an app, as listed in its `Info.plist`.
extension ApplicationShortcutItem {
  /// Returns the items under `UIApplicationShortcutItems`, in order; empty if the key is absent.
  ///
  /// Each item requires `UIApplicationShortcutItemType` and `UIApplicationShortcutItemTitle`.
  /// Titles and subtitles are looked up in `strings`, and used literally if they aren't found. The
  /// icon is named by the first key that is present: `UIApplicationShortcutItemIconType`,
  /// `...IconFile` or `...IconSymbolName`. The value of `...UserInfo` becomes the item's
  /// `userInfo`. Other keys are ignored.
  ///
  /// - Parameters:
  ///   - data: A property list in any of its formats.
  ///   - file: The file name to report in errors.
  ///   - strings: The localized strings, such as those of `InfoPlist.strings`.
  public static func items(
    inPropertyList data: Data, file: String, localizedBy strings: [String: String] = [:]
  ) throws(PropertyListError) -> [ApplicationShortcutItem] {
    let root = try PropertyList(parsing: data, file: file)
    guard let list = try root.dictionary()["UIApplicationShortcutItems"] else { return [] }
    var items: [ApplicationShortcutItem] = []
    for entry in try list.array() {
      items.append(try item(entry, localizedBy: strings))
    }
    return items
  }

  /// Returns the items under `UIApplicationShortcutItems` in the property list file at `url`.
  ///
  /// Titles and subtitles are looked up in `strings`, and used literally if they aren't found.
  /// `items(inPropertyList:file:localizedBy:)` documents the keys.
  public static func items(
    contentsOf url: URL, localizedBy strings: [String: String] = [:]
  ) throws(PropertyListError) -> [ApplicationShortcutItem] {
    try items(
      inPropertyList: PropertyList.read(url), file: url.lastPathComponent, localizedBy: strings)
  }

  /// Parses a table of localized strings in any property list format.
  ///
  /// The format of `.strings` files, `"key" = "value";`, is also supported. `file` is the file name
  /// to report in errors.
  public static func strings(
    inTable data: Data, file: String
  ) throws(PropertyListError) -> [String: String] {
    var strings: [String: String] = [:]
    for (key, value) in try PropertyList(parsing: data, file: file).dictionary() {
      strings[key] = try value.string()
    }
    return strings
  }

  private static func item(
    _ entry: PropertyList, localizedBy strings: [String: String]
  ) throws(PropertyListError) -> ApplicationShortcutItem {
    let prefix = "UIApplicationShortcutItem"
    let members = try entry.dictionary()
    let title = try entry.required(prefix + "Title").string()
    let subtitle = try members[prefix + "Subtitle"]?.string()
    return ApplicationShortcutItem(
      type: try entry.required(prefix + "Type").string(),
      localizedTitle: strings[title] ?? title,
      localizedSubtitle: subtitle.map { strings[$0] ?? $0 }, icon: try icon(members),
      userInfo: try members[prefix + "UserInfo"]?.sendableDictionary())
  }

  private static func icon(
    _ members: [String: PropertyList]
  ) throws(PropertyListError) -> ApplicationShortcutIcon? {
    if let entry = members["UIApplicationShortcutItemIconType"] {
      let name = try entry.string()
      guard let type = ApplicationShortcutIcon.IconType(propertyListName: name) else {
        throw entry.fault(.unknownName(name))
      }
      return ApplicationShortcutIcon(type: type)
    }
    if let name = try members["UIApplicationShortcutItemIconFile"]?.string() {
      return ApplicationShortcutIcon(templateImageName: name)
    }
    let symbol = try members["UIApplicationShortcutItemIconSymbolName"]?.string()
    return symbol.map { ApplicationShortcutIcon(systemImageName: $0) }
  }
}
