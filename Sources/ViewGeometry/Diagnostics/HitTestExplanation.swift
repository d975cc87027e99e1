public import Foundation

/// Why a hit test ended where it did: every view it looked at, with the rule that decided and the numbers.
///
/// Print it:
///
///     print(window.explainHitTest(CGPoint(x: 60, y: 10)))
///
///     (60, 10) hits Label (50, 0, 50, 20).
///     - Window (0, 0, 320, 480) contains (60, 10): its subviews are asked, front to back.
///       - View (0, 0, 320, 480) is passed over: it is hidden.
///       - Label (50, 0, 50, 20) contains (10, 10): none of its subviews is hit, so it is.
public struct HitTestExplanation {
  /// What happened to a view that was looked at.
  public enum Verdict: Sendable, Equatable {
    /// It contains the point, and one of its subviews is hit.
    case entered
    /// It contains the point, and none of its subviews is hit.
    case hit
    /// Its own `hitTest(_:with:)` answered, with itself or another view.
    case answered
    /// Its own `hitTest(_:with:)` answered nil.
    case declined
    /// It was passed over.
    case rejected(Rejection)
  }

  /// The rule by which a view was passed over.
  public enum Rejection: Sendable, Equatable {
    /// It is hidden.
    case hidden
    /// It doesn't take touches.
    case disabled
    /// Its alpha is below 0.01 (R4.3).
    case transparent(alpha: CGFloat)
    /// The point is not in its bounds; right and bottom edges are outside (R4.6).
    case outside(bounds: CGRect)
    /// Its own `point(inside:with:)` answered false (R4.8).
    case pointInsideDeclined
    /// Its transform can't be undone, so no point of its superview has a place in it (R4.7).
    case singular(transform: CGAffineTransform)
  }

  /// One view that was looked at.
  public struct Step {
    /// The view.
    public let view: View
    /// Its levels below the view that was asked; 0 for that one.
    public let depth: Int
    /// The point in its bounds; nil when its transform can't be undone.
    public let point: CGPoint?
    /// What happened.
    public internal(set) var verdict: Verdict
  }

  /// The point, in the bounds of the view that was asked.
  public let point: CGPoint
  /// What the hit test answers.
  public let result: View?
  /// The views looked at, in the order of looking.
  public let steps: [Step]
}

extension HitTestExplanation: CustomStringConvertible {
  /// The result in one line, and a line for each view that was looked at.
  public var description: String {
    let target = result.map { $0.hitTestName } ?? "nothing"
    return (["\(point.inBrackets) hits \(target)."] + steps.map(\.description))
      .joined(separator: "\n")
  }
}

extension HitTestExplanation.Step: CustomStringConvertible {
  /// The view and what happened to it, indented by its depth.
  public var description: String {
    let place = point?.inBrackets ?? "the point"
    let outcome =
      switch verdict {
      case .entered: "contains \(place): its subviews are asked, front to back."
      case .hit: "contains \(place): none of its subviews is hit, so it is."
      case .answered: "answers for itself at \(place): its class overrides hitTest."
      case .declined: "declines \(place): its class overrides hitTest and answers nil."
      case .rejected(let rejection): "is passed over: \(rejection.reason(at: place))"
      }
    return String(repeating: "  ", count: depth) + "- \(view.hitTestName) \(outcome)"
  }
}

extension HitTestExplanation.Rejection {
  func reason(at place: String) -> String {
    switch self {
    case .hidden: "it is hidden."
    case .disabled: "isUserInteractionEnabled is false."
    case .transparent(let alpha): "its alpha is \(alpha), below 0.01."
    case .outside(let bounds): "\(place) is not in its bounds \(bounds.inBrackets)."
    case .pointInsideDeclined: "its class overrides point(inside:), false for \(place)."
    case .singular(let transform):
      "its transform [\([transform.a, transform.b, transform.c, transform.d].inShort)] can't be undone."
    }
  }
}

extension View {
  /// The class, the tag if there is one, and the frame.
  var hitTestName: String {
    "\(type(of: self))\(tag == 0 ? "" : " #\(tag)") \(frame.inBrackets)"
  }
}

extension CGPoint {
  var inBrackets: String { "(\([x, y].inShort))" }
}

extension CGRect {
  fileprivate var inBrackets: String {
    "(\([origin.x, origin.y, size.width, size.height].inShort))"
  }
}

extension [CGFloat] {
  /// The numbers without ".0", between commas.
  fileprivate var inShort: String {
    map { number in
      let text = number.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    .joined(separator: ", ")
  }
}
