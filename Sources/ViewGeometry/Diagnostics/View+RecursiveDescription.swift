extension View {
  /// Returns a description of the receiver and its descendants, one line each, back to front, in
  /// UIKit's format.
  ///
  ///     print(window.recursiveDescription())
  ///
  ///     <Window; frame = (0 0; 320 480)>
  ///        | <ScrollView; frame = (0 64; 320 416); clipsToBounds = YES; contentOffset: {0, 300}; contentSize: {320, 900}>
  ///        |    | <View; frame = (0 440; 320 44)>
  ///
  /// Without addresses, the text is identical in every run. With addresses, each line begins as
  /// UIKit's does: `<View: 0x7f5c0c0080e0; frame = …`. Views that are `maximumDepth` levels or more
  /// below the receiver are only counted. For a chain of a million views and a `maximumDepth` of 2,
  /// the last line is:
  ///
  ///        |    | ... (999998 more views)
  ///
  /// - Complexity: O(described views × depth) characters, and each omitted view is visited once.
  /// - Precondition: `maximumDepth` is positive.
  public final func recursiveDescription(
    showingAddresses: Bool = false, maximumDepth: Int = 256
  ) -> String {
    precondition(
      maximumDepth > 0, "The maximumDepth of a description must be above 0, not \(maximumDepth).")
    var text = ""
    var stack = [(view: self, depth: 0)]
    while let (view, depth) = stack.popLast() {
      text += Self.indentation(depth) + view.line(withAddress: showingAddresses) + "\n"
      guard depth + 1 < maximumDepth else {
        let left = view.countOfViewsBelow
        if left > 0 {
          text += Self.indentation(depth + 1) + "... (\(left) more view\(left == 1 ? "" : "s"))\n"
        }
        continue
      }
      for subview in view.subviews.reversed() { stack.append((subview, depth + 1)) }
    }
    text.removeLast()
    return text
  }

  private static func indentation(_ depth: Int) -> String {
    depth == 0 ? "" : "   |" + String(repeating: "    |", count: depth - 1) + " "
  }

  private var countOfViewsBelow: Int {
    var count = 0
    var stack = subviews
    while let view = stack.popLast() {
      count += 1
      stack.append(contentsOf: view.subviews)
    }
    return count
  }
}
