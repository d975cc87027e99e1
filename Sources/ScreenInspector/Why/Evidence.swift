import Foundation
import ScreenFiles

/// The reason why an element can or can't be tapped, in one sentence.
struct Evidence {
  let element: ScreenDump.Element
  let verdict: ScreenDump.Verdict
  let cause: Explanation.Cause
  /// The other element that prevents the tap or receives it; nil if there is none.
  ///
  /// For a clipped, hidden or transparent element, this is the ancestor that clips, hides or fades
  /// it. For an element that doesn't receive touches, it is the element that receives them instead.
  /// It is nil for a covered element, whose covers are in `verdict`.
  private(set) var other: Int?
  private(set) var sentence: Phrase = ""

  init(of element: ScreenDump.Element, in dump: ScreenDump) {
    self.element = element
    verdict = dump.verdict(of: element)
    cause = Self.cause(of: verdict)
    other = Self.other(for: cause, element, verdict, dump)
    sentence = "\(element: element.index) \(reason(in: dump))\(besides)"
  }

  /// Returns the decisive cause.
  ///
  /// Geometric obstacles that leave no point to tap, such as complete coverage, come first. Flags
  /// such as `hidden` come later, since they are often a consequence of these obstacles.
  private static func cause(of verdict: ScreenDump.Verdict) -> Explanation.Cause {
    if verdict.has(.withoutFrame) { return .withoutRectangle }
    if verdict.has(.empty) { return .empty }
    if verdict.tapPoint == nil, verdict.cutFraction > 0.9995 {
      let isOff = verdict.findings.contains {
        if case .offScreen(let fraction) = $0 { fraction > 0.5 } else { false }
      }
      return isOff ? .offScreen : .clipped
    }
    if verdict.tapPoint == nil, !verdict.covers.isEmpty { return .covered }
    if verdict.has(.hidden) { return .hidden }
    if verdict.has(.transparent) { return .transparent }
    if verdict.has(.disabled) { return .disabled }
    return verdict.isTappable ? .tappable : .passedBy
  }

  private static func other(
    for cause: Explanation.Cause, _ element: ScreenDump.Element, _ verdict: ScreenDump.Verdict,
    _ dump: ScreenDump
  ) -> Int? {
    switch cause {
    case .clipped:
      return verdict.findings.lazy.compactMap { finding in
        if case .clipped(let other, _) = finding { other } else { nil }
      }.first
    case .hidden, .transparent:
      let flag: ScreenDump.Element.Flags = cause == .hidden ? .hidden : .transparent
      var next: Int? = element.index
      while let place = next, !dump.elements[place].flags.contains(flag) {
        next = dump.elements[place].parent
      }
      return next == element.index ? nil : next
    case .passedBy:
      let point = verdict.tapPoint ?? CGPoint(x: element.frame.midX, y: element.frame.midY)
      return dump.touched(at: point)?.index
    default: return nil
    }
  }

  private func reason(in dump: ScreenDump) -> Phrase {
    switch cause {
    case .tappable: return "can be tapped: \(limits)"
    case .withoutRectangle: return "can't be tapped: the dump has no rectangle for it"
    case .empty:
      let size = element.frame.size
      return "can't be tapped: it is \(size.width.short) x \(size.height.short)"
    case .offScreen:
      return "can't be tapped: it lies off the screen, at \(element.frame.short)"
    case .clipped:
      guard let other else { return "can't be tapped: an ancestor cuts it off" }
      let box = dump.elements[other].frame.short
      return
        "can't be tapped: it lies at \(element.frame.short), where \(element: other) at \(box) cuts it off"
    case .covered:
      return "can't be tapped: \(Self.covers(verdict.covers))"
    case .hidden:
      guard let other else { return "can't be tapped: the dump says that it is hidden" }
      return "can't be tapped: it lies in \(element: other), which the dump says is hidden"
    case .transparent:
      guard let other else { return "can't be tapped: its opacity is 0" }
      return "can't be tapped: it lies in \(element: other), whose opacity is 0"
    case .disabled: return "can't be tapped: the dump says that it is disabled"
    case .passedBy: return passing(in: dump)
    }
  }

  /// Returns the end of the sentence about an element that receives no touches.
  ///
  /// If another element receives the touches, it is named.
  private func passing(in dump: ScreenDump) -> Phrase {
    guard let other else { return "can't be tapped: nothing takes a touch there" }
    if dump.isInside(element.index, other) {
      return "takes no touches itself: \(element: other) around it takes them"
    }
    if dump.isInside(other, element.index) {
      return "takes no touches itself: \(element: other) in it takes them"
    }
    return "can't be tapped: it takes no touches, and \(element: other) behind it does"
  }

  /// The text about the parts of a tappable element that are covered, off the screen or clipped.
  private var limits: Phrase {
    var parts: [Phrase] = verdict.covers.map {
      "\(element: $0.element) covers \($0.fraction.share) of it"
    }
    for finding in verdict.findings {
      switch finding {
      case .offScreen(let fraction): parts.append("\(fraction.share) of it is off the screen")
      case .clipped(let by, let fraction):
        parts.append("\(element: by) cuts off \(fraction.share) of it")
      default: break
      }
    }
    let more: [Phrase] = parts.count > 4 ? ["and \(count: parts.count - 3) more"] : []
    return parts.isEmpty
      ? "nothing is in the way" : .joined(parts.prefix(more.isEmpty ? 4 : 3) + more, by: ", ")
  }

  private static func covers(_ covers: [(element: Int, fraction: CGFloat)]) -> Phrase {
    guard covers.count > 1 else {
      let cover: Phrase = covers.first.map { "\(element: $0.element)" } ?? "something"
      return "\(cover) covers it and takes the touches"
    }
    let named = covers.prefix(4).map { "\(element: $0.element) (\($0.fraction.share))" as Phrase }
    let more = covers.count > 4 ? " and \(covers.count - 4) more" : ""
    return "\(.joined(named, by: ", "))\(more) together cover it and take the touches"
  }

  /// A clause about the flags that are obstacles in addition to the cause; empty if there are none.
  private var besides: Phrase {
    let others: [(ScreenDump.Verdict.Finding, Explanation.Cause, String)] = [
      (.hidden, .hidden, "hidden"), (.transparent, .transparent, "transparent"),
      (.disabled, .disabled, "disabled"),
    ]
    let words = others.filter { verdict.has($0.0) && cause != $0.1 }.map(\.2)
    return words.isEmpty
      ? "" : "; the dump also says that it is \(words.joined(separator: " and "))"
  }
}
