import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFiles

/// The snapshot of a dump, in which an element is hidden if neither it nor a descendant is visible.
struct DumpSnapshotLaws {
  private func dump(_ random: inout RandomText, hidesInside: Bool) -> ScreenDump {
    var builder = DumpBuilder(hidesInside: hidesInside)
    for place in 0..<2 + random.below(10) {
      var node = DumpNode()
      if random.below(3) == 0 { node.flags.insert(.hidden) }
      node.rectangle = CGRect(
        CGFloat(random.below(30)), CGFloat(random.below(30)), CGFloat(1 + random.below(20)),
        CGFloat(1 + random.below(20)))
      builder.addOnScreen(node, in: place == 0 ? nil : max(0, place - 1 - random.below(3)))
    }
    let rules = DumpRules(touch: .frontmost, rounding: 0.1)
    return ScreenDump(builder, format: .idb, unit: .points, rules: rules)
  }

  @Test(arguments: [false, true])
  func `what is seen is found in its rectangle, in hidden elements too`(hidesInside: Bool) {
    for seed in 0..<150 {
      var random = RandomText(seed: seed)
      let dump = dump(&random, hidesInside: hidesInside)
      func isIn(_ outer: Int, _ inner: Int) -> Bool {
        var next: Int? = inner
        while let place = next {
          if place == outer { return true }
          next = dump.elements[place].parent
        }
        return false
      }
      let seen = dump.elements.filter { !$0.isHidden }
      let shown = dump.elements.filter { element in seen.contains { isIn(element.index, $0.index) }
      }

      for element in dump.elements {
        let found = dump.snapshot.elements(in: element.frame).contains(dump.id(of: element))
        expectEqual(
          found, shown.map(\.index).contains(element.index),
          "seed \(seed), \(element.index) is \(found ? "" : "not ")found")
      }
    }
  }

  @Test func `a button shown in a hidden group is hit in the snapshot`() {
    var builder = DumpBuilder(hidesInside: false)
    for place in 0..<3 {
      var node = DumpNode()
      let inset = CGFloat(10 * place)
      node.rectangle = CGRect(inset, inset, 90 - 3 * inset, 90 - 3 * inset)
      if place == 1 { node.flags = .hidden }
      builder.addOnScreen(node, in: place == 0 ? nil : place - 1)
    }
    let dump = ScreenDump(
      builder, format: .idb, unit: .points, rules: DumpRules(touch: .frontmost, rounding: 0.1))

    let hit = dump.snapshot.hitTest(CGPoint(25, 25)).flatMap(dump.element)

    expectEqual(hit?.index, 2)
    expectEqual(dump.frontmost(at: CGPoint(25, 25))?.index, 2)
  }
}
