public import Foundation
public import ViewGeometry

extension ScreenDump {
  /// A rule that determines which element is at a point.
  public enum PointRule: Sendable, Hashable {
    /// ``touched(at:)``: the element that receives a touch by the format's rule.
    case touched
    /// ``frontmost(at:)``: the frontmost visible element.
    case seen
    /// The element whose center is tested, even if others cover it.
    ///
    /// This is the rule of tools that tap the centers of elements.
    case aim
    /// The last visible element in document order that contains the point.
    ///
    /// This is the rule of most viewers.
    case documentOrder
    /// The smallest visible element that contains the point; of equally small ones, the last in
    /// document order.
    ///
    /// This is the rule of tools that don't know the stacking order.
    case smallestArea
    /// The result of a hit test with the given policy; the format determines which elements receive
    /// touches.
    case policy(HitTestPolicy)
  }

  /// A point at which two rules have different results.
  public struct Disagreement: Sendable, Hashable {
    /// The index of the element whose center is the point.
    public let aim: Int
    /// The point, in screen coordinates.
    public let point: CGPoint
    /// The index of the element that the first rule finds; nil if it finds none.
    public let first: Int?
    /// The index of the element that the second rule finds; nil if it finds none.
    public let second: Int?
  }

  /// Returns the centers of elements at which two rules have different results.
  ///
  ///     dump.disagreements(between: .aim, and: .touched)  // where tapping the center fails
  ///
  /// Two results agree if one element is a descendant of the other, since a tap on a button's label
  /// is a tap on the button.
  ///
  /// - Parameters:
  ///   - first: The first rule.
  ///   - second: The second rule.
  ///   - elements: The elements whose centers are tested; by default the targets
  ///     (``isTarget(_:)``). Elements without an area, and those whose centers are off the screen,
  ///     are ignored.
  /// - Complexity: After the first query of a dump with n elements, O(log n + k) for each tested
  ///   element, where k is the number of elements at its center. In addition, each rule with a
  ///   policy other than the format's own takes O((n + p) log n) once, where p is the number of
  ///   visible or touchable parts of elements.
  public func disagreements(
    between first: PointRule, and second: PointRule, atMiddlesOf elements: [Element]? = nil
  ) -> [Disagreement] {
    let (one, other) = (PointAsker(first, self), PointAsker(second, self))
    let (nesting, area) = (model.nesting, Extent(screen))
    return (elements ?? self.elements.filter(isTarget)).compactMap { element in
      let point = CGPoint(x: element.frame.midX, y: element.frame.midY)
      guard !element.box.isEmpty, area.contains(x: Double(point.x), y: Double(point.y)) else {
        return nil
      }
      let answers = (
        one.answer(at: point, aim: element.index), other.answer(at: point, aim: element.index)
      )
      guard answers.0 != answers.1 else { return nil }
      if let first = answers.0, let second = answers.1, nesting.areRelatives(first, second) {
        return nil
      }
      return Disagreement(aim: element.index, point: point, first: answers.0, second: answers.1)
    }
  }
}

extension ScreenDump.Disagreement: CustomStringConvertible {
  /// The element, the point and both results in one line.
  public var description: String {
    func name(_ answer: Int?) -> String { answer.map { "element \($0)" } ?? "nothing" }
    let place = String(format: "%g, %g", Double(point.x), Double(point.y))
    return "the middle of element \(aim), \(place): \(name(first)) or \(name(second))"
  }
}

/// One rule, prepared for queries.
private struct PointAsker {
  private let rule: ScreenDump.PointRule
  private let dump: ScreenDump
  /// The visibility map for the rule's policy; nil if the rule isn't a policy.
  private let map: VisibilityMap?

  init(_ rule: ScreenDump.PointRule, _ dump: ScreenDump) {
    (self.rule, self.dump) = (rule, dump)
    guard case .policy(let policy) = rule else {
      map = nil
      return
    }
    let own = dump.model.visibility.map
    var asked = own.policy
    asked.touches = policy
    map = policy == own.policy.touches ? own : VisibilityMap(of: own.snapshot, policy: asked)
  }

  func answer(at point: CGPoint, aim: Int) -> Int? {
    switch rule {
    case .touched: return dump.touched(at: point)?.index
    case .seen: return dump.frontmost(at: point)?.index
    case .aim: return aim
    case .documentOrder: return shown(at: point).max()
    case .smallestArea:
      return shown(at: point).min {
        let (first, second) = (dump.elements[$0].box.area, dump.elements[$1].box.area)
        return (first, $1) < (second, $0)
      }
    case .policy:
      let found = map?.touchedElement(at: point).flatMap { dump.model.visibility.place(of: $0) }
      return found.map {
        dump.model.rules.touch == .webPage ? dump.model.elementOfPage(at: $0) : $0
      }
    }
  }

  /// Returns the indices of the visible elements that contain a point.
  private func shown(at point: CGPoint) -> [Int] {
    dump.model.seen.elements(holding: point).filter {
      !dump.model.hasTransforms || dump.model.shows($0, at: point, isForTouches: false)
    }
  }
}
