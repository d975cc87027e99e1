import Foundation

/// A tool's report on whether an element is hittable.
struct ReportedHittable {
  let element: Int
  let isHittable: Bool
}

extension ScreenDump {
  /// The maximum number of reports to compare.
  private static let most = 2_000

  /// Returns the dump with remarks on elements whose reported hittability contradicts the
  /// rectangles.
  ///
  /// A report contradicts the rectangles if an element is reported as hittable but has no reachable
  /// part, or if an element without children is reported as not hittable but is completely
  /// reachable. Elements without a rectangle are ignored.
  func comparing(_ told: [ReportedHittable]) -> ScreenDump {
    var (covered, reachable) = ([Int](), [Int]())
    let parents = Set(elements.compactMap(\.parent))
    for answer in told.prefix(Self.most) where elements[answer.element].hasFrame {
      let fraction = verdict(of: answer.element).reachableFraction
      if answer.isHittable, fraction <= 0 { covered.append(answer.element) }
      // Containers are often reported as not hittable, because one of their children would be hit.
      let isFree = fraction >= 1 && !parents.contains(answer.element)
      if !answer.isHittable, isFree { reachable.append(answer.element) }
    }
    var remarks: [Remark] = []
    func note(_ places: [Int], _ sentence: String) {
      guard let first = places.first else { return }
      var remark = Remark(kind: .ambiguous, text: sentence, line: elements[first].line)
      remark.repetitions = places.count - 1
      remarks.append(remark)
    }
    note(covered, "the tool reports an element as hittable that is completely covered or cut off")
    note(reachable, "the tool reports an element as not hittable that isn't covered")
    return remarks.isEmpty ? self : adding(remarks)
  }
}
