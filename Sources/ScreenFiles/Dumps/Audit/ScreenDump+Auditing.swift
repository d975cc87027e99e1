public import Foundation
import ViewGeometry

extension ScreenDump {
  /// What is wrong with the targets of the screen.
  ///
  /// A target's size is measured on the part of it that can be tapped: on the screen, not cut off, and under nothing in front that takes
  /// touches. It is large enough if a rectangle of the size asked for fits in there. Targets that hold each other, as a row holds its button,
  /// neither overlap nor are too close; neither are those that touch, as the rows of a list do.
  ///
  /// - Parameters:
  ///   - minimumSize: The size asked for, in the unit of the dump. By default 44 x 44 for points and logical pixels, 24 x 24 for CSS
  ///     pixels, and for pixels 48 x 48 times a density guessed from the shape of the screen, or none where that tells nothing.
  ///   - minimumSpacing: The distance asked for between targets; 0 asks for none.
  /// - Complexity: O(n log n) where few elements lie over each.
  public func audit(minimumSize: CGSize? = nil, minimumSpacing: CGFloat = 0) -> Audit {
    let size = minimumSize ?? usualSize
    var auditor = Auditor(self, size: size, spacing: minimumSpacing)
    auditor.run()
    return Audit(
      minimumSize: size,
      isSizeGuessed: minimumSize == nil && (unit == .pixels || unit == .unknown) && size != .zero,
      targets: auditor.targets, problems: auditor.problems)
  }

  /// The size that guidelines of a unit's platform ask for.
  private var usualSize: CGSize {
    switch unit {
    case .points, .logicalPixels: return CGSize(width: 44, height: 44)
    case .cssPixels: return CGSize(width: 24, height: 24)
    case .pixels, .unknown:
      // Of pixels only Android's and HarmonyOS's have a usual density.
      let side = format == .windowsUIA ? 0 : Self.density(of: screen).map { 48 * $0 } ?? 0
      return CGSize(width: side, height: side)
    }
  }

  /// The density of a display by its shape; nil where that tells nothing.
  ///
  /// Phones are about 400 units wide and at least 5:3, tablets about 800 and squarer. A wide 16:9 may be a phone that lies, a tablet or a
  /// television, and what doesn't begin at the corner is no display but a dialog.
  private static func density(of screen: CGRect) -> Double? {
    let (width, height) = (Double(screen.width), Double(screen.height))
    guard screen.origin == .zero, width > 0, height > 0, width.isFinite, height.isFinite else {
      return nil
    }
    let (shorter, ratio) = (min(width, height), max(width, height) / min(width, height))
    guard ratio >= 1.9 || height > width || ratio < 1.65 else { return nil }
    let usual = ratio < 1.65 ? 800.0 : 400.0
    let densities = [1, 1.5, 2, 2.625, 2.75, 3, 3.5, 4]
    return densities.min { abs(shorter / $0 - usual) < abs(shorter / $1 - usual) }
  }
}

/// One audit while it runs.
private struct Auditor {
  private let dump: ScreenDump
  private let size: CGSize
  private let spacing: CGFloat
  private(set) var targets: [ScreenDump.Audit.Target] = []
  private(set) var problems: [ScreenDump.Audit.Problem] = []
  /// The targets' elements and, on the screen and uncut, their boxes.
  private let places: [Int]
  private let boxes: [Extent]
  private let index: SpatialIndex

  init(_ dump: ScreenDump, size: CGSize, spacing: CGFloat) {
    self.dump = dump
    self.size = size
    self.spacing = spacing
    places = dump.elements.filter(dump.isTarget).map(\.index)
    let screen = Extent(dump.screen)
    let visible = dump.model.visibleBoxes
    boxes = places.map { visible[$0].intersection(screen) }
    index = SpatialIndex(boxes.map { (extent: $0, z: 0) })
  }

  mutating func run() {
    let duplicates = duplicates()
    var target = 0
    for element in dump.elements {
      if target < places.count, places[target] == element.index {
        judge(target)
        target += 1
      }
      if let first = duplicates[element.index] {
        problems.append(.init(element: element.index, kind: .duplicate(of: first)))
      }
    }
  }

  private mutating func judge(_ target: Int) {
    let element = dump.elements[places[target]]
    let largest = Judgement(of: element, in: dump).reach.flatMap { reach in
      reach.tapPoint == nil
        ? nil
        : LargestRectangle(
          in: reach.box,
          beside: reach.covers.map(\.box).filter { !element.isRounding($0, dump.model) }
        ).extent(
          width: max(Double(size.width), 1e-9), height: max(Double(size.height), 1e-9))
    }
    let reachable = largest.map { Self.size(of: $0, in: element) } ?? .zero
    let near = nearest(to: target)
    targets.append(
      .init(
        element: element.index, reachableSize: reachable, nearest: near.map { places[$0.target] },
        spacing: near.map { CGFloat($0.distance) } ?? .infinity))
    func note(_ kind: ScreenDump.Audit.Problem.Kind) {
      problems.append(.init(element: element.index, kind: kind))
    }
    if !element.box.isEmpty, element.box.intersection(Extent(dump.screen)).isEmpty {
      note(.offScreen)
      return
    }
    if largest == nil {
      note(.unreachable)
    } else if isBelow(reachable.width, size.width) || isBelow(reachable.height, size.height) {
      note(.small(reachable))
    }
    for other in overlapping(target) {
      note(.overlaps(places[other], area: CGFloat(boxes[target].intersection(boxes[other]).area)))
    }
    if let near, isBelow(CGFloat(near.distance), spacing), near.distance > rounding {
      note(.close(to: places[near.target], distance: CGFloat(near.distance)))
    }
  }

  /// The size of a rectangle on the screen; of a turned element, whose box is larger, at most its own.
  private static func size(of extent: Extent, in element: ScreenDump.Element) -> CGSize {
    let (width, height) = (CGFloat(extent.width), CGFloat(extent.height))
    guard let map = element.extra?.mapToScreen else { return CGSize(width: width, height: height) }
    let own = element.bounds.size
    let sides = [hypot(map.a, map.b) * own.width, hypot(map.c, map.d) * own.height]
    // Nearer to a quarter turn than to none, its width is its height on the screen.
    let isStanding = abs(map.a) + abs(map.d) >= abs(map.b) + abs(map.c)
    return CGSize(
      width: min(width, sides[isStanding ? 0 : 1]), height: min(height, sides[isStanding ? 1 : 0]))
  }

  /// By how much numbers may be wrong: by what the format rounds, and edges by the rounding of sums.
  private var rounding: Double { dump.model.rules.rounding + 1e-9 }

  private func isBelow(_ length: CGFloat, _ asked: CGFloat) -> Bool {
    length < asked - CGFloat(rounding)
  }

  /// The later targets that share an area with one and aren't its relatives.
  private func overlapping(_ target: Int) -> [Int] {
    index.items(in: boxes[target], order: .ascending).filter {
      guard $0 > target, !areRelatives($0, target) else { return false }
      let shared = boxes[$0].intersection(boxes[target])
      return min(shared.width, shared.height) > rounding && !lies($0, on: target)
        && !lies(target, on: $0)
    }
  }

  /// Whether a target lies wholly on a larger one that is behind it, as a button on what dims the screen.
  private func lies(_ front: Int, on back: Int) -> Bool {
    let ranks = dump.model.order.ranks
    return ranks[places[front]] > ranks[places[back]] && boxes[front] != boxes[back]
      && boxes[front].intersection(boxes[back]) == boxes[front]
  }

  /// The nearest target that is no relative, and its distance.
  private func nearest(to target: Int) -> (target: Int, distance: Double)? {
    let box = boxes[target]
    guard !box.isEmpty else { return nil }
    // Windows of growing size; one that reaches all ends the search.
    var reach = max(box.width, box.height)
    let all = Extent(dump.screen)
    while true {
      let window = Extent(
        minX: box.minX - reach, minY: box.minY - reach, maxX: box.maxX + reach,
        maxY: box.maxY + reach)
      let found = index.items(in: window, order: .ascending).filter {
        $0 != target && !areRelatives($0, target)
      }.map { (target: $0, distance: box.distance(to: boxes[$0])) }
        .min { ($0.distance, $0.target) < ($1.distance, $1.target) }
      if let found, found.distance <= reach { return found }
      let isAll = window.intersection(all) == all
      if isAll { return found }
      reach *= 2
    }
  }

  private func areRelatives(_ first: Int, _ second: Int) -> Bool {
    dump.model.nesting.areRelatives(places[first], places[second])
  }

  /// For each element that has the role, the names and the rectangle of an earlier one that one.
  private func duplicates() -> [Int: Int] {
    struct Likeness: Hashable {
      let role: String
      let name: String?
      let identifier: String?
      let numbers: [CGFloat]
    }
    var first: [Likeness: Int] = [:]
    var found: [Int: Int] = [:]
    for element in dump.elements where element.hasFrame && !element.box.isEmpty {
      guard element.name != nil || element.identifier != nil else { continue }
      let frame = element.frame
      let likeness = Likeness(
        role: element.role, name: element.name, identifier: element.identifier,
        numbers: [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])
      if let earlier = first[likeness] {
        found[element.index] = earlier
      } else {
        first[likeness] = element.index
      }
    }
    return found
  }
}

extension Extent {
  /// How far another box is away; 0 where they touch or overlap.
  fileprivate func distance(to other: Extent) -> Double {
    let x = max(0, max(other.minX - maxX, minX - other.maxX))
    let y = max(0, max(other.minY - maxY, minY - other.maxY))
    return (x * x + y * y).squareRoot()
  }
}
