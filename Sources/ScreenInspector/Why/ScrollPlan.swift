import Foundation
import ScreenFiles

/// The scrolls that bring an element into view, or out from under a bar.
struct ScrollPlan {
  struct Step: Equatable {
    /// The element that scrolls.
    let element: Int
    /// The distance by which to scroll, in screen coordinates.
    ///
    /// With a positive width, the content moves to the left. With a positive height, it moves up.
    var by: CGSize
  }

  /// The steps in the order in which to do them: outer scrollers come before inner ones.
  ///
  /// On each axis, at most one scroller scrolls.
  private(set) var steps: [Step] = []
  /// The frame of the element after all steps.
  private(set) var frame: CGRect
  /// The tap point after all steps.
  private(set) var point = CGPoint.zero

  /// Plans the scrolls.
  ///
  /// Returns nil if no scrolling is needed or possible. This is the case if the element has no area
  /// or is already in view, if a scroller can't scroll far enough, or if no part of the element
  /// could be tapped afterward. It is also the case if the element that receives a touch at the
  /// resulting point before scrolling, or else is visible there, is neither the last scroller nor
  /// one of its ancestors or descendants.
  ///
  /// - Complexity: O(depth) verdicts.
  init?(for element: ScreenDump.Element, in dump: ScreenDump) {
    guard element.frame.hasArea else { return nil }
    frame = element.frame
    let rooms = Self.scrollers(around: element, in: dump).map { scroller in
      (scroller: scroller.index, room: Self.room(of: scroller, besides: element, in: dump))
    }
    for isVertical in [true, false] {
      for (scroller, room) in rooms where room.hasArea {
        let distance = Self.distance(of: frame, into: room, isVertical: isVertical)
        guard distance != 0 else { continue }
        guard Self.canScroll(dump.elements[scroller], by: distance, isVertical: isVertical, dump)
        else { return nil }
        add(distance, of: scroller, isVertical: isVertical)
        break
      }
    }
    let order = rooms.map(\.scroller)
    steps.sort {
      (order.firstIndex(of: $0.element) ?? 0) > (order.firstIndex(of: $1.element) ?? 0)
    }
    guard let last = steps.last, let point = tapPoint(in: rooms) else { return nil }
    self.point = point
    // Before scrolling, a touch at that point must be received by the scroller, a descendant or an
    // ancestor.
    guard let taker = dump.touched(at: point)?.index ?? dump.frontmost(at: point)?.index,
      dump.isInside(taker, last.element) || dump.isInside(last.element, taker)
    else { return nil }
  }

  /// Returns whether a scroller can scroll by a distance on one axis.
  ///
  /// Returns true if the dump doesn't say how far the scroller can scroll.
  private static func canScroll(
    _ scroller: ScreenDump.Element, by distance: CGFloat, isVertical: Bool, _ dump: ScreenDump
  ) -> Bool {
    let by = CGSize(width: isVertical ? 0 : distance, height: isVertical ? distance : 0)
    return scroller.scrollRoom?.allows(by, tolerance: 1) ?? true
  }

  /// Returns the index of the innermost scroller that can't scroll far enough to show an element.
  ///
  /// Returns nil if all scrollers can scroll far enough, or if the element has no area.
  static func exhausted(around element: ScreenDump.Element, in dump: ScreenDump) -> Int? {
    guard element.frame.hasArea else { return nil }
    return scrollers(around: element, in: dump).first { scroller in
      let room = room(of: scroller, besides: element, in: dump)
      return [true, false].contains { isVertical in
        let distance = distance(of: element.frame, into: room, isVertical: isVertical)
        return distance != 0
          && !canScroll(scroller, by: distance, isVertical: isVertical, dump)
      }
    }?.index
  }

  /// Returns the center of the part of the element that can be tapped after all steps.
  ///
  /// That part is inside the rooms of all scrollers, as defined in `room(of:besides:in:)`; rooms
  /// without an area are ignored. If an outer scroller scrolls, the rooms of the scrollers in it
  /// move. Returns nil if there is no such part.
  private func tapPoint(in rooms: [(scroller: Int, room: CGRect)]) -> CGPoint? {
    var visible = frame
    for (place, (_, room)) in rooms.enumerated() where room.hasArea {
      let around = Set(rooms[(place + 1)...].map(\.scroller))
      let moved = steps.filter { around.contains($0.element) }
      visible = visible.intersection(
        room.offsetBy(
          dx: -moved.reduce(0) { $0 + $1.by.width }, dy: -moved.reduce(0) { $0 + $1.by.height }))
    }
    return visible.hasArea ? CGPoint(x: visible.midX, y: visible.midY) : nil
  }

  private mutating func add(_ distance: CGFloat, of scroller: Int, isVertical: Bool) {
    let by = CGSize(width: isVertical ? 0 : distance, height: isVertical ? distance : 0)
    frame.origin.x -= by.width
    frame.origin.y -= by.height
    if let place = steps.firstIndex(where: { $0.element == scroller }) {
      steps[place].by.width += by.width
      steps[place].by.height += by.height
    } else {
      steps.append(Step(element: scroller, by: by))
    }
  }

  /// Returns the distance by which to scroll on one axis to bring a frame into a room; positive to
  /// the right or down.
  ///
  /// Returns 0 if the frame is already inside. If the frame is longer than the room, it can't be
  /// brought inside. Then the result is 0 if the frame's center is inside, and otherwise the
  /// distance that centers the frame.
  private static func distance(of frame: CGRect, into room: CGRect, isVertical: Bool) -> CGFloat {
    let (start, end) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    let (low, high) = isVertical ? (room.minY, room.maxY) : (room.minX, room.maxX)
    if end - start > high - low {
      let middle = (start + end) / 2
      return middle >= low && middle < high ? 0 : middle - (low + high) / 2
    }
    return end > high ? end - high : start < low ? start - low : 0
  }

  /// Returns the ancestors of an element that can scroll, from the innermost to the outermost.
  static func scrollers(
    around element: ScreenDump.Element, in dump: ScreenDump
  ) -> [ScreenDump.Element] {
    var (found, next) = ([ScreenDump.Element](), element.parent)
    while let place = next {
      let around = dump.elements[place]
      if dump.scrolls(around) { found.append(around) }
      next = around.parent
    }
    return found
  }

  /// Returns the room of a scroller: the rectangle in it where an element can be tapped.
  ///
  /// It is the part of the scroller's frame that is on the screen and isn't clipped. For each cover
  /// of the scroller or of `element`, only the largest strip beside the cover remains, unless the
  /// cover is in the scroller or contains it. The room of a scroller that is off the screen is its
  /// frame.
  private static func room(
    of scroller: ScreenDump.Element, besides element: ScreenDump.Element, in dump: ScreenDump
  ) -> CGRect {
    var room = scroller.frame
    var next = scroller.parent
    while let place = next {
      let around = dump.elements[place]
      if around.flags.contains(.clips), around.hasFrame { room = room.intersection(around.frame) }
      next = around.parent
    }
    room = room.intersection(dump.screen)
    // For a scroller off the screen, such as a row of pictures further down, the room is its frame.
    guard room.hasArea else { return scroller.frame }
    for cover in [scroller, element].flatMap({ dump.verdict(of: $0).covers }).map(\.element)
    where !dump.isInside(cover, scroller.index) && !dump.isInside(scroller.index, cover) {
      room = room.largestStrip(beside: dump.touchBox(of: dump.elements[cover]))
    }
    return room
  }
}

extension ScreenDump {
  /// Returns whether an element can scroll, according to the dump.
  ///
  /// In a DOM snapshot, documents and elements that clip their contents count as scrolling. In
  /// other formats that don't report whether an element scrolls, its role or the name of its type
  /// decides.
  func scrolls(_ element: Element) -> Bool {
    if element.flags.contains(.scrollable) { return true }
    switch format {
    case .uiAutomator, .harmony, .compose, .flutterSemantics: return false
    case .maestro where unit == .pixels: return false
    case .domSnapshot: return element.flags.contains(.clips) || element.role == "#document"
    default:
      return Self.scrollingRoles.contains {
        element.role.hasSuffix($0) || element.typeName.hasSuffix($0)
      }
    }
  }

  /// Returns the descendants of an element in the order of their indices.
  ///
  /// - Complexity: O(descendants). For web pages, O(elements), because the contents of an embedded
  ///   document come after the page that contains it.
  func contents(of index: Int) -> [Element] {
    guard format != .domSnapshot else {
      return elements.filter { $0.index != index && isInside($0.index, index) }
    }
    return Array(elements[(index + 1)...].prefix { isInside($0.index, index) })
  }

  private static let scrollingRoles = [
    "ScrollView", "Table", "TableView", "CollectionView", "WebView", "ListView", "GridView",
    "RecyclerView", "ViewPager", "ViewPager2", "List", "UITextView", "ScrollViewer",
  ]
}

extension ScreenDump.Verdict {
  /// The elements that cover the element and receive touches, the largest cover first.
  ///
  /// Each has the fraction of the element's unclipped area that it covers.
  var covers: [(element: Int, fraction: CGFloat)] {
    findings.compactMap { finding in
      if case .covered(let other, let fraction) = finding { (other, fraction) } else { nil }
    }
  }
}

extension CGRect {
  var hasArea: Bool { isFiniteRect && size.width > 0 && size.height > 0 }

  /// Returns the largest of the four strips of the rectangle above, below, left and right of `box`.
  ///
  /// Returns the whole rectangle if `box` doesn't overlap it.
  fileprivate func largestStrip(beside box: CGRect) -> CGRect {
    let shared = intersection(box)
    guard hasArea, shared.hasArea else { return self }
    let strips = [
      CGRect(x: minX, y: minY, width: width, height: shared.minY - minY),
      CGRect(x: minX, y: shared.maxY, width: width, height: maxY - shared.maxY),
      CGRect(x: minX, y: minY, width: shared.minX - minX, height: height),
      CGRect(x: shared.maxX, y: minY, width: maxX - shared.maxX, height: height),
    ]
    return strips.max { $0.width * $0.height < $1.width * $1.height } ?? self
  }
}
