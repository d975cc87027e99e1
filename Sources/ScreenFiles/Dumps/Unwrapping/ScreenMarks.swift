/// Strings that occur in the elements of the formats, even in wrapped text.
enum ScreenMarks {
  private static let marks: [StaticString] = [
    "<hierarchy", "XCUIElementType", "AppiumAUT", "<UIA", "frame = (", "Element subtree:", "{{",
    "bounds", "AXFrame", "AXLabel", "\"rect\"", "rendering_system", "paintOrders", "View Hierarchy",
    "attributes", "frame", "Rect.fromLTRB", "RuntimeId", "IsOffscreen", "AutomationId", "Node #",
    "+>", "<node", "0,0-", "coordinates", "TreeNode(", "boundsInScreen", "element_num",
    "parentData",
    "<ViewHierarchy",
  ]

  /// Returns whether the text may contain a dump, either plain or in one of the wrappings of
  /// `TextWrapping`.
  static func isPossible(in bytes: [UInt8]) -> Bool {
    marks.contains { FormatDetection.contains($0, in: bytes) }
  }
}
