import Foundation
import ScreenFiles

extension WayOut {
  /// Creates the remedy for the cause of the evidence.
  init(for evidence: Evidence, in dump: ScreenDump) {
    switch evidence.cause {
    case .tappable: self = Self.tap(evidence, in: dump)
    case .offScreen, .clipped:
      self =
        Self.scroll(to: evidence.element, in: dump)
        ?? Self.uncoverScroller(around: evidence.element, in: dump)
        ?? Self.noScroll(to: evidence.element, in: dump)
    case .covered: self = Self.uncover(evidence, in: dump)
    case .hidden, .transparent:
      self = Self.scroll(to: evidence.element, in: dump) ?? Self.show(evidence)
    case .disabled: self = Self.enable(evidence)
    case .passedBy: self = Self.useRelative(evidence, in: dump)
    case .withoutRectangle, .empty:
      self =
        Self.useContents(of: evidence.element, in: dump)
        ?? Self.useHolder(of: evidence.element, in: dump)
        ?? WayOut(
          kind: .none,
          text:
            "nothing in it or around it can be tapped; dump the screen again once it has been laid out"
        )
    }
  }

  /// Returns the remedy to tap at the tap point of the element.
  ///
  /// If a descendant or an ancestor receives that tap, the text names it. The text also says if a
  /// tap at the element's center would miss the element and its descendants.
  private static func tap(_ evidence: Evidence, in dump: ScreenDump) -> WayOut {
    guard let point = evidence.verdict.tapPoint else {
      return WayOut(kind: .none, text: "there is no point to tap")
    }
    let index = evidence.element.index
    let middle = CGPoint(x: evidence.element.frame.midX, y: evidence.element.frame.midY)
    var text: Phrase =
      "tap at \(point.short), \(evidence.verdict.clearance.short) from the nearest edge"
    if let taker = dump.touched(at: point)?.index, taker != index {
      text =
        "\(text); \(element: taker) \(dump.isInside(taker, index) ? "in" : "around") it takes the tap"
    }
    let hit = dump.touched(at: middle)?.index
    if hit.map({ !dump.isInside($0, index) }) ?? true {
      let wrong: Phrase = hit.map { "\(element: $0)" } ?? "nothing"
      text = "\(text); a tap in its middle, \(middle.short), would hit \(wrong)"
    }
    return WayOut(kind: .tap, elements: [index], point: point, text: text)
  }

  /// Returns the remedy to scroll and then tap; nil if there is no plan for scrolling.
  private static func scroll(to element: ScreenDump.Element, in dump: ScreenDump) -> WayOut? {
    guard let plan = ScrollPlan(for: element, in: dump) else { return nil }
    let steps = plan.steps.map { step -> Phrase in
      let ways = [
        (step.by.height, "down", "up"), (step.by.width, "right", "left"),
      ].compactMap { distance, forward, backward in
        distance == 0
          ? nil : "\(distance > 0 ? forward : backward) by \(distance.magnitude.short)"
      }
      return "scroll \(element: step.element) \(ways.joined(separator: " and "))"
    }
    return WayOut(
      kind: .scroll, elements: plan.steps.map(\.element), point: plan.point,
      scrolls: plan.steps.map(\.by),
      text: "\(.joined(steps, by: ", then ")), then tap at \(plan.point.short)")
  }

  private static func noScroll(to element: ScreenDump.Element, in dump: ScreenDump) -> WayOut {
    if let scroller = ScrollPlan.exhausted(around: element, in: dump) {
      return WayOut(
        kind: .none,
        text:
          "\(element: scroller) around it doesn't scroll that far, so no gesture brings it into view"
      )
    }
    return WayOut(
      kind: .none,
      text:
        "nothing around it scrolls as far as the dump says, so no gesture is known to bring it into view"
    )
  }

  /// Returns the remedy for a covered element: to scroll it out from under the covers, or to
  /// dismiss the covers.
  ///
  /// If scrolling is possible, it is preferred in two cases: if all covers are bars, and if there
  /// is no control whose name says that it dismisses the covers.
  private static func uncover(_ evidence: Evidence, in dump: ScreenDump) -> WayOut {
    let covers = evidence.verdict.covers.map(\.element)
    let scroll = Self.scroll(to: evidence.element, in: dump)
    let isBar = covers.allSatisfy { Self.isBar(dump.elements[$0], in: dump) }
    if isBar, let scroll { return scroll }
    let dismissal = Dismissal(of: covers, in: dump)
    if !dismissal.isNamed, let scroll { return scroll }
    return WayOut(dismissal)
  }

  /// Returns whether an element is a bar.
  ///
  /// A bar takes up more than 90% of the screen's width or height, but less than a third of the
  /// screen's area.
  private static func isBar(_ element: ScreenDump.Element, in dump: ScreenDump) -> Bool {
    let (screen, box) = (dump.screen, dump.touchBox(of: element).intersection(dump.screen))
    guard box.hasArea else { return false }
    let (width, height) = (box.width / screen.width, box.height / screen.height)
    return max(width, height) > 0.9 && width * height < 1 / 3
  }

  /// Returns the remedy to dismiss the covers of a scroller, so that it can scroll to an element.
  ///
  /// Of the scrollers that contain the element, the innermost covered one is used. Returns nil if
  /// none of them is covered.
  private static func uncoverScroller(
    around element: ScreenDump.Element, in dump: ScreenDump
  ) -> WayOut? {
    for scroller in ScrollPlan.scrollers(around: element, in: dump) {
      let covers = dump.verdict(of: scroller).covers.map(\.element)
      guard !covers.isEmpty else { continue }
      let way = WayOut(Dismissal(of: covers, in: dump))
      return WayOut(
        kind: .dismiss, elements: way.elements, point: way.point,
        text: "\(way.text); then \(element: scroller.index) can be scrolled")
    }
    return nil
  }

  private init(_ dismissal: Dismissal) {
    let names = Phrase.joined(dismissal.covers.prefix(4).map { "\(element: $0)" }, by: ", ")
    let text: Phrase
    if let control = dismissal.control, let point = dismissal.point {
      text =
        dismissal.isNamed
        ? "dismiss \(names) first: tap \(element: control.index) at \(point.short)"
        : "dismiss \(names) first: a tap on it at \(point.short) may do that, since it takes taps and has no children"
    } else {
      text = "dismiss \(names) first; no control in it has a name that suggests it"
    }
    self.init(kind: .dismiss, elements: dismissal.covers, point: dismissal.point, text: text)
  }

  private static func show(_ evidence: Evidence) -> WayOut {
    let cause = evidence.other ?? evidence.element.index
    let verb = evidence.cause == .hidden ? "shown" : "opaque"
    let then: Phrase = evidence.verdict.tapPoint.map { "; then tap at \($0.short)" } ?? ""
    return WayOut(
      kind: .change, elements: [cause], point: evidence.verdict.tapPoint,
      text: "wait until \(element: cause) is \(verb)\(then)")
  }

  private static func enable(_ evidence: Evidence) -> WayOut {
    let then: Phrase = evidence.verdict.tapPoint.map { "; then tap at \($0.short)" } ?? ""
    return WayOut(
      kind: .change, elements: [evidence.element.index], point: evidence.verdict.tapPoint,
      text: "wait until it is enabled, which often takes input elsewhere on the screen\(then)")
  }

  /// Returns the remedy for an element that receives no touches: to tap an ancestor or descendant.
  ///
  /// If an ancestor or a descendant receives a touch on the element, it is used; an ancestor must
  /// be a target. Otherwise, the first descendant that is a target and can be tapped is used.
  private static func useRelative(_ evidence: Evidence, in dump: ScreenDump) -> WayOut {
    let index = evidence.element.index
    if let point = evidence.verdict.tapPoint, let taker = evidence.other,
      dump.isInside(index, taker) || dump.isInside(taker, index),
      dump.isTarget(dump.elements[taker]) || dump.isInside(taker, index)
    {
      return WayOut(
        kind: .tapRelative, elements: [taker], point: point,
        text: "tap at \(point.short): the tap goes to \(element: taker)")
    }
    return useContents(of: evidence.element, in: dump)
      ?? WayOut(
        kind: .none, text: "nothing in it or around it is a target, so it isn't meant to be tapped")
  }

  /// Returns the remedy to tap the nearest ancestor that is a target.
  ///
  /// Returns nil if there is no such ancestor, or if it can't be tapped.
  private static func useHolder(
    of element: ScreenDump.Element, in dump: ScreenDump
  ) -> WayOut? {
    var next = element.parent
    while let place = next, !dump.isTarget(dump.elements[place]) {
      next = dump.elements[place].parent
    }
    guard let holder = next else { return nil }
    let verdict = dump.verdict(of: holder)
    guard verdict.isTappable, let point = verdict.tapPoint else { return nil }
    return WayOut(
      kind: .tapRelative, elements: [holder], point: point,
      text: "\(element: holder) around it can be tapped, at \(point.short)")
  }

  /// Returns the remedy to tap the first descendant that is a target and can be tapped.
  ///
  /// Returns nil if there is none.
  private static func useContents(
    of element: ScreenDump.Element, in dump: ScreenDump
  ) -> WayOut? {
    for inner in dump.contents(of: element.index) where dump.isTarget(inner) {
      let verdict = dump.verdict(of: inner)
      guard verdict.isTappable, let point = verdict.tapPoint else { continue }
      return WayOut(
        kind: .tapRelative, elements: [inner.index], point: point,
        text: "\(element: inner.index) in it can be tapped, at \(point.short)")
    }
    return nil
  }
}
