/// Signs that a text holds elements of some format, however it is wrapped.
enum ScreenMarks {
  private static let marks: [StaticString] = [
    "<hierarchy", "XCUIElementType", "AppiumAUT", "<UIA", "frame = (", "Element subtree:", "{{",
    "bounds", "AXFrame", "AXLabel", "\"rect\"", "rendering_system", "paintOrders", "View Hierarchy",
    "attributes", "frame", "Rect.fromLTRB", "RuntimeId", "IsOffscreen", "AutomationId", "Node #",
    "+>", "<node", "0,0-", "coordinates", "TreeNode(", "boundsInScreen", "element_num",
    "parentData",
    "<ViewHierarchy",
  ]

  /// Whether a text may hold a screen, perhaps in a further wrapping.
  static func isPossible(in bytes: [UInt8]) -> Bool {
    marks.contains { FormatDetection.contains($0, in: bytes) }
  }
}
