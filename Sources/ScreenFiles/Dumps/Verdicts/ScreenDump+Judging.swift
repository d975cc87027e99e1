public import Foundation
import ViewGeometry

extension ScreenDump {
  /// The rectangle that counts as the screen: that of the first element with an area, a window or an application.
  public var screen: CGRect {
    elements.first { !$0.box.isEmpty }?.frame ?? .null
  }

  /// Whether an element can be tapped, and what is in the way.
  ///
  /// In the way are the flags of the element and of those around it, the edges of the screen, what cuts it off, and every element in front
  /// that takes touches (``touched(at:)``) and neither lies in it nor holds it. Where something is turned its box counts.
  ///
  /// - Complexity: O(log n + k³) for k elements over it of which none lies under another.
  public func verdict(of element: Element) -> Verdict {
    Judgement(of: element, in: self).verdict
  }

  /// Whether the element at a place in document order can be tapped, and what is in the way.
  ///
  /// - Precondition: The place is one of ``elements``.
  /// - Complexity: As of the verdict of the element itself.
  public func verdict(of index: Int) -> Verdict {
    precondition(
      elements.indices.contains(index), "There is no element \(index) of \(elements.count).")
    return verdict(of: elements[index])
  }

  /// The verdicts of all elements, in document order.
  ///
  /// - Complexity: O(n log n) where few elements lie over each.
  public func verdicts() -> [Verdict] { elements.map { verdict(of: $0) } }
}

/// How a verdict comes about.
struct Judgement {
  private(set) var verdict: ScreenDump.Verdict
  /// What is free of the element.
  private(set) var free: FreeArea?

  init(of element: ScreenDump.Element, in dump: ScreenDump) {
    let model = dump.model
    var findings = Self.findings(ofFlags: element, model.rules)
    let box = element.box
    var point: CGPoint?
    var (clearance, fraction) = (0.0, 0.0)
    if !element.hasFrame {
      findings.append(.withoutFrame)
    } else if box.isEmpty {
      findings.append(.empty)
    } else {
      let onScreen = box.intersection(Extent(dump.screen))
      if onScreen.area < box.area {
        findings.append(.offScreen(fraction: CGFloat(1 - onScreen.area / box.area)))
      }
      let reach = Self.cut(onScreen, by: element, model, whole: box.area, &findings)
      let covers = Self.covers(of: element, in: reach, model)
      let area = FreeArea(reach, covers: covers.map(\.box))
      findings += Self.findings(ofCovers: covers, over: reach)
      free = area
      fraction = area.area / box.area
      if let largest = area.largestRectangle() {
        point = CGPoint(x: (largest.minX + largest.maxX) / 2, y: (largest.minY + largest.maxY) / 2)
        clearance = min(largest.width, largest.height) / 2
      }
      if let point, let handler = Self.handler(of: element, at: point, in: dump) {
        findings.append(.handled(by: handler))
      }
    }
    verdict = ScreenDump.Verdict(
      element: element.index, findings: findings, tapPoint: point, clearance: CGFloat(clearance),
      reachableFraction: CGFloat(fraction), name: element.shortName)
  }

  private static func findings(
    ofFlags element: ScreenDump.Element, _ rules: DumpRules
  ) -> [ScreenDump.Verdict.Finding] {
    var findings: [ScreenDump.Verdict.Finding] = []
    if element.flags.contains(.transparent) {
      findings.append(.transparent)
    } else if element.isHidden {
      findings.append(.hidden)
    }
    if element.flags.contains(.disabled) { findings.append(.disabled) }
    let isPassedBy = rules.touch == .clickable && element.flags.isDisjoint(with: .takesClicks)
    if isPassedBy || element.flags.contains(.inert) { findings.append(.ignoresTouches) }
    return findings
  }

  /// What is left of a box after all around an element that cuts it off; each that takes something away is a finding.
  private static func cut(
    _ box: Extent, by element: ScreenDump.Element, _ model: DumpModel, whole: Double,
    _ findings: inout [ScreenDump.Verdict.Finding]
  ) -> Extent {
    var left = box
    var next = element.parent
    while let around = next, !left.isEmpty {
      let outer = model.elements[around]
      if outer.hasFrame, outer.flags.contains(.clips) || model.rules.touch == .uiKit {
        let part = left.intersection(outer.box)
        if part.area < left.area {
          findings.append(
            .clipped(by: around, fraction: CGFloat((left.area - part.area) / whole)))
        }
        left = part
      }
      next = outer.parent
    }
    return left
  }

  /// What lies in front of an element and takes touches, without its relatives.
  private static func covers(
    of element: ScreenDump.Element, in box: Extent, _ model: DumpModel
  ) -> [(element: Int, box: Extent)] {
    guard !box.isEmpty else { return [] }
    let ranks = model.order.ranks
    let boxes = model.touchBoxes
    let rank = ranks[element.index]
    return model.touchable.elements(in: box).filter {
      ranks[$0] > rank && !model.isInside($0, element.index) && !model.isInside(element.index, $0)
    }.map { ($0, boxes[$0]) }
  }

  /// A finding for each element that lies in no other one over the same box, the largest first.
  private static func findings(
    ofCovers covers: [(element: Int, box: Extent)], over box: Extent
  ) -> [ScreenDump.Verdict.Finding] {
    var told: [Extent] = []
    var findings: [ScreenDump.Verdict.Finding] = []
    let parts = covers.map { (element: $0.element, box: $0.box.intersection(box)) }
    for part in parts.sorted(by: { ($0.box.area, $1.element) > ($1.box.area, $0.element) })
    where !told.contains(where: { $0.intersection(part.box) == part.box }) {
      told.append(part.box)
      findings.append(.covered(by: part.element, fraction: CGFloat(part.box.area / box.area)))
    }
    return findings
  }

  /// The element around one that takes a tap meant for it; nil where it, or something in it, takes it.
  private static func handler(
    of element: ScreenDump.Element, at point: CGPoint, in dump: ScreenDump
  ) -> Int? {
    guard let taker = dump.touched(at: point)?.index, taker != element.index,
      dump.model.isInside(element.index, taker)
    else { return nil }
    return taker
  }
}

extension ScreenDump.Element {
  /// What it is and is called, for messages.
  var shortName: String {
    let called = identifier ?? name
    return [role.isEmpty ? "element" : role, called.map { "\"\($0)\"" }].compactMap { $0 }
      .joined(separator: " ")
  }
}
