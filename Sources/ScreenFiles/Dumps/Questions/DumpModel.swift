import Foundation
import ViewGeometry

/// What questions need of a dump, made when first asked for and then kept.
final class DumpModel: Sendable {
  let elements: [ScreenDump.Element]
  let roots: [Int]
  let rules: DumpRules
  /// Whether some element's rectangle is a box around something turned.
  let hasTurned: Bool
  /// Whether elements cut others off that lie in them, or turn them.
  let isNested: Bool
  private let orders: [Int32?]

  private let keptScreen = KeptOnce<CGRect>()
  private let keptOrder = KeptOnce<DumpOrder>()
  private let keptBoxes = KeptOnce<[Extent]>()
  private let keptSeen = KeptOnce<DumpSearch>()
  private let keptNesting = KeptOnce<DumpNesting>()
  private let keptFrozen = KeptOnce<FrozenDump>()
  private let keptVisibility = KeptOnce<DumpVisibility>()
  private let keptTouchBoxes = KeptOnce<[Extent]>()
  private let keptTouchable = KeptOnce<DumpSearch>()

  init(elements: [ScreenDump.Element], roots: [Int], orders: [Int32?], rules: DumpRules) {
    self.elements = elements
    self.roots = roots
    self.orders = orders
    self.rules = rules
    hasTurned = elements.contains { $0.extra?.mapToScreen != nil }
    isNested =
      rules.touch == .uiKit || hasTurned || elements.contains { $0.flags.contains(.clips) }
  }

  /// How the elements lie over each other.
  var order: DumpOrder {
    keptOrder.value { DumpOrder(elements, roots: roots, orders: orders, by: rules.order) }
  }

  /// Which elements lie in which.
  var nesting: DumpNesting { keptNesting.value { DumpNesting(order) } }

  /// The elements as a snapshot.
  var frozen: FrozenDump {
    keptFrozen.value { FrozenDump(DumpTree(self, for: .questions), count: elements.count) }
  }

  /// What is seen on the screen, and who takes touches.
  var visibility: DumpVisibility {
    keptVisibility.value { DumpVisibility(self, screen: screen) }
  }

  /// The rectangle that counts as the screen; null where no element has an area.
  var screen: CGRect { keptScreen.value { findScreen() } }

  private func findScreen() -> CGRect {
    if let screen = rules.screen { return screen }
    guard let first = elements.first(where: { !$0.box.isEmpty }) else { return .null }
    if rules.hasWindows, let windows = boxOfWindows { return windows.cgRect }
    let isScreen = first.flags.contains(.window) || first.role.hasSuffix("Application")
    guard roots.count > 1, first.parent == nil, order.children(of: first.index).isEmpty, !isScreen
    else { return first.frame }
    // A list whose first element is like all others.
    return elements.reduce(first.box) { $1.box.isEmpty ? $0 : $0.union($1.box) }.cgRect
  }

  /// The box of the outermost elements; nil where none has an area.
  private var boxOfWindows: Extent? {
    elements.reduce(nil) { box, element in
      let isInside = element.parent.map { elements[$0].hasFrame } ?? false
      guard !isInside, !element.box.isEmpty else { return box }
      return box?.union(element.box) ?? element.box
    }
  }

  /// For each element whether it, or one in it, is seen.
  var holdsSeen: [Bool] {
    var holdsSeen = elements.map { !$0.isHidden }
    for element in elements.reversed() where holdsSeen[element.index] {
      if let parent = element.parent { holdsSeen[parent] = true }
    }
    return holdsSeen
  }

  /// The boxes of the elements on the screen, cut by those of all around them that clip.
  var visibleBoxes: [Extent] { keptBoxes.value { Self.visibleBoxes(of: elements) } }

  /// The elements that can be seen.
  var seen: DumpSearch {
    keptSeen.value {
      let boxes = zip(elements, visibleBoxes).map { element, box in
        element.isHidden || element.flags.contains(.silent) ? .nothing : box
      }
      return DumpSearch(self, boxes: boxes, isForTouches: false)
    }
  }

  /// The boxes on the screen in which touches reach the elements; without a point for those that take none.
  var touchBoxes: [Extent] {
    keptTouchBoxes.value {
      rules.touch == .uiKit
        ? Self.boxesOfUIKitTouches(of: elements)
        : zip(elements, visibleBoxes).map { rules.takesTouches($0) ? $1 : .nothing }
    }
  }

  /// The elements that take touches.
  var touchable: DumpSearch {
    keptTouchable.value { DumpSearch(self, boxes: touchBoxes, isForTouches: true) }
  }

  /// Whether an element, as it lies, holds the point on the screen, and all around it that cut it off do too.
  ///
  /// For touches by UIKit's rule everything around an element cuts it off.
  func shows(_ place: Int, at point: CGPoint, isForTouches: Bool) -> Bool {
    guard elements[place].holds(point) else { return false }
    let cutsAlways = isForTouches && rules.touch == .uiKit
    var next = elements[place].parent
    while let around = next {
      let cuts = cutsAlways || elements[around].flags.contains(.clips)
      if cuts, elements[around].hasFrame, !elements[around].holds(point) { return false }
      next = elements[around].parent
    }
    return true
  }

  /// UIKit asks a view only within all that hold it, and none of what is hidden, transparent or takes no touches.
  ///
  /// The front-most view whose box holds a point is then the one to which the way down from the last root leads.
  private static func boxesOfUIKitTouches(of elements: [ScreenDump.Element]) -> [Extent] {
    var boxes: [Extent] = []
    boxes.reserveCapacity(elements.count)
    for element in elements {
      let around = element.parent.map { boxes[$0] } ?? .everything
      let isOut = !element.flags.isDisjoint(with: [.hidden, .transparent, .inert])
      boxes.append(isOut ? .nothing : element.box.intersection(around))
    }
    return boxes
  }

  /// The element of a web page for a box: of a text the one around it, of a document its root element.
  func elementOfPage(at box: Int) -> Int {
    let element = elements[box]
    if element.flags.contains(.textRun) { return element.parent ?? box }
    guard element.role == "#document" else { return box }
    return order.children(of: box).first.map(Int.init) ?? box
  }

  private static func visibleBoxes(of elements: [ScreenDump.Element]) -> [Extent] {
    var clips: [Extent] = []
    var boxes: [Extent] = []
    clips.reserveCapacity(elements.count)
    boxes.reserveCapacity(elements.count)
    for element in elements {
      // What is cut by the parent is cut for all in it; a parent comes first.
      let around = element.parent.map { clips[$0] } ?? .everything
      let box = element.box
      boxes.append(box.intersection(around))
      clips.append(
        element.flags.contains(.clips) && element.hasFrame ? box.intersection(around) : around)
    }
    return boxes
  }
}

extension DumpRules {
  /// Whether an element takes touches by a rule that isn't UIKit's.
  func takesTouches(_ element: ScreenDump.Element) -> Bool {
    switch touch {
    case .clickable:
      !element.isHidden && !element.flags.isDisjoint(with: .takesClicks)
        && element.flags.isDisjoint(with: .untouched)
    case .webPage: element.flags.isDisjoint(with: [.hidden, .inert])
    case .uiKit, .frontmost: !element.isHidden && element.flags.isDisjoint(with: [.inert, .silent])
    }
  }
}

extension ScreenDump.Element {
  /// The box on the screen; without a point where it has no rectangle or a negative size.
  var box: Extent {
    guard hasFrame, frame.size.width > 0, frame.size.height > 0 else { return .nothing }
    let (x, y) = (Double(frame.origin.x), Double(frame.origin.y))
    return Extent(
      minX: x, minY: y, maxX: x + Double(frame.size.width), maxY: y + Double(frame.size.height))
  }

  /// Whether the element as it lies holds a point on the screen; half-open.
  func holds(_ point: CGPoint) -> Bool {
    guard let map = extra?.mapToScreen else {
      return box.contains(x: Double(point.x), y: Double(point.y))
    }
    guard map.a * map.d != map.b * map.c else { return false }
    let bounds = self.bounds
    let local = point.applying(map.inverted())
    return local.x >= bounds.origin.x && local.y >= bounds.origin.y
      && local.x < bounds.origin.x + bounds.size.width
      && local.y < bounds.origin.y + bounds.size.height
  }
}

/// A value that is worked out at most once, by whichever thread asks first.
final class KeptOnce<Value: Sendable>: @unchecked Sendable {
  // Guarded by the lock.
  private var kept: Value?
  private let lock = NSLock()

  func value(_ make: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    if let kept { return kept }
    let value = make()
    kept = value
    return value
  }
}
