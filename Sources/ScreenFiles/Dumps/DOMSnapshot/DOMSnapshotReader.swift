import Foundation

/// Reads the result of Chrome's `DOMSnapshot.captureSnapshot`.
///
/// The result consists of columns of nodes and of boxes, and a string table.
///
/// The elements are the boxes, document by document. In the file, boxes are relative to their
/// document and in physical pixels. The reader adds the position of the document's frame, subtracts
/// the scroll offset, and divides by the scale derived from the root element.
struct DOMSnapshotReader {
  private let strings: [String]
  private var builder = DumpBuilder(hidesInside: false)
  /// For each document, the element that shows it and the origin of the document's content on the
  /// page.
  ///
  /// The origin is in physical pixels, like the boxes of the file.
  private var frames: [Int: (element: Int, origin: CGPoint)] = [:]
  private var scale = 1.0

  static func read(_ text: DumpText) throws(ScreenDumpError) -> ScreenDump {
    let document = try JSONDocument(text)
    let isResult = { (object: JSONValue) in
      object["documents"]?.isList == true && object["strings"]?.isList == true
    }
    guard let result = document.root.firstObject(where: isResult),
      let documents = result["documents"]?.objects, let strings = result["strings"]?.values
    else {
      throw text.error(
        .malformed("an object with documents and strings was expected"), at: 0, after: 0)
    }
    var reader = DOMSnapshotReader(strings.map { $0.text ?? "" })
    try reader.builder.noteRest(around: document, of: text)
    for (index, document) in documents.enumerated() { reader.read(document, index) }
    return ScreenDump(
      reader.builder, format: .domSnapshot, unit: .cssPixels,
      rules: DumpRules(touch: .webPage, order: .screen, rounding: 0.02))
  }

  private init(_ strings: [String]) {
    self.strings = strings
  }

  private mutating func read(_ document: JSONValue, _ number: Int) {
    guard let nodes = document["nodes"], nodes.isObject, let layout = document["layout"],
      layout.isObject
    else {
      builder.remark(.skipped, "a document without boxes", line: document.line)
      return
    }
    let page = DOMSnapshotPage(nodes: nodes, layout: layout, strings)
    if number == 0 { findScale(of: page) }
    noteGuesses(of: page)
    var origin = CGPoint.zero
    if let frame = frames[number] {
      origin = frame.origin
    } else if number > 0 {
      builder.remark(
        .guessed, "a document is in no frame; it was assumed to be at the page's origin")
    }
    let scroll = CGPoint(
      x: document["scrollOffsetX"]?.number ?? 0,
      y: document["scrollOffsetY"]?.number ?? 0)
    let lines = lines(of: layout)
    let first = builder.count
    let owner = frames[number]?.element
    // A document is hidden or inert if its frame is, but the file doesn't report this for the
    // document.
    let inherited = owner.map { builder.elements[$0].flags.intersection([.hidden, .inert]) } ?? []
    let parents = page.nearestBoxes()
    for box in 0..<page.boxCount {
      var node = page.element(box, strings: strings)
      node.line = box < lines.count ? lines[box] : 0
      node.flags.formUnion(inherited)
      // A frame clips its document.
      if page.document(inBox: box) != nil { node.flags.insert(.clips) }
      if let bounds = page.bounds(of: box) {
        let isDocument = page.type(ofBox: box) == 9
        node.rectangle = CGRect(
          x: (bounds.origin.x + origin.x - (isDocument ? 0 : scroll.x)) / scale,
          y: (bounds.origin.y + origin.y - (isDocument ? 0 : scroll.y)) / scale,
          width: bounds.size.width / scale, height: bounds.size.height / scale)
      }
      let parent = parents[box].map { $0 + first } ?? owner
      // Opacity applies to all descendants, whereas visibility is given for each.
      if let parent,
        !builder.elements[parent].flags.isDisjoint(with: [.transparent, .insideHidden])
      {
        node.flags.insert(.insideHidden)
      }
      let element = builder.addOnScreen(node, in: parent)
      noteFrame(box, of: page, element, origin: origin, scroll: scroll)
    }
  }

  /// Records the origin of the document that a frame element shows.
  ///
  /// `origin` and `scroll` are the origin and the scroll offset of the document that contains the
  /// frame element.
  private mutating func noteFrame(
    _ box: Int, of page: DOMSnapshotPage, _ element: Int, origin: CGPoint, scroll: CGPoint
  ) {
    guard let inner = page.document(inBox: box), let bounds = page.bounds(of: box) else { return }
    let border = page.border(of: box)
    frames[inner] = (
      element,
      CGPoint(
        x: bounds.origin.x + origin.x - scroll.x + border.x * scale,
        y: bounds.origin.y + origin.y - scroll.y + border.y * scale)
    )
    builder.remark(
      .guessed, "documents in frames were placed inside the border; padding is unknown", line: nil)
  }

  private mutating func findScale(of page: DOMSnapshotPage) {
    guard let found = page.scale, found != 1 else { return }
    scale = found
    builder.remark(
      .guessed,
      "boxes are \(found) times the CSS pixels of the root element and were divided by that")
  }

  private mutating func noteGuesses(of page: DOMSnapshotPage) {
    if !page.hasPaintOrders, page.boxCount > 1 {
      builder.remark(
        .guessed, "the file has no paint orders; later boxes were assumed to be in front")
    }
    if let named = page.styles.description {
      builder.remark(
        .guessed, "the computed styles aren't named; judging by the values, \(named)")
    }
  }

  /// Returns the line number of each box.
  private func lines(of layout: JSONValue) -> [Int] {
    guard let boxes = layout["bounds"], boxes.isList else { return [] }
    return boxes.values.map(\.line)
  }
}
