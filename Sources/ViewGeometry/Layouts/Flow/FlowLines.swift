/// The items of a section of mixed sizes, broken into lines (R6.3 to R6.8).
///
/// Positions are relative to the container in x and to `firstLine`, the y of the first line, which every query names, in y.
/// A value; a copy costs O(1).
package struct FlowLines: Sendable {
  let width: FlowLineWidth
  let lineSpacing: Double
  var blocks: MeasuredTree<FlowBlock>

  init(width: FlowLineWidth, lineSpacing: Double, blocks: ContiguousArray<FlowBlock>) {
    self.width = width
    self.lineSpacing = lineSpacing
    self.blocks = MeasuredTree(blocks)
  }

  package var count: Int { blocks.weight }

  /// The length of all lines in the scrolling direction.
  var height: Double { max(0, blocks.length - lineSpacing) }

  /// The size of all items, when it is the same.
  var uniformSize: FlowSize? {
    blocks.summary.flatMap { $0.isUniform ? $0.size : nil }
  }

  /// Whether line `line` of a block is the section's last.
  private func isLast(_ line: Int, of place: MeasuredTree<FlowBlock>.Place) -> Bool {
    guard place.weight + place.element.weight == count else { return false }
    return switch place.element.lines {
    case .explicit(let lines): line == lines.starts.count - 1
    case .run(let run): line == run.count - 1
    }
  }
}

extension FlowLines {
  /// The frame of `item`.
  func frame(of item: Int, firstLine: Double) -> FlowFrame {
    let place = blocks.place(atWeight: item, base: firstLine)
    let index = item - place.weight
    switch place.element.lines {
    case .explicit(let lines):
      let number = lines.line(ofItem: index)
      let line = lines.line(
        number, base: place.start, isLast: isLast(number, of: place), in: width)
      let first = lines.starts[number].item
      var before = 0.0
      for other in first..<index { before += lines.sizes[other].width }
      return line.frame(of: index - first, size: lines.sizes[index], widthBefore: before)
    case .run(let run):
      let (number, column) = index.quotientAndRemainder(dividingBy: run.perLine)
      let line = run.line(
        number, base: place.start, isLast: isLast(number, of: place), in: width,
        lineSpacing: lineSpacing)
      return run.frame(of: column, in: line)
    }
  }

  /// The item under a point, in the last line that starts at or before it.
  func item(x: Double, y: Double, firstLine: Double) -> Int? {
    guard let place = blocks.place(at: y, base: firstLine) else { return nil }
    switch place.element.lines {
    case .explicit(let lines):
      let number = lines.line(at: y, base: place.start)
      let line = lines.line(
        number, base: place.start, isLast: isLast(number, of: place), in: width)
      let items = lines.items(ofLine: number)
      var (found, before) = (-1, 0.0)
      for item in items {
        let size = lines.sizes[item]
        let frame = line.frame(of: item - items.lowerBound, size: size, widthBefore: before)
        if frame.contains(x: x, y: y) { found = item }
        before += size.width
      }
      return found < 0 ? nil : place.weight + found
    case .run(let run):
      let number = run.line(at: y, base: place.start, lineSpacing: lineSpacing)
      let line = run.line(
        number, base: place.start, isLast: isLast(number, of: place), in: width,
        lineSpacing: lineSpacing)
      guard y < line.y + run.size.height, let column = run.column(at: x, in: line) else {
        return nil
      }
      return place.weight + number * run.perLine + column
    }
  }

  /// Calls `body` with each item that overlaps `extent`, ascending.
  func forEachItem(in extent: Extent, firstLine: Double, _ body: (Int, FlowFrame) -> Void) {
    blocks.forEach(from: extent.minY, to: extent.maxY, base: firstLine) { place in
      switch place.element.lines {
      case .explicit(let lines):
        var number = lines.line(at: extent.minY, base: place.start)
        while number < lines.starts.count {
          let line = lines.line(
            number, base: place.start, isLast: isLast(number, of: place), in: width)
          guard line.y < extent.maxY else { return }
          let items = lines.items(ofLine: number)
          var before = 0.0
          for item in items {
            let size = lines.sizes[item]
            let frame = line.frame(of: item - items.lowerBound, size: size, widthBefore: before)
            if frame.overlaps(extent) { body(place.weight + item, frame) }
            before += size.width
          }
          number += 1
        }
      case .run(let run):
        var number = run.line(at: extent.minY, base: place.start, lineSpacing: lineSpacing)
        while number < run.count {
          let line = run.line(
            number, base: place.start, isLast: isLast(number, of: place), in: width,
            lineSpacing: lineSpacing)
          guard line.y < extent.maxY else { return }
          for column in 0..<run.perLine {
            let frame = run.frame(of: column, in: line)
            if frame.overlaps(extent) {
              body(place.weight + number * run.perLine + column, frame)
            }
          }
          number += 1
        }
      }
    }
  }
}
