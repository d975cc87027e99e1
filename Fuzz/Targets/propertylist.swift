import ForceTouch
import Foundation
import ViewGeometry

/// A property list is read or refused, as quick actions and as a table of strings.
func fuzzPropertyList(_ bytes: [UInt8]) throws {
  let data = Data(bytes)
  let strings = (try? ApplicationShortcutItem.strings(inTable: data, file: "input")) ?? [:]
  guard
    let items = try? ApplicationShortcutItem.items(
      inPropertyList: data, file: "input", localizedBy: strings)
  else { return }
  for item in items { _ = "\(item)" }
}
