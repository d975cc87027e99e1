public import Foundation

/// The explanation of a hit test's result: every visited view, and the rule that determined its
/// verdict.
///
/// Print it:
///
///     print(window.explainHitTest(CGPoint(x: 60, y: 10)))
///
///     (60, 10) hits Label (50, 0, 50, 20).
///     - Window (0, 0, 320, 480) contains (60, 10), so its subviews are tested from front to back.
///       - View (0, 0, 320, 480) is skipped: it is hidden.
///       - Label (50, 0, 50, 20) contains (10, 10), but no subview is hit, so it is hit itself.
public struct HitTestExplanation {
  /// The kinds of verdicts on a visited view.
  public enum Verdict: Sendable, Equatable {
    /// The view contains the point, and one of its descendants is hit.
    case entered
    /// The view contains the point, and none of its descendants is hit.
    case hit
    /// The view's override of `hitTest(_:with:)` returned the view itself or another one.
    case answered
    /// The view's override of `hitTest(_:with:)` returned nil.
    case declined
    /// The view was skipped, together with its descendants.
    case rejected(Rejection)
  }

  /// The rules by which a view, or a node of a custom tree, is skipped.
  public enum Rejection: Sendable, Equatable {
    /// The view is hidden.
    case hidden
    /// The view's user interaction is disabled.
    case disabled
    /// The view's alpha is below 0.01 (R4.3).
    case transparent(alpha: CGFloat)
    /// The point is not in the view's bounds, which don't include their right and bottom edges
    /// (R4.6).
    case outside(bounds: CGRect)
    /// The view's override of `point(inside:with:)` returned false (R4.8).
    case pointInsideDeclined
    /// The point can't be converted into the view, because the view's transform is singular (R4.7)
    /// or, with a perspective, because the point is behind the camera.
    case singular(transform: CGAffineTransform)
  }

  /// A step of a hit test: a visited view and the verdict on it.
  public struct Step {
    /// The visited view.
    public let view: View
    /// The number of levels below the tested view, whose depth is 0.
    public let depth: Int
    /// The point, in the view's bounds coordinates; nil if it can't be converted into them.
    public let point: CGPoint?
    /// The verdict on the view.
    public internal(set) var verdict: Verdict
  }

  /// The point, in the bounds coordinates of the tested view.
  public let point: CGPoint
  /// The result of the hit test; nil if no view is hit.
  public let result: View?
  /// A step for each visited view, in the order of the visits.
  public let steps: [Step]
}

extension HitTestExplanation: CustomStringConvertible {
  /// The result in one line, followed by a line for each visited view.
  public var description: String {
    let target = result.map { $0.hitTestName } ?? "nothing"
    return (["\(point.inBrackets) hits \(target)."] + steps.map(\.description))
      .joined(separator: "\n")
  }
}

extension HitTestExplanation.Step: CustomStringConvertible {
  /// The view and its verdict, indented by its depth.
  public var description: String {
    let place = point?.inBrackets ?? "the point"
    let outcome =
      switch verdict {
      case .entered: "contains \(place), so its subviews are tested from front to back."
      case .hit: "contains \(place), but no subview is hit, so it is hit itself."
      case .answered: "has an override of hitTest that returns a view for \(place)."
      case .declined: "has an override of hitTest that returns nil for \(place)."
      case .rejected(let rejection): "is skipped: \(rejection.reason(at: place))"
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
    case .pointInsideDeclined: "its override of point(inside:) returns false for \(place)."
    case .singular(let transform):
      "its transform [\([transform.a, transform.b, transform.c, transform.d].inShort)] can't be inverted."
    }
  }
}

extension View {
  /// The view's class, its tag if it isn't zero, and its frame.
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
  /// The values without ".0", separated by commas.
  fileprivate var inShort: String {
    map { number in
      let text = number.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    .joined(separator: ", ")
  }
}
