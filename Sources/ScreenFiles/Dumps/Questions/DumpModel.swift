import Foundation
import ViewGeometry

/// The data needed to query a dump.
///
/// Expensive parts are computed on first use and cached.
final class DumpModel: Sendable {
  let elements: [ScreenDump.Element]
  let roots: [Int]
  let rules: DumpRules
  /// Whether any element has a transform.
  ///
  /// The rectangles of such an element and of its descendants are bounding boxes.
  let hasTransforms: Bool
  /// Whether an element's ancestors may affect its visible area or its touches.
  ///
  /// This is the case if touches follow UIKit's rule, or if any element has a transform or clips
  /// its descendants. Otherwise, the tree for visible areas is flat; see `DumpTree`.
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
    hasTransforms = elements.contains { $0.extra?.mapToScreen != nil }
    isNested =
      rules.touch == .uiKit || hasTransforms || elements.contains { $0.flags.contains(.clips) }
  }

  /// The stacking order of the elements.
  var order: DumpOrder {
    keptOrder.value { DumpOrder(elements, roots: roots, orders: orders, by: rules.order) }
  }

  /// The ancestors of the elements, in a form that is fast to query.
  var nesting: DumpNesting { keptNesting.value { DumpNesting(order) } }

  /// The elements as a snapshot for conversions and queries.
  var frozen: FrozenDump {
    keptFrozen.value { FrozenDump(DumpTree(self, for: .questions), count: elements.count) }
  }

  /// The visible areas on the screen, and the elements that receive touches.
  var visibility: DumpVisibility {
    keptVisibility.value { DumpVisibility(self, screen: screen) }
  }

  /// The rectangle of the screen; null if the file doesn't give it and no element has an area.
  var screen: CGRect { keptScreen.value { findScreen() } }

  private func findScreen() -> CGRect {
    if let screen = rules.screen { return screen }
    guard let first = elements.first(where: { !$0.box.isEmpty }) else { return .null }
    if rules.hasWindows, let windows = boxOfWindows { return windows.cgRect }
    let isScreen = first.flags.contains(.window) || first.role.hasSuffix("Application")
    guard roots.count > 1, first.parent == nil, order.children(of: first.index).isEmpty, !isScreen
    else { return first.frame }
    // The first element isn't the screen, but the first of a list of similar elements.
    return elements.reduce(first.box) { $1.box.isEmpty ? $0 : $0.union($1.box) }.cgRect
  }

  /// The bounding box of the roots and of other elements whose parent has no rectangle.
  ///
  /// It is nil if none of these elements has an area.
  private var boxOfWindows: Extent? {
    elements.reduce(nil) { box, element in
      let isInside = element.parent.map { elements[$0].hasFrame } ?? false
      guard !isInside, !element.box.isEmpty else { return box }
      return box?.union(element.box) ?? element.box
    }
  }

  /// For each element, whether it or one of its descendants isn't hidden.
  var holdsSeen: [Bool] {
    var holdsSeen = elements.map { !$0.isHidden }
    for element in elements.reversed() where holdsSeen[element.index] {
      if let parent = element.parent { holdsSeen[parent] = true }
    }
    return holdsSeen
  }

  /// For each element, its box on the screen, clipped by the boxes of its clipping ancestors.
  var visibleBoxes: [Extent] { keptBoxes.value { Self.visibleBoxes(of: elements) } }

  /// A spatial index of the visible elements that may be the result of a query.
  var seen: DumpSearch {
    keptSeen.value {
      let boxes = zip(elements, visibleBoxes).map { element, box in
        element.isHidden || element.flags.contains(.silent) ? .nothing : box
      }
      return DumpSearch(self, boxes: boxes, isForTouches: false)
    }
  }

  /// For each element, the box on the screen in which it receives touches; empty if it receives
  /// none.
  var touchBoxes: [Extent] {
    keptTouchBoxes.value {
      rules.touch == .uiKit
        ? Self.boxesOfUIKitTouches(of: elements)
        : zip(elements, visibleBoxes).map { rules.takesTouches($0) ? $1 : .nothing }
    }
  }

  /// A spatial index of the elements that receive touches.
  var touchable: DumpSearch {
    keptTouchable.value { DumpSearch(self, boxes: touchBoxes, isForTouches: true) }
  }

  /// Returns whether an element contains a point and isn't clipped there.
  ///
  /// A rotated element is tested with its rotation.
  ///
  /// If `isForTouches` is true and touches follow UIKit's rule, every ancestor that has a rectangle
  /// clips. Otherwise, only ancestors with the flag `clips` do.
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

  /// Returns, for each element, the box in which it receives touches under UIKit's rule.
  ///
  /// UIKit tests a view only at points inside all of its ancestors. It skips views that are hidden,
  /// transparent or have user interaction disabled, and their descendants. Therefore, the result of
  /// UIKit's hit test, which starts at the last root, is the frontmost view whose box contains the
  /// point. An element without a rectangle doesn't restrict the boxes of its descendants, unless
  /// UIKit skips it.
  private static func boxesOfUIKitTouches(of elements: [ScreenDump.Element]) -> [Extent] {
    var (boxes, clips) = ([Extent](), [Extent]())
    boxes.reserveCapacity(elements.count)
    clips.reserveCapacity(elements.count)
    for element in elements {
      let around = element.parent.map { clips[$0] } ?? .everything
      let isOut = !element.flags.isDisjoint(with: .stopsUIKitTouches)
      let box = isOut ? .nothing : element.box.intersection(around)
      boxes.append(box)
      clips.append(isOut || element.hasFrame ? box : around)
    }
    return boxes
  }

  /// Returns the element of the web page that receives a touch on a box.
  ///
  /// For a text node, it is the parent; for a document, the first child; for any other box, the box
  /// itself. If there is no parent or child, it is the box itself, too.
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
      // A parent's clip applies to all its descendants; a parent comes first.
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
  /// Returns whether an element receives touches by the format's rule, ignoring clipping.
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
  /// The element's box on the screen; empty if it has no rectangle, or if a side isn't positive.
  var box: Extent {
    guard hasFrame, frame.size.width > 0, frame.size.height > 0 else { return .nothing }
    let (x, y) = (Double(frame.origin.x), Double(frame.origin.y))
    return Extent(
      minX: x, minY: y, maxX: x + Double(frame.size.width), maxY: y + Double(frame.size.height))
  }

  /// Returns whether the element contains a point on the screen, taking its rotation into account.
  ///
  /// The element is half-open: its right and bottom edges don't belong to it.
  ///
  /// Returns false if the element's transform isn't invertible.
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

/// A value that is computed at most once, by the first thread that reads it.
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
