import ForceTouch
import Foundation
import ViewGeometry

/// A property list is read or refused, as quick actions and, every other time, as a table of strings.
func fuzzPropertyList(_ bytes: [UInt8]) throws {
  let data = Data(bytes)
  guard bytes.count % 2 == 0 else {
    _ = try? ApplicationShortcutItem.strings(inTable: data, file: "input")
    return
  }
  guard
    let items = try? ApplicationShortcutItem.items(
      inPropertyList: data, file: "input", localizedBy: ["title": "Title"])
  else { return }
  for item in items.prefix(4) { _ = "\(item)" }
}
