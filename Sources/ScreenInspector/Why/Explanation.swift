import Foundation
import ScreenFiles

/// The reason why an element can or can't be tapped, and a remedy: two sentences.
struct Explanation {
  /// The decisive cause; if there are several obstacles, it is the one to remove first.
  enum Cause: String, Codable, CaseIterable {
    case tappable
    case withoutRectangle = "without-rectangle"
    case empty
    case offScreen = "off-screen"
    case clipped
    case covered
    case hidden
    case transparent
    case disabled
    /// The element receives no touches: another element receives them, or none does.
    case passedBy = "passed-by"
  }

  let element: ScreenDump.Element
  let verdict: ScreenDump.Verdict
  let cause: Cause
  /// The first sentence without its period.
  let evidence: Phrase
  let wayOut: WayOut

  init(of element: ScreenDump.Element, in dump: ScreenDump) {
    let evidence = Evidence(of: element, in: dump)
    self.element = element
    verdict = evidence.verdict
    cause = evidence.cause
    self.evidence = evidence.sentence
    wayOut = WayOut(for: evidence, in: dump)
  }

  /// Returns the text of both sentences.
  func text(in dump: ScreenDump) -> String {
    "\(evidence.sentence(in: dump)).\n\(wayOut.text.sentence(in: dump))."
  }

  /// The point at which to tap; nil if no tap works on the screen as it is.
  ///
  /// An ancestor or a descendant may receive the tap. For example, a label in a button receives no
  /// touches, but a tap on the label works.
  var tapPoint: CGPoint? {
    wayOut.kind == .tap || wayOut.kind == .tapRelative ? wayOut.point : nil
  }

  /// Returns the point at which a tap on an element works; nil if there is none.
  ///
  /// If the element itself can't be tapped, an ancestor may receive the tap instead. The ancestor
  /// must be a target. The element may ignore touches, and may be partly covered, clipped or off
  /// the screen. If it has any other obstacle, such as being hidden, the result is nil.
  static func point(on element: ScreenDump.Element, in dump: ScreenDump) -> CGPoint? {
    let verdict = dump.verdict(of: element)
    if verdict.isTappable { return verdict.tapPoint }
    let isPassedBy = verdict.findings.allSatisfy {
      switch $0 {
      case .ignoresTouches, .handled, .covered, .clipped, .offScreen: true
      default: false
      }
    }
    guard isPassedBy, let point = verdict.tapPoint, let taker = dump.touched(at: point),
      dump.isInside(element.index, taker.index), dump.isTarget(taker)
    else { return nil }
    return point
  }
}

extension ScreenDump.Verdict {
  /// The fraction of the area that is off the screen plus the fraction that is clipped, at most 1.
  var cutFraction: CGFloat {
    findings.reduce(0) { sum, finding in
      switch finding {
      case .offScreen(let fraction), .clipped(_, let fraction): min(1, sum + fraction)
      default: sum
      }
    }
  }

  func has(_ finding: Finding) -> Bool { findings.contains(finding) }
}
