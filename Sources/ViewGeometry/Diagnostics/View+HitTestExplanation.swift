public import Foundation

extension View {
  /// Hit-tests `point`, in the receiver's bounds coordinates, and explains the verdict on each
  /// visited view.
  ///
  /// It takes the same steps as `hitTest(_:with:)`, including overrides, and gives the same result.
  /// Views behind the one that is hit aren't visited. Views that an override of `hitTest(_:with:)`
  /// visits by itself aren't reported.
  ///
  /// ```swift
  /// button.isUserInteractionEnabled = false
  /// let explanation = window.explainHitTest(button.center)
  /// let text = "\(explanation)"  // each visited view, and the reason if it was skipped
  /// ```
  ///
  /// - Complexity: O(visited views and their subviews).
  public final func explainHitTest(_ point: CGPoint) -> HitTestExplanation {
    var search = HitSearch(
      of: ViewTree(asksOverrides: true), in: self, at: SIMD2(point), policy: .uiKit,
      record: ViewHitRecord())
    let result = search.next()
    return HitTestExplanation(point: point, result: result, steps: search.record.steps)
  }
}

/// A record of the steps of a hit test in a view tree.
private struct ViewHitRecord: HitRecord {
  private(set) var steps: [HitTestExplanation.Step] = []

  mutating func look(
    at view: View, depth: Int, _ point: SIMD2<Double>?, _ outcome: HitOutcome
  ) -> Int {
    let verdict: HitTestExplanation.Verdict =
      switch outcome {
      case .entered: .entered
      case .answered: .answered
      case .declined: .declined
      case .singular, .barred, .outside:
        .rejected(HitTestExplanation.Rejection(outcome, of: view) ?? .pointInsideDeclined)
      }
    steps.append(.init(view: view, depth: depth, point: point.map(CGPoint.init), verdict: verdict))
    return steps.count - 1
  }

  mutating func leave(_ step: Int, isInside: Bool, isHit: Bool) {
    if isHit { steps[step].verdict = .hit }
  }
}

/// An element that a hit test can skip, with the properties that explain why.
protocol RejectedElement {
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get }
  var alpha: CGFloat { get }
  /// Whether the element overrides `point(inside:with:)`, so that its bounds have no effect.
  var decidesWhatIsInside: Bool { get }
}

extension View: RejectedElement {
  var decidesWhatIsInside: Bool { flags.contains(.overridesPointInside) }
}

extension ElementGeometry: RejectedElement {
  var decidesWhatIsInside: Bool { false }
}

extension HitTestExplanation.Rejection {
  /// Creates the reason why a hit test skipped an element; returns nil if it wasn't skipped.
  init?(_ outcome: HitOutcome, of element: some RejectedElement) {
    switch outcome {
    case .singular: self = .singular(transform: element.transform)
    case .barred(let flags) where flags.contains(.hidden): self = .hidden
    case .barred(let flags) where flags.contains(.interactionDisabled): self = .disabled
    case .barred: self = .transparent(alpha: element.alpha)
    case .outside:
      self = element.decidesWhatIsInside ? .pointInsideDeclined : .outside(bounds: element.bounds)
    case .entered, .answered, .declined: return nil
    }
  }
}
