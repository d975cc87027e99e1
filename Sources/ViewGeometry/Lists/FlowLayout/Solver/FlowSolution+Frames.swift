extension FlowSolution {
  /// Returns the frame of an item.
  ///
  /// - Complexity: O(log sections + log lines + items of the line).
  /// - Precondition: The section and the item exist.
  @inline(never)
  package func frame(ofItem item: Int, section: Int) -> LayoutFrame {
    withSection(section) { section, start in
      precondition(
        item >= 0 && item < section.itemCount,
        "There is no item \(item): the section has \(section.itemCount).")
      return section.frame(ofItem: item, sectionStart: start)
    }
  }

  /// Returns the frame of a section's header; nil if it has none.
  ///
  /// The result is the natural frame if `pinning` doesn't pin headers (R6.25).
  ///
  /// - Complexity: O(log sections).
  package func headerFrame(section: Int, pinning: FlowPinning = .none) -> LayoutFrame? {
    withSection(section) { section, start in
      section.headerFrame(sectionStart: start.points, width: containerWidth, pinning: pinning)
    }
  }

  /// Returns the frame of a section's footer; nil if it has none.
  ///
  /// The result is the natural frame if `pinning` doesn't pin footers (R6.25).
  ///
  /// - Complexity: O(log sections).
  package func footerFrame(section: Int, pinning: FlowPinning = .none) -> LayoutFrame? {
    withSection(section) { section, start in
      section.footerFrame(sectionStart: start.points, width: containerWidth, pinning: pinning)
    }
  }
}
