public import Foundation
import ViewGeometry

extension ScreenDump {
  /// Audits the targets of the screen.
  ///
  /// A target's reachable part is the part that is on the screen, isn't clipped, and isn't covered
  /// by elements in front that receive touches. The target's own ancestors and descendants don't
  /// count as covering it. The target is large enough if a rectangle of the required size fits in
  /// that part.
  ///
  /// Two targets count neither as overlapping nor as too close if one is a descendant of the other,
  /// such as a button in a row, or if they only touch, such as adjacent rows of a list. A target
  /// that lies in front of a larger one and completely within it doesn't count as overlapping it.
  /// Differences up to the rounding error of the format are ignored.
  ///
  /// ```swift
  /// let audit = dump.audit(minimumSize: CGSize(width: 44, height: 44), minimumSpacing: 8)
  /// for problem in audit.problems { print(problem) }
  /// ```
  ///
  /// - Parameters:
  ///   - minimumSize: The required size, in the unit of the dump. If it is nil, 44 x 44 is required
  ///     for points and logical pixels, and 24 x 24 for CSS pixels. For pixels and unknown units,
  ///     48 x 48 times the density is required. Of all formats, only Detox gives the density; for
  ///     the others it is guessed from the screen's size, and nothing is required if that guess is
  ///     inconclusive. Nothing is required for Windows UI Automation.
  ///   - minimumSpacing: The required distance between targets, in the unit of the dump; 0 for no
  ///     requirement.
  /// - Complexity: O(n log n) if each element overlaps only a few others.
  public func audit(minimumSize: CGSize? = nil, minimumSpacing: CGFloat = 0) -> Audit {
    let size = minimumSize ?? usualSize
    let isGuess = (unit == .pixels || unit == .unknown) && givenDensity == nil
    var auditor = Auditor(self, size: size, spacing: minimumSpacing)
    auditor.run()
    return Audit(
      minimumSize: size,
      isSizeGuessed: minimumSize == nil && isGuess && size != .zero,
      targets: auditor.targets, problems: auditor.problems)
  }

  /// The minimum size of a target according to the platform's guidelines, in the unit of the dump;
  /// zero if it is unknown.
  private var usualSize: CGSize {
    switch unit {
    case .points, .logicalPixels: return CGSize(width: 44, height: 44)
    case .cssPixels: return CGSize(width: 24, height: 24)
    case .pixels, .unknown:
      // Of the formats in pixels, only Android's and HarmonyOS's have a typical density.
      let density = format == .windowsUIA ? nil : givenDensity ?? Self.density(of: screen)
      let side = 48 * (density ?? 0)
      return CGSize(width: side, height: side)
    }
  }

  /// The density that the file gives, if it is positive.
  private var givenDensity: Double? { model.rules.density.flatMap { $0 > 0 ? $0 : nil } }

  /// Returns the density of a display, guessed from the proportions and size of `screen`.
  ///
  /// Phones are about 400 density-independent units wide and have proportions of at least 5:3;
  /// tablets are about 800 wide and closer to square. Returns nil if this is inconclusive: a
  /// landscape 16:9 screen may be a phone, a tablet or a television, and a screen that doesn't
  /// start at the origin is a dialog rather than a display.
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

/// An audit in progress.
private struct Auditor {
  private let dump: ScreenDump
  private let size: CGSize
  private let spacing: CGFloat
  private(set) var targets: [ScreenDump.Audit.Target] = []
  private(set) var problems: [ScreenDump.Audit.Problem] = []
  /// The index of each target's element in the dump.
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

  /// Returns the size of `extent`, a box on the screen.
  ///
  /// The bounding box of a rotated element is larger than the element, so each side of the result
  /// is limited to the element's own side.
  private static func size(of extent: Extent, in element: ScreenDump.Element) -> CGSize {
    let (width, height) = (CGFloat(extent.width), CGFloat(extent.height))
    guard let map = element.extra?.mapToScreen else { return CGSize(width: width, height: height) }
    let own = element.bounds.size
    let sides = [hypot(map.a, map.b) * own.width, hypot(map.c, map.d) * own.height]
    // If the element is rotated closer to 90° than to 0°, its width is measured along the y-axis.
    let isStanding = abs(map.a) + abs(map.d) >= abs(map.b) + abs(map.c)
    return CGSize(
      width: min(width, sides[isStanding ? 0 : 1]), height: min(height, sides[isStanding ? 1 : 0]))
  }

  /// The maximum error of a coordinate: the rounding of the format, plus that of adding
  /// coordinates.
  private var rounding: Double { dump.model.rules.rounding + 1e-9 }

  private func isBelow(_ length: CGFloat, _ asked: CGFloat) -> Bool {
    length < asked - CGFloat(rounding)
  }

  /// Returns the targets that overlap `target` and come after it in the document.
  ///
  /// Ancestors and descendants of `target` are excluded. So are targets that lie in front of
  /// `target` and completely within it, and larger ones behind `target` that contain it completely.
  private func overlapping(_ target: Int) -> [Int] {
    index.items(in: boxes[target], order: .ascending).filter {
      guard $0 > target, !areRelatives($0, target) else { return false }
      let shared = boxes[$0].intersection(boxes[target])
      return min(shared.width, shared.height) > rounding && !lies($0, on: target)
        && !lies(target, on: $0)
    }
  }

  /// Returns whether `front` is in front of the larger target `back` and completely within it, like
  /// a button on a dimming view.
  private func lies(_ front: Int, on back: Int) -> Bool {
    let ranks = dump.model.order.ranks
    return ranks[places[front]] > ranks[places[back]] && boxes[front] != boxes[back]
      && boxes[front].intersection(boxes[back]) == boxes[front]
  }

  /// Returns the nearest target that is neither an ancestor nor a descendant of `target`, and its
  /// distance.
  ///
  /// Targets that are completely clipped or off the screen don't count. Returns nil if no other
  /// target counts, or if `target` is completely clipped or off the screen.
  private func nearest(to target: Int) -> (target: Int, distance: Double)? {
    let box = boxes[target]
    guard !box.isEmpty else { return nil }
    // Searches in windows of increasing size. The last possible window contains the whole screen.
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

  /// Maps each duplicate to the first element with the same role, name, identifier and rectangle.
  ///
  /// Elements without an area, and elements with neither a name nor an identifier, are ignored.
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
  /// Returns the distance to another box, or 0 if the boxes touch or overlap.
  fileprivate func distance(to other: Extent) -> Double {
    let x = max(0, max(other.minX - maxX, minX - other.maxX))
    let y = max(0, max(other.minY - maxY, minY - other.maxY))
    return (x * x + y * y).squareRoot()
  }
}
