import Foundation
import ViewGeometry

@testable import TestSupport

extension ChromiumTree {
  /// The queries that `engine`, built from `tree`, answers differently than the browser, by name,
  /// in words.
  ///
  /// The browser boxed rectangles once at the end. So its answers hold for the box of a converted
  /// quad, and for a converted rectangle if one view is an ancestor of the other (R3.7).
  func disagreements(with engine: some GeometryEngine, builtFrom tree: NaiveTree)
    -> [String: String]
  {
    var disagreements: [String: String] = [:]
    for (number, question) in ops.enumerated() {
      guard let answer = wrongAnswer(of: engine, to: question, in: tree) else { continue }
      disagreements["\(seed)#\(number)"] = "\(question) was answered \(answer)"
    }
    return disagreements
  }

  private func wrongAnswer(
    of engine: some GeometryEngine, to question: ChromiumQuestion, in tree: NaiveTree
  ) -> String? {
    switch question {
    case .convertPoint(let point, let source, let target, let expected, let tolerance):
      let answer = engine.convert(point, from: source, to: target)
      let isExact = comparesExactly(from: source, to: target, in: tree)
      return agrees(answer, expected, exactly: isExact, tolerance: tolerance) ? nil : "\(answer)"

    case .convertRect(let rect, let source, let target, let expected, let tolerance):
      let isExact = comparesExactly(from: source, to: target, in: tree)
      let quad = engine.convert(Quad(rect), from: source, to: target)
      guard agrees(quad.boundingBox, expected, exactly: isExact, tolerance: tolerance) else {
        return "\(quad)"
      }
      let ancestor = tree.commonAncestor(of: source, target)
      guard ancestor == source || ancestor == target else { return nil }
      let answer = engine.convert(rect, from: source, to: target)
      return agrees(answer, expected, exactly: isExact, tolerance: tolerance) ? nil : "\(answer)"

    case .frame(let view, let expected, let tolerance):
      let answer = engine.frame(of: view)
      let parent = tree.views[view].parent ?? view
      let isExact = comparesExactly(from: view, to: parent, in: tree)
      return agrees(answer, expected, exactly: isExact, tolerance: tolerance) ? nil : "\(answer)"

    case .hitTest(let point, let root, let expected):
      let answer = engine.hitTest(point, in: root)
      return answer == expected ? nil : answer.map { "\($0)" } ?? "nil"
    }
  }

  // Integers and dyadic fractions survive routes that only translate, bit for bit.
  private func comparesExactly(from source: Int, to target: Int, in tree: NaiveTree) -> Bool {
    (kind == "int" || kind == "dyadic") && tree.isTranslation(from: source, to: target)
  }
}

extension NaiveTree {
  /// Whether every map between two views of a tree is a translation.
  func isTranslation(from source: Int, to target: Int) -> Bool {
    let ancestor = commonAncestor(of: source, target)
    return [source, target].allSatisfy { end in
      ancestry(of: end).prefix { $0 != ancestor }.allSatisfy { index in
        let m = views[index].transform
        return m.a == 1 && m.b == 0 && m.c == 0 && m.d == 1
      }
    }
  }
}

/// The tolerance of cases that give none: relative above 1, absolute below.
let conformanceTolerance = 1e-9

func agrees(
  _ answer: CGPoint, _ expected: CGPoint, exactly: Bool, tolerance: Double? = nil
) -> Bool {
  agrees(
    [answer.x, answer.y], [expected.x, expected.y], exactly: exactly, tolerance: tolerance)
}

func agrees(_ answer: CGRect, _ expected: CGRect, exactly: Bool, tolerance: Double? = nil) -> Bool {
  agrees(
    [answer.origin.x, answer.origin.y, answer.size.width, answer.size.height],
    [expected.origin.x, expected.origin.y, expected.size.width, expected.size.height],
    exactly: exactly, tolerance: tolerance)
}

func agrees(
  _ answer: [CGFloat], _ expected: [CGFloat], exactly: Bool, tolerance: Double?
) -> Bool {
  zip(answer, expected).allSatisfy { answer, expected in
    if exactly { return answer == expected }
    let allowed = tolerance ?? conformanceTolerance * max(1, abs(Double(expected)))
    return abs(Double(answer - expected)) <= allowed
  }
}
