public import Foundation

/// A point at which two hit-test policies produce different results.
///
/// This is how a disagreement is printed:
///
///     (60, 10) hits Card #1 (50, 0, 50, 20) with overflow but nothing within bounds.
///     - The point is outside Row (0, 0, 40, 20), which doesn't clip its subviews.
public struct HitTestDisagreement {
  /// The point, in the bounds coordinates of the tested view.
  public let point: CGPoint
  /// The first policy and its result; the view is nil if the policy hits nothing.
  public let first: (policy: HitTestPolicy, view: View?)
  /// The second policy and its result; the view is nil if the policy hits nothing.
  public let second: (policy: HitTestPolicy, view: View?)
  /// The views that don't contain the point, on the path from the tested view down to a result.
  ///
  /// If only one of the policies tests views beyond their superviews' bounds, the path ends with
  /// its result, and these views are a reason why the results differ. The array is empty if all
  /// views on the paths to both results contain the point.
  public let overflown: [View]
}

extension HitTestDisagreement: CustomStringConvertible {
  /// Both results in one line, and a line for each view in `overflown`.
  public var description: String {
    let answers = [first, second].map { answer in
      "\(answer.view.map(\.hitTestName) ?? "nothing") \(answer.policy.inWords)"
    }
    let reasons = overflown.map { view in
      "- The point is outside \(view.hitTestName), which \(view.clipsToBounds ? "clips" : "doesn't clip") its subviews."
    }
    return (["\(point.inBrackets) hits \(answers.joined(separator: " but "))."] + reasons)
      .joined(separator: "\n")
  }
}

extension View {
  /// Returns a disagreement for each of the given points at which two policies produce different
  /// results.
  ///
  /// The points are in the receiver's bounds coordinates.
  ///
  /// - Complexity: O(points · visited views), and O(depth²) for each disagreement.
  public final func hitTestDisagreements(
    between first: HitTestPolicy, and second: HitTestPolicy, at points: [CGPoint]
  ) -> [HitTestDisagreement] {
    points.compactMap { point in
      let answers = (hitTest(point, policy: first), hitTest(point, policy: second))
      guard answers.0 !== answers.1 else { return nil }
      // If both policies test views beyond their superviews' bounds, either result may be a view
      // beyond the bounds of its superview.
      let reached =
        first.reachesOverflow ? [answers.0, answers.1] : [answers.1, answers.0]
      let overflown = reached.map { viewsNotContaining(point, above: $0) }
      return HitTestDisagreement(
        point: point, first: (first, answers.0), second: (second, answers.1),
        overflown: overflown[0].isEmpty ? overflown[1] : overflown[0])
    }
  }

  /// Returns a disagreement for each view at whose center two policies produce different results.
  ///
  /// The centers of the receiver and all its descendants are tested.
  ///
  /// - Complexity: O(views · (depth + visited views)), and O(depth²) for each disagreement.
  public final func hitTestDisagreements(
    between first: HitTestPolicy, and second: HitTestPolicy
  ) -> [HitTestDisagreement] {
    var points: [CGPoint] = []
    visitDescendants { view in
      let bounds = view.bounds
      points.append(view.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: self))
      return true
    }
    return hitTestDisagreements(between: first, and: second, at: points)
  }

  /// Returns the views from the receiver down to `view` that don't contain `point`.
  ///
  /// The point is in the receiver's bounds coordinates. The result is empty if `view` is nil.
  private func viewsNotContaining(_ point: CGPoint, above view: View?) -> [View] {
    var path: [View] = []
    var next = view
    while let view = next {
      path.append(view)
      next = view === self ? nil : view.superview
    }
    return path.reversed().filter { !$0.point(inside: convert(point, to: $0), with: nil) }
  }
}
