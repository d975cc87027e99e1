import Foundation
import TestSupport
import Testing
import ViewGeometry

@testable import ScreenFiles

/// Elements without a rectangle contain others and have no position: their children lie, and are
/// cut, as if they were directly in the parent.
struct DumpWithoutRectangleLaws {
  private struct Node {
    var node: DumpNode
    /// The parent's index among all nodes.
    let parent: Int?
    let hasRectangle: Bool
  }

  private func number(_ random: inout RandomText) -> CGFloat {
    CGFloat(random.below(80) - 20) / 4
  }

  private func nodes(_ random: inout RandomText) -> [Node] {
    var nodes: [Node] = []
    for place in 0..<2 + random.below(7) {
      var node = DumpNode()
      let hasRectangle = place == 0 || random.below(3) > 0
      if hasRectangle {
        node.rectangle = CGRect(
          number(&random), number(&random), CGFloat(4 + random.below(30)),
          CGFloat(4 + random.below(30)))
        if random.below(3) == 0 {
          node.transform = CGAffineTransform(rotationAngle: 1 + number(&random))
        }
        if random.flip() || node.transform != .identity {
          node.bounds = CGRect(
            number(&random), number(&random), CGFloat(4 + random.below(30)),
            CGFloat(4 + random.below(30)))
        }
      }
      // Without a rectangle there is nothing to clip by.
      if random.flip() { node.flags.insert(.clips) }
      nodes.append(
        Node(
          node: node, parent: place == 0 ? nil : max(0, place - 1 - random.below(2)),
          hasRectangle: hasRectangle))
    }
    return nodes
  }

  /// The elements, and the indices of their nodes.
  private func dump(_ nodes: [Node], skipping: Bool) -> (dump: ScreenDump, places: [Int]) {
    var builder = DumpBuilder(hidesInside: false)
    var (elements, places): ([Int?], [Int]) = ([], [])
    for (place, node) in nodes.enumerated() {
      // The parent represents an element that is left out.
      let parent = node.parent.flatMap { elements[$0] }
      if skipping, !node.hasRectangle {
        elements.append(parent)
      } else {
        elements.append(builder.addInParent(node.node, in: parent))
        places.append(place)
      }
    }
    let rules = DumpRules(touch: .frontmost, rounding: 0.1)
    return (ScreenDump(builder, format: .idb, unit: .points, rules: rules), places)
  }

  @Test func `what lies in them lies, is seen and is touched as without them`() {
    for seed in 0..<300 {
      var random = RandomText(seed: seed)
      let nodes = nodes(&random)
      let (whole, lean) = (dump(nodes, skipping: false), dump(nodes, skipping: true))

      for (element, place) in zip(lean.dump.elements, lean.places) {
        let other = whole.dump.elements[place]
        expectEqual(other.frame, element.frame, "seed \(seed), \(place)")
        expectEqual(other.frameInParent, element.frameInParent, "seed \(seed), \(place)")
        for corner in [0.01, 0.3, 0.6, 0.99] as [CGFloat] {
          let point = CGPoint(
            element.frame.minX + corner * element.frame.width,
            element.frame.minY + corner * element.frame.height)
          expectEqual(
            other.holds(point), element.holds(point), "seed \(seed), \(place) at \(point)")
          let (seen, expected) = (
            whole.dump.frontmost(at: point)?.index,
            lean.dump.frontmost(at: point).map { lean.places[$0.index] }
          )
          expectEqual(seen, expected, "seed \(seed), at \(point)")
          let taken = whole.dump.touched(at: point)?.index
          expectEqual(
            taken, lean.dump.touched(at: point).map { lean.places[$0.index] },
            "seed \(seed), at \(point)")
        }
      }
    }
  }

  @Test func `a clipping view without usable numbers cuts nothing off`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 90 90)>
         | <UIView: 0x2; frame = (nan 0; 1 1); clipsToBounds = YES>
         |    | <UIButton: 0x3; frame = (10 10; 50 50)>
      """
    let dump = try ScreenDump(Data(text.utf8))

    expectEqual(dump.elements.map(\.hasFrame), [true, false, true])
    expectEqual(dump.frontmost(at: CGPoint(20, 20))?.index, 2)
    expectEqual(dump.visibleFraction(of: dump.elements[2]), 1)
  }

  @Test func `a view without usable numbers in a rotated one passes the rotation on`() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 90 90)>
         | <UIView: 0x2; frame = (10 20; 30 40); transform = [0, 1, -1, 0, 0, 0]>
         |    | <UIView: 0x3; frame = (nan 0; 1 1)>
         |    |    | <UIButton: 0x4; frame = (0 0; 40 10)>
         |    | <UIButton: 0x5; frame = (0 0; 40 10)>
      """
    let dump = try ScreenDump(Data(text.utf8))

    // The left of the rotated view is at the top, and its top at the right.
    expectEqual(
      dump.elements.suffix(2).map(\.frame), [CGRect(30, 20, 10, 40), CGRect(30, 20, 10, 40)])
  }
}
