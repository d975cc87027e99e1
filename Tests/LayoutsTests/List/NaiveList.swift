import ViewGeometry

@testable import TestSupport

/// A list as arrays, in which every answer is a sum from the start: the twin of `ListSolution`.
struct NaiveList: ListCounting, Equatable {
  struct Section: Equatable {
    var header = 0.0
    var rows: [Double] = []
    var footer = 0.0
  }

  var header = 0.0
  var sections: [Section] = []
  var footer = 0.0
  var headerPadding = 0.0

  var sectionCount: Int { sections.count }
  func itemCount(inSection section: Int) -> Int { sections[section].rows.count }

  /// All elements in their order of rest, including those without length.
  var elements: [ListElement] {
    var elements: [ListElement] = []
    var end = header
    func append(_ kind: ListElementKind, _ section: Int, _ row: Int, _ length: Double) {
      elements.append(
        ListElement(
          kind: kind, section: section, row: row, span: ListSpan(start: end, length: length)))
      end += length
    }
    for (index, section) in sections.enumerated() {
      if section.header > 0 { end += headerPadding }
      append(.header, index, 0, section.header)
      for (row, length) in section.rows.enumerated() { append(.row, index, row, length) }
      append(.footer, index, 0, section.footer)
    }
    return elements
  }

  var totalLength: Double { elements.reduce(header + footer) { $0 + $1.span.length } + paddings }

  private var paddings: Double {
    headerPadding * Double(sections.count { $0.header > 0 })
  }

  func span(_ kind: ListElementKind, _ section: Int, _ row: Int = 0) -> ListSpan? {
    elements.first { $0.kind == kind && $0.section == section && $0.row == row }?.span
  }

  func row(at offset: Double) -> ItemIndex? {
    elements.first {
      $0.kind == .row && $0.span.start <= offset && offset < $0.span.end
    }.map { ItemIndex(section: $0.section, item: $0.row) }
  }

  func elements(from lower: Double, to upper: Double, pinning: ListPinning?) -> [ListElement] {
    guard lower < upper else { return [] }
    return elements.compactMap { element in
      var element = element
      if let pinning, element.span.length > 0 {
        let header = span(.header, element.section) ?? element.span
        let footer = span(.footer, element.section) ?? element.span
        switch element.kind {
        case .header: element.span = pinning.header(element.span, sectionEnd: footer.end)
        case .footer: element.span = pinning.footer(element.span, headerEnd: header.end)
        case .row: break
        }
      }
      return element.span.overlaps(lower, upper) ? element : nil
    }
  }

  /// The same list, solved.
  var solved: ListSolution {
    var builder = ListBuilder(header: header, headerPadding: headerPadding)
    for section in sections {
      section.rows.withUnsafeBufferPointer {
        builder.appendSection(header: section.header, rows: $0, footer: section.footer)
      }
    }
    return builder.finish(footer: footer)
  }
}

extension ListSolution {
  /// The list as arrays, read row by row.
  var naive: NaiveList {
    NaiveList(
      header: headerLength,
      sections: (0..<sectionCount).map { section in
        NaiveList.Section(
          header: span(ofHeader: section).length,
          rows: (0..<itemCount(inSection: section)).map {
            span(ofRow: ItemIndex(section: section, item: $0)).length
          },
          footer: span(ofFooter: section).length)
      },
      footer: footerLength, headerPadding: headerPadding)
  }
}

extension ChoiceSource {
  /// A length that is a multiple of 1/64, often zero.
  mutating func listLength() -> Double {
    oneIn(4) ? 0 : Double(index(below: 60)) + Double(index(below: 4)) / 4
  }

  mutating func listSection() -> NaiveList.Section {
    NaiveList.Section(
      header: listLength(), rows: list(mean: 4, limit: 9) { $0.listLength() },
      footer: listLength())
  }

  mutating func naiveList() -> NaiveList {
    NaiveList(
      header: listLength(), sections: list(mean: 4, limit: 8) { $0.listSection() },
      footer: listLength(), headerPadding: flag() ? 5.5 : 0)
  }
}
