import ViewGeometry

/// A naive flow of photos, which stores its lines in arrays.
struct NaivePhotoLines {
  let sizes: ContiguousArray<LayoutSize>
  private var firsts: [Int] = []
  private var offsets: [Double] = []
  private(set) var height = 0.0

  init(_ sizes: ContiguousArray<LayoutSize>) {
    self.sizes = sizes
    var (end, tallest) = (0.0, 0.0)
    for (item, size) in sizes.enumerated() {
      if firsts.isEmpty || end + (2 + size.width) > FlowPhotos.width + 1e-9 {
        if !firsts.isEmpty { height += tallest + 2 }
        firsts.append(item)
        offsets.append(height)
        (end, tallest) = (size.width, size.height)
      } else {
        end += 2 + size.width
        tallest = max(tallest, size.height)
      }
    }
    height += tallest
  }

  func item(at point: SIMD2<Double>) -> Int? {
    let line = lastIndex { offsets[$0] <= point.y }
    return items(of: line).last { frame(of: $0, inLine: line).contains(x: point.x, y: point.y) }
  }

  func frame(of item: Int) -> LayoutFrame {
    frame(of: item, inLine: lastIndex { firsts[$0] <= item })
  }

  private func items(of line: Int) -> Range<Int> {
    firsts[line]..<(line + 1 < firsts.count ? firsts[line + 1] : sizes.count)
  }

  private func frame(of item: Int, inLine line: Int) -> LayoutFrame {
    let items = items(of: line)
    let used = items.reduce(0) { $0 + sizes[$1].width }
    let tallest = items.reduce(0) { max($0, sizes[$1].height) }
    let before = (items.lowerBound..<item).reduce(0) { $0 + sizes[$1].width }
    let place = Double(item - items.lowerBound)
    let size = sizes[item]
    var x = before + place * 2
    if line < firsts.count - 1 {
      let free = FlowPhotos.width - used
      x = items.count > 1 ? before + place * (free / Double(items.count - 1)) : free / 2
    }
    return LayoutFrame(
      x: x, y: offsets[line] + (tallest - size.height) / 2, width: size.width,
      height: size.height)
  }

  private func lastIndex(where isReached: (Int) -> Bool) -> Int {
    var (lower, upper) = (0, firsts.count)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if isReached(middle) { lower = middle } else { upper = middle }
    }
    return lower
  }
}
