extension FlowSolution {
  /// The frame of an item.
  ///
  /// - Complexity: O(log sections + log lines).
  /// - Precondition: Section and item exist.
  package func frame(ofItem item: Int, section: Int) -> FlowFrame {
    sections.withPlace(atWeight: section, base: 0) { section, _, start in
      section.frame(ofItem: item, sectionStart: start)
    }
  }

  /// The frame of a section's header; nil when it has none.
  ///
  /// Unpinned without `pinning`, else the place where the header floats (rules 6.10).
  ///
  /// - Complexity: O(log sections).
  package func headerFrame(section: Int, pinning: FlowPinning = .none) -> FlowFrame? {
    let place = sections.place(atWeight: section)
    return place.element.headerFrame(
      sectionStart: place.start, width: containerWidth, pinning: pinning)
  }

  /// The frame of a section's footer; nil when it has none.
  ///
  /// - Complexity: O(log sections).
  package func footerFrame(section: Int, pinning: FlowPinning = .none) -> FlowFrame? {
    let place = sections.place(atWeight: section)
    return place.element.footerFrame(
      sectionStart: place.start, width: containerWidth, pinning: pinning)
  }

  /// Header, insets, lines and footer of a section, across the whole container.
  ///
  /// - Complexity: O(log sections).
  package func frame(ofSection section: Int) -> FlowFrame {
    let place = sections.place(atWeight: section)
    return FlowFrame(
      x: 0, y: place.start, width: containerWidth, height: place.element.length)
  }
}
