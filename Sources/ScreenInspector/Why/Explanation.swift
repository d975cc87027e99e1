import Foundation
import ScreenFiles

/// Why an element can or can't be tapped, in two sentences: the evidence and a way out.
struct Explanation {
  /// What decides.
  ///
  /// Where several things are in the way it is the one that has to go first.
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
    /// It takes no touches, or something around it takes them.
    case passedBy = "passed-by"
  }

  let element: ScreenDump.Element
  let verdict: ScreenDump.Verdict
  let cause: Cause
  /// The first sentence without its full stop.
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

  /// Both sentences.
  func text(in dump: ScreenDump) -> String {
    "\(evidence.sentence(in: dump)).\n\(wayOut.text.sentence(in: dump))."
  }

  /// Where to tap so that the element, or one around or in it, takes the tap; nil where the element has no such point.
  ///
  /// A label in a button takes no touches, but a tap on it works.
  var tapPoint: CGPoint? {
    wayOut.kind == .tap || wayOut.kind == .tapRelative ? wayOut.point : nil
  }

  /// Where a tap on an element works, also where one around it takes it.
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
  /// The share of the area that is off the screen or cut off, from 0 to 1.
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
