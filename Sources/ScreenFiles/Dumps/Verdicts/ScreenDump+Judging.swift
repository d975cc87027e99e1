public import Foundation
import ViewGeometry

extension ScreenDump {
  /// The rectangle of the screen; null if there is none.
  ///
  /// It is the rectangle that the file gives. If the file gives none, it is the frame of the first
  /// element with an area. There are two exceptions: for a flat list that begins with neither a
  /// window nor an application, it is the bounding box of all elements; for dumps of Android's
  /// windows, it is the bounding box of the outermost elements.
  public var screen: CGRect { model.screen }

  /// Returns the verdict on an element: whether it can be tapped, and the obstacles to a tap.
  ///
  /// An obstacle is a missing or empty rectangle, a flag of the element or an ancestor, an edge of
  /// the screen, a clipping ancestor, or an ancestor that receives the tap. Elements in front that
  /// receive touches (``touched(at:)``) are obstacles, too, unless they are ancestors or
  /// descendants. Rotated elements are treated exactly. `element` must be one of ``elements``.
  ///
  /// ```swift
  /// let verdict = dump.verdict(of: element)
  /// if !verdict.isTappable { print(verdict) }
  /// ```
  ///
  /// - Complexity: O(log n + k log k) for k parts of elements in front of the element; the first
  ///   query of a dump builds a map of the screen.
  public func verdict(of element: Element) -> Verdict {
    Judgement(of: element, in: self).verdict
  }

  /// Returns the verdict on the element at an index: whether it can be tapped, and the obstacles to
  /// a tap.
  ///
  /// - Precondition: `index` is the index of an element in ``elements``.
  /// - Complexity: The same as for the method that takes an element.
  public func verdict(of index: Int) -> Verdict {
    precondition(
      elements.indices.contains(index),
      "There is no element \(index): there are \(elements.count) elements.")
    return verdict(of: elements[index])
  }

  /// Returns the verdicts of all elements, in document order.
  ///
  /// - Complexity: O(n log n) if each element overlaps only a few others.
  public func verdicts() -> [Verdict] { elements.map { verdict(of: $0) } }
}

/// Computes the verdict on an element.
struct Judgement {
  private(set) var verdict: ScreenDump.Verdict
  /// The area in which touches reach the element; nil if the element has no area.
  private(set) var reach: TouchReach?

  init(of element: ScreenDump.Element, in dump: ScreenDump) {
    let model = dump.model
    var findings = Self.findings(ofFlags: element, model)
    var (tap, fraction): (TapPoint?, Double) = (nil, 0)
    if !element.hasFrame {
      findings.append(.withoutFrame)
    } else if element.box.isEmpty {
      findings.append(.empty)
    } else {
      let (visibility, nesting) = (model.visibility, model.nesting)
      let reach = visibility.map.reach(of: visibility.id(of: element.index)) { other in
        visibility.place(of: other).map { !nesting.areRelatives($0, element.index) } ?? false
      }
      self.reach = reach
      findings += Self.findings(ofCuts: reach, of: element, model)
      findings += Self.findings(ofCovers: reach, over: element, model)
      if let point = reach.tapPoint, reach.area > 0 {
        (tap, fraction) = (point, reach.freeArea / reach.area)
        if let handler = Self.handler(of: element, at: point.point, in: dump) {
          findings.append(.handled(by: handler))
        }
      }
    }
    verdict = ScreenDump.Verdict(
      element: element.index, findings: findings, tapPoint: tap?.point,
      clearance: tap?.clearance ?? 0, reachableFraction: CGFloat(min(1, fraction)),
      name: element.shortName)
  }

  private static func findings(
    ofFlags element: ScreenDump.Element, _ model: DumpModel
  ) -> [ScreenDump.Verdict.Finding] {
    var findings: [ScreenDump.Verdict.Finding] = []
    if element.isHidden {
      // The element itself or, if it is visible, the nearest ancestor that makes it invisible.
      var cause = element
      while cause.flags.isDisjoint(with: [.hidden, .transparent]), let around = cause.parent {
        cause = model.elements[around]
      }
      findings.append(cause.flags.contains(.transparent) ? .transparent : .hidden)
    }
    if element.flags.contains(.disabled) { findings.append(.disabled) }
    let isPassedBy = model.rules.touch == .clickable && element.flags.isDisjoint(with: .takesClicks)
    if isPassedBy || !element.flags.isDisjoint(with: .untouched) {
      findings.append(.ignoresTouches)
    }
    return findings
  }

  /// Returns the findings for clipping by the edges of the screen and by ancestors of the element.
  private static func findings(
    ofCuts reach: TouchReach, of element: ScreenDump.Element, _ model: DumpModel
  ) -> [ScreenDump.Verdict.Finding] {
    let visibility = model.visibility
    return reach.cuts.filter { !element.isRounding($0, model) }.map { cut in
      let fraction = CGFloat(min(1, cut.area / reach.area))
      guard let around = visibility.place(of: cut.element) else {
        return .offScreen(fraction: fraction)
      }
      return .clipped(by: around, fraction: fraction)
    }
  }

  /// Returns a finding for each element that covers a part of `element`, in descending order of
  /// covered area.
  ///
  /// A part that is covered by a descendant of another element is attributed to that element if the
  /// element's touch box contains the part.
  private static func findings(
    ofCovers reach: TouchReach, over element: ScreenDump.Element, _ model: DumpModel
  ) -> [ScreenDump.Verdict.Finding] {
    var areas: [Int: Double] = [:]
    for cover in reach.covers where !element.isRounding(cover.box, model) {
      guard let place = model.visibility.place(of: cover.element) else { continue }
      let holder = outermost(place, holding: cover.box, over: element.index, model)
      areas[holder, default: 0] += cover.area
    }
    return areas.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map {
      .covered(by: $0.key, fraction: CGFloat(min(1, $0.value / reach.cutArea)))
    }
  }

  /// Returns the outermost element in front of `element` whose touch box contains `box`.
  ///
  /// It is `cover` or one of its ancestors.
  private static func outermost(
    _ cover: Int, holding box: Extent, over element: Int, _ model: DumpModel
  ) -> Int {
    let (boxes, ranks, nesting) = (model.touchBoxes, model.order.ranks, model.nesting)
    var (holder, next) = (cover, model.elements[cover].parent)
    // An ancestor that receives no touches may lie between two that do.
    while let around = next, ranks[around] > ranks[element],
      !nesting.areRelatives(around, element)
    {
      if boxes[around].intersection(box) == box { holder = around }
      next = model.elements[around].parent
    }
    return holder
  }

  /// Returns the ancestor that receives a tap on an element; nil if no ancestor receives it.
  private static func handler(
    of element: ScreenDump.Element, at point: CGPoint, in dump: ScreenDump
  ) -> Int? {
    guard let taker = dump.touched(at: point)?.index, taker != element.index,
      dump.model.nesting.isInside(element.index, taker)
    else { return nil }
    return taker
  }
}

extension ScreenDump.Element {
  /// Returns whether a covered part is so thin that the format's rounding may be its cause.
  ///
  /// In a format that rounds outward, adjacent elements overlap by the rounding error.
  func isRounding(_ part: Extent, _ model: DumpModel) -> Bool {
    let most = model.rules.rounding + 1e-9
    return part.width <= most && box.width > 2 * most
      || part.height <= most && box.height > 2 * most
  }

  /// Returns whether so little is clipped at each edge that the format's rounding may be the cause.
  func isRounding(_ cut: TouchReach.Cut, _ model: DumpModel) -> Bool {
    let most = model.rules.rounding + 1e-9
    let (whole, rest) = (cut.whole, cut.rest)
    let edges = [
      rest.minX - whole.minX, whole.maxX - rest.maxX, rest.minY - whole.minY,
      whole.maxY - rest.maxY,
    ]
    // The area distinguishes a corner cut off a rotated element from a sliver along its edges.
    return !rest.isEmpty && min(box.width, box.height) > 2 * most
      && edges.allSatisfy { $0 <= most } && cut.area <= 2 * most * (whole.width + whole.height)
  }

  /// The role ("element" if it is empty), followed by the identifier or, if there is none, the
  /// name; for messages.
  var shortName: String {
    let called = identifier ?? name
    return [role.isEmpty ? "element" : role, called.map { "\"\($0)\"" }].compactMap { $0 }
      .joined(separator: " ")
  }
}
