import Foundation
import ViewGeometry

/// A long grid of real cells, three to a line, that scrolls by 40 points per frame.
final class FeedGrid: CollectionViewDataSource {
  static let columns = 3
  static let side = 124.0
  static let pitch = side + 6
  static let size = CGSize(width: 384, height: 844)

  let count: Int
  let list: CollectionView
  let window: Window
  private let range: Double
  private let start: Double
  private let touches: RandomPoints

  init(count: Int, random: inout SplitMix64) {
    self.count = count
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: Self.side, height: Self.side)
    layout.minimumInteritemSpacing = 6
    layout.minimumLineSpacing = 6
    let screen = CGRect(origin: .zero, size: Self.size)
    window = Window(frame: screen)
    list = CollectionView(frame: screen, collectionViewLayout: layout)
    list.register(FeedGridCell.self, forCellWithReuseIdentifier: "cell")
    let lines = (count + Self.columns - 1) / Self.columns
    range = Double(lines) * Self.pitch - 6 - Double(Self.size.height)
    start = random.nextDyadic(below: range)
    touches = RandomPoints(
      width: Double(Self.size.width), height: Double(Self.size.height), random: &random)
    list.dataSource = self
    window.addSubview(list)
    window.layoutIfNeeded()
  }

  /// The average number of visible items per frame.
  var meanElements: Double {
    Double((0..<1_000).reduce(0) { $0 + Self.lines(at: offset($1), count).count })
      * Double(Self.columns) / 1_000
  }

  private func offset(_ index: Int) -> Double {
    (start + 40 * Double(index)).truncatingRemainder(dividingBy: range)
  }

  /// Scrolls to the offset of animation frame `index`, finds the visible elements without creating
  /// cells, and returns the sum of their y-coordinates.
  func find(_ index: Int) -> Double {
    list.contentOffset = CGPoint(x: 0, y: offset(index))
    var sum = 0.0
    list.forEachElement(in: list.bounds) { sum += Double($0.frame.minY) }
    return sum
  }

  /// Scrolls to the offset of animation frame `index`, lays out the window, and returns the
  /// resulting offset.
  func show(_ index: Int) -> Double {
    list.contentOffset = CGPoint(x: 0, y: offset(index))
    window.layoutIfNeeded()
    return Double(list.contentOffset.y)
  }

  /// Checks that the elements that `find(_:)` finds are those with cells after `show(_:)`.
  func checkFound(_ index: Int) throws(WrongAnswer) {
    _ = show(index)
    var found: [CGRect] = []
    list.forEachElement(in: list.bounds) { found.append($0.frame) }
    try Agreement.require(
      found, list.visibleCells.map(\.frame), for: "The items found in frame \(index)")
    try Agreement.require(
      find(index), found.reduce(0) { $0 + Double($1.minY) },
      for: "The sum of the top edges in frame \(index)")
  }

  /// Runs `show(_:)`, hit-tests a point, and computes the source rectangle of a preview there.
  func frame(_ index: Int) -> Double {
    _ = show(index)
    let point = touches[index]
    let hit = window.hitTest(point, with: nil)
    let source = list.sourceRect(at: point, in: window)
    return Double(source?.rect.origin.y ?? 0) + (hit == nil ? 0 : 1)
  }

  func check(_ index: Int) throws(WrongAnswer) {
    _ = frame(index)
    let (top, point) = (offset(index), touches[index])
    let items = Self.lines(at: top, count).flatMap { line in
      (line * Self.columns)..<min(count, (line + 1) * Self.columns)
    }
    try Agreement.require(
      list.indexPathsForVisibleItems.map(\.item), items, for: "The items of frame \(index)")
    for (cell, item) in zip(list.visibleCells, items) {
      try Agreement.require(
        cell.frame, Self.frame(of: item), for: "The cell of item \(item)")
      try FeedParts.check(cell.contentView, item: item)
    }
    let touched = items.map { Self.frame(of: $0).offsetBy(dx: 0, dy: -top) }
      .first { $0.contains(point) }
    let found = list.sourceRect(at: point, in: window)?.rect
    try Agreement.require(found == nil, touched == nil, for: "Whether an item is at \(point)")
    if let found, let touched {
      try Agreement.require(
        found, touched, tolerance: 1e-12, for: "The source rectangle at \(point)")
    }
    try Agreement.require(
      identical: window.hitTest(point, with: nil), NaiveHitTest.hitTest(point, in: window),
      for: "The hit test at \(point)")
  }

  private static func frame(of item: Int) -> CGRect {
    CGRect(
      x: Double(item % columns) * pitch, y: Double(item / columns) * pitch, width: side,
      height: side)
  }

  /// Returns the visible lines, computed from the definition of the grid.
  private static func lines(at top: Double, _ count: Int) -> Range<Int> {
    let bottom = top + Double(size.height)
    var first = Int(top / pitch)
    if Double(first) * pitch + side <= top { first += 1 }
    var end = first
    let lines = (count + columns - 1) / columns
    while end < lines, Double(end) * pitch < bottom { end += 1 }
    return first..<end
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "cell", for: indexPath)
    (cell as? FeedGridCell)?.show(indexPath[1])
    return cell
  }
}
