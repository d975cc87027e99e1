extension FlowSolution {
  /// The frame of an item.
  ///
  /// - Complexity: O(log sections + log lines).
  /// - Precondition: Section and item exist.
  @inline(never)
  package func frame(ofItem item: Int, section: Int) -> LayoutFrame {
    withSection(section) { section, start in
      precondition(
        item >= 0 && item < section.itemCount,
        "There is no item \(item) in a section of \(section.itemCount).")
      return section.frame(ofItem: item, sectionStart: start)
    }
  }

  /// The frame of a section's header; nil when it has none.
  ///
  /// Unpinned without `pinning`, else the place where the header floats (R6.25).
  ///
  /// - Complexity: O(log sections).
  package func headerFrame(section: Int, pinning: FlowPinning = .none) -> LayoutFrame? {
    withSection(section) { section, start in
      section.headerFrame(sectionStart: start.points, width: containerWidth, pinning: pinning)
    }
  }

  /// The frame of a section's footer; nil when it has none.
  ///
  /// - Complexity: O(log sections).
  package func footerFrame(section: Int, pinning: FlowPinning = .none) -> LayoutFrame? {
    withSection(section) { section, start in
      section.footerFrame(sectionStart: start.points, width: containerWidth, pinning: pinning)
    }
  }
}
