extension FlowSolution {
  /// The frame of an item.
  ///
  /// - Complexity: O(log sections + log lines).
  /// - Precondition: Section and item exist.
  package func frame(ofItem item: Int, section: Int) -> FlowFrame {
    sections[section].frame(ofItem: item, sectionStart: lengths.offset(of: section))
  }

  /// The frame of a section's header; nil when it has none.
  ///
  /// Unpinned without `pinning`, else the place where the header floats (rules 6.10).
  ///
  /// - Complexity: O(log sections).
  package func headerFrame(section: Int, pinning: FlowPinning = .none) -> FlowFrame? {
    sections[section].headerFrame(
      sectionStart: lengths.offset(of: section), width: containerWidth, pinning: pinning)
  }

  /// The frame of a section's footer; nil when it has none.
  ///
  /// - Complexity: O(log sections).
  package func footerFrame(section: Int, pinning: FlowPinning = .none) -> FlowFrame? {
    sections[section].footerFrame(
      sectionStart: lengths.offset(of: section), width: containerWidth, pinning: pinning)
  }

  /// Header, insets, lines and footer of a section, across the whole container.
  ///
  /// - Complexity: O(log sections).
  package func frame(ofSection section: Int) -> FlowFrame {
    FlowFrame(
      x: 0, y: lengths.offset(of: section), width: containerWidth,
      height: sections[section].length)
  }
}
